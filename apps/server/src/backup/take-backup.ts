import { randomBytes } from 'node:crypto';
import { lstat, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { openBackupSession } from '../platform/backup-session.ts';
import { hasCode, type Keyring } from '../platform/keyring/index.ts';
import { explainStart, StartError } from '../platform/start-error.ts';
import { type BackupFolder, nameFolder, openBackupFolder } from './backup-folder.ts';
import { copyCluster, copyLog } from './copy-cluster.ts';
import { copyDocuments } from './copy-documents.ts';
import { KEY_PLACE, LIST_FILE, MANIFEST_FILE, SEAL_FILE, sealManifest, writeList, writeManifest } from './manifest.ts';

/** In the order in which they are taken. Named for whoever waits, and for tests that act in between. */
export type BackupStep = 'documents' | 'database' | 'log' | 'new documents' | 'manifest';

export interface BackupOptions {
  readonly dataDir: string;
  /** The folder of the stored documents; null where they stand in a bucket. */
  readonly store: string | null;
  readonly keyFile: string;
  readonly keyring: Keyring;
  /** The embedded database as its owner: the service's own role may not take backups. */
  readonly ownerUrl: string;
  readonly target: string;
  readonly withKey: boolean;
  readonly version: string;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
  readonly onStep?: (step: BackupStep) => Promise<void> | void;
}

export interface TakenBackup {
  readonly files: number;
  readonly bytes: number;
  readonly documents: number;
}

/**
 * Sweeps spare bytes that were stored within a day (documents/retention-sweep.ts, intake/sweep-claims.ts), and the order
 * of the copies counts on that. An hour is left for clocks that differ.
 */
const LONGEST_MS = 23 * 3_600_000;

/** Copies database and documents of a service, which may be running, into a new folder. Its name appears when it is whole. */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  const target = resolve(options.target);
  await refusePlace(target, options);
  const part = join(dirname(target), `${basename(target)}.part-${randomBytes(4).toString('hex')}`);
  const startedAt = performance.now();
  try {
    const backup = await openBackupFolder(part, options.signal ?? new AbortController().signal);
    const taken = await fill(backup, options);
    if (performance.now() - startedAt > LONGEST_MS) {
      throw new StartError('The backup took longer than 23 hours, in which documents may have been deleted under it.');
    }
    await nameFolder(part, target);
    return taken;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw explain(error, target);
  }
}

async function fill(backup: BackupFolder, options: BackupOptions): Promise<TakenBackup> {
  const { dataDir, store, onStep = () => {} } = options;
  const createdAt = options.now().toISOString();
  const clusterDir = join(dataDir, 'postgres');
  // The bulk of the bytes first: the database must keep its log for as long as its own copy takes, and no longer.
  await onStep('documents');
  if (store !== null) await copyDocuments(store, backup);

  await onStep('database');
  const session = await openBackupSession(options.ownerUrl);
  const finished = await (async () => {
    try {
      await session.start(`countersign ${createdAt}`);
      await copyCluster(clusterDir, backup);
      await onStep('log');
      const end = await session.finish();
      await copyLog(clusterDir, end, backup);
      return end;
    } finally {
      await session.close();
    }
  })();

  await onStep('new documents');
  if (store !== null) await copyDocuments(store, backup);
  // After the database: what its rows say was written or booked is then there.
  await copyFlat(join(dataDir, 'mail'), 'mail', backup);
  await copyFlat(join(dataDir, 'simulator'), 'simulator', backup);
  if (options.withKey) await backup.copy(options.keyFile, KEY_PLACE);

  await onStep('manifest');
  const files = backup.files();
  const { label: _label, segmentBytes: _bytes, ...postgres } = finished;
  const manifest = writeManifest(
    {
      version: options.version,
      createdAt,
      platform: `${process.platform}-${process.arch}`,
      postgres,
      documents: store === null ? 'elsewhere' : 'included',
      key: options.withKey ? 'included' : 'apart',
      folders: backup.folders(),
    },
    files,
  );
  await backup.write(LIST_FILE, writeList(files));
  await backup.write(SEAL_FILE, sealManifest(options.keyring, manifest));
  await backup.write(MANIFEST_FILE, manifest);
  return {
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    documents: files.filter(({ path }) => path.startsWith('blobs/')).length,
  };
}

/** Files of a folder without the ones that are being written, which begin with a dot. */
async function copyFlat(folder: string, place: string, backup: BackupFolder): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.isFile() && /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/.test(entry.name)) {
      await backup.copy(join(folder, entry.name), `${place}/${entry.name}`);
    }
  }
}

async function refusePlace(target: string, { dataDir, store }: BackupOptions): Promise<void> {
  for (const folder of [dataDir, ...(store === null ? [] : [store])]) {
    const way = relative(resolve(folder), target);
    if (way !== '' && (way === '..' || way.startsWith('../'))) continue;
    throw new StartError(`A backup within ${folder} would be lost with it. Name a folder elsewhere.`);
  }
  const parent = await stat(dirname(target)).catch(() => null);
  if (parent?.isDirectory() !== true) throw new StartError(`${dirname(target)} is not a folder. Make it first.`);
  const found = await lstat(target).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw explainStart(error, target);
  });
  if (found !== null)
    throw new StartError(`${target} exists. A backup overwrites nothing: name a folder that is not there yet.`);
}

function explain(error: unknown, target: string): unknown {
  if (hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')) {
    return new StartError(`There is no room left for ${target}. What was written of it was removed.`, { cause: error });
  }
  if (error instanceof Error && error.name === 'AbortError') {
    return new StartError('The backup was broken off. What was written of it was removed.');
  }
  return explainStart(error, target);
}
