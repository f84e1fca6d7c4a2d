import { setTimeout as wait } from 'node:timers/promises';
import { openWatch } from '../../src/intake/watch/watch-folder.ts';
import type { App } from '../../src/platform/app.ts';
import { openBlobs } from '../../src/platform/blobs/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDb } from '../../src/platform/db.ts';
import { createEgress, parseEgressAllow } from '../../src/platform/egress/index.ts';
import { openKeyring } from '../../src/platform/keyring/index.ts';
import { createLog } from '../../src/platform/log.ts';

/** Short, so that a killed node's folder is free soon; the service waits longer. */
const LEASE_SECONDS = 1;
const REST_MS = 150;
const PAUSE_MS = 50;

/** A node that watches a folder in a process of its own, to be killed. Prints a line when it has looked once. */
export async function runWatchProcess(): Promise<void> {
  const [url = '', dataDir = '', root = ''] = process.argv.slice(2);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', PORT: '0' });
  const keyring = await openKeyring({ keyFile: config.keyFile, mayCreate: false });
  const egress = createEgress(parseEgressAllow(undefined));
  const app: App = {
    config,
    version: '0.0.0-test',
    clock: systemClock,
    log: createLog(config.logLevel, 'worker'),
    db: openDb({ url, maxConnections: 4, applicationName: 'watch process', onError: () => {} }),
    keyring,
    blobs: await openBlobs(config.blobUrl, { keyring, fetch: egress.fetch as never }),
    egress,
    // Nothing is read here; there are no jobs.
    reader: undefined as never,
    extractor: undefined as never,
  };
  const options = {
    restMs: REST_MS,
    companionMs: 600_000,
    leaseSeconds: LEASE_SECONDS,
    nowMs: () => performance.now(),
  };
  const watch = openWatch(app, { root, ...options });
  for (let looks = 0; ; looks += 1) {
    await watch.look();
    if (looks === 0) process.stdout.write('looked\n');
    await wait(PAUSE_MS);
  }
}
