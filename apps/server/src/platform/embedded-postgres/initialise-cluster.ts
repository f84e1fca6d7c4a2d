import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { databaseName, databaseUser } from './connection.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Binaries } from './find-binaries.ts';
import { canReach, explainPowerlessRoot, giveTo, giveTreeTo, identity, type RunAs } from './run-as.ts';
import { serverEnvironment } from './server-environment.ts';
import type { Tuning } from './server-settings.ts';

/**
 * Makes the cluster when there is none and checks an existing one. A new one is made under another name and renamed
 * when it is whole, so that a start killed half-way leaves only a folder that the next start sweeps away.
 */
export async function ensureCluster(
  clusterDir: string,
  binaries: Binaries,
  runAs: RunAs | null,
  tuning: Tuning,
  log: (line: string) => void,
): Promise<void> {
  await removeHalfMade(clusterDir);
  // An empty folder, say a mount point's, is no cluster and holds nothing to lose.
  await rmdir(clusterDir).catch(() => undefined);
  if ((await stat(clusterDir).catch(() => null)) !== null) {
    await checkCluster(clusterDir, binaries, runAs);
    return;
  }
  log(`Creating a new database in ${clusterDir}.`);
  const halfMade = `${clusterDir}.new-${randomBytes(4).toString('hex')}`;
  await mkdir(halfMade, { mode: 0o700 });
  await giveTo(halfMade, runAs);
  await initialise(halfMade, binaries, runAs, tuning);
  await rename(halfMade, clusterDir);
  if (tuning === 'durable') await syncFolder(dirname(clusterDir));
}

async function removeHalfMade(clusterDir: string): Promise<void> {
  const parent = dirname(clusterDir);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(clusterDir)}.new-`)) continue;
    // A killed start's initdb may live for a moment more and still write here, hence the retries.
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function checkCluster(clusterDir: string, binaries: Binaries, runAs: RunAs | null): Promise<void> {
  const version = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => error.code ?? '',
  );
  if (version === 'EACCES') throw belongsToAnother(clusterDir, (await stat(clusterDir)).uid);
  if (version === 'ENOENT') {
    throw new EmbeddedPostgresError(
      `${clusterDir} exists but is no PostgreSQL data folder. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  if (version !== binaries.majorVersion) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} was made by PostgreSQL ${version}, and this version of Countersign brings PostgreSQL ` +
        `${binaries.majorVersion}, which cannot open it. Make a backup with the version of Countersign that made it and ` +
        'restore that here, or run PostgreSQL yourself and set DATABASE_URL.',
    );
  }
  const { uid } = await stat(clusterDir);
  const owner = runAs?.uid ?? process.getuid?.();
  if (runAs !== null && uid === 0) await giveTreeTo(clusterDir, runAs);
  else if (uid !== owner) throw belongsToAnother(clusterDir, uid);
  await chmod(clusterDir, 0o700);
}

function belongsToAnother(clusterDir: string, uid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${clusterDir} belongs to another user (uid ${uid}). Start Countersign as that user or as root, or ` +
      `give the folder to this user: chown -R ${process.getuid?.()} ${clusterDir}`,
  );
}

async function initialise(dir: string, binaries: Binaries, runAs: RunAs | null, tuning: Tuning): Promise<void> {
  const dataArgument = await dataDirectoryArgument(dir, runAs);
  const runHere = (program: string, args: string[], input: string) =>
    runToEnd(join(binaries.binDir, program), args, input, dir, runAs);

  await runHere(
    'initdb',
    [
      `--pgdata=${dataArgument}`,
      `--username=${databaseUser}`,
      // See prepareSocketDirectory for why "trust" is right here.
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      // The same order of text on every machine, whatever libraries it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
      ...(tuning === 'test' ? ['--no-sync'] : []),
    ],
    '',
  );
  // Made before the folder gets its name, so a cluster without its database never exists.
  const fsync = tuning === 'test' ? 'off' : 'on';
  await runHere(
    'postgres',
    [
      '--single',
      '-D',
      dataArgument,
      '-c',
      'exit_on_error=on',
      '-c',
      'log_checkpoints=off',
      '-c',
      `fsync=${fsync}`,
      'postgres',
    ],
    `create database ${databaseName}\n`,
  );
}

/**
 * How to name the cluster to its account. Where a folder above is closed to that account (root's home, say), the path
 * is of no use to it; but root can place the process inside before dropping its privileges, and on Linux the link to
 * one's own working folder leads there without walking the path. PostgreSQL works from its data folder anyway.
 */
export async function dataDirectoryArgument(clusterDir: string, runAs: RunAs | null): Promise<string> {
  const parent = dirname(clusterDir);
  if (await canReach(parent, runAs)) return clusterDir;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new EmbeddedPostgresError(
    `The database runs as the user ${runAs?.name}, who cannot reach ${parent}. Open each folder on the way with chmod o+x, ` +
      'or start Countersign as an ordinary user.',
  );
}

/** The pipes are meant: when our process is killed, the next message ends initdb instead of leaving it at work. */
function runToEnd(program: string, args: string[], input: string, cwd: string, runAs: RunAs | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: serverEnvironment(), ...identity(runAs) });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
    });
    child.on('error', (error) => reject(explainPowerlessRoot(error, runAs)));
    // A program that stops early closes its input; its exit code tells more than the broken pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new EmbeddedPostgresError(
            `The new database could not be made: ${basename(program)} ended with ${signal ?? code}.\n${printed.trim()}`,
          ),
        );
    });
  });
}

async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
