import { systemClock } from '../platform/clock.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { openDb } from '../platform/db.ts';
import { prepareJobQueue } from '../platform/jobs/index.ts';
import { KeyringError, openKeyring } from '../platform/keyring/index.ts';
import { createLog } from '../platform/log.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';
import { explainStart } from '../platform/start-error.ts';
import { readVersion } from '../version.ts';
import { sealWhatIsThere } from './seal-what-is-there.ts';

/** `countersign migrate`: for an external database. The embedded one is brought up to date by `serve` itself. */
export async function run(args: readonly string[]): Promise<number> {
  const config = readConfig(process.env);
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (args.length > 0 || url === null) {
    process.stderr.write('migrate takes no arguments and needs DATABASE_URL (or DATABASE_DIRECT_URL).\n');
    return 2;
  }
  const { applied } = await migrate(url, await readMigrations(), readVersion()).catch((error: unknown) => {
    throw explainStart(error, 'The database of DATABASE_URL');
  });
  await prepareJobQueue(url);
  await sealOld(config, url);
  process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}.\n`);
  return 0;
}

/** Where this machine has the key file; elsewhere the service does it when it starts. */
async function sealOld({ keyFile }: Config, url: string): Promise<void> {
  const keyring = await openKeyring({ keyFile, mayCreate: false }).catch((error: unknown) => {
    if (error instanceof KeyringError) return null;
    throw error;
  });
  if (keyring === null) return;
  const db = openDb({ url, maxConnections: 2, applicationName: 'countersign migrate', onError: () => {} });
  try {
    await sealWhatIsThere({ db, keyring, clock: systemClock, log: createLog('warn', 'command') });
  } finally {
    await db.close();
  }
}
