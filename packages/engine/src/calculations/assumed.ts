import type { DayCount } from '../values/day-count.ts';
import type { Decimal } from './decimal.ts';

/** A figure that was calculated under an assumption, named in words for whoever checks it. */
export interface Assumed {
  readonly assumption: string;
  readonly result: Decimal;
  /** The day count that it was calculated on; left out where no days are counted. */
  readonly dayCount?: DayCount;
}

/** The one that lies nearest to what is printed; of two equally near ones the first. Null when nothing was calculated. */
export function nearest(assumed: readonly Assumed[], printed: Decimal): Assumed | null {
  return assumed.reduce<Assumed | null>(
    (best, one) => (best === null || isNearer(one, best, printed) ? one : best),
    null,
  );
}

/**
 * Calculates one assumption after the other until one comes near enough: most notes follow the first, and a schedule
 * over hundreds of payments takes its time. Where none does, all of them were tried.
 */
export function tryUntil(
  assumed: Iterable<Assumed>,
  printed: Decimal,
  isNearEnough: (apart: Decimal, one: Assumed) => boolean,
): { readonly tried: readonly Assumed[]; readonly best: Assumed | null; readonly found: boolean } {
  const tried: Assumed[] = [];
  for (const one of assumed) {
    tried.push(one);
    if (isNearEnough(one.result.minus(printed).abs(), one)) return { tried, best: one, found: true };
  }
  return { tried, best: nearest(tried, printed), found: false };
}

function isNearer(one: Assumed, other: Assumed, printed: Decimal): boolean {
  return one.result.minus(printed).abs().lt(other.result.minus(printed).abs());
}
