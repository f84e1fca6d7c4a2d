import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../app.ts';
import type { Cron } from './cron.ts';
import type { Job } from './job.ts';
import { defaultTiming, type Timing } from './timing.ts';
import { startPool, type WorkerPool } from './worker-pool.ts';

export interface WorkerOptions {
  readonly jobs: readonly Job[];
  readonly crons?: readonly Cron[];
  /** A direct connection, not one through a transaction pooler. */
  readonly connectionString: string;
  /** How many jobs run at once. */
  readonly concurrency?: number;
  readonly timing?: Timing;
}

export interface Worker {
  /** Resolves with the reason when the worker could not be kept alive; the process should end and be started anew. */
  readonly lost: Promise<string>;
  stop(graceMs?: number): Promise<void>;
}

/** Jobs mostly wait for the database or for child processes; a handful at once keeps two cores busy. */
const CONCURRENCY = 4;
/** Container platforms kill after 30 seconds by default; what is not done by then is better returned than killed. */
const GRACE_MS = 20_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A database that was away for longer than this, or a newer release's queue: a fresh process is the better try. */
const GIVE_UP_AFTER_MS = 300_000;

/** Runs jobs until stopped. A pool that ends, or was taken for dead while the machine slept, is replaced by a new one. */
export async function startWorker(app: App, options: WorkerOptions): Promise<Worker> {
  const poolOptions = {
    jobs: options.jobs,
    crons: options.crons ?? [],
    connectionString: options.connectionString,
    concurrency: options.concurrency ?? CONCURRENCY,
    timing: options.timing ?? defaultTiming,
  };
  const stopping = new AbortController();
  let pool: WorkerPool | null = await startPool(app, poolOptions);
  const keeping = keepAlive();

  return {
    lost: new Promise((resolve) => {
      keeping.then((reason) => {
        if (reason !== null) resolve(reason);
      });
    }),
    stop: async (graceMs = GRACE_MS) => {
      stopping.abort();
      const current = pool;
      pool = null;
      await current?.stop(graceMs);
      await keeping;
    },
  };

  async function keepAlive(): Promise<string | null> {
    const stopped = new Promise<null>((resolve) => stopping.signal.addEventListener('abort', () => resolve(null)));
    while (!stopping.signal.aborted) {
      const reason = pool === null ? null : await Promise.race([pool.gone, stopped]);
      const ended = pool;
      if (reason === null || ended === null || stopping.signal.aborted) return null;
      app.log.warn({ reason }, 'the worker is started anew');
      pool = null;
      await ended.stop(0).catch((error: Error) => app.log.warn({ err: error }, 'the old worker did not end cleanly'));
      const replaced = await replacePool();
      if (replaced !== null) return replaced;
    }
    return null;
  }

  /** Null when a new pool runs or none is wanted any more, else why none could be started. */
  async function replacePool(): Promise<string | null> {
    const since = performance.now();
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      try {
        const next = await startPool(app, poolOptions);
        if (stopping.signal.aborted) await next.stop(0);
        else pool = next;
        return null;
      } catch (error) {
        app.log.error({ err: error }, 'the worker could not be started');
        if (performance.now() - since > GIVE_UP_AFTER_MS) return (error as Error).message;
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return null;
  }
}
