import { addBusinessDays } from '../../calculations/business-days.ts';
import { Decimal, decimalText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import type { Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayDate, sayList, sayPoints } from '../wording.ts';

/** By which an annual percentage rate may change before it has become inaccurate, on a regular loan (1026.22(a)(2)). */
const APR_TOLERANCE = '0.125';
const DAYS_AHEAD = 3;

/**
 * Whether a corrected Closing Disclosure came in time for the new wait that it brings: the rate became inaccurate, the
 * product changed, or a prepayment penalty was added. Null when there are not two to compare.
 */
export function newWait(facts: Facts, disclosures: readonly PackageDocument[], rule: Rule): readonly Finding[] | null {
  const [first, last, closing] = [disclosures[0], disclosures.at(-1), closingDate(facts)];
  if (first === undefined || last === undefined || first === last || closing === null) return null;
  const only = (document: PackageDocument, field: string) => onlyValue(facts.readingsOf(document, field));
  const shown = only(last, 'cd_received_date') ?? only(last, 'date_issued');
  const changes = changesBetween(
    (field) => only(first, field),
    (field) => only(last, field),
  );
  if (shown === null || changes.compared === 0) return null;
  const latest = addBusinessDays(closing.value, -DAYS_AHEAD);
  if (changes.words.length === 0 || shown.value <= latest) return [];
  return [
    buildFinding(rule, {
      message: `The corrected Closing Disclosure ${shown.field === 'date_issued' ? 'was issued' : 'was received'} on ${sayDate(shown.value)}. Since ${sayList(changes.words)}, a new wait began: for the signing on ${sayDate(closing.value)} it had to be received by ${sayDate(latest)}, three business days before.`,
      readings: [shown, closing, ...changes.readings],
      comparison: 'not_after',
      kind: 'date',
      expected: latest,
      tolerance: '0',
    }),
  ];
}

type Look = (field: string) => Reading | null;

function changesBetween(
  before: Look,
  after: Look,
): { readonly words: readonly string[]; readonly readings: readonly Reading[]; readonly compared: number } {
  const pairs = ['apr', 'rate_type', 'prepayment_penalty'].flatMap((field) => {
    const [left, right] = [before(field), after(field)];
    return left === null || right === null ? [] : [{ field, left, right }];
  });
  const changed = pairs.flatMap(({ field, left, right }) => {
    const words = changeOf(field, left, right);
    return words === null ? [] : [{ words, readings: [left, right] }];
  });
  return {
    words: changed.map(({ words }) => words),
    readings: changed.flatMap(({ readings }) => readings),
    compared: pairs.length,
  };
}

function changeOf(field: string, left: Reading, right: Reading): string | null {
  if (field === 'apr') {
    const apart = new Decimal(right.value).minus(left.value);
    return apart.abs().gt(APR_TOLERANCE)
      ? `the annual percentage rate changed by ${sayPoints(decimalText(apart.abs(), 4))}, more than ${APR_TOLERANCE}`
      : null;
  }
  if (field === 'rate_type') return left.value === right.value ? null : 'the loan product changed';
  return left.value === 'false' && right.value === 'true' ? 'a prepayment penalty was added' : null;
}
