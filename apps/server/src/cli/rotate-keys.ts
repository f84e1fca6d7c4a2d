import { buildApp } from '../build-app.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { serviceUrl } from '../platform/service-role.ts';
import { openEmbedded } from './open-embedded.ts';
import { rotateKeys } from './rotate-keys/rotate-keys.ts';

/** `countersign rotate-keys`: seals everything anew under the newest key, so that an old one can leave the key file. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('Usage: countersign rotate-keys\n');
    return 2;
  }
  const config = readConfig(process.env);
  const log = createLog('warn', 'command');
  const external = config.databaseDirectUrl ?? config.databaseUrl;
  const embedded = external === null ? await openEmbedded(config) : null;
  const ownerUrl = external ?? embedded?.ownerUrl ?? '';
  try {
    const { app, close } = await buildApp(config, external ?? serviceUrl(ownerUrl), log);
    try {
      const { columns, checkpoints, seals, documents } = await rotateKeys(app, ownerUrl, (line) =>
        process.stdout.write(`${line}\n`),
      );
      const values = Object.values(columns).reduce((sum, count) => sum + count, 0);
      process.stdout.write(
        `${values} values, ${seals} codes over rows, ${checkpoints} checkpoints and ${documents} documents were sealed anew. Everything stored now rests on key ${app.keyring.fingerprint}.\n` +
          'Keep the old key apart for backups made before today. After a day, when mail and sign-ins under way have passed, remove its line from the key file of every node and restart them.\n',
      );
      return 0;
    } finally {
      await close();
    }
  } finally {
    await embedded?.close();
  }
}
