import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { beat, registerWorker, unregisterWorker } from './jobs.queries.ts';
import { reapSilentWorkers } from './reap-silent-workers.ts';
import type { Timing } from './timing.ts';

export interface Heartbeat {
  /** Resolves once the worker is known to be alive; it may take no job before. */
  register(workerId: string): Promise<void>;
  /** Beats no more and tells the others that nothing is to be expected from this worker. */
  stop(): Promise<void>;
}

/**
 * Says every few seconds that a worker lives, and looks after the others. The beat comes before the look: a machine that
 * wakes from sleep must not find itself dead. `db` is a connection of its own, so that busy jobs cannot delay a beat.
 */
export function startHeartbeat(
  db: Db,
  log: Log,
  timing: Timing,
  onLost: () => void,
  /** Done with every beat; true: the worker is to be replaced, and beats no more. */
  lookAtSelf: (workerId: string) => Promise<boolean> = async () => false,
): Heartbeat {
  const stopped = new AbortController();
  let registered: Promise<void> | null = null;
  let beating: Promise<void> = Promise.resolve();
  let id = '';

  return {
    register: (workerId) => {
      registered ??= register(workerId);
      return registered;
    },
    stop: async () => {
      stopped.abort();
      await beating;
      if (id !== '') await db.run(unregisterWorker, [id]).catch(tell);
    },
  };

  async function register(workerId: string): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await db.run(registerWorker, [workerId, `${hostname()}:${process.pid}`]);
        id = workerId;
        beating = keepBeating();
        return;
      } catch (error) {
        tell(error);
        await pause(timing.beatMs);
      }
    }
  }

  async function keepBeating(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        if ((await db.run(beat, [id])) === 0) return onLost();
        await reapSilentWorkers(db, log, id, timing.deadAfterMs);
        if (await lookAtSelf(id)) return;
      } catch (error) {
        tell(error);
      }
      await pause(timing.beatMs);
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return wait(milliseconds, undefined, { signal: stopped.signal }).catch(() => {});
  }

  function tell(error: unknown): void {
    log.warn({ err: error }, 'the heartbeat of the worker did not reach the database');
  }
}
