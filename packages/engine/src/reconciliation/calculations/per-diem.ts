import { nearest } from '../../calculations/assumed.ts';
import { yearDays } from '../../calculations/counted-days.ts';
import { Decimal, decimalText } from '../../calculations/decimal.ts';
import { perDiemInterest } from '../../calculations/per-diem-interest.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import type { PackageDocument } from '../loan-package.ts';
import { paperTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { allowedDayCounts } from '../stated-terms.ts';
import { sayDayCount, sayMoney, saySource, startSentence } from '../wording.ts';
import { inputsOf, triedAll } from './tried.ts';

/** Papers that state a day's interest on this loan; that of a payoff is on another one. */
export const PER_DIEM_PAPERS = ['closing_disclosure', 'settlement_statement'];
const FIELDS = ['prepaid_interest_per_diem', 'principal_amount', 'interest_rate'];

/** R-205: a day's interest is the principal at the rate over 360 or 365 days. */
export function perDiem(facts: Facts, policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(
    facts.documentsOf(...PER_DIEM_PAPERS).map((document) => ofOnePaper(facts, document, policy, rule)),
  );
}

function ofOnePaper(facts: Facts, document: PackageDocument, policy: Policy, rule: Rule): Outcome {
  // A settlement statement need not print it; a Closing Disclosure has a line for it.
  const own = facts.readingsOf(document, 'prepaid_interest_per_diem');
  if (own.length === 0)
    return document.docType === 'closing_disclosure' ? notEvaluated(['prepaid_interest_per_diem']) : notApplicable;
  const terms = paperTerms(facts, document);
  const printed = terms.decimal('prepaid_interest_per_diem');
  const principal = terms.decimal('principal_amount');
  const rate = terms.decimal('interest_rate');
  if (printed === null || principal === null || rate === null) return notEvaluated(terms.missing(FIELDS));
  const years = ([360, 365] as const).map((days) => ({
    days,
    assumption: `a year of ${days} days`,
    result: perDiemInterest(principal, rate, days),
  }));
  const { bound } = allowedDayCounts(terms);
  const tried = years.filter(({ days }) => bound === null || days === yearDays(bound));
  const best = nearest(tried, printed);
  if (best === null) return evaluated();
  const apart = best.result.minus(printed).abs();
  // Printed in cents, the figure may be half a cent off without being wrong.
  const allowed = new Decimal(policy.tolerances.money).plus(printed.decimalPlaces() <= 2 ? '0.005' : 0);
  if (apart.lte(allowed)) return evaluated();
  const other = years.find(({ result }) => result.minus(printed).abs().lte(allowed));
  const day = bound === null ? null : terms.reading('day_count');
  const readings = [...terms.readings(FIELDS), ...(day === null ? [] : [day])];
  const source = own[0];
  const binding =
    bound === null
      ? ''
      : ` The note states ${sayDayCount(bound)}${other === undefined ? '' : `; the figure needs ${other.assumption}`}.`;
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(source === undefined ? 'the disclosure' : saySource(source))} says that a day’s interest is ${sayMoney(printed.toFixed())}. ${sayMoney(principal.toFixed(2))} at ${rate.toFixed()}% comes to ${tried.map(({ assumption, result }) => `${sayMoney(decimalText(result, 4))} on ${assumption}`).join(' and ')}: ${sayMoney(decimalText(apart, 4))} apart.${binding}`,
      readings,
      comparison: 'per_diem',
      kind: 'money',
      expected: decimalText(best.result, 4),
      difference: { amount: decimalText(apart, 4) },
      tolerance: decimalText(allowed, 4),
      more: {
        inputs: inputsOf(readings),
        formula: 'per diem = principal × rate ÷ days of the year',
        tried: triedAll(years, (result) => decimalText(result, 4)),
      },
    }),
  ]);
}
