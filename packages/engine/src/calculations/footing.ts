import { Decimal } from './decimal.ts';

export interface Footing {
  readonly sum: Decimal;
  /** What the total says beyond the sum of its parts. */
  readonly difference: Decimal;
  readonly holds: boolean;
}

/** Whether the parts add up to the total, to the cent. */
export function foot(parts: readonly Decimal[], total: Decimal): Footing {
  const sum = parts.reduce((running, part) => running.plus(part), new Decimal(0));
  const difference = total.minus(sum);
  return { sum, difference, holds: difference.isZero() };
}
