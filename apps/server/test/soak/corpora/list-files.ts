import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { createRandom } from '../random.ts';

export interface CorpusFile {
  /** The name of the corpus is that of its folder: where it lies on a machine is nobody's business. */
  readonly corpus: string;
  /** Within the corpus. */
  readonly name: string;
  readonly path: string;
}

/** Every file of the folders but archives, in an order that the seed decides: a part of the run is a fair sample. */
export async function listCorpusFiles(folders: readonly string[], seed: number): Promise<readonly CorpusFile[]> {
  const files: CorpusFile[] = [];
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.zip')) continue;
      const path = join(entry.parentPath, entry.name);
      files.push({ corpus: basename(folder), name: relative(folder, path), path });
    }
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const random = createRandom(seed);
  for (let last = files.length - 1; last > 0; last -= 1) {
    const other = random.integer(0, last);
    [files[last], files[other]] = [files[other] as CorpusFile, files[last] as CorpusFile];
  }
  return files;
}
