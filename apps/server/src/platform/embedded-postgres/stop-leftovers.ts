import { realpath } from 'node:fs/promises';
import { readProcessStart } from '../process-identity.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findServerProcesses } from './find-server-processes.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { waitUntil } from './wait-until.ts';

/**
 * A killed service leaves its database running: it would serve on, and a second one on the same files would refuse to
 * start. The caller holds the lock of the data folder, so whatever still runs on it has lost its owner and is stopped.
 * Answers the number in postmaster.pid when it now belongs to a stranger, who is left alone.
 */
export async function stopLeftovers(clusterDir: string, log: (line: string) => void): Promise<number | null> {
  const cluster = await realpath(clusterDir);
  const recorded = (await readPostmasterFile(cluster))?.pid ?? null;
  const isOrphan = recorded !== null && (await findServerProcesses(cluster)).includes(recorded);

  if (isOrphan) {
    log(`A PostgreSQL (process ${recorded}) left by an earlier run still uses ${clusterDir}; stopping it.`);
    const stillThere = async () => (await findServerProcesses(cluster)).filter((pid) => pid === recorded);
    // Fast shutdown writes a checkpoint; immediate leaves that to the recovery at the next start; neither loses data.
    await endAll(cluster, stillThere, [
      ['SIGINT', 20],
      ['SIGQUIT', 5],
      ['SIGKILL', 5],
    ]);
  }
  // Without their postmaster the others end by themselves as soon as they look up from what they are doing. A server
  // whose folder was deleted under it has no file to be found by and is met here as well.
  await endAll(cluster, () => findServerProcesses(cluster), [
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
