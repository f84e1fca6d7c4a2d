import { type Alphabet, NOTHING } from './alphabet.ts';

export interface Logits {
  readonly values: Int16Array;
  readonly steps: number;
  readonly powers: readonly number[];
  /** Pixels of the crop for one step. */
  readonly stepWidth: number;
  readonly width: number;
}

/** One step's likely classes with their shares. */
export interface Step {
  readonly nothing: number;
  /** The likeliest, "nothing" included. */
  readonly best: number;
  readonly classes: readonly number[];
  readonly shares: readonly number[];
}

/** Classes below this share are left out. */
const LEAST_SHARE = 0.002;
/** The table of powers has an entry for every fourth unit. */
const UNITS_A_POWER_BITS = 2;

/** Shares of each step, in whole numbers up to the division: the same on every machine. */
export function stepShares({ classes, handwriting }: Alphabet, { values, steps, powers }: Logits): Step[] {
  const table = Float64Array.from(powers);
  const reach = table.length << UNITS_A_POWER_BITS;
  const found: Step[] = [];
  for (let step = 0; step < steps; step += 1) {
    const at = step * classes;
    let best = NOTHING;
    let most = values[at] ?? 0;
    for (let cls = 1; cls <= handwriting; cls += 1) {
      const value = values[at + cls] ?? 0;
      if (value > most) {
        most = value;
        best = cls;
      }
    }
    let sum = 0;
    const near: number[] = [];
    for (let cls = 0; cls <= handwriting; cls += 1) {
      const below = most - (values[at + cls] ?? 0);
      if (below >= reach) continue;
      sum += table[below >> UNITS_A_POWER_BITS] ?? 0;
      if (cls !== NOTHING) near.push(cls);
    }
    const share = (cls: number): number => (table[(most - (values[at + cls] ?? 0)) >> UNITS_A_POWER_BITS] ?? 0) / sum;
    const likely = near.filter((cls) => share(cls) >= LEAST_SHARE);
    found.push({ nothing: share(NOTHING), best, classes: likely, shares: likely.map(share) });
  }
  return found;
}

export function shareIn({ classes, shares }: Step, cls: number): number {
  const at = classes.indexOf(cls);
  return at < 0 ? 0 : (shares[at] ?? 0);
}
