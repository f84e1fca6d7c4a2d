import { type Assumed, nearest } from '../../calculations/assumed.ts';
import { daysBetween } from '../../calculations/day-number.ts';
import { type Decimal, decimalText, moneyText, toCents } from '../../calculations/decimal.ts';
import { perDiemInterest } from '../../calculations/per-diem-interest.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import type { PackageDocument } from '../loan-package.ts';
import { paperTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import type { StatedTerms } from '../stated-terms.ts';
import { sayAssumption, sayDate, sayMoney, saySource, startSentence } from '../wording.ts';
import { PER_DIEM_PAPERS } from './per-diem.ts';
import { inputsOf, triedAll } from './tried.ts';

const FIELDS = ['prepaid_interest_amount', 'prepaid_interest_per_diem', 'prepaid_interest_from', 'prepaid_interest_to'];

/** A month's worth of rounding to the cent. */
const TOLERANCE = '0.05';

/** the prepaid interest is the day's interest times the days. */
export function prepaidInterest(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(facts.documentsOf(...PER_DIEM_PAPERS).map((document) => ofOnePaper(facts, document, rule)));
}

function ofOnePaper(facts: Facts, document: PackageDocument, rule: Rule): Outcome {
  const own = facts.readingsOf(document, 'prepaid_interest_amount');
  if (own.length === 0)
    return document.docType === 'closing_disclosure' ? notEvaluated(['prepaid_interest_amount']) : notApplicable;
  const terms = paperTerms(facts, document);
  const printed = terms.decimal('prepaid_interest_amount');
  const perDiem = terms.decimal('prepaid_interest_per_diem');
  const [from, to] = [terms.date('prepaid_interest_from'), terms.date('prepaid_interest_to')];
  if (printed === null || perDiem === null || from === null || to === null) return notEvaluated(terms.missing(FIELDS));
  const tried = amounts(terms, perDiem, daysBetween(from, to));
  const best = nearest(tried, printed.abs());
  if (best === null) return evaluated();
  const apart = best.result.minus(printed.abs()).abs();
  if (apart.lte(TOLERANCE)) return evaluated();
  const readings = terms.readings(FIELDS);
  const source = own[0];
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(source === undefined ? 'the disclosure' : saySource(source))} says that the prepaid interest is ${sayMoney(moneyText(printed))}. ${sayMoney(perDiem.toFixed())} a day from ${sayDate(from)} to ${sayDate(to)} comes to ${sayMoney(moneyText(best.result))} (${sayAssumption(best.assumption)}): ${sayMoney(moneyText(apart))} apart.`,
      readings,
      comparison: 'prepaid_interest',
      kind: 'money',
      expected: moneyText(best.result),
      difference: { amount: moneyText(apart) },
      tolerance: TOLERANCE,
      more: { inputs: inputsOf(readings), formula: 'prepaid interest = per diem × days', tried: triedAll(tried) },
    }),
  ]);
}

/**
 * With and without the last day, by the printed figure and by the one it was rounded from. Days that run backwards are
 * a credit, of the same size.
 */
function amounts(terms: StatedTerms, perDiem: Decimal, days: number): readonly Assumed[] {
  const [principal, rate] = [terms.decimal('principal_amount'), terms.decimal('interest_rate')];
  const exact =
    principal === null || rate === null
      ? []
      : ([360, 365] as const)
          .map((year) => perDiemInterest(principal, rate, year))
          .filter((a) => a.minus(perDiem).abs().lte('0.01'));
  return [Math.abs(days), Math.abs(days) + 1].flatMap((count) =>
    [perDiem, ...exact].map((each) => ({
      assumption: `${count} days of ${sayMoney(decimalText(each, 4))}${count === Math.abs(days) ? '' : ', the last day counted'}`,
      result: toCents(each.mul(count)),
    })),
  );
}
