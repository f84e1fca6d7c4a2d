import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { App } from '../app.ts';
import { openDb } from '../db.ts';
import type { Log } from '../log.ts';
import { type Cron, parseCrons } from './cron.ts';
import { createForgottenWatch } from './find-forgotten-job.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import type { Job } from './job.ts';
import { JobLostError, NodeStoppingError } from './job-errors.ts';
import { startCounting } from './job-metrics.ts';
import { SCHEMA } from './prepare-job-queue.ts';
import { startCrons } from './run-crons.ts';
import { toTask } from './run-job.ts';
import type { Timing } from './timing.ts';
import { createUnderway } from './underway.ts';

export interface PoolOptions {
  readonly jobs: readonly Job[];
  readonly crons: readonly Cron[];
  /** A direct connection: the pool listens for new jobs, which a transaction pooler does not pass on. */
  readonly connectionString: string;
  readonly concurrency: number;
  readonly timing: Timing;
}

/** One life of a worker under one id. */
export interface WorkerPool {
  /** Resolves with the reason when the pool ended by itself or was taken for dead by the others. */
  readonly gone: Promise<string>;
  /** Takes no new job, waits for those that run, and returns what is not done in time to the queue. */
  stop(graceMs: number): Promise<void>;
}

export async function startPool(app: App, options: PoolOptions): Promise<WorkerPool> {
  const { jobs, crons, connectionString, concurrency, timing } = options;
  const log = app.log;
  const parsedCrons = parseCrons(crons, jobs);
  startCounting(jobs.map(({ name }) => name));
  const underway = createUnderway();
  const queuePool = openQueuePool(connectionString, concurrency, log);
  const heartbeatDb = openDb({
    url: connectionString,
    maxConnections: 1,
    applicationName: 'countersign heartbeat',
    onError: (error) => log.warn({ err: error }, 'heartbeat connection failed'),
  });
  let leave: (reason: string) => void = () => {};
  const gone = new Promise<string>((resolve) => {
    leave = resolve;
  });
  const onLost = () => {
    // The jobs are somebody else's by now, and under the same id the fence could not tell old attempts from new ones.
    underway.endAll(new JobLostError());
    leave('it was silent for too long and was taken for dead');
  };
  const findForgotten = createForgottenWatch(heartbeatDb, underway, timing.deadAfterMs);
  const heartbeat = startHeartbeat(heartbeatDb, log, timing, onLost, async (workerId) => {
    const jobId = await findForgotten(workerId);
    if (jobId === null) return false;
    log.warn({ jobId }, 'a job was given to this worker and never came');
    // Under a new id the worker is another one, and what was forgotten an orphan that anybody may take.
    leave('a job was given to it and never came');
    return true;
  });
  const close = async () => {
    await heartbeat.stop();
    await Promise.all([heartbeatDb.close(), queuePool.end()]);
  };

  let runner: Runner;
  try {
    runner = await run({
      pgPool: queuePool,
      schema: SCHEMA,
      concurrency,
      pollInterval: timing.pollMs,
      noHandleSignals: true,
      taskList: Object.fromEntries(jobs.map((job) => [job.name, toTask(app, job, underway, timing.deadAfterMs)])),
      parsedCronItems: [],
      logger: quietLogger(log),
      events: watchTaking(timing.deadAfterMs, () => leave('it could take no jobs')),
      preset: presetFor(heartbeat),
    });
  } catch (error) {
    await close();
    throw error;
  }
  // Beside the heartbeat: jobs that hold every other connection delay neither.
  const clock = startCrons(heartbeatDb, log, parsedCrons, timing.beatMs);
  runner.promise.then(
    () => leave('the queue ended'),
    (error: Error) => leave(error.message),
  );

  return {
    gone,
    stop: async (graceMs) => {
      await clock.stop();
      const done = runner.stop().catch(() => runner.promise.catch(() => {}));
      const graceOver = new AbortController();
      await Promise.race([done, wait(graceMs, undefined, { signal: graceOver.signal }).catch(() => {})]);
      graceOver.abort();
      underway.endAll(new NodeStoppingError());
      await done;
      await close();
    },
  };
}

/** One connection listens; each job that runs needs one for a moment, to be taken and to be ended. */
function openQueuePool(connectionString: string, concurrency: number, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: concurrency + 1, application_name: 'countersign worker' });
  // Without these, a connection that the server closes would end the process; the library opens another one.
  const tell = (error: Error) => log.warn({ err: error }, 'connection of the job queue failed');
  pool.on('error', tell);
  pool.on('connect', (client) => {
    client.on('error', tell);
  });
  return pool;
}

function presetFor(heartbeat: Heartbeat): GraphileConfig.Preset {
  return {
    plugins: [
      {
        name: 'countersign-heartbeat',
        version: '1.0.0',
        // Awaited before the first job is taken: a job in the hands of a worker that nobody knows would be taken away.
        worker: { hooks: { startWorker: (_ctx, { worker }) => heartbeat.register(worker.workerPool.id) } },
      },
    ],
    // Unbatched, the library does not wait for these statements, and one that fails would end the process. In a batch,
    // even of one, a failure ends the pool instead, which is then started anew.
    worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
  };
}

/**
 * A pool whose connection broke while it started asks for jobs for ever and gets none: the library remembers the failure.
 * One that has got nothing but errors for as long as this is replaced.
 */
function watchTaking(limitMs: number, onStuck: () => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  let failingSince: number | null = null;
  events.on('worker:getJob:error', () => {
    failingSince ??= performance.now();
    if (performance.now() - failingSince > limitMs) onStuck();
  });
  const working = () => {
    failingSince = null;
  };
  events.on('worker:getJob:empty', working);
  events.on('job:start', working);
  return events;
}

/** Failures of jobs are logged where they are settled; what is left are troubles of the queue itself. */
function quietLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    if (meta !== undefined && 'failure' in meta) return;
    const known = { from: scope.label };
    if (level === 'error') log.error(known, message);
    else if (level === 'warning') log.warn(known, message);
    else log.debug(known, message);
  });
}
