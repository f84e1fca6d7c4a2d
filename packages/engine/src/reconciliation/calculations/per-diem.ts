import { nearest } from '../../calculations/assumed.ts';
import { Decimal, decimalText } from '../../calculations/decimal.ts';
import { perDiemInterest } from '../../calculations/per-diem-interest.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import type { PackageDocument } from '../loan-package.ts';
import { paperTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayMoney, saySource, startSentence } from '../wording.ts';
import { inputsOf, triedAll } from './tried.ts';

/** Papers that state a day's interest on this loan; that of a payoff is on another one. */
export const PER_DIEM_PAPERS = ['closing_disclosure', 'settlement_statement'];
const FIELDS = ['prepaid_interest_per_diem', 'principal_amount', 'interest_rate'];

/** a day's interest is the principal at the rate over 360 or 365 days. */
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
  const tried = ([360, 365] as const).map((days) => ({
    assumption: `a year of ${days} days`,
    result: perDiemInterest(principal, rate, days),
  }));
  const best = nearest(tried, printed);
  const apart = best === null ? new Decimal(0) : best.result.minus(printed).abs();
  // Printed in cents, the figure may be half a cent off without being wrong.
  const allowed = new Decimal(policy.tolerances.money).plus(printed.decimalPlaces() <= 2 ? '0.005' : 0);
  if (best === null || apart.lte(allowed)) return evaluated();
  const readings = terms.readings(FIELDS);
  const source = own[0];
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(source === undefined ? 'the disclosure' : saySource(source))} says that a day’s interest is ${sayMoney(printed.toFixed())}. ${sayMoney(principal.toFixed(2))} at ${rate.toFixed()}% comes to ${tried.map(({ assumption, result }) => `${sayMoney(decimalText(result, 4))} on ${assumption}`).join(' and ')}: ${sayMoney(decimalText(apart, 4))} apart.`,
      readings,
      comparison: 'per_diem',
      kind: 'money',
      expected: decimalText(best.result, 4),
      difference: { amount: decimalText(apart, 4) },
      tolerance: policy.tolerances.money,
      more: {
        inputs: inputsOf(readings),
        formula: 'per diem = principal × rate ÷ days of the year',
        tried: triedAll(tried, (result) => decimalText(result, 4)),
      },
    }),
  ]);
}
