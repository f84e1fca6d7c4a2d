import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../platform/start-error.ts';
import { copyFile } from './copy-file.ts';
import { inParallel } from './in-parallel.ts';
import type { Backup } from './read-backup.ts';

const AT_ONCE = 4;

/** Copies a checked backup into a new data folder. Each file is held against its hash once more while it is copied. */
export async function unpackBackup(backup: Backup, dataDir: string): Promise<void> {
  for (const folder of backup.manifest.folders) await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
  const made = new Set<string>();
  await inParallel(backup.files, AT_ONCE, async ({ path, sha256 }) => {
    const place = join(dataDir, path);
    const folder = dirname(place);
    if (!made.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
    made.add(folder);
    const copied = await copyFile(join(backup.folder, path), place);
    if (copied?.sha256 !== sha256) throw new StartError(`${path} of the backup changed while it was being restored.`);
  });
}
