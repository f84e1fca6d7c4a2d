import type { Attempt } from './attempt.ts';

/** The attempts of one pool. */
export interface Underway {
  add(attempt: Attempt): void;
  delete(attempt: Attempt): void;
  /** Whether an attempt at the job runs. */
  has(jobId: number): boolean;
  /** Ends those that run and any that still begins: a job may be taken already while its code has not started yet. */
  endAll(reason: Error): void;
}

export function createUnderway(): Underway {
  const attempts = new Set<Attempt>();
  let over: Error | null = null;
  return {
    add: (attempt) => {
      attempts.add(attempt);
      if (over !== null) attempt.end(over);
    },
    delete: (attempt) => {
      attempts.delete(attempt);
    },
    has: (jobId) => [...attempts].some(({ claim }) => claim.jobId === jobId),
    endAll: (reason) => {
      over = reason;
      for (const attempt of attempts) attempt.end(reason);
    },
  };
}
