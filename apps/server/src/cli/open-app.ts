import { type BuiltApp, buildApp } from '../build-app.ts';
import { readConfig } from '../platform/config.ts';
import { acquireDataDirLock, DataDirInUseError } from '../platform/data-dir-lock.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { createLog } from '../platform/log.ts';
import { serviceUrl } from '../platform/service-role.ts';
import { StartError } from '../platform/start-error.ts';

/**
 * The App for a sub-command, on the database of DATABASE_URL, on the embedded one of a running service, or, where no
 * service runs, on the embedded one started for as long as the command takes.
 */
export async function openApp(): Promise<BuiltApp> {
  const config = readConfig(process.env);
  const log = createLog('warn', 'command');
  if (config.databaseUrl !== null) return buildApp(config, config.databaseUrl, log, false);

  const lock = await acquireDataDirLock(config.dataDir).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return null;
    throw error;
  });
  if (lock === null) {
    const running = await findRunningPostgres(config.dataDir);
    if (running === null)
      throw new StartError('The service on this data folder has no database running yet. Try again shortly.');
    return buildApp(config, serviceUrl(running.url), log, false);
  }

  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} });
  const built = await buildApp(config, serviceUrl(postgres.url), log, false).catch(async (error: unknown) => {
    await postgres.stop();
    await lock.release();
    throw error;
  });
  return {
    app: built.app,
    close: async () => {
      await built.close();
      await postgres.stop();
      await lock.release();
    },
  };
}
