import type { Decimal } from './decimal.ts';

/** A figure that was calculated under an assumption, named in words for whoever checks it. */
export interface Assumed {
  readonly assumption: string;
  readonly result: Decimal;
}

/** The one that lies nearest to what is printed; of two equally near ones the first. Null when nothing was calculated. */
export function nearest(assumed: readonly Assumed[], printed: Decimal): Assumed | null {
  return assumed.reduce<Assumed | null>(
    (best, one) => (best === null || one.result.minus(printed).abs().lt(best.result.minus(printed).abs()) ? one : best),
    null,
  );
}
