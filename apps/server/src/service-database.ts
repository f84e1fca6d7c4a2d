import type { Config } from './platform/config.ts';
import { acquireDataDirLock } from './platform/data-dir-lock.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import type { Log } from './platform/log.ts';
import { grantServiceRole, serviceUrl } from './platform/service-role.ts';

/** The database that the service runs on, its own or the bank's. */
export interface ServiceDatabase {
  /** For migrations. */
  readonly ownerUrl: string;
  /** For requests; may go through a transaction pooler. */
  readonly serviceUrl: string;
  /** For workers, which listen and hold session locks. */
  readonly directUrl: string;
  /** Lets the service's own role use what the migrations made. */
  grantService(): Promise<void>;
  close(): Promise<void>;
}

const RESTART_DELAY_MS = 500;

/** `onRestart` is called whenever the embedded database ended by itself. */
export async function openServiceDatabase(
  config: Config,
  log: Log,
  onRestart: () => void = () => {},
): Promise<ServiceDatabase> {
  if (config.databaseUrl !== null) {
    const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
    return {
      ownerUrl: directUrl,
      serviceUrl: config.databaseUrl,
      directUrl,
      // The bank's own server: who may do what there is the bank's to say (docs/operations.md).
      grantService: async () => {},
      close: async () => {},
    };
  }
  return openEmbedded(config, log, onRestart);
}

async function openEmbedded(config: Config, log: Log, onRestart: () => void): Promise<ServiceDatabase> {
  const lock = await acquireDataDirLock(config.dataDir);
  let closing = false;
  let postgres = await start();

  async function start(): Promise<EmbeddedPostgres> {
    const started = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      log: (line) => log.debug({ line }, 'postgres'),
    });
    void started.exited.then(restart);
    return started;
  }

  /** A database that was killed recovers from its log at the next start; the nodes wait and reconnect. */
  async function restart(): Promise<void> {
    if (!closing) onRestart();
    while (!closing) {
      log.error({}, 'the database ended; it is started again');
      const again = await start().catch((error: Error) => log.error({ err: error }, 'the database did not start'));
      if (again !== undefined) {
        postgres = again;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, RESTART_DELAY_MS));
    }
  }

  const ownerUrl = postgres.url;
  return {
    ownerUrl,
    serviceUrl: serviceUrl(ownerUrl),
    directUrl: serviceUrl(ownerUrl),
    grantService: () => grantServiceRole(ownerUrl),
    close: async () => {
      closing = true;
      await postgres.stop();
      await lock.release();
    },
  };
}
