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
  /** How many requests are left right now, seen from this node. */
  readonly remaining: number;
  /** Seconds until the next request fits (refused), or until the bucket is full again (allowed). */
  readonly seconds: number;
}

export interface RateLimiter {
  take(rate: Rate, subject: string): Promise<Taken>;
}

interface Lease {
  tokens: number;
  remaining: number;
  emptyAt: number;
  expiresAt: number;
  refusedUntil: number;
}

/** One lease holds this share of the limit: small enough to stay fair between nodes, large enough to spare the database. */
const LEASE_SHARE = 20;
/** Tokens that a node leased and did not use within this time are given up, so that a quiet node starves nobody. */
const LEASE_MS = 5_000;
/** Bounds the memory that many addresses can take; the bucket itself is in the database. */
const MAX_LEASES = 50_000;

/**
 * A limit that all nodes share. The bucket lives in the database; a node takes a small batch out of it and serves
 * requests from that, so that a busy principal costs one write in many requests and no request is let through twice.
 */
export function createRateLimiter(db: Runner, clock: Clock): RateLimiter {
  const leases = new Map<string, Lease>();
  const underway = new Map<string, Promise<void>>();

  return {
    async take(rate, subject) {
      const key = `${rate.name}:${subject}`;
      // Many requests of one principal at once share one trip to the database: each would lease a batch otherwise.
      while (underway.has(key)) await underway.get(key);
      const now = clock.now().getTime();
      const held = leases.get(key);
      if (held !== undefined && held.refusedUntil > now) return refused(held, now);
      if (held !== undefined && held.tokens > 0 && held.expiresAt > now) {
        held.tokens -= 1;
        held.remaining -= 1;
        return { allowed: true, remaining: Math.max(0, held.remaining), seconds: untilFull(held.emptyAt, now) };
      }
      const leasing = lease(key, rate, now);
      underway.set(
        key,
        leasing.then(noop, noop).finally(() => underway.delete(key)),
      );
      return leasing;
    },
  };

  async function lease(key: string, rate: Rate, now: number): Promise<Taken> {
    const refillMs = (rate.periodSeconds * 1000) / rate.limit;
    const batch = Math.max(1, Math.floor(rate.limit / LEASE_SHARE));
    for (const cost of batch === 1 ? [1] : [batch, 1]) {
      const row = await db.maybe(takeFromBucket, [key, new Date(now), refillMs, cost, rate.limit]);
      if (row === undefined) continue;
      const emptyAt = row.empty_at.getTime();
      const left = Math.floor(rate.limit - (emptyAt - now) / refillMs) + cost - 1;
      remember(key, { tokens: cost - 1, remaining: left, emptyAt, expiresAt: now + LEASE_MS, refusedUntil: 0 });
      return { allowed: true, remaining: Math.max(0, left), seconds: untilFull(emptyAt, now) };
    }

    const bucket = await db.maybe(findBucket, [key]);
    const emptyAt = bucket?.empty_at.getTime() ?? now;
    // The next request fits when one more would not push the bucket past its size.
    const refusedUntil = Math.max(now + 1, emptyAt + refillMs - rate.limit * refillMs);
    const refusal: Lease = { tokens: 0, remaining: 0, emptyAt, expiresAt: 0, refusedUntil };
    remember(key, refusal);
    return refused(refusal, now);
  }

  function remember(key: string, entry: Lease): void {
    leases.delete(key);
    leases.set(key, entry);
    // A Map keeps insertion order, so the first key is the one that was leased longest ago.
    if (leases.size > MAX_LEASES) for (const [oldest] of leases) return void leases.delete(oldest);
  }
}

function refused(entry: Lease, now: number): Taken {
  return { allowed: false, remaining: 0, seconds: Math.max(1, Math.ceil((entry.refusedUntil - now) / 1000)) };
}

function untilFull(emptyAt: number, now: number): number {
  return Math.max(0, Math.ceil((emptyAt - now) / 1000));
}

function noop(): void {}
