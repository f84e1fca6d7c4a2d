import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The memory that a process really occupies, or null when there is no such process. From outside, because a process
 * that is stuck in WebAssembly cannot tell it, and because no limit of Node's covers WebAssembly memory.
 */
export async function residentBytes(pid: number): Promise<number | null> {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** From status and not from the shorter statm: statm counts in memory pages, whose size differs between machines. */
async function fromProc(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

async function fromPs(pid: number): Promise<number | null> {
  const printed = await run('/bin/ps', ['-o', 'rss=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  return /^\d+$/.test(printed) ? Number(printed) * 1024 : null;
}
