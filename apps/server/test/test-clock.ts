import type { Clock } from '../src/platform/clock.ts';

export interface TestClock extends Clock {
  advance(seconds: number): void;
  set(at: Date): void;
}

/** A clock that moves only when told to. It starts at the real time, so that tokens checked by real libraries fit. */
export function createTestClock(start: Date = new Date()): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
    set: (at) => {
      now = at.getTime();
    },
  };
}
