import type { Attempt } from './attempt.ts';

/** The attempts of one pool. */
export interface Underway {
  add(attempt: Attempt): void;
  delete(attempt: Attempt): void;
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
    endAll: (reason) => {
      over = reason;
      for (const attempt of attempts) attempt.end(reason);
    },
  };
}
