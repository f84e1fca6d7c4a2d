import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openExtractor } from '../../src/extraction/index.ts';
import { openParser } from '../../src/parsing/index.ts';
import type { App } from '../../src/platform/app.ts';
import { openBlobs } from '../../src/platform/blobs/index.ts';
import { readConfig } from '../../src/platform/config.ts';
import type { Cores } from '../../src/platform/cores.ts';
import { openDb } from '../../src/platform/db.ts';
import { createEgress, parseEgressAllow } from '../../src/platform/egress/index.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { prepareJobQueue } from '../../src/platform/jobs/index.ts';
import { openKeyring } from '../../src/platform/keyring/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { migrate, readMigrations } from '../../src/platform/migrate.ts';
import { openPageReader } from '../../src/reading/index.ts';
import { createTestClock, type TestClock } from '../test-clock.ts';

const noCores: Cores = { adapters: {}, place: async () => ({}) };

export interface SoakApp {
  readonly app: App;
  readonly clock: TestClock;
  /** For looking at and breaking what the service would never touch so. */
  readonly pool: pg.Pool;
  readonly url: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** A real App on a database of its own, outside of the test runner. Durable by default, as the service runs it. */
export async function openSoakApp(
  options: {
    readonly tuning?: 'durable' | 'test';
    readonly maxConnections?: number;
    /** A folder that stays when the app is closed, for a service that is started on it later. */
    readonly dataDir?: string;
  } = {},
): Promise<SoakApp> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'cs-soak-')));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, tuning: options.tuning ?? 'durable' });
  const { url } = postgres;
  await migrate(url, await readMigrations());
  await prepareJobQueue(url);
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' });
  const clock = createTestClock();
  const keyring = await openKeyring({ keyFile: config.keyFile, mayCreate: true });
  const egress = createEgress(parseEgressAllow(config.egressAllow));
  const blobs = await openBlobs(config.blobUrl, { keyring, fetch: egress.fetch as never });
  const log = createLog(config.logLevel, 'soak');
  const reader = openPageReader({ config });
  const extractor = openExtractor();
  const parser = openParser();
  const db = openDb({ url, maxConnections: options.maxConnections ?? 20, applicationName: 'soak', onError: () => {} });
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  return {
    app: {
      config,
      version: '0.0.0-soak',
      clock,
      log,
      db,
      keyring,
      blobs,
      egress,
      reader,
      extractor,
      parser,
      cores: noCores,
    },
    clock,
    pool,
    url,
    dataDir,
    close: async () => {
      await Promise.all([db.close(), pool.end()]);
      await reader.close();
      await extractor.close();
      await parser.close();
      await egress.close();
      await postgres.stop();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
