import { openProcessApp } from '../../../test/process-app.ts';
import { startWorker, type Timing } from '../../platform/jobs/index.ts';
import { deliverWebhookJob } from '../deliver-webhook.ts';

/** A worker that delivers, in a process of its own, to be killed. Prints "ready" when it takes jobs. */
export async function runDeliveringProcess(): Promise<void> {
  const [url = '', dataDir = '', timing = '{}'] = process.argv.slice(2);
  const environment = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' };
  const app = await openProcessApp({ role: 'worker', name: 'delivering process', url, environment, mayCreate: false });
  await startWorker(app, {
    jobs: [deliverWebhookJob],
    connectionString: url,
    timing: JSON.parse(timing) as Timing,
  });
  process.stdout.write('ready\n');
}
