import type { App } from '../src/platform/app.ts';
import { openBlobs } from '../src/platform/blobs/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDb } from '../src/platform/db.ts';
import { createEgress, parseEgressAllow } from '../src/platform/egress/index.ts';
import { openKeyring } from '../src/platform/keyring/index.ts';
import { createLog } from '../src/platform/log.ts';

interface ProcessAppOptions {
  readonly role: 'api' | 'worker';
  /** What the database calls its connections. */
  readonly name: string;
  readonly url: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether a key file is made where none is. */
  readonly mayCreate: boolean;
}

/** An App for a process of a test that is killed without goodbye. It reads no files, extracts nothing and has no core. */
export async function openProcessApp({ role, name, url, environment, mayCreate }: ProcessAppOptions): Promise<App> {
  const config = readConfig({ LOG_LEVEL: 'fatal', ...environment });
  const keyring = await openKeyring({ keyFile: config.keyFile, mayCreate });
  const egress = createEgress(parseEgressAllow(config.egressAllow));
  return {
    config,
    version: '0.0.0-test',
    clock: systemClock,
    log: createLog(config.logLevel, role),
    db: openDb({ url, maxConnections: 8, applicationName: name, onError: () => {} }),
    keyring,
    blobs: await openBlobs(config.blobUrl, { keyring, fetch: egress.fetch }),
    egress,
    reader: undefined as never,
    extractor: undefined as never,
    parser: undefined as never,
    cores: undefined as never,
  };
}
