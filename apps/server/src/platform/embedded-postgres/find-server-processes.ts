import { execFile } from 'node:child_process';
import { readdir, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The server processes that work on this cluster, given by its real path. A number from a file proves nothing, it may
 * be a stranger's by now; a program named postgres whose working folder is this cluster is ours, since PostgreSQL
 * always works from there.
 */
export async function findServerProcesses(cluster: string): Promise<number[]> {
  const found = await listServerProcesses();
  // A server still at work after its folder was deleted holds the socket's name, which the next one needs.
  return found.filter(({ cwd }) => cwd === cluster || cwd === `${cluster} (deleted)`).map(({ pid }) => pid);
}

export function listServerProcesses(): Promise<Found[]> {
  return process.platform === 'linux' ? listFromProc() : listFromLsof();
}

interface Found {
  readonly pid: number;
  readonly cwd: string;
}

async function listFromProc(): Promise<Found[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const exe = await readLink(pid, 'exe');
      // A program whose file was replaced by a later installation is marked as deleted.
      if (!/\/postgres( \(deleted\))?$/.test(exe)) return [];
      return [{ pid: Number(pid), cwd: await readLink(pid, 'cwd') }];
    }),
  );
  return found.flat();
}

/** What may not be read belongs to another account and hence not to this cluster. */
function readLink(pid: string, name: 'cwd' | 'exe'): Promise<string> {
  return readlink(`/proc/${pid}/${name}`).catch(() => '');
}

/** For macOS, which has no /proc and brings lsof. Exported so that it can be compared with the other list on Linux. */
export async function listFromLsof(): Promise<Found[]> {
  // One line a fact: "p" and the number, then "n" and the folder. It fails when there is nothing to list.
  const printed = await run('lsof', ['-w', '-a', '-d', 'cwd', '-c', 'postgres', '-Fpn'], {
    env: { PATH: '/usr/sbin:/usr/bin:/bin', LC_ALL: 'C' },
  }).then(
    ({ stdout }) => stdout,
    () => '',
  );
  const facts = printed.matchAll(/^p(\d+)\n(?:f.*\n)?n(.*)$/gm);
  return [...facts].map(([, pid, cwd]) => ({ pid: Number(pid), cwd: cwd ?? '' }));
}
