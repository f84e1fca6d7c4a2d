import type { Clock } from './clock.ts';
import type { Runner } from './db.ts';
import { findBucket, takeFromBucket } from './rate-limit.queries.ts';

export interface Rate {
  /** Names the policy in headers and in the bucket's key. */
  readonly name: string;
  readonly limit: number;
  readonly periodSeconds: number;
}

export interface Taken {
  readonly allowed: boolean;
  /** How many requests are left right now. */
  readonly remaining: number;
  /** Seconds until the next request fits (refused), or until the bucket is full again (allowed). */
  readonly seconds: number;
}

export interface RateLimiter {
  take(rate: Rate, subject: string): Promise<Taken>;
}

interface Waiting {
  readonly rate: Rate;
  readonly settle: (taken: Taken) => void;
  readonly fail: (error: unknown) => void;
}

interface Refusal {
  readonly limit: number;
  readonly from: number;
  readonly until: number;
}

/** Bounds the memory that refused addresses can take; a refusal that is forgotten is asked for again. */
const MAX_REFUSALS = 50_000;
/** Other nodes may take what was just counted as left. After so many tries in vain there is no use in another. */
const MAX_TRIES = 5;

/**
 * A limit that all nodes share. The bucket lives in the database and every request that passes was taken out of it:
 * nothing is handed out in advance, so there is nothing to lose, to give back, or to pass beyond the limit when several
 * nodes serve at once. Requests of one subject that arrive together are taken out together, in one trip; a subject that
 * is refused stays so, without a trip, until its next request fits.
 */
export function createRateLimiter(db: Runner, clock: Clock): RateLimiter {
  /** A subject has a queue here while a trip for it is under way. */
  const queues = new Map<string, Waiting[]>();
  const refusals = new Map<string, Refusal>();

  return {
    take: (rate, subject) => {
      const key = `${rate.name}:${subject}`;
      const refusal = refusals.get(key);
      const now = clock.now().getTime();
      // A changed limit, or a clock that was set back, makes an earlier refusal worthless.
      if (refusal?.limit === rate.limit && refusal.from <= now && now < refusal.until) {
        return Promise.resolve(refused(refusal.until - now));
      }
      return new Promise((settle, fail) => {
        const queue = queues.get(key);
        queue?.push({ rate, settle, fail });
        if (queue !== undefined) return;
        const started = [{ rate, settle, fail }];
        queues.set(key, started);
        void serve(key, started);
      });
    },
  };

  async function serve(key: string, queue: Waiting[]): Promise<void> {
    for (;;) {
      const [first] = queue;
      if (first === undefined) break;
      const { limit } = first.rate;
      // A trip has one limit: requests from before and after a change of it do not travel together.
      const end = queue.findIndex((each) => each.rate.limit !== limit);
      const batch = queue.splice(0, end === -1 ? queue.length : end);
      await takeTogether(key, first.rate, batch).catch((error: unknown) => {
        for (const each of batch) each.fail(error);
      });
    }
    queues.delete(key);
  }

  async function takeTogether(key: string, rate: Rate, batch: readonly Waiting[]): Promise<void> {
    const at = clock.now();
    // Whole microseconds, rounded up, and the bucket as large as they make it: exactly `limit` requests fit.
    const weight = Math.ceil((rate.periodSeconds * 1_000_000) / rate.limit);
    const size = weight * rate.limit;
    let wanted = Math.min(batch.length, rate.limit);
    let used = 0;
    for (let tries = 0; wanted > 0 && tries < MAX_TRIES; tries += 1) {
      const row = await db.maybe(takeFromBucket, [key, at, weight * wanted, size]);
      if (row !== undefined) {
        used = row.used;
        break;
      }
      used = (await db.maybe(findBucket, [key, at]))?.used ?? 0;
      wanted = Math.min(batch.length, Math.max(0, Math.floor((size - used) / weight)));
      if (tries === MAX_TRIES - 1) wanted = 0;
    }

    const left = Math.max(0, Math.floor((size - used) / weight));
    for (const [index, each] of batch.slice(0, wanted).entries()) {
      each.settle({ allowed: true, remaining: left + wanted - 1 - index, seconds: Math.ceil(used / 1_000_000) });
    }
    if (wanted === batch.length) return;
    // The next request fits when one more would not make the bucket overflow.
    const waitMs = Math.max(1, Math.ceil((used + weight - size) / 1000));
    remember(key, { limit: rate.limit, from: at.getTime(), until: at.getTime() + waitMs });
    for (const each of batch.slice(wanted)) each.settle(refused(waitMs));
  }

  function remember(key: string, refusal: Refusal): void {
    refusals.delete(key);
    refusals.set(key, refusal);
    if (refusals.size <= MAX_REFUSALS) return;
    // A Map keeps insertion order, so the first key is the one that was refused longest ago.
    for (const [oldest] of refusals) return void refusals.delete(oldest);
  }
}

function refused(waitMs: number): Taken {
  return { allowed: false, remaining: 0, seconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
