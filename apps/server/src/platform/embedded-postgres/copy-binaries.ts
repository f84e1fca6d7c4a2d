import { constants } from 'node:fs';
import { access, chmod, copyFile, lstat, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { linkLibraries, type PackagedBinaries } from './link-libraries.ts';
import { canReach, type RunAs } from './run-as.ts';

/**
 * Where root may keep a copy that another account can reach, after DATA_DIR itself. /var/cache is for files that can be
 * made again and is never emptied under a running program, as the folders for temporary files are; those come last.
 */
export const systemCopyRoots = ['/var/cache', '/var/tmp', '/tmp'];

// A copy takes seconds. One that is an hour old was left by a start that was killed.
const ABANDONED_AFTER_MS = 3_600_000;

/** Copies the native folder once per version into the first of the folders that serves. Answers the copy's folder. */
export async function copyBinaries(from: PackagedBinaries, roots: string[], runAs: RunAs | null): Promise<string> {
  const name = `countersign-postgres-${from.version}-${process.platform}-${process.arch}`;
  for (const root of roots) {
    if (!(await isUsable(root, runAs))) continue;
    const home = join(root, name);
    await removeAbandoned(root, name);
    if ((await lstat(home).catch(() => null)) === null) await makeCopy(from.nativeDir, home);
    if (await isOursAlone(home)) return join(home, 'native');
  }
  throw new EmbeddedPostgresError(
    `The user ${runAs?.name ?? process.getuid?.()} cannot run the PostgreSQL programs in ${from.nativeDir}, and none of ` +
      `these folders can take a copy that it can reach: ${roots.join(', ')}. Open the folders above the programs with ` +
      'chmod o+x, start Countersign as an ordinary user, or set DATABASE_URL to use a PostgreSQL of your own.',
  );
}

async function isUsable(root: string, runAs: RunAs | null): Promise<boolean> {
  const writable = await access(root, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  return writable && (await canReach(root, runAs));
}

/** In a folder that all may write to, somebody else may have put programs of their own under our name. */
async function isOursAlone(home: string): Promise<boolean> {
  const { uid, mode } = await lstat(home);
  const isDirectory = (mode & constants.S_IFMT) === constants.S_IFDIR;
  return isDirectory && uid === process.getuid?.() && (mode & 0o022) === 0;
}

/** The name appears only when the copy is whole, so a killed start leaves no half of one to be trusted. */
async function makeCopy(nativeDir: string, home: string): Promise<void> {
  const part = await mkdtemp(`${home}.part-`);
  try {
    await copyTree(nativeDir, join(part, 'native'));
    await linkLibraries(join(part, 'native'));
    await chmod(part, 0o755);
    await rename(part, home);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    // Another start has finished the same copy first: its copy serves as well.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Modes are set and not inherited: a strict umask would make the copy as unreachable as the original. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyTree(source, target);
    // Links are made anew from the list; static libraries (*.a) serve only for compiling.
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, ((await stat(source)).mode & 0o100) === 0 ? 0o644 : 0o755);
    }
  }
}

async function removeAbandoned(root: string, name: string): Promise<void> {
  for (const entry of await readdir(root)) {
    if (!entry.startsWith(`${name}.part-`)) continue;
    const path = join(root, entry);
    const found = await lstat(path).catch(() => null);
    if (found !== null && found.uid === process.getuid?.() && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
