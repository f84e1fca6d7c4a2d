import { chmod, mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One kept beside the current one: enough for the days before a fault, and a limit for the disk. */
const ROTATE_ABOVE_BYTES = 10 * 1024 * 1024;

export interface ServerLog {
  readonly fd: number;
  /** What was written since opening; the last lines of it. */
  lastLines(): Promise<string>;
  close(): Promise<void>;
}

/**
 * PostgreSQL writes to a file and not to a pipe: when our process is killed, a pipe breaks and takes the server's
 * next message, and with it the server, by surprise.
 */
export async function openServerLog(dataDir: string): Promise<ServerLog> {
  const dir = join(dataDir, 'postgres-log');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, 'postgres.log');
  const sizeBytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  const full = sizeBytes > ROTATE_ABOVE_BYTES;
  if (full) await rename(path, `${path}.1`);
  const file = await open(path, 'a', 0o600);
  await chmod(path, 0o600);
  const from = full ? 0 : sizeBytes;
  return {
    fd: file.fd,
    lastLines: async () =>
      (await readFile(path)).subarray(from).toString('utf8').trim().split('\n').slice(-20).join('\n'),
    close: () => file.close(),
  };
}
