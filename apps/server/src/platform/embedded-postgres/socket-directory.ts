import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketPath } from './connection.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canReach, giveTo, type RunAs } from './run-as.ts';

/** The system's field for a socket's path has 104 bytes on macOS and 108 on Linux, one of them for the closing zero. */
const LONGEST_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

export interface SocketDirectory {
  readonly path: string;
  /** Takes the folder away again when it is not inside DATA_DIR. */
  remove(): Promise<void>;
}

/**
 * A folder for the unix socket that only the database's account and root can enter. That folder is the whole access
 * control (pg_hba.conf says "trust"): whoever can enter it runs as the owner of the data files, or as root, and could
 * read those anyway. "peer" would prove no more and would fail in containers whose user has no name.
 */
export async function prepareSocketDirectory(dataDir: string, runAs: RunAs | null): Promise<SocketDirectory> {
  const beside = join(dataDir, 'postgres-socket');
  if (fits(beside) && (await canReach(dataDir, runAs))) {
    await makePrivate(beside, runAs);
    return { path: beside, remove: async () => undefined };
  }
  // The hash keeps the folder the same from start to start and different for every DATA_DIR; 16 digits are plenty.
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16);
  for (const root of new Set([tmpdir(), '/tmp'])) {
    const path = join(root, `countersign-${hash}`);
    if (!fits(path) || !(await canReach(root, runAs).catch(() => false))) continue;
    await makePrivate(path, runAs);
    // Not empty, or gone already: neither matters, the next start uses the same folder.
    return { path, remove: () => rmdir(path).catch(() => undefined) };
  }
  throw new EmbeddedPostgresError(
    `No folder is short enough for the database's socket: ${beside} is longer than ${LONGEST_PATH_BYTES} bytes with the ` +
      'socket in it, or closed to the database, and so is the folder for temporary files. Set DATA_DIR to a shorter path.',
  );
}

function fits(dir: string): boolean {
  return Buffer.byteLength(socketPath(dir)) <= LONGEST_PATH_BYTES;
}

async function makePrivate(path: string, runAs: RunAs | null): Promise<void> {
  const made = await mkdir(path, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  if (made) await giveTo(path, runAs);
  const found = await lstat(path);
  const owner = runAs?.uid ?? process.getuid?.();
  // In a folder that all may write to, somebody may have taken the name. Root's own is left from a start that was
  // killed between making and giving.
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new EmbeddedPostgresError(
      `${path} should be the database's private socket folder but belongs to another user (uid ${found.uid}). Remove it and start again.`,
    );
  }
  if (found.uid !== owner) await giveTo(path, runAs);
  await chmod(path, 0o700);
}
