import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where a process number means something: the same number is another process elsewhere. */
export interface Machine {
  readonly hostname: string;
  /** Changes with every boot, because numbers and start times begin anew then. */
  readonly bootId: string;
  /** Containers on one machine count their processes separately. */
  readonly pidNamespace: string;
}

export async function describeMachine(): Promise<Machine> {
  if (process.platform === 'darwin') {
    const bootId = await run('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid']).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
    return { hostname: hostname(), bootId, pidNamespace: '' };
  }
  const [bootId, pidNamespace] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  return { hostname: hostname(), bootId: bootId.trim(), pidNamespace };
}

/**
 * When the process began, in whatever form the system gives it, or null when no such process runs. A number alone does
 * not name a process, since numbers are used again; a number with its start time does. A process that has ended and
 * waits for its parent to notice (a zombie) holds nothing any more and counts as not running.
 */
export async function readProcessStart(pid: number): Promise<string | null> {
  return process.platform === 'linux' ? readLinuxStart(pid) : readPsStart(pid);
}

async function readLinuxStart(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The second field is the program's name in brackets and may itself hold brackets and spaces: count from its end.
  // After it come field 3 (state) and, 19 places on, field 22 (start in clock ticks since boot).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  if (state === 'Z' || state === 'X') return null;
  return fields[19] ?? null;
}

async function readPsStart(pid: number): Promise<string | null> {
  const printed = await run('/bin/ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], {
    env: { LC_ALL: 'C' },
  }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  if (printed === '' || printed.startsWith('Z')) return null;
  return printed.replace(/^\S+\s+/, '');
}
