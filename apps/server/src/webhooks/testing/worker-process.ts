import type { App } from '../../platform/app.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { openDb } from '../../platform/db.ts';
import { createEgress, parseEgressAllow } from '../../platform/egress/index.ts';
import { startWorker, type Timing } from '../../platform/jobs/index.ts';
import { openKeyring } from '../../platform/keyring/index.ts';
import { createLog } from '../../platform/log.ts';
import { deliverWebhookJob } from '../deliver-webhook.ts';

/** A worker that delivers, in a process of its own, to be killed. Prints "ready" when it takes jobs. */
export async function runDeliveringProcess(): Promise<void> {
  const [url = '', dataDir = '', timing = '{}'] = process.argv.slice(2);
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
  // What delivering needs; the rest of an App is for other jobs.
  const app = {
    config,
    version: '0.0.0-test',
    clock: systemClock,
    log: createLog(config.logLevel, 'worker'),
    db: openDb({ url, maxConnections: 4, applicationName: 'delivering process', onError: () => {} }),
    keyring: await openKeyring({ keyFile: config.keyFile, mayCreate: false }),
    egress: createEgress(parseEgressAllow(config.egressAllow)),
  } as unknown as App;
  await startWorker(app, {
    jobs: [deliverWebhookJob],
    connectionString: url,
    timing: JSON.parse(timing) as Timing,
  });
  process.stdout.write('ready\n');
}
