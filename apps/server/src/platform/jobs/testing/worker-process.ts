import type { App } from '../../app.ts';
import { openBlobs } from '../../blobs/index.ts';
import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { openDb } from '../../db.ts';
import { createEgress, parseEgressAllow } from '../../egress/index.ts';
import { openKeyring } from '../../keyring/index.ts';
import { createLog } from '../../log.ts';
import { startWorker, type Timing } from '../index.ts';
import { testJobs } from './test-jobs.ts';

/** A worker in a process of its own, to be stopped, frozen and killed. Prints "ready" when it takes jobs. */
export async function runWorkerProcess(): Promise<void> {
  const [url = '', dataDir = '', timing = '{}'] = process.argv.slice(2);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: process.env.WORKER_LOG_LEVEL ?? 'fatal' });
  const keyring = await openKeyring({ keyFile: config.keyFile, mayCreate: true });
  const egress = createEgress(parseEgressAllow(undefined));
  const app: App = {
    config,
    version: '0.0.0-test',
    clock: systemClock,
    log: createLog(config.logLevel, 'worker'),
    db: openDb({ url, maxConnections: 8, applicationName: 'worker process', onError: () => {} }),
    keyring,
    blobs: await openBlobs(config.blobUrl, { keyring, fetch: egress.fetch as never }),
    egress,
    // The jobs of these tests read no files.
    reader: undefined as never,
    extractor: undefined as never,
    cores: undefined as never,
  };
  const worker = await startWorker(app, {
    jobs: testJobs,
    connectionString: url,
    concurrency: 4,
    timing: JSON.parse(timing) as Timing,
  });
  worker.lost.then(() => process.exit(1));
  process.on('SIGTERM', async () => {
    await worker.stop(5_000);
    process.exit(0);
  });
  process.stdout.write('ready\n');
}
