import { join } from 'node:path';
import { dropUnneeded } from '../backup/index.ts';
import { buildApp } from '../build-app.ts';
import { readConfig } from '../platform/config.ts';
import { prepareJobQueue } from '../platform/jobs/index.ts';
import { createLog } from '../platform/log.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';
import { grantServiceRole, serviceUrl } from '../platform/service-role.ts';
import { readVersion } from '../version.ts';
import { runOn } from './fsck.ts';
import { openEmbedded } from './open-embedded.ts';

/**
 * Starts the database on what was put back, which recovers it to the end of the backup or refuses; brings it up to date
 * as the service would; removes documents that nobody needs; and answers what fsck says of the whole.
 */
export async function judgeRestored(dataDir: string, withDocuments: boolean): Promise<number> {
  const config = readConfig({
    ...process.env,
    DATA_DIR: dataDir,
    KEY_FILE: join(dataDir, 'keys/master.key'),
    ...(withDocuments ? { BLOB_URL: undefined } : {}),
  });
  const database = await openEmbedded(config);
  try {
    await migrate(database.ownerUrl, await readMigrations(), readVersion());
    await prepareJobQueue(database.ownerUrl);
    await grantServiceRole(database.ownerUrl);
    const { app, close } = await buildApp(config, serviceUrl(database.ownerUrl), createLog('warn', 'command'));
    try {
      // A bucket is shared with the service that the backup was taken of: nothing there is ours to remove.
      const dropped = withDocuments ? await dropUnneeded(app) : 0;
      if (dropped > 0) process.stdout.write(`${dropped} stored documents were dropped that no row needs.\n`);
      return await runOn(app, { incremental: false, checkpoints: undefined });
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
}
