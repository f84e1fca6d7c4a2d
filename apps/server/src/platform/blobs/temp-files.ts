import { createHash, randomBytes } from 'node:crypto';
import { readdir, readlink, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../keyring/durable-files.ts';

const NAME = /^([0-9a-f]{12})\.(\d+)\.[0-9a-f]{16}\.part$/;
/** No upload goes a day without a write, so whatever is older belongs to nobody, on whichever machine it was made. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** File systems round times, some of them to two seconds. */
const CLOCK_SLACK_MS = 2_000;

export async function tempFilePath(folder: string): Promise<string> {
  return join(folder, `${await machineTag()}.${process.pid}.${randomBytes(8).toString('hex')}.part`);
}

/** Removes what killed processes left behind. Files of processes that may still be writing are kept. */
export async function sweepTempFiles(folder: string): Promise<void> {
  const ourMachine = await machineTag();
  for (const name of await readdir(folder)) {
    const [, machine, pid] = NAME.exec(name) ?? [];
    if (machine === undefined) continue;
    const path = join(folder, name);
    try {
      const { mtimeMs } = await stat(path);
      const isDead = machine === ourMachine && wroteBeforeItsEnd(Number(pid), mtimeMs);
      if (isDead || Date.now() - mtimeMs > MAX_AGE_MS) await unlink(path);
    } catch (error) {
      // Finished or swept by another process in between.
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
}

/**
 * Whether the writer is certainly gone. In a container the service has the same process number after every restart:
 * with our own number, a file from before our own start is another life's.
 */
function wroteBeforeItsEnd(pid: number, mtimeMs: number): boolean {
  if (pid === process.pid) return mtimeMs < Date.now() - process.uptime() * 1000 - CLOCK_SLACK_MS;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/** Process numbers mean something only within one machine and, with containers, within one namespace of it. */
async function machineTag(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return createHash('sha256').update(`${hostname()}\0${namespace}`).digest('hex').slice(0, 12);
}
