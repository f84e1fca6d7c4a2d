import { DomainError } from '../platform/domain-error.ts';

/**
 * How many password hashes a process computes at once. libuv has four threads by default, and file reads, DNS and
 * token signatures need some too: a flood of sign-ins may fill half of them, never all.
 */
const SLOTS = 2;
/** At about 60 ms a hash the last of these waits some four seconds; whoever comes after is told to come back. */
const MAX_WAITING = 128;
const RETRY_AFTER_SECONDS = 5;

let free = SLOTS;
const waiting: (() => void)[] = [];

/**
 * Runs the work when a slot is free. A slot is always taken before a database connection, never while one is held:
 * otherwise work that holds connections could wait for slots whose holders wait for connections.
 */
export async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await nextTurn();
  try {
    return await work();
  } finally {
    // The slot goes straight to whoever waits longest; it becomes free only when nobody waits.
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }
}

function nextTurn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) {
    throw new DomainError({
      code: 'unavailable',
      detail: `Too many people are signing in at this moment. Try again in ${RETRY_AFTER_SECONDS} s.`,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
