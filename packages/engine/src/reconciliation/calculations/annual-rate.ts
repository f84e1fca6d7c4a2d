import { annualPercentageRate } from '../../calculations/annual-percentage-rate.ts';
import { type Assumed, nearest } from '../../calculations/assumed.ts';
import { type Decimal, decimalText, moneyText } from '../../calculations/decimal.ts';
import { dueDate } from '../../calculations/payment-frequency.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import { paperTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { isVariableRate, type StatedTerms } from '../stated-terms.ts';
import { sayAssumption, sayMoney, sayPoints, saySource, startSentence } from '../wording.ts';
import { type DisclosedSchedule, disclosedSchedule, SCHEDULE_FIELDS } from './disclosed-schedule.ts';
import { inputsOf, triedAll } from './tried.ts';

/** Papers that disclose an annual percentage rate by law; an estimate is not among them. */
export const LENDING_PAPERS = ['closing_disclosure', 'truth_in_lending'];

/** Regulation Z, 1026.22(a)(2) and (3), in percentage points. */
const REGULAR = '0.125';
const IRREGULAR = '0.25';

const ADVANCE_DATES = ['disbursement_date', 'closing_date', 'note_date'];

/** the annual percentage rate by the actuarial method, from what was financed and the payments. */
export function annualRate(facts: Facts, policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(
    facts.documentsOf(...LENDING_PAPERS).map((document) => ofOnePaper(facts, document, policy, rule)),
  );
}

function ofOnePaper(facts: Facts, document: PackageDocument, policy: Policy, rule: Rule): Outcome {
  const terms = paperTerms(facts, document);
  const apr = facts.readingsOf(document, 'apr')[0];
  if (apr === undefined) return notEvaluated(['apr']);
  // One rate cannot be had from payments that follow an index: the disclosure composes several.
  if (isVariableRate(terms)) return notApplicable;
  const below = belowRate(terms, policy, rule);
  const calculated = recalculated(terms, rule);
  if (calculated.kind === 'evaluated') return evaluated([...calculated.findings, ...below]);
  return below.length > 0 ? evaluated(below) : calculated;
}

/** Finance charges can only raise it, so that an annual percentage rate below the note's rate was mistyped or mixed up. */
function belowRate(terms: StatedTerms, policy: Policy, rule: Rule): readonly Finding[] {
  const [apr, rate] = [terms.decimal('apr'), terms.decimal('interest_rate')];
  if (apr === null || rate === null || rate.minus(apr).lte(policy.tolerances.rate)) return [];
  const readings = terms.readings(['apr', 'interest_rate']);
  const points = rate.minus(apr);
  return [
    buildFinding(rule, {
      severity: 'warning',
      message: `The annual percentage rate of ${apr.toFixed()}% is below the interest rate of ${rate.toFixed()}%: ${sayPoints(points.toFixed())}.`,
      readings,
      comparison: 'at_least',
      kind: 'rate',
      expected: rate.toFixed(),
      difference: { basisPoints: decimalText(points.mul(100), 4) },
      tolerance: policy.tolerances.rate,
    }),
  ];
}

function recalculated(terms: StatedTerms, rule: Rule): Outcome {
  const [apr, financed] = [terms.decimal('apr'), terms.decimal('amount_financed')];
  if (apr === null || financed === null) return notEvaluated(terms.missing(['apr', 'amount_financed']));
  const schedule = disclosedSchedule(terms);
  if (!('payments' in schedule)) return notEvaluated(schedule);
  if (!isWholeStory(terms, schedule, financed)) return notEvaluated(['mortgage insurance and other payments']);
  const tried = rates(terms, schedule, financed);
  const best = nearest(tried, apr);
  if (best === null) return notEvaluated(terms.missing(ADVANCE_DATES));
  const tolerance = schedule.irregular ? IRREGULAR : REGULAR;
  const apart = best.result.minus(apr).abs();
  if (apart.lte(tolerance)) return evaluated();
  const source = terms.reading('apr');
  const readings = terms.readings(['apr', 'amount_financed', ...SCHEDULE_FIELDS, ...ADVANCE_DATES]);
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(source === null ? 'the disclosure' : saySource(source))} says that the annual percentage rate is ${apr.toFixed()}%. ${sayMoney(moneyText(financed))} repaid in ${schedule.payments.length} payments comes to ${decimalText(best.result, 4)}% (${sayAssumption(best.assumption)}): ${sayPoints(decimalText(apart, 4))} apart, and Regulation Z allows ${sayPoints(tolerance)}.`,
      readings,
      comparison: 'annual_percentage_rate',
      kind: 'rate',
      expected: decimalText(best.result, 4),
      difference: { basisPoints: decimalText(apart.mul(100), 4) },
      tolerance,
      more: {
        inputs: inputsOf(readings),
        formula:
          'amount financed = Σ payment ÷ ((1 + f·i) (1 + i)^t), APR = i × unit-periods in a year (Regulation Z, appendix J)',
        tried: triedAll(tried, (result) => decimalText(result, 4)),
      },
    }),
  ]);
}

/**
 * The fields hold the payments of principal and interest. Where the disclosed charge tells of more, such as mortgage
 * insurance, the rate cannot be had from them. Less than one payment may come from an uneven last one.
 */
function isWholeStory(terms: StatedTerms, { total, payments }: DisclosedSchedule, financed: Decimal): boolean {
  const charge = terms.decimal('finance_charge');
  const most = payments[0]?.amount;
  if (charge === null || most === undefined) return true;
  return financed.plus(charge).minus(total).abs().lte(most);
}

/** With the odd days before the first period, and without them: a minor irregularity may be left out (1026.17(c)(4)). */
function rates(terms: StatedTerms, schedule: DisclosedSchedule, financed: Decimal): readonly Assumed[] {
  const [first] = schedule.payments;
  if (first === undefined) return [];
  const days = new Map<string, string>();
  for (const field of ADVANCE_DATES) {
    const date = terms.date(field);
    if (date !== null && date < first.date && !days.has(date))
      days.set(date, `advanced on ${date}, the ${field.replace('_', ' ')}`);
  }
  const regular = dueDate(first.date, -1, schedule.frequency);
  if (!days.has(regular)) days.set(regular, `advanced on ${regular}, one period before the first payment`);
  return Array.from(days, ([advanceDate, assumption]) => {
    const result = annualPercentageRate({
      amountFinanced: financed,
      advanceDate,
      payments: schedule.payments,
      frequency: schedule.frequency,
    });
    return result === null ? [] : [{ assumption, result }];
  }).flat();
}
