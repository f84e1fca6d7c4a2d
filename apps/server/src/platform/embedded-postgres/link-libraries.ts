import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

export interface PackagedBinaries {
  readonly nativeDir: string;
  readonly version: string;
}

/**
 * npm packages hold no symbolic links. The package makes its library links in an install script; where install scripts
 * are off nobody has made them, and the binaries do not load. Answers false where they can be made only in a copy.
 */
export async function linkLibraries(nativeDir: string): Promise<boolean> {
  const listed = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(dirname(nativeDir), target);
    // Looking first keeps a package on a read-only disk usable when its links are there already.
    if ((await lstat(link).catch(() => null)) !== null) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      throw error;
    }
  }
  return true;
}
