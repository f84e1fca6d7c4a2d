import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A new name in a folder is only safe from a power cut once the folder itself has been flushed. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some network file systems know no such thing for folders; they have to be trusted with the name.
    if (!hasCode(error, 'EINVAL') && !hasCode(error, 'ENOTSUP')) throw error;
  } finally {
    await handle.close();
  }
}

/** Creates the folder and its parents, for our user only, and flushes every parent that got a new name. */
export async function makeDirectory(path: string): Promise<void> {
  const firstCreated = await mkdir(path, { recursive: true, mode: 0o700 });
  if (firstCreated === undefined) return;
  for (let created = path; created.length >= firstCreated.length; created = dirname(created)) {
    await syncDirectory(dirname(created));
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
