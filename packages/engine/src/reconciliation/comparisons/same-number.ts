import { type Decimal, decimalOf, decimalText, moneyText } from '../../calculations/decimal.ts';
import { sayMoney, sayPoints } from '../wording.ts';
import { alike, type Likeness, unlike } from './likeness.ts';

/** Amounts of money, the same when they lie no further apart than the tolerance. */
export function sameMoney(left: string, right: string, tolerance: string): Likeness {
  const apart = distance(left, right);
  if (apart === null) return sameAsTexts(left, right);
  if (apart.isZero()) return alike('the same amount');
  const amount = amountText(apart);
  const said = `${sayMoney(amount)} apart`;
  return apart.lte(tolerance)
    ? alike(`${said}, which is within the tolerance`)
    : unlike(said, { difference: { amount } });
}

/** Rates in percent. A difference is told in percentage points, and in basis points for programs. */
export function sameRate(left: string, right: string, tolerance: string): Likeness {
  const apart = distance(left, right);
  if (apart === null) return sameAsTexts(left, right);
  if (apart.isZero()) return alike('the same rate');
  const said = `${sayPoints(apart.toFixed())} apart`;
  if (apart.lte(tolerance)) return alike(`${said}, which is within the tolerance`);
  return unlike(said, { difference: { basisPoints: decimalText(apart.times(100), 10) } });
}

export function sameInteger(left: string, right: string): Likeness {
  const apart = distance(left, right);
  if (apart === null) return sameAsTexts(left, right);
  if (apart.isZero()) return alike('the same number');
  const amount = apart.toFixed();
  return unlike(`${amount} apart`, { difference: { amount } });
}

function distance(left: string, right: string): Decimal | null {
  const a = decimalOf(left);
  const b = decimalOf(right);
  return a === null || b === null ? null : a.minus(b).abs();
}

/** Cents, and more places only where the values have them. */
function amountText(amount: Decimal): string {
  return amount.decimalPlaces() > 2 ? amount.toFixed() : moneyText(amount);
}

/** A rule of a bank's own may ask numbers of a field that holds texts. */
function sameAsTexts(left: string, right: string): Likeness {
  return left === right ? alike('the same text') : unlike('not the same');
}
