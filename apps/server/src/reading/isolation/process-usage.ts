import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a process occupies and has used so far. */
export interface ProcessUsage {
  readonly residentBytes: number;
  /** Of all its threads, in the kernel as well. */
  readonly cpuSeconds: number;
}

/**
 * Looks at a process from outside, because one that is stuck in WebAssembly can tell nothing, and because no limit of
 * Node's covers WebAssembly memory. Null when there is no such process.
 */
export async function readUsage(pid: number): Promise<ProcessUsage | null> {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** The unit of /proc on every Linux, whatever the kernel counts in. */
const TICKS_PER_SECOND = 100;

async function fromProc(pid: number): Promise<ProcessUsage | null> {
  const [status, stat] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
  ]);
  // Not from the shorter statm: it counts in memory pages, whose size differs between machines.
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  // The name in brackets may hold brackets and spaces. After it, field 3 comes first; 14 and 15 are the two times.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  if (kilobytes === undefined || !Number.isFinite(ticks)) return null;
  return { residentBytes: Number(kilobytes) * 1024, cpuSeconds: ticks / TICKS_PER_SECOND };
}

async function fromPs(pid: number): Promise<ProcessUsage | null> {
  const printed = await run('/bin/ps', ['-o', 'rss=', '-o', 'time=', '-p', String(pid)], { env: { LC_ALL: 'C' } }).then(
    ({ stdout }) => stdout,
    () => '',
  );
  return parsePsUsage(printed);
}

/** "  84992   1:02.37": kilobytes, and a time of minutes or of hours and minutes, on some systems with days before. */
export function parsePsUsage(printed: string): ProcessUsage | null {
  const found = /^\s*(\d+)\s+(?:(\d+)-)?([\d:.]+)\s*$/.exec(printed);
  if (found === null) return null;
  const [, kilobytes, days = '0', time = ''] = found;
  const seconds = time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return { residentBytes: Number(kilobytes) * 1024, cpuSeconds: Number(days) * 86_400 + seconds };
}
