import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeBackup } from '../backup/index.ts';
import { parseBlobUrl } from '../platform/blobs/index.ts';
import { readConfig } from '../platform/config.ts';
import { openKeyring } from '../platform/keyring/index.ts';
import { StartError } from '../platform/start-error.ts';
import { readVersion } from '../version.ts';
import { openEmbedded } from './open-embedded.ts';

const HELP = `Usage: countersign backup FOLDER [--with-key]

Copies the database and the stored documents of the service on DATA_DIR, running or not, into a new folder.
  --with-key  puts the key file into the backup too. Anyone who has such a backup can read everything in it; without the
              key nobody can, you neither: then keep a copy of the key file elsewhere
`;

const EXTERNAL = `The database of DATABASE_URL is backed up by its own means (pg_basebackup with archived log, pg_dump, or the
snapshots of a managed server), and the documents after it: docs/operations.md, "Backup and restore", says how and in
which order.
`;

/** `countersign backup FOLDER`, beside a running service or alone. Exit codes: 0 good, 1 no backup was made, 2 usage. */
export async function run(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    process.stderr.write(HELP);
    return 2;
  }
  const config = readConfig(process.env);
  if (config.databaseUrl !== null) {
    process.stderr.write(EXTERNAL);
    return 2;
  }
  // Looking must not make: on a mistyped folder a new database would be made and a backup of nothing be taken.
  if ((await stat(join(config.dataDir, 'postgres')).catch(() => null)) === null) {
    throw new StartError(`There is no database in ${config.dataDir}. Set DATA_DIR to the folder of the service.`);
  }
  const keyring = await openKeyring({ keyFile: config.keyFile, mayCreate: false });
  const location = parseBlobUrl(config.blobUrl);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const database = await openEmbedded(config);
  try {
    const { files, bytes, documents } = await takeBackup({
      dataDir: config.dataDir,
      store: location.kind === 'file' ? location.path : null,
      keyFile: config.keyFile,
      keyring,
      ownerUrl: database.ownerUrl,
      target: asked.folder,
      withKey: asked.withKey,
      version: readVersion(),
      now: () => new Date(),
      signal: stop.signal,
    });
    const size = `${files} files, ${(bytes / 1_000_000).toFixed(1)} MB, ${documents} stored documents`;
    process.stdout.write(`${resolve(asked.folder)} holds the backup: ${size}.\n`);
    if (location.kind !== 'file') {
      process.stdout.write(
        'The documents stand in the bucket of BLOB_URL and are NOT in it: keep versions of them there.\n',
      );
    }
    process.stdout.write(
      asked.withKey
        ? 'The key file IS in it: anyone who has this folder can read everything. Keep it like the key itself.\n'
        : `The key file is NOT in it, and without it nothing can be restored: keep a copy of ${config.keyFile} elsewhere.\n`,
    );
    return 0;
  } finally {
    await database.close();
  }
}

function readArguments(args: readonly string[]): { readonly folder: string; readonly withKey: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'with-key': { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    return folder === undefined || folder === '' || more.length > 0 ? null : { folder, withKey: values['with-key'] };
  } catch {
    return null;
  }
}
