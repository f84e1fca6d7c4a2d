import type { Assumed } from '../../calculations/assumed.ts';
import { Decimal, moneyText } from '../../calculations/decimal.ts';
import type { Reading } from '../facts.ts';
import type { Tried } from '../finding.ts';

/** What was tried, as findings show it. Amounts are in cents unless told. */
export function triedAll(assumed: readonly Assumed[], text: (result: Decimal) => string = moneyText): readonly Tried[] {
  return assumed.map(({ assumption, result }) => ({ assumption, result: text(result) }));
}

/** The values that a calculation took, by the names of their fields. */
export function inputsOf(readings: readonly Reading[]): Readonly<Record<string, string>> {
  return Object.fromEntries(readings.map(({ field, value }) => [field, value]));
}

/** The wider of a fixed amount and a share of the figure. */
export function widerTolerance(amount: string, percent: string, figure: Decimal): Decimal {
  return Decimal.max(new Decimal(amount), figure.abs().mul(percent).div(100));
}

/** A difference in percent of the figure, to four places. */
export function percentOf(apart: Decimal, figure: Decimal): string {
  return figure.isZero() ? '100' : apart.div(figure.abs()).mul(100).toDecimalPlaces(4).toFixed();
}
