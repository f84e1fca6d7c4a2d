import { join } from 'node:path';
import { openCores } from './boarding/index.ts';
import { openExtractor } from './extraction/index.ts';
import { openParser } from './parsing/index.ts';
import type { App } from './platform/app.ts';
import { openBlobs, readS3Credentials } from './platform/blobs/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Db, openDb } from './platform/db.ts';
import { createEgress, parseEgressAllow } from './platform/egress/index.ts';
import type { Environment } from './platform/environment.ts';
import { openKeyring } from './platform/keyring/index.ts';
import type { Log } from './platform/log.ts';
import { readListsFrom } from './platform/replica.ts';
import { traceDb } from './platform/tracing/index.ts';
import { openPageReader } from './reading/index.ts';
import { readVersion } from './version.ts';

/** Enough for the requests and jobs of one process; the database takes a hundred connections in all. */
const MAX_CONNECTIONS = 20;

/** The primary is asked after this; nobody waits for a replica that hangs. */
const REPLICA_PATIENCE_MS = 3_000;

export interface BuiltApp {
  readonly app: App;
  close(): Promise<void>;
}

/** The real outside world. The key file is made by whoever starts the service first, never by a tool that looks at it. */
export async function buildApp(
  config: Config,
  databaseUrl: string,
  log: Log,
  environment: Environment = process.env,
): Promise<BuiltApp> {
  const keyring = await openKeyring({ keyFile: config.keyFile, mayCreate: false });
  const egress = createEgress(parseEgressAllow(config.egressAllow));
  const blobs = await openBlobs(config.blobUrl, {
    keyring,
    fetch: egress.fetch,
    credentials: readS3Credentials(environment),
    spoolFolder: join(config.dataDir, 'spool'),
  });
  const db = openDatabase(config, databaseUrl, log);
  const reader = openPageReader({ config });
  const extractor = openExtractor();
  const parser = openParser();
  return {
    app: {
      config,
      version: readVersion(),
      clock: systemClock,
      log,
      db: traceDb(db),
      keyring,
      blobs,
      egress,
      reader,
      extractor,
      parser,
      cores: openCores(config),
    },
    close: async () => {
      await reader.close();
      await extractor.close();
      await parser.close();
      await db.close();
      await egress.close();
    },
  };
}

function openDatabase(config: Config, url: string, log: Log): Db {
  const options = {
    maxConnections: MAX_CONNECTIONS,
    onError: (error: Error) => log.warn({ err: error }, 'a database connection was lost'),
  };
  const primary = openDb({ ...options, url, applicationName: `countersign ${config.role}` });
  const { databaseReplicaUrl } = config;
  if (databaseReplicaUrl === null || config.role === 'worker') return primary;
  const applicationName = `countersign ${config.role} lists`;
  const replica = openDb({ ...options, url: databaseReplicaUrl, applicationName, patienceMs: REPLICA_PATIENCE_MS });
  return readListsFrom({ primary, replica, log });
}
