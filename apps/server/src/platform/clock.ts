/** Time as a value: rooms ask the clock, tests turn it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
