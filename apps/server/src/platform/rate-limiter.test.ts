import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestClock } from '../../test/test-clock.ts';
import { type Db, openDb } from './db.ts';
import { createRateLimiter, type Rate, type RateLimiter, type Taken } from './rate-limiter.ts';

let database: TestDatabase;
let secondDb: Db;
let subjects = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  secondDb = openDb({ url: database.url, maxConnections: 10, applicationName: 'second node', onError: () => {} });
});
afterAll(async () => {
  await secondDb.close();
  await database.drop();
});

function aSubject(): string {
  subjects += 1;
  return `subject-${subjects}`;
}

const perMinute = (limit: number): Rate => ({ name: 'test', limit, periodSeconds: 60 });

function takeMany(limiter: RateLimiter, rate: Rate, subject: string, count: number): Promise<Taken[]> {
  return Promise.all(Array.from({ length: count }, () => limiter.take(rate, subject)));
}

const allowedIn = (taken: readonly Taken[]): number => taken.filter((each) => each.allowed).length;

/** Counts the trips that a limiter makes to the database. */
function counted(db: Db): { db: Db; trips: () => number } {
  let trips = 0;
  return {
    trips: () => trips,
    db: {
      ...db,
      maybe: (query, args) => {
        trips += 1;
        return db.maybe(query, args);
      },
    },
  };
}

describe('one node', () => {
  it.each([1, 2, 3, 7, 11, 13, 37, 97, 600])('lets exactly %i through at an instant, one by one', async (limit) => {
    const limiter = createRateLimiter(database.db, createTestClock());
    const subject = aSubject();
    const taken: Taken[] = [];
    for (let index = 0; index < limit + 2; index += 1) taken.push(await limiter.take(perMinute(limit), subject));
    expect(taken.map((each) => each.allowed)).toEqual([...new Array(limit).fill(true), false, false]);
    expect(taken.slice(0, limit).map((each) => each.remaining)).toEqual(
      Array.from({ length: limit }, (_, index) => limit - 1 - index),
    );
  });

  it.each([1, 7, 50, 999_983, 1_000_000])('lets exactly %i through when all arrive together', async (limit) => {
    const at = new Date();
    const subject = aSubject();
    const left = Math.min(limit, 60);
    // A large limit is brought near its end first, in one stroke.
    await database.pool.query(...usedUp(limit, limit - left, subject, at));
    const limiter = createRateLimiter(database.db, createTestClock(at));
    expect(allowedIn(await takeMany(limiter, perMinute(limit), subject, left + 40))).toBe(left);
  });

  it('fills up again at its rate, and never above its limit', async () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(database.db, clock);
    const subject = aSubject();
    expect(allowedIn(await takeMany(limiter, perMinute(60), subject, 61))).toBe(60);
    clock.advance(5);
    expect(allowedIn(await takeMany(limiter, perMinute(60), subject, 10))).toBe(5);
    clock.advance(3600);
    expect(allowedIn(await takeMany(limiter, perMinute(60), subject, 100))).toBe(60);
  });

  it('says when the next request fits, and keeps its word', async () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(database.db, clock);
    const subject = aSubject();
    await takeMany(limiter, perMinute(6), subject, 6);
    expect(await limiter.take(perMinute(6), subject)).toEqual({ allowed: false, remaining: 0, seconds: 10 });
    clock.advance(9);
    expect(await limiter.take(perMinute(6), subject)).toEqual({ allowed: false, remaining: 0, seconds: 1 });
    clock.advance(1);
    expect((await limiter.take(perMinute(6), subject)).allowed).toBe(true);
  });

  it('keeps subjects and rates apart', async () => {
    const limiter = createRateLimiter(database.db, createTestClock());
    const [one, other] = [aSubject(), aSubject()];
    expect((await limiter.take(perMinute(1), one)).allowed).toBe(true);
    expect((await limiter.take(perMinute(1), one)).allowed).toBe(false);
    expect((await limiter.take(perMinute(1), other)).allowed).toBe(true);
    expect((await limiter.take({ ...perMinute(1), name: 'another' }, one)).allowed).toBe(true);
  });

  it('makes one trip for all that wait, and none for what it refused before', async () => {
    const { db, trips } = counted(database.db);
    const limiter = createRateLimiter(db, createTestClock());
    const subject = aSubject();
    expect(allowedIn(await takeMany(limiter, perMinute(100), subject, 90))).toBe(90);
    // The first one goes alone, because nobody else was there when it left.
    expect(trips()).toBe(2);
    await takeMany(limiter, perMinute(100), subject, 20);
    const before = trips();
    await takeMany(limiter, perMinute(100), subject, 500);
    expect(trips()).toBe(before);
  });

  it('fails the requests that wait when the database fails, and serves the next ones', async () => {
    let broken = true;
    const db: Db = {
      ...database.db,
      maybe: (query, args) => (broken ? Promise.reject(new Error('gone')) : database.db.maybe(query, args)),
    };
    const limiter = createRateLimiter(db, createTestClock());
    const subject = aSubject();
    const failed = await Promise.allSettled(Array.from({ length: 5 }, () => limiter.take(perMinute(5), subject)));
    expect(failed.map((each) => each.status)).toEqual(new Array(5).fill('rejected'));
    broken = false;
    expect(allowedIn(await takeMany(limiter, perMinute(5), subject, 6))).toBe(5);
  });
});

describe('several nodes', () => {
  it.each([1, 7, 40, 50])('let exactly %i through in sum, asked by fifty at a time on each', async (limit) => {
    const clock = createTestClock();
    const nodes = [createRateLimiter(database.db, clock), createRateLimiter(secondDb, clock)];
    const subject = aSubject();
    const taken = await Promise.all(nodes.map((node) => takeMany(node, perMinute(limit), subject, 50)));
    expect(allowedIn(taken.flat())).toBe(limit);
    // A weight is rounded up to a microsecond, so a whole minute may lack a few of them.
    clock.advance(60.001);
    const again = await Promise.all(nodes.map((node) => takeMany(node, perMinute(limit), subject, 50)));
    expect(allowedIn(again.flat())).toBe(limit);
  });

  it('lose nothing: what one node did not use is there for the other', async () => {
    const clock = createTestClock();
    const [first, second] = [createRateLimiter(database.db, clock), createRateLimiter(secondDb, clock)];
    const subject = aSubject();
    await takeMany(first, perMinute(100), subject, 31);
    expect(allowedIn(await takeMany(second, perMinute(100), subject, 100))).toBe(69);
  });

  it('never pass more than the limit at an instant, whenever the earlier requests came', async () => {
    const clock = createTestClock();
    const [first, second] = [createRateLimiter(database.db, clock), createRateLimiter(secondDb, clock)];
    const subject = aSubject();
    for (const [seconds, count] of [
      [0, 1],
      [2.9, 1],
      [4.9, 1],
      [4.9, 200],
    ] as const) {
      clock.advance(seconds);
      const taken = await Promise.all([first, second].map((node) => takeMany(node, perMinute(100), subject, count)));
      expect(allowedIn(taken.flat())).toBeLessThanOrEqual(100);
    }
  });
});

describe('what is taken in advance', () => {
  it('saves the trips of whoever is far from the limit', async () => {
    const { db, trips } = counted(database.db);
    const clock = createTestClock();
    const limiter = createRateLimiter(db, clock);
    const subject = aSubject();
    for (let index = 0; index < 120; index += 1) {
      expect((await limiter.take(perMinute(600), subject)).allowed).toBe(true);
      clock.advance(0.1);
    }
    expect(trips()).toBeLessThanOrEqual(10);
  });

  it('is counted one by one again near the limit, and never lets more than the limit pass', async () => {
    const clock = createTestClock();
    const [first, second] = [createRateLimiter(database.db, clock), createRateLimiter(secondDb, clock)];
    const subject = aSubject();
    let allowed = 0;
    for (let index = 0; index < 1_300; index += 1) {
      const node = index % 2 === 0 ? first : second;
      if ((await node.take(perMinute(600), subject)).allowed) allowed += 1;
    }
    expect(allowed).toBe(600);
  });

  it('drains away when it is not used: no node passes more at an instant, however long it held some', async () => {
    for (const seconds of [0, 0.1, 1, 2.5, 2.9, 3, 10]) {
      const clock = createTestClock();
      const [first, second] = [createRateLimiter(database.db, clock), createRateLimiter(secondDb, clock)];
      const subject = aSubject();
      await first.take(perMinute(600), subject);
      clock.advance(seconds);
      const taken = await Promise.all([first, second].map((node) => takeMany(node, perMinute(600), subject, 700)));
      expect(allowedIn(taken.flat())).toBeLessThanOrEqual(600);
      expect(allowedIn(taken.flat())).toBeGreaterThanOrEqual(599);
    }
  });

  it('passes the same as counting one by one does, whenever requests come', async () => {
    const rate = perMinute(600);
    const weightMs = 100;
    for (let seed = 1; seed <= 5; seed += 1) {
      const clock = createTestClock();
      const nodes = [createRateLimiter(database.db, clock), createRateLimiter(secondDb, clock)];
      const subject = aSubject();
      // The exact rule, kept here: how long the bucket is used for, in milliseconds.
      let used = 0;
      for (let step = 0; step < 60; step += 1) {
        const pause = (seed * (step + 7) * 37) % 900;
        const count = (seed * (step + 3) * 53) % 40;
        clock.advance(pause / 1000);
        used = Math.max(0, used - pause);
        const node = nodes[(seed + step) % 2];
        const allowed = node === undefined ? 0 : allowedIn(await takeMany(node, rate, subject, count));
        used += allowed * weightMs;
        expect(used).toBeLessThanOrEqual(60_000);
      }
    }
  });

  it('is worth nothing once the limit is another, or the clock was set back', async () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(database.db, clock);
    const subject = aSubject();
    await limiter.take(perMinute(6_000), subject);
    expect(allowedIn(await takeMany(limiter, perMinute(10), subject, 30))).toBeLessThanOrEqual(10);
    const other = aSubject();
    await limiter.take(perMinute(600), other);
    clock.advance(-1);
    expect(allowedIn(await takeMany(limiter, perMinute(600), other, 700))).toBeLessThanOrEqual(600);
  });

  it('is never taken of a small limit, which stays exact between nodes', async () => {
    const clock = createTestClock();
    const [first, second] = [createRateLimiter(database.db, clock), createRateLimiter(secondDb, clock)];
    const subject = aSubject();
    await first.take(perMinute(99), subject);
    expect(allowedIn(await takeMany(second, perMinute(99), subject, 120))).toBe(98);
  });
});

describe('a limit that is changed', () => {
  it('bites at once when it is lowered, also for what was allowed before', async () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(database.db, clock);
    const subject = aSubject();
    await takeMany(limiter, perMinute(100_000), subject, 10);
    expect(allowedIn(await takeMany(limiter, perMinute(10), subject, 100))).toBeLessThanOrEqual(10);
  });

  it('is felt at once when it is raised, also by whoever was refused', async () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(database.db, clock);
    const subject = aSubject();
    await takeMany(limiter, perMinute(1), subject, 2);
    expect((await limiter.take(perMinute(1), subject)).seconds).toBe(60);
    clock.advance(1);
    expect(allowedIn(await takeMany(limiter, perMinute(60), subject, 5))).toBe(1);
  });

  it('does not mix with the old one among requests that wait together', async () => {
    const limiter = createRateLimiter(database.db, createTestClock());
    const subject = aSubject();
    const rates = [perMinute(2), perMinute(2), perMinute(2), perMinute(1000), perMinute(1000)];
    const taken = await Promise.all(rates.map((rate) => limiter.take(rate, subject)));
    expect(allowedIn(taken.slice(0, 3))).toBe(2);
  });
});

describe('a clock that is set back', () => {
  it('locks nobody out until the old time comes again', async () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(database.db, clock);
    const subject = aSubject();
    await takeMany(limiter, perMinute(60), subject, 61);
    clock.advance(-3600);
    await takeMany(limiter, perMinute(60), subject, 1);
    clock.advance(2);
    expect(allowedIn(await takeMany(limiter, perMinute(60), subject, 10))).toBe(2);
  });

  it('by less than a period delays by no more than that', async () => {
    const clock = createTestClock();
    const limiter = createRateLimiter(database.db, clock);
    const subject = aSubject();
    await takeMany(limiter, perMinute(60), subject, 61);
    clock.advance(-30);
    expect((await limiter.take(perMinute(60), subject)).seconds).toBe(31);
    clock.advance(31);
    expect((await limiter.take(perMinute(60), subject)).allowed).toBe(true);
  });
});

/** A bucket out of which so many requests were taken at that instant. */
function usedUp(limit: number, count: number, subject: string, at: Date): [string, unknown[]] {
  const weight = Math.ceil(60_000_000 / limit);
  return [
    `insert into rate_bucket (key, empty_at) values ($1, $2::timestamptz + $3 * interval '1 microsecond')`,
    [`test:${subject}`, at, weight * count],
  ];
}
