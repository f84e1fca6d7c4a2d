import { readConfig } from '../platform/config.ts';
import { prepareJobQueue } from '../platform/jobs/index.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';
import { explainStart } from '../platform/start-error.ts';
import { readVersion } from '../version.ts';

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
  process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}.\n`);
  return 0;
}
