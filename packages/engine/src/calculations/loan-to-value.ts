import type { Decimal } from './decimal.ts';

/** The loan as a percentage of what secures it, to four places; null when the security is worth nothing. */
export function loanToValuePercent(principal: Decimal, value: Decimal): Decimal | null {
  if (!value.isPositive() || value.isZero()) return null;
  return principal.div(value).mul(100).toDecimalPlaces(4);
}
