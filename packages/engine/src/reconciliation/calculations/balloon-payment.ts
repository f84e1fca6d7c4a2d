import { type Assumed, tryUntil } from '../../calculations/assumed.ts';
import { type Decimal, moneyText } from '../../calculations/decimal.ts';
import { expectedBalloons } from '../../calculations/expected-balloon.ts';
import { interestStarts } from '../../calculations/expected-payment.ts';
import { dueDate, type PaymentFrequency } from '../../calculations/payment-frequency.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import { noteTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import {
  allowedDayCounts,
  hasNoRegularPayments,
  isVariableRate,
  leavesARest,
  type StatedTerms,
  statedFrequency,
} from '../stated-terms.ts';
import { sayAssumption, sayMoney, saySource, startSentence } from '../wording.ts';
import { sayOtherDayCount } from './other-day-count.ts';
import { interestOnlyPayments, PAYMENT_FIELDS } from './payment-amortizes.ts';
import { paymentsBefore } from './payments-until.ts';
import { inputsOf, percentOf, triedAll, widerTolerance } from './tried.ts';

/** A balloon is the sum of many rounded periods: it may be a few dollars off before it is wrong. */
const TOLERANCE_AMOUNT = '5.00';
const TOLERANCE_PERCENT = '0.05';

/** what the last payment of each note is, by the schedule before it. */
export function balloonPayment(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(
    noteTerms(facts).map((terms) => ofOneNote(terms, rule)),
    notEvaluated(['balloon_amount']),
  );
}

function ofOneNote(terms: StatedTerms, rule: Rule): Outcome {
  if (hasNoRegularPayments(terms)) return notApplicable;
  const balloon = terms.decimal('balloon_amount');
  if (balloon === null) return leavesARest(terms) ? notEvaluated(['balloon_amount']) : notApplicable;
  const frequency = statedFrequency(terms);
  const principal = terms.decimal('principal_amount');
  const ratePercent = terms.decimal('interest_rate');
  const firstPaymentDate = terms.date('first_payment_date');
  const payment = terms.decimal('payment_amount');
  if (principal === null || ratePercent === null || firstPaymentDate === null || payment === null)
    return notEvaluated(terms.missing(['principal_amount', 'interest_rate', 'first_payment_date', 'payment_amount']));
  if (frequency === null) return notEvaluated(['payment_frequency']);
  const counts = countsBefore(terms, frequency);
  if (counts.length === 0) return notEvaluated(['number_of_payments', 'maturity_date']);
  const { bound, allowed, others } = allowedDayCounts(terms);
  const asked = {
    principal,
    ratePercent,
    payment,
    frequency,
    firstPaymentDate,
    maturityDate: terms.date('maturity_date'),
    counts,
    interestOnlyPayments: interestOnlyPayments(terms, frequency),
    interestFrom: interestStarts(firstPaymentDate, frequency, terms.date('note_date')),
    dayCounts: allowed,
  };
  const isNear = (apart: Decimal, { result }: Assumed) => apart.lte(toleranceOf(result));
  const { tried, best, found } = tryUntil(expectedBalloons(asked), balloon, isNear);
  if (found) return evaluated();
  if (best === null) return notEvaluated(['number_of_payments', 'maturity_date']);
  const other = tryUntil(expectedBalloons({ ...asked, dayCounts: others }), balloon, isNear);
  const needsOther = other.found ? other.best : null;
  const apart = best.result.minus(balloon).abs();
  const tolerance = toleranceOf(best.result);
  const source = terms.reading('balloon_amount');
  const readings = terms.readings(PAYMENT_FIELDS);
  const variable = isVariableRate(terms);
  const message = `${startSentence(source === null ? 'the note' : saySource(source))} says that the last payment is ${sayMoney(moneyText(balloon))}. By its terms ${sayMoney(moneyText(best.result))} is then owed (${sayAssumption(best.assumption)}): ${sayMoney(moneyText(apart))} apart.`;
  return evaluated([
    buildFinding(rule, {
      // Under a rate that changes the figure is an estimate, which nobody can recompute for certain.
      severity: variable || needsOther !== null ? 'warning' : 'exception',
      message:
        needsOther !== null
          ? `${message} ${sayOtherDayCount(bound, needsOther)}`
          : variable
            ? `${message} The rate may change before, so that this is an estimate at the first rate.`
            : message,
      readings,
      comparison: 'balloon_payment',
      kind: 'money',
      expected: moneyText(best.result),
      difference: { amount: moneyText(apart), percent: percentOf(apart, best.result) },
      tolerance: moneyText(tolerance),
      more: {
        inputs: inputsOf(readings),
        formula:
          'balance after each payment = balance + interest of the period, in cents − payment; last payment = balance + interest',
        tried: triedAll([...tried, ...other.tried]),
      },
    }),
  ]);
}

function toleranceOf(figure: Decimal): Decimal {
  return widerTolerance(TOLERANCE_AMOUNT, TOLERANCE_PERCENT, figure);
}

/** The stated number counts the last payment among them where that falls on the last of their days. */
function countsBefore(terms: StatedTerms, frequency: PaymentFrequency): readonly { payments: number; why: string }[] {
  const stated = terms.whole('number_of_payments');
  const [first, maturity] = [terms.date('first_payment_date'), terms.date('maturity_date')];
  if (stated === null || stated <= 0) {
    const before = paymentsBefore(terms, frequency);
    return before === null ? [] : [{ payments: before, why: 'those that fall due before maturity' }];
  }
  const others = { payments: stated, why: 'the stated number and one last payment' };
  const among = { payments: stated - 1, why: 'the last payment among the stated number' };
  if (first === null || maturity === null) return [others, among];
  return [maturity <= dueDate(first, stated - 1, frequency) ? among : others];
}
