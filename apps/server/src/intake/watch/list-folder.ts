import { lstat, readdir } from 'node:fs/promises';
import { type FolderHandle, LinkInFolderError } from './folder-handle.ts';

/** A file as it stood at one look. */
export interface SeenFile {
  /** From the watched folder on, with slashes. */
  readonly path: string;
  readonly size: number;
  /** Changes with the bytes, the time or the file itself. */
  readonly mark: string;
}

/** Something that is no file: left where it is. */
export interface StrangeEntry {
  readonly path: string;
  readonly what: string;
}

export interface Listing {
  readonly files: readonly SeenFile[];
  readonly strange: readonly StrangeEntry[];
}

export const DONE = 'done';
export const QUARANTINE = 'quarantine';
/** Beside a refused file, for whoever put it there. */
export const REASON_ENDING = '.reason.txt';

/** Packages are folders with a few levels; whatever is deeper was not made by a person. */
const DEEPEST = 12;

/** What programs write beside the files that are meant, and files that are renamed when they are whole. */
const passedOver = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|\.(?:part|partial|filepart|crdownload|tmp)$|\.reason\.txt$/i;

/** Everything below the watched folder, in order of names. No link is followed. */
export async function listFolder(watched: FolderHandle): Promise<Listing> {
  const files: SeenFile[] = [];
  const strange: StrangeEntry[] = [];

  async function walk(folder: string, depth: number): Promise<void> {
    const entries = await watched.within(folder, ({ at }) => describe(at, depth)).catch(unlessLink);
    for (const { name, stats } of entries ?? []) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (stats === null) {
        // A name that is no UTF-8 arrives with this sign and leads nowhere.
        if (name.includes('\ufffd')) strange.push({ path, what: 'named in letters that are not UTF-8' });
        continue;
      }
      if (stats.isFile() && stats.nlink > 1n) strange.push({ path, what: 'a file that has another name as well' });
      else if (stats.isFile()) files.push({ path, size: Number(stats.size), mark: markOf(stats) });
      else if (!stats.isDirectory())
        strange.push({ path, what: stats.isSymbolicLink() ? 'a link' : 'not a plain file' });
      else if (depth < DEEPEST) await walk(path, depth + 1);
      else strange.push({ path, what: `a folder more than ${DEEPEST} levels deep` });
    }
  }

  await walk('', 0);
  return { files, strange };
}

/** The entries of one open folder that are looked at. */
async function describe(at: (name: string) => string, depth: number) {
  const names = (await readdir(at('.'))).filter(
    (name) => !passedOver.test(name) && !(depth === 0 && (name === DONE || name === QUARANTINE)),
  );
  const described = [];
  for (const name of names.sort()) {
    described.push({ name, stats: await unlessGone(lstat(at(name), { bigint: true })) });
  }
  return described;
}

/** A folder that became a link since it was listed is told as one by the next look. */
function unlessLink(error: unknown): null {
  if (error instanceof LinkInFolderError) return null;
  throw error;
}

interface Stats {
  readonly dev: bigint;
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
}

export function markOf({ dev, ino, size, mtimeNs }: Stats): string {
  return `${dev}:${ino}:${size}:${mtimeNs}`;
}

/** Null where it went away between two questions. */
export async function unlessGone<T>(outcome: Promise<T>): Promise<T | null> {
  try {
    return await outcome;
  } catch (error) {
    const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
