export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Both ends included. */
  integer(from: number, to: number): number;
  pick<T>(all: readonly T[]): T;
}

/** The same seed gives the same numbers on every machine (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (all) => {
      const picked = all[Math.floor(next() * all.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
  };
}
