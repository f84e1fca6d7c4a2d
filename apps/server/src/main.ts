import { availableParallelism } from 'node:os';
import { buildApp } from './build-app.ts';
import { createInferenceServer } from './http/inference/index.ts';
import { listenForMetrics } from './http/metrics-listener.ts';
import { operations } from './http/operations/index.ts';
import { createHttpServer } from './http/server.ts';
import { readWebFiles } from './http/web-files.ts';
import { rotateSigningKeys } from './identity/index.ts';
import { startWatching } from './intake/index.ts';
import { crons, jobs } from './jobs.ts';
import type { App } from './platform/app.ts';
import { nameProcess } from './platform/build-metrics.ts';
import { type Config, readConfig } from './platform/config.ts';
import { watchPool } from './platform/db-metrics.ts';
import { watchDisk } from './platform/disk-metrics.ts';
import { startWorker } from './platform/jobs/index.ts';
import { createLog, type Log } from './platform/log.ts';
import { joinExchange } from './platform/metrics-exchange.ts';
import { packagedPath } from './platform/package-root.ts';
import { explainStart } from './platform/start-error.ts';
import { startTracing } from './platform/tracing/index.ts';
import { createInference } from './reading/ocr/index.ts';
import { readVersion } from './version.ts';

/** What one process of the service does until it is told to stop. */
interface RunningNode {
  readonly address: string | null;
  stop(): Promise<void>;
}

/**
 * One process of the service, started by the supervisor (cli/serve.ts) with the role and the database in its environment.
 * It tells the supervisor when it is ready, and ends with it: a parent that was killed closes the channel.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, config.role);

  nameProcess(config.role, readVersion());
  joinExchange();

  // Signals and the loss of the supervisor count from the first moment: a node that starts can be told to stop, too.
  let node: RunningNode | null = null;
  let close = async () => {};
  let stopTracing = async () => {};
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await node?.stop();
    await close();
    await stopTracing();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Without its supervisor a node has nobody who would restart or stop it: it ends at once, as a crash would end it.
  process.on('disconnect', () => process.exit(1));
  // One that was killed while this process was still loading has gone already, and would never be noticed.
  if (process.connected === false) process.exit(1);

  const tracing = await startTracing({ config: config.tracing, role: config.role, version: readVersion(), log });
  stopTracing = tracing.stop;

  if (config.role === 'inference') {
    node = await startInference(config, log);
  } else {
    // A worker's transactions belong to a job that it may lose: it goes past a pooler, as its queue does.
    const databaseUrl =
      config.role === 'worker' ? (config.databaseDirectUrl ?? config.databaseUrl) : config.databaseUrl;
    if (databaseUrl === null) throw new Error('A node is started by the supervisor, which gives it its database.');
    const built = await buildApp(config, databaseUrl, log);
    close = built.close;
    watchPool(built.app.db);
    watchDisk(config.dataDir);
    node = config.role === 'worker' ? await startJobs(built.app, databaseUrl) : await startApi(built.app);
  }
  if (config.metricsListen !== null && config.role !== 'api') {
    await listenForMetrics(config.metricsListen, config.metricsToken);
  }
  if (process.connected) process.send?.({ ready: true, address: node.address });
}

async function startApi(app: App): Promise<RunningNode> {
  // Before the first request: a node without a key could sign nobody in.
  await rotateSigningKeys(app);
  const web = await readWebFiles(packagedPath('web', '../web/dist'));
  const server = createHttpServer(app, { operations, web });
  const address = await server.listen().catch((error: unknown) => {
    throw explainStart(error, `${app.config.host}:${app.config.port}`);
  });
  return { address, stop: () => server.close() };
}

/** How many pages may wait for each one in work: about a minute's worth. */
const WAITING_PER_SLOT = 16;

async function startInference(config: Config, log: Log): Promise<RunningNode> {
  if (config.inferenceToken === null) throw new Error('The inference process needs Inference__Token.');
  const slots = availableParallelism();
  const inference = createInference({
    slots,
    mostWaiting: slots * WAITING_PER_SLOT,
    timeoutSeconds: config.inferenceTimeoutSeconds,
  });
  // Before the first page: a machine whose engine does not work is told at the start.
  log.info({ engineVersion: await inference.version() }, 'OCR engine is ready');
  const server = createInferenceServer({ config, token: config.inferenceToken, inference, log });
  const address = await server.listen().catch((error: unknown) => {
    throw explainStart(error, `${config.host}:${config.port}`);
  });
  return {
    address,
    stop: async () => {
      await server.close();
      await inference.close();
    },
  };
}

/** Workers listen for new jobs, which needs a connection of their own and not one through a transaction pooler. */
async function startJobs(app: App, databaseUrl: string): Promise<RunningNode> {
  const connectionString = app.config.databaseDirectUrl ?? databaseUrl;
  const worker = await startWorker(app, { jobs, crons, connectionString });
  // A worker that cannot be kept alive is started anew by the supervisor, in a fresh process.
  void worker.lost.then((reason) => {
    app.log.error({ reason }, 'the worker was lost');
    process.exit(1);
  });
  const watching = startWatching(app);
  return {
    address: null,
    stop: async () => {
      // What arrives is taken in before the work on it ends.
      await watching.stop();
      await worker.stop();
    },
  };
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
