import { addMonths, daysBetween } from '../../calculations/day-number.ts';
import { Decimal, decimalText } from '../../calculations/decimal.ts';
import { loanToValuePercent } from '../../calculations/loan-to-value.ts';
import { buildFinding } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { isHome, isImproved } from '../loan-kind.ts';
import { limitsOf, type Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayDate, sayMoney, sayPoints, sayReading } from '../wording.ts';

/** Interagency Guidelines for Real Estate Lending (12 CFR 365, appendix A): supervisory limits in percent of value. */
const SUPERVISORY_LIMITS = { land: 65, improved: 85 } as const;

/** the appraisal is recent enough on the day of closing, and its value carries the loan. */
export function appraisalSupports(facts: Facts, policy: Policy, rule: Rule): Outcome {
  if (!facts.has('appraisal')) return notApplicable;
  const dates = facts.readings('appraisal_date', ['appraisal']);
  const value = lowest(facts.readings('appraised_value', ['appraisal']));
  const closing = closingDate(facts);
  const missing = [
    ...(dates.length === 0 ? ['appraisal_date'] : []),
    ...(value === null ? ['appraised_value'] : []),
    ...(closing === null ? ['closing_date', 'note_date'] : []),
  ];
  if (dates.length === 0 && value === null) return notEvaluated(missing);
  return evaluated([
    ...(closing === null ? [] : tellOld(dates, closing, policy, rule)),
    ...(value === null ? [] : tellOver(facts, value, rule)),
  ]);
}

/** Of several appraisals the latest counts. */
function tellOld(dates: readonly Reading[], closing: Reading, policy: Policy, rule: Rule): readonly Finding[] {
  const latest = dates.toSorted((a, b) => (a.value < b.value ? 1 : -1))[0];
  const { appraisalMaxAgeMonths: months } = limitsOf(policy);
  if (latest === undefined) return [];
  const last = addMonths(latest.value, months);
  if (closing.value <= last) return [];
  return [
    buildFinding(rule, {
      severity: 'warning',
      message: `The appraisal is dated ${sayReading(latest)}, more than ${months} months before the closing on ${sayDate(closing.value)}.`,
      readings: [latest, closing],
      comparison: 'not_older',
      kind: 'date',
      expected: last,
      difference: { days: daysBetween(last, closing.value) },
      tolerance: `${months} months`,
    }),
  ];
}

/** No supervisory limit holds for a home that its owner lives in. */
function tellOver(facts: Facts, value: Reading, rule: Rule): readonly Finding[] {
  const principal =
    onlyValue(facts.readings('principal_amount', ['promissory_note'])) ?? onlyValue(facts.approved('principal_amount'));
  const ownersHome = isHome(facts) !== false && !isRented(facts);
  // What the government guarantees is not held to the limits (12 CFR 365, appendix A, excluded transactions).
  const guaranteed = facts.has('sba_authorization');
  if (principal === null || guaranteed || (ownersHome && isImproved(facts))) return [];
  const limit = isImproved(facts) ? SUPERVISORY_LIMITS.improved : SUPERVISORY_LIMITS.land;
  const ratio = loanToValuePercent(new Decimal(principal.value), new Decimal(value.value));
  if (ratio === null || ratio.lte(limit)) return [];
  return [
    buildFinding(rule, {
      message: `The loan of ${sayMoney(principal.value)} is ${decimalText(ratio, 2)}% of the appraised value of ${sayMoney(value.value)}. The supervisory limit for ${isImproved(facts) ? 'improved property' : 'land'} is ${limit}%: ${sayPoints(decimalText(ratio.minus(limit), 2))} above.`,
      readings: [principal, value],
      comparison: 'at_most',
      kind: 'rate',
      expected: String(limit),
      difference: { basisPoints: decimalText(ratio.minus(limit).mul(100), 2) },
      tolerance: '0',
      more: {
        inputs: { principal_amount: principal.value, appraised_value: value.value },
        formula: 'loan-to-value = principal ÷ value × 100',
      },
    }),
  ];
}

function isRented(facts: Facts): boolean {
  const said = [...facts.approved('occupancy'), ...facts.readings('occupancy')];
  return said.some(({ value }) => /invest|rent|non.?owner/i.test(value));
}

function lowest(readings: readonly Reading[]): Reading | null {
  return readings.reduce<Reading | null>(
    (least, one) => (least === null || new Decimal(one.value).lt(least.value) ? one : least),
    null,
  );
}
