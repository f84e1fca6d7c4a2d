import { openProcessApp } from '../../../../test/process-app.ts';
import { startWorker, type Timing } from '../index.ts';
import { testJobs } from './test-jobs.ts';

/** A worker in a process of its own, to be stopped, frozen and killed. Prints "ready" when it takes jobs. */
export async function runWorkerProcess(): Promise<void> {
  const [url = '', dataDir = '', timing = '{}'] = process.argv.slice(2);
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: process.env.WORKER_LOG_LEVEL ?? 'fatal' };
  const app = await openProcessApp({ role: 'worker', name: 'worker process', url, environment, mayCreate: true });
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
