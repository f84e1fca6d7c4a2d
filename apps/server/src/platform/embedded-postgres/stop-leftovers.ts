import { execFile } from 'node:child_process';
import { readdir, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';
import { readProcessStart } from '../process-identity.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { waitUntil } from './wait-until.ts';

const run = promisify(execFile);

/**
 * A killed service leaves its database running: it would serve on, and a second one on the same files would refuse to
 * start. The caller holds the lock of the data folder, so whatever still runs on it has lost its owner and is stopped.
 * Answers the number in postmaster.pid when it now belongs to a stranger, who is left alone.
 */
export async function stopLeftovers(clusterDir: string, log: (line: string) => void): Promise<number | null> {
  const cluster = await realpath(clusterDir);
  const recorded = (await readPostmasterFile(cluster))?.pid ?? null;
  const isOrphan = recorded !== null && (await findServerProcesses(cluster, recorded)).includes(recorded);

  if (isOrphan) {
    log(`A PostgreSQL (process ${recorded}) left by an earlier run still uses ${clusterDir}; stopping it.`);
    const stillThere = async () => (await findServerProcesses(cluster, recorded)).filter((pid) => pid === recorded);
    // Fast shutdown writes a checkpoint; immediate leaves that to the recovery at the next start; neither loses data.
    await endAll(cluster, stillThere, [
      ['SIGINT', 20],
      ['SIGQUIT', 5],
      ['SIGKILL', 5],
    ]);
  }
  // Without their postmaster the others end by themselves as soon as they look up from what they are doing.
  await endAll(cluster, () => findServerProcesses(cluster, recorded), [
    [null, 3],
    ['SIGQUIT', 3],
    ['SIGKILL', 5],
  ]);
  if (recorded === null || isOrphan || (await readProcessStart(recorded)) === null) return null;
  return recorded;
}

type Step = readonly [signal: NodeJS.Signals | null, limitSeconds: number];

async function endAll(cluster: string, find: () => Promise<number[]>, steps: readonly Step[]): Promise<void> {
  for (const [signal, limitSeconds] of steps) {
    if (signal !== null) for (const pid of await find()) sendSignal(pid, signal);
    if (await waitUntil(async () => (await find()).length === 0, limitSeconds)) return;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL processes of an earlier run still use ${cluster} and cannot be stopped: ${(await find()).join(', ')}. ` +
      'End them by hand and start again.',
  );
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Gone in the meantime, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * The server processes that work on this cluster. A number from a file proves nothing, it may be a stranger's by now;
 * a program named postgres whose working folder is this cluster is ours, since PostgreSQL always works from there.
 */
async function findServerProcesses(cluster: string, recorded: number | null): Promise<number[]> {
  if (process.platform !== 'linux') return findByArguments(cluster, recorded);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const checked = await Promise.all(
    pids.map(async (pid) => {
      const [cwd, exe] = await Promise.all([link(pid, 'cwd'), link(pid, 'exe')]);
      // A program whose file was replaced by a later installation is marked as deleted.
      return cwd === cluster && /\/postgres( \(deleted\))?$/.test(exe) ? [Number(pid)] : [];
    }),
  );
  return checked.flat();
}

/** What may not be read belongs to another account and hence not to this cluster. */
function link(pid: string, name: 'cwd' | 'exe'): Promise<string> {
  return readlink(`/proc/${pid}/${name}`).catch(() => '');
}

/** Without /proc only the postmaster can be told apart: its arguments name the cluster. */
async function findByArguments(cluster: string, recorded: number | null): Promise<number[]> {
  if (recorded === null || (await readProcessStart(recorded)) === null) return [];
  const command = await run('/bin/ps', ['-ww', '-o', 'command=', '-p', String(recorded)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  return /\/postgres /.test(command) && command.includes(`-D ${cluster} `) ? [recorded] : [];
}
