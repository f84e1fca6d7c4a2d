import type { App } from '../app.ts';
import type { Tx } from '../db.ts';
import type { JobContext } from './job.ts';
import { JobLostError } from './job-errors.ts';
import { deleteHeldJob, holdJob, shareJob } from './jobs.queries.ts';

/** A job in the hands of a worker. The queue writes the worker's id into the row when the worker takes the job. */
export interface Claim {
  readonly jobId: number;
  readonly workerId: string;
  readonly attempt: number;
  readonly scheduledFor: Date | null;
}

/** One attempt at one job, from taking it to its end. */
export interface Attempt {
  readonly claim: Claim;
  readonly ctx: JobContext;
  /** Rejects when the attempt is ended from outside. */
  readonly ended: Promise<never>;
  end(reason: Error): void;
  /** Whether the job took itself off the queue. */
  isFinished(): boolean;
  /** Takes the job off the queue if it is still there and ours. */
  close(): Promise<void>;
}

export function beginAttempt(app: App, claim: Claim, silenceMs: number): Attempt {
  const { jobId, workerId } = claim;
  const controller = new AbortController();
  let finished = false;
  let reject: (reason: Error) => void;
  const ended = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  ended.catch(() => {});

  /** The lock comes first, as a statement of its own: what `work` reads after it is what the last holder left. */
  const guarded = <T>(work: (tx: Tx) => Promise<T>, hold: typeof holdJob = holdJob): Promise<T> => {
    if (finished) throw new Error('The job was finished already; nothing may follow.');
    return app.db.transaction(async (tx) => {
      controller.signal.throwIfAborted();
      const held = await tx.maybe(hold, [jobId, workerId, String(silenceMs)]);
      if (held === undefined) throw new JobLostError();
      const result = await work(tx);
      // An attempt that ran out of time may meanwhile have a successor under the same worker id.
      controller.signal.throwIfAborted();
      return result;
    });
  };

  return {
    claim,
    ended,
    end: (reason) => {
      controller.abort(reason);
      reject(reason);
    },
    isFinished: () => finished,
    // Not left to the queue library: it deletes by id alone, also when another worker has the job by now.
    close: async () => {
      if ((await app.db.run(deleteHeldJob, [jobId, workerId])) === 0) throw new JobLostError();
    },
    ctx: {
      jobId,
      attempt: claim.attempt,
      scheduledFor: claim.scheduledFor,
      signal: controller.signal,
      transaction: async (work) => guarded(work),
      fenced: async (work) => guarded(work, shareJob),
      finish: async (work) => {
        const result = await guarded(async (tx) => {
          const value = await work(tx);
          await tx.run(deleteHeldJob, [jobId, workerId]);
          return value;
        });
        finished = true;
        return result;
      },
      assertStillMine: async () => guarded(async () => {}),
    },
  };
}
