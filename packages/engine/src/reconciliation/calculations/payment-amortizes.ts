import { tryUntil } from '../../calculations/assumed.ts';
import { type Decimal, moneyText } from '../../calculations/decimal.ts';
import { expectedPayments, interestStarts, paymentsOnDates } from '../../calculations/expected-payment.ts';
import { type PaymentFrequency, periodsPerYear } from '../../calculations/payment-frequency.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import { isLineOfCredit } from '../loan-product.ts';
import { noteTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import {
  allowedDayCounts,
  hasNoRegularPayments,
  isVariableRate,
  type StatedTerms,
  statedFrequency,
} from '../stated-terms.ts';
import { sayAssumption, sayMoney, saySource, startSentence } from '../wording.ts';
import { sayOtherDayCount } from './other-day-count.ts';
import { paymentsUntil } from './payments-until.ts';
import { inputsOf, percentOf, triedAll, widerTolerance } from './tried.ts';

export const PAYMENT_FIELDS = [
  'principal_amount',
  'interest_rate',
  'payment_amount',
  'number_of_payments',
  'payment_frequency',
  'term_months',
  'amortization_months',
  'interest_only_months',
  'note_date',
  'first_payment_date',
  'maturity_date',
  'balloon_amount',
  'day_count',
];

/** Beyond this a printed payment is worth a look, although lenders round payments to the dollar. */
const SEEN_FROM = '0.02';

/** the payment of each note repays its principal over its payments, under some assumption that lenders make. */
export function paymentAmortizes(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const silent = notEvaluated(['principal_amount', 'interest_rate', 'payment_amount']);
  return combineOutcomes(
    noteTerms(facts).map((terms) =>
      // A line asks for the interest of each month: its note names no payment.
      terms.reading('payment_amount') === null && isLineOfCredit(facts)
        ? notApplicable
        : ofOneNote(terms, policy, rule),
    ),
    silent,
  );
}

function ofOneNote(terms: StatedTerms, policy: Policy, rule: Rule): Outcome {
  if (hasNoRegularPayments(terms)) return notApplicable;
  const missing = terms.missing(['principal_amount', 'interest_rate', 'payment_amount']);
  const frequency = statedFrequency(terms);
  const [principal, ratePercent, payment] = [
    terms.decimal('principal_amount'),
    terms.decimal('interest_rate'),
    terms.decimal('payment_amount'),
  ];
  if (principal === null || ratePercent === null || payment === null) return notEvaluated(missing);
  if (frequency === null) return notEvaluated(['payment_frequency']);
  const counts = possibleCounts(terms, frequency, payment);
  if (counts === 'balloon') return notApplicable;
  if (counts.length === 0) return notEvaluated(['number_of_payments', 'amortization_months']);
  const firstPaymentDate = terms.date('first_payment_date');
  const { bound, allowed, others } = allowedDayCounts(terms);
  const asked = {
    principal,
    ratePercent,
    frequency,
    counts,
    interestOnlyPayments: interestOnlyPayments(terms, frequency),
    firstPaymentDate,
    interestFrom: firstPaymentDate === null ? [] : interestStarts(firstPaymentDate, frequency, terms.date('note_date')),
    dayCounts: allowed,
  };
  const isNear = (apart: Decimal) => apart.lte(SEEN_FROM);
  const { tried, best, found } = tryUntil(expectedPayments(asked), payment, isNear);
  if (found) return evaluated();
  if (best === null) return notEvaluated(['number_of_payments']);
  const other = tryUntil(paymentsOnDates({ ...asked, dayCounts: others }), payment, isNear);
  const apart = best.result.minus(payment).abs();
  const widest = widerTolerance(policy.tolerances.paymentAbs, policy.tolerances.paymentPct, best.result);
  const readings = terms.readings(PAYMENT_FIELDS);
  const source = terms.reading('payment_amount');
  const says = `${startSentence(source === null ? 'the note' : saySource(source))} says that each payment is ${sayMoney(moneyText(payment))}. ${sayMoney(moneyText(principal))} at ${ratePercent.toFixed()}% comes to ${sayMoney(moneyText(best.result))} (${sayAssumption(best.assumption)}): ${sayMoney(moneyText(apart))} apart.`;
  const needsOther = bound !== null && other.found ? other.best : null;
  const within = apart.lte(widest);
  const undetermined = !within && changesBeforeFirstPayment(terms);
  return evaluated([
    buildFinding(rule, {
      severity: within || undetermined || needsOther !== null ? 'warning' : 'exception',
      message:
        needsOther !== null
          ? `${says} ${sayOtherDayCount(bound, needsOther)}`
          : undetermined
            ? `${says} The rate may change by the first payment, so that the payment need not follow from the first rate.`
            : says,
      readings,
      comparison: 'payment_amortizes',
      kind: 'money',
      expected: moneyText(best.result),
      difference: { amount: moneyText(apart), percent: percentOf(apart, best.result) },
      // What the figure was held to: a cent or two is told as a warning, more than the widest as an exception.
      tolerance: within || needsOther !== null ? SEEN_FROM : moneyText(widest),
      more: {
        inputs: inputsOf(readings),
        formula:
          'payment = principal × i ÷ (1 − (1 + i)^−n), i the rate of a period; on dates: simple interest by days',
        tried: triedAll([...tried, ...other.tried]),
      },
    }),
  ]);
}

/**
 * Over how many payments the principal is meant to be repaid. A loan with a balloon and no stated amortization says
 * nothing about it: its payment may be anything, and R-202 checks what is left.
 */
function possibleCounts(
  terms: StatedTerms,
  frequency: PaymentFrequency,
  payment: Decimal,
): readonly { payments: number; why: string }[] | 'balloon' {
  const perMonth = periodsPerYear(frequency) / 12;
  const counts = new Map<number, string>();
  const add = (payments: number | null, why: string) => {
    if (payments !== null && Number.isInteger(payments) && payments > 0 && !counts.has(payments))
      counts.set(payments, why);
  };
  const months = (field: string) => {
    const value = terms.whole(field);
    return value === null ? null : Math.round(value * perMonth);
  };
  add(months('amortization_months'), 'the stated amortization');
  const stated = terms.whole('number_of_payments');
  const balloon = terms.decimal('balloon_amount');
  // A last payment near the others is one of them, only uneven by the rounding of the rest.
  if (balloon?.lte(payment.mul(2))) add(stated === null ? null : stated + 1, 'the stated payments and the last one');
  else if (balloon !== null) return counts.size === 0 ? 'balloon' : entries(counts);
  add(stated, 'the stated number of payments');
  const interestOnly = interestOnlyPayments(terms, frequency);
  if (stated !== null && interestOnly > 0) add(stated + interestOnly, 'the stated payments after those of interest');
  add(paymentsUntil(terms, frequency), 'the payments up to maturity');
  if (stated === null) add(months('term_months'), 'the stated term');
  return entries(counts);
}

function entries(counts: ReadonlyMap<number, string>): readonly { payments: number; why: string }[] {
  return Array.from(counts, ([payments, why]) => ({ payments, why }));
}

export function interestOnlyPayments(terms: StatedTerms, frequency: PaymentFrequency): number {
  return Math.round(((terms.whole('interest_only_months') ?? 0) * periodsPerYear(frequency)) / 12);
}

function changesBeforeFirstPayment(terms: StatedTerms): boolean {
  if (!isVariableRate(terms)) return false;
  const change = terms.date('first_rate_change_date');
  const first = terms.date('first_payment_date');
  return change === null || first === null || change <= first;
}
