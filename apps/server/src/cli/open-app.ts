import { type BuiltApp, buildApp } from '../build-app.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { serviceUrl } from '../platform/service-role.ts';
import { openEmbedded } from './open-embedded.ts';

/**
 * The App for a sub-command, on the database of DATABASE_URL, on the embedded one of a running service, or, where no
 * service runs, on the embedded one started for as long as the command takes.
 */
export async function openApp(): Promise<BuiltApp> {
  const config = readConfig(process.env);
  const log = createLog('warn', 'command');
  // Not through a pooler: fsck reads everything in one long transaction.
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (databaseUrl !== null) return buildApp(config, databaseUrl, log);

  const database = await openEmbedded(config);
  const built = await buildApp(config, serviceUrl(database.ownerUrl), log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    app: built.app,
    close: async () => {
      await built.close();
      await database.close();
    },
  };
}
