import type { ValueKind } from '../../values/value-kind.ts';
import type { Tolerances } from '../policy.ts';
import type { Likeness } from './likeness.ts';
import { sameAddress } from './same-address.ts';
import { sameDate } from './same-date.ts';
import { sameId } from './same-id.ts';
import { sameName } from './same-name.ts';
import { sameInteger, sameMoney, sameRate } from './same-number.ts';
import { sameBoolean, sameText } from './same-text.ts';

/** Whether two normalized values of a kind are the same under the bank's tolerances, and why. */
export function sameValue(kind: ValueKind, left: string, right: string, tolerances: Tolerances): Likeness {
  switch (kind) {
    case 'money':
      return sameMoney(left, right, tolerances.money);
    case 'rate':
      return sameRate(left, right, tolerances.rate);
    case 'date':
      return sameDate(left, right, tolerances.dateDays);
    case 'integer':
      return sameInteger(left, right);
    case 'boolean':
      return sameBoolean(left, right);
    case 'id':
      return sameId(left, right);
    case 'name':
      return sameName(left, right);
    case 'address':
      return sameAddress(left, right);
    case 'text':
      return sameText(left, right);
  }
}

/** The tolerance of a kind as findings state it; null where there is none. */
export function toleranceOf(kind: ValueKind, { money, rate, dateDays }: Tolerances): string | null {
  switch (kind) {
    case 'money':
      return money;
    case 'rate':
      return rate;
    case 'date':
      return String(dateDays);
    default:
      return null;
  }
}
