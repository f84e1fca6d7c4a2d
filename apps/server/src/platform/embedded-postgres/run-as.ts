import { chown, lchown, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The account PostgreSQL runs as, when that is not our own. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

// Accounts made for databases come first. `nobody` is last: other programs may run as it and could then read the files.
const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root hands it to another account; anybody else runs it as themselves (null).
 * An existing cluster decides: its owner is the only account PostgreSQL will open it under.
 */
export async function chooseRunAs(clusterDir: string): Promise<RunAs | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readAccounts();
  const owner = await stat(clusterDir).catch(() => null);
  if (owner !== null && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid);
    return known ?? { uid: owner.uid, gid: owner.gid, name: String(owner.uid) };
  }
  for (const name of CANDIDATES) {
    const found = accounts.find((account) => account.name === name && account.uid > 0);
    if (found !== undefined) return found;
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody" to run it as. ' +
      'Start Countersign as an ordinary user, or set DATABASE_URL to use a PostgreSQL of your own.',
  );
}

/** macOS keeps its system accounts in the same file, which is enough for the names asked for here. */
async function readAccounts(): Promise<RunAs[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    const account = { name: name ?? '', uid: Number(uid), gid: Number(gid) };
    return account.name !== '' && account.uid >= 0 && account.gid >= 0 ? [account] : [];
  });
}

/**
 * Whether the account can walk down to this folder: every folder on the way must let it pass. Only mode bits are looked
 * at. Extra groups do not count, because they are dropped together with root's privileges.
 */
export async function canReach(dir: string, runAs: RunAs | null): Promise<boolean> {
  if (runAs === null) return true;
  let current = await realpath(dir);
  for (;;) {
    const { uid, gid, mode } = await stat(current);
    const passBit = uid === runAs.uid ? 0o100 : gid === runAs.gid ? 0o010 : 0o001;
    if ((mode & passBit) === 0) return false;
    const parent = dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}

export async function giveTo(path: string, runAs: RunAs | null): Promise<void> {
  if (runAs === null) return;
  await chown(path, runAs.uid, runAs.gid).catch((error) => {
    throw explainPowerlessRoot(error, runAs);
  });
}

/** Inside some containers root may neither give files away nor become another user. */
export function explainPowerlessRoot(error: unknown, runAs: RunAs | null): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (runAs === null || !['EPERM', 'EINVAL'].includes(code)) return error;
  return new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and root may not run it as the user ${runAs.name} here (${code}). Start Countersign ` +
      'as an ordinary user, or set DATABASE_URL to use a PostgreSQL of your own.',
    { cause: error },
  );
}

/** What spawn needs to start a program under the account. */
export function identity(runAs: RunAs | null): { uid?: number; gid?: number } {
  return runAs === null ? {} : { uid: runAs.uid, gid: runAs.gid };
}

/** For a cluster that root put back from a backup: PostgreSQL opens no folder that belongs to somebody else. */
export async function giveTreeTo(dir: string, runAs: RunAs): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await giveTreeTo(path, runAs);
    else await lchown(path, runAs.uid, runAs.gid);
  }
  // Last, so that nobody else can put a link into the folder while root walks through it.
  await lchown(dir, runAs.uid, runAs.gid);
}
