import type { App } from '../../apps/server/src/platform/app.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDb } from '../../apps/server/src/platform/db.ts';
import { defaultTiming, startWorker } from '../../apps/server/src/platform/jobs/index.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { benchJobs } from './bench-jobs.ts';

/** One worker in a process of its own, as wide as the service runs it. Its jobs need a database and nothing else. */
export async function runBenchWorker(): Promise<void> {
  const [url = '', dataDir = ''] = process.argv.slice(2);
  const app = {
    config: readConfig({ DATA_DIR: dataDir }),
    version: '0.0.0-bench',
    clock: systemClock,
    log: createLog('fatal', 'worker'),
    db: openDb({ url, maxConnections: 8, applicationName: 'bench worker', onError: () => {} }),
  } as unknown as App;
  await startWorker(app, { jobs: benchJobs, connectionString: url, timing: defaultTiming });
  process.stdout.write('ready\n');
}
