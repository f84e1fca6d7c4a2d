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
    for (let cls = 0; cls <= handwriting; cls += 1) {
      const below = most - (values[at + cls] as number);
      if (below < reach) sum += table[below >> UNITS_A_POWER_BITS] as number;
    }
    const below = most - (values[at] as number);
    const nothing = below < reach ? (table[below >> UNITS_A_POWER_BITS] as number) / sum : 0;
    const likely: number[] = [];
    const shares: number[] = [];
    for (let cls = 1; cls <= handwriting; cls += 1) {
      const distance = most - (values[at + cls] as number);
      if (distance >= reach) continue;
      const share = (table[distance >> UNITS_A_POWER_BITS] as number) / sum;
      if (share < LEAST_SHARE) continue;
      likely.push(cls);
      shares.push(share);
    }
    found.push({ nothing, best, classes: likely, shares });
  }
  return found;
}

export function shareIn({ classes, shares }: Step, cls: number): number {
  const at = classes.indexOf(cls);
  return at < 0 ? 0 : (shares[at] ?? 0);
}
