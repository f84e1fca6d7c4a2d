import type { Config } from '../platform/config.ts';
import { acquireDataDirLock, DataDirInUseError } from '../platform/data-dir-lock.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { StartError } from '../platform/start-error.ts';

export interface OpenEmbedded {
  readonly ownerUrl: string;
  close(): Promise<void>;
}

/** The embedded database of a running service, or, where no service runs, started for as long as the command takes. */
export async function openEmbedded(config: Pick<Config, 'dataDir'>): Promise<OpenEmbedded> {
  const lock = await acquireDataDirLock(config.dataDir).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return null;
    throw error;
  });
  if (lock === null) {
    const running = await findRunningPostgres(config.dataDir);
    if (running === null)
      throw new StartError('The service on this data folder has no database running yet. Try again shortly.');
    return { ownerUrl: running.url, close: async () => {} };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} }).catch(
    async (error: unknown) => {
      await lock.release();
      throw error;
    },
  );
  return {
    ownerUrl: postgres.url,
    close: async () => {
      await postgres.stop();
      await lock.release();
    },
  };
}
