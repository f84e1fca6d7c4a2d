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
  /** Takes one that was taken out of the bucket in advance, without waiting; null: there is none. */
  takeKnown(rate: Rate, subject: string): Taken | null;
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

/**
 * What a node took out of a bucket in advance. `charged` is how much of the bucket is used according to the database,
 * `used` how much of it would be used if each request had been taken by itself; both drain by one second a second. A
 * request passes while `used` stays within `charged`. So the advance runs out by itself, at the pace at which the bucket
 * gives it back to everybody, and what passes is never more than the exact rule lets pass.
 */
interface Advance {
  readonly limit: number;
  readonly charged: number;
  readonly chargedAt: number;
  used: number;
  usedAt: number;
}

/** Bounds the memory that refused addresses can take; a refusal that is forgotten is asked for again. */
const MAX_REFUSALS = 50_000;
/** Likewise for advances; one that is forgotten drains away. */
const MAX_ADVANCES = 20_000;
/** A twentieth of the limit: three seconds' worth of a rate by the minute, after which it has drained away. */
const ADVANCE_SHARE = 20;
/** Only while the bucket is used for no more than a quarter: whoever comes near the limit is counted one by one. */
const QUIET_SHARE = 4;
/** Small limits are about attacks, not about load. They are always exact, and nothing of them is held by another node. */
const MIN_LIMIT_FOR_ADVANCE = 100;
/** Other nodes may take what was just counted as left. After so many tries in vain there is no use in another. */
const MAX_TRIES = 5;

/**
 * A limit that all nodes share. The bucket lives in the database and every request that passes was taken out of it, one
 * by one or, while the subject is far from its limit, a few seconds' worth in advance (decision 0093): so never more than
 * the limit passes in sum, and most requests need no trip. Requests of one subject that arrive together are taken out
 * together, in one trip; a subject that is refused stays so, without a trip, until its next request fits.
 */
export function createRateLimiter(db: Runner, clock: Clock): RateLimiter {
  /** A subject has a queue here while a trip for it is under way. */
  const queues = new Map<string, Waiting[]>();
  const refusals = new Map<string, Refusal>();
  const advances = new Map<string, Advance>();

  return {
    takeKnown: (rate, subject) => takeAdvanced(`${rate.name}:${subject}`, rate, clock.now().getTime()),
    take: (rate, subject) => {
      const key = `${rate.name}:${subject}`;
      const refusal = refusals.get(key);
      const now = clock.now().getTime();
      const ready = takeAdvanced(key, rate, now);
      if (ready !== null) return Promise.resolve(ready);
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

  /** Null: none was taken in advance, or it is used up. */
  function takeAdvanced(key: string, rate: Rate, now: number): Taken | null {
    const advance = advances.get(key);
    if (advance === undefined) return null;
    // A changed limit, or a clock that was set back, makes it worthless; it drains away in the database.
    const isGood = advance.limit === rate.limit && advance.usedAt <= now;
    const weight = weightOf(rate);
    const charged = advance.charged - (now - advance.chargedAt) * 1000;
    const used = Math.max(0, advance.used - (now - advance.usedAt) * 1000) + weight;
    if (!isGood || used > charged) {
      advances.delete(key);
      return null;
    }
    advance.used = used;
    advance.usedAt = now;
    const remaining = Math.floor((weight * rate.limit - used) / weight);
    return { allowed: true, remaining, seconds: Math.ceil(used / 1_000_000) };
  }

  async function takeTogether(key: string, rate: Rate, all: readonly Waiting[]): Promise<void> {
    const at = clock.now();
    const weight = weightOf(rate);
    const size = weight * rate.limit;
    const batch = all.filter(({ settle }) => {
      const ready = takeAdvanced(key, rate, at.getTime());
      if (ready !== null) settle(ready);
      return ready === null;
    });
    if (batch.length === 0) return;
    const early = rate.limit < MIN_LIMIT_FOR_ADVANCE ? 0 : Math.floor(rate.limit / ADVANCE_SHARE) * weight;
    let wanted = Math.min(batch.length, rate.limit);
    let used = 0;
    for (let tries = 0; wanted > 0 && tries < MAX_TRIES; tries += 1) {
      const quiet = Math.floor(size / QUIET_SHARE);
      const row = await db.maybe(takeFromBucket, [key, at, weight * wanted, size, early, quiet]);
      if (row !== undefined) {
        used = row.used - row.advance;
        if (row.advance > 0) keepAdvance(key, rate, at.getTime(), used, row.used);
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

  function keepAdvance(key: string, { limit }: Rate, at: number, used: number, charged: number): void {
    advances.delete(key);
    advances.set(key, { limit, charged, chargedAt: at, used, usedAt: at });
    if (advances.size <= MAX_ADVANCES) return;
    for (const [oldest] of advances) return void advances.delete(oldest);
  }

  function remember(key: string, refusal: Refusal): void {
    refusals.delete(key);
    refusals.set(key, refusal);
    if (refusals.size <= MAX_REFUSALS) return;
    // A Map keeps insertion order, so the first key is the one that was refused longest ago.
    for (const [oldest] of refusals) return void refusals.delete(oldest);
  }
}

/** Whole microseconds, rounded up, and the bucket as large as they make it: exactly `limit` requests fit. */
function weightOf({ periodSeconds, limit }: Rate): number {
  return Math.ceil((periodSeconds * 1_000_000) / limit);
}

function refused(waitMs: number): Taken {
  return { allowed: false, remaining: 0, seconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
