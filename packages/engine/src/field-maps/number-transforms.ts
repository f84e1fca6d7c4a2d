import { type Decimal, decimalOf } from '../calculations/decimal.ts';
import { impossible, type Transform, type Transformed, written } from './transform.ts';

function number(value: string, write: (decimal: Decimal) => Transformed): Transformed {
  const decimal = decimalOf(value);
  return decimal === null ? impossible('is not a number') : write(decimal);
}

/** With exactly so many places; a value that has more would be another one. */
function withPlaces(decimal: Decimal, places: number, name: string): Transformed {
  return decimal.decimalPlaces() > places ? impossible(`has more than ${name}`) : written(decimal.toFixed(places));
}

function whole(decimal: Decimal, name: string): Transformed {
  return decimal.isInteger() ? written(decimal.toFixed(0)) : impossible(`is not a whole number of ${name}`);
}

export const numberTransforms = {
  money: {
    description: 'Dollars and cents, such as 250000.00.',
    apply: (value) => number(value, (decimal) => withPlaces(decimal, 2, 'two decimal places')),
  },
  money_cents: {
    description: 'Whole cents, such as 25000000.',
    apply: (value) => number(value, (decimal) => whole(decimal.times(100), 'cents')),
  },
  rate_percent: {
    description: 'Percent as printed, such as 6.25.',
    apply: (value) => number(value, (decimal) => written(decimal.toFixed())),
  },
  rate_decimal: {
    description: 'The rate as a fraction of one, such as 0.0625.',
    apply: (value) => number(value, (decimal) => written(decimal.dividedBy(100).toFixed())),
  },
  rate_bps: {
    description: 'Whole basis points, such as 625.',
    apply: (value) => number(value, (decimal) => whole(decimal.times(100), 'basis points')),
  },
  integer: {
    description: 'A whole number.',
    apply: (value) => number(value, (decimal) => whole(decimal, 'units')),
  },
} as const satisfies Readonly<Record<string, Transform>>;
