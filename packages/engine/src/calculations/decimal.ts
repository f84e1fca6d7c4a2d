import { Decimal as AnyDecimal } from 'decimal.js';

/**
 * Decimals of fixed precision, so that every machine gets the same digits. Forty are far more than an amount in cents
 * over forty years of payments can lose. Halves round up, as lenders round.
 */
export const Decimal = AnyDecimal.clone({ precision: 40, rounding: AnyDecimal.ROUND_HALF_UP });
export type Decimal = AnyDecimal;

/** A plain decimal text, or null: the calculations take values as normalizers write them. */
export function decimalOf(text: string): Decimal | null {
  return /^-?\d{1,40}(?:\.\d{1,20})?$/.test(text) ? new Decimal(text) : null;
}

export function toCents(value: Decimal): Decimal {
  return value.toDecimalPlaces(2);
}

/** `250000.00` */
export function moneyText(value: Decimal): string {
  const text = value.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}

/** Without trailing zeros, rounded to so many places. */
export function decimalText(value: Decimal, places: number): string {
  const rounded = value.toDecimalPlaces(places);
  return rounded.isZero() ? '0' : rounded.toFixed();
}
