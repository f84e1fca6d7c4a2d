/**
 * Random numbers from a seed, so that a run that fails can be repeated from the number it prints. The generator is
 * the common 32-bit mulberry: small, quick and even enough for choosing test data.
 */
export interface RandomSource {
  readonly seed: number;
  /** A whole number from 0 up to, and without, the limit. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly chance: (probability: number) => boolean;
  readonly hex: (digits: number) => string;
}

export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const hex = (digits: number): string => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return { seed, below, pick, chance: (probability) => next() < probability, hex };
}
