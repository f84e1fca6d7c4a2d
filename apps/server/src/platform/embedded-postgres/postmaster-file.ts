import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What PostgreSQL tells about itself in postmaster.pid, one fact a line. */
export interface PostmasterFile {
  readonly pid: number;
  readonly socketDir: string;
  readonly ready: boolean;
}

export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | null> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  // Killed at the wrong moment the file may be empty; PostgreSQL itself says what to do about that.
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}
