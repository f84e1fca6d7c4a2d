import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCores } from '../src/boarding/index.ts';
import { openExtractor } from '../src/extraction/index.ts';
import { openParser } from '../src/parsing/index.ts';
import type { App } from '../src/platform/app.ts';
import { openBlobs } from '../src/platform/blobs/index.ts';
import { readConfig } from '../src/platform/config.ts';
import { createEgress, parseEgressAllow } from '../src/platform/egress/index.ts';
import { openKeyring } from '../src/platform/keyring/index.ts';
import { createLog } from '../src/platform/log.ts';
import { openPageReader } from '../src/reading/index.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export interface TestApp {
  readonly app: App;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** The whole of a real App on a database, a key file and a blob store of its own; only the clock is ours. */
export async function createTestApp(environment: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cs-app-'));
  const database = await cloneDatabase();
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal', ...environment });
  const clock = createTestClock();
  const keyring = await openKeyring({ keyFile: config.keyFile, mayCreate: true });
  const egress = createEgress(parseEgressAllow(config.egressAllow));
  const blobs = await openBlobs(config.blobUrl, { keyring, fetch: egress.fetch });
  const log = createLog(config.logLevel, 'test');
  const reader = openPageReader({ config });
  const extractor = openExtractor();
  const parser = openParser();
  const app: App = {
    config,
    version: '0.0.0-test',
    clock,
    log,
    db: database.db,
    keyring,
    blobs,
    egress,
    reader,
    extractor,
    parser,
    cores: openCores(config),
  };
  return {
    app,
    clock,
    database,
    dataDir,
    close: async () => {
      await reader.close();
      await extractor.close();
      await parser.close();
      await egress.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
