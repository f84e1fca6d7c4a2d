import { monthsBetween, termOfPayments } from '../../calculations/maturity.ts';
import { dueDate, type PaymentFrequency, periodsPerYear } from '../../calculations/payment-frequency.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import { noteTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { hasLastPayment, hasNoRegularPayments, type StatedTerms, statedFrequency } from '../stated-terms.ts';
import { saySource, startSentence } from '../wording.ts';
import { interestOnlyPayments } from './payment-amortizes.ts';
import { paymentsUntil } from './payments-until.ts';
import { inputsOf } from './tried.ts';

export const TERM_FIELDS = [
  'term_months',
  'number_of_payments',
  'payment_frequency',
  'note_date',
  'first_payment_date',
  'maturity_date',
  'amortization_months',
  'interest_only_months',
  'balloon_amount',
];

/** so many payments, so far apart, make up the term. */
export function termEqualsPayments(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(
    noteTerms(facts).map((terms) => ofOneNote(terms, rule)),
    notEvaluated(['term_months', 'number_of_payments']),
  );
}

function ofOneNote(terms: StatedTerms, rule: Rule): Outcome {
  if (hasNoRegularPayments(terms)) return notApplicable;
  const term = terms.whole('term_months');
  const payments = terms.whole('number_of_payments');
  const frequency = statedFrequency(terms);
  if (term === null || payments === null) return notEvaluated(terms.missing(['term_months', 'number_of_payments']));
  if (frequency === null) return notEvaluated(['payment_frequency']);
  const tried = possibleTerms(terms, payments, frequency);
  if (tried.some(({ result }) => result === term) || runsFromNoteToMaturity(terms, term, frequency)) return evaluated();
  const [usual] = tried;
  if (usual === undefined) return notApplicable;
  const source = terms.reading('term_months');
  const readings = terms.readings(TERM_FIELDS);
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(source === null ? 'the note' : saySource(source))} says that the term is ${term} months, but ${usual.assumption} make ${usual.result} months.`,
      readings,
      comparison: 'term_equals_payments',
      kind: 'integer',
      expected: String(usual.result),
      difference: { amount: String(Math.abs(usual.result - term)) },
      more: {
        inputs: inputsOf(readings),
        formula: 'term in months = payments × 12 ÷ payments in a year',
        tried: tried.map(({ assumption, result }) => ({ assumption, result: String(result) })),
      },
    }),
  ]);
}

interface AssumedTerm {
  readonly assumption: string;
  readonly result: number;
}

/** A last payment may come on top, interest-only payments may come before, and the first may be put off. */
function possibleTerms(terms: StatedTerms, payments: number, frequency: PaymentFrequency): readonly AssumedTerm[] {
  const wait = periodsWaited(terms, frequency);
  const interestOnly = interestOnlyPayments(terms, frequency);
  const adjective = frequency.replace('_', '-');
  const counts = new Map<number, string>([[payments, `${payments} ${adjective} payments`]]);
  const add = (count: number, assumption: string) => counts.has(count) || counts.set(count, assumption);
  if (hasLastPayment(terms)) add(payments + 1, `${payments} ${adjective} payments and a last one`);
  for (const [count, assumption] of [...counts]) {
    if (interestOnly > 0) add(count + interestOnly, `${assumption} after ${interestOnly} of interest only`);
    if (wait > 0) add(count + wait, `${assumption} and the ${wait} periods before the first`);
  }
  return Array.from(counts, ([count, assumption]) => ({
    assumption,
    // Weekly payments seldom make whole months: they are held to the nearest one.
    result: termOfPayments(count, frequency) ?? Math.round((count * 12) / periodsPerYear(frequency)),
  }));
}

/** Whole periods before the first payment beyond the one that it ends. */
function periodsWaited(terms: StatedTerms, frequency: PaymentFrequency): number {
  const [from, first] = [terms.date('note_date'), terms.date('first_payment_date')];
  if (from === null || first === null) return 0;
  let periods = 0;
  while (periods < 120 && dueDate(from, periods + 1, frequency) <= first) periods += 1;
  return Math.max(0, periods - 1);
}

/** A last payment on a day of its own ends a term that runs from the note's date, however many payments come before. */
function runsFromNoteToMaturity(terms: StatedTerms, term: number, frequency: PaymentFrequency): boolean {
  const [from, to] = [terms.date('note_date'), terms.date('maturity_date')];
  if (!hasLastPayment(terms) || from === null || to === null) return false;
  return paymentsUntil(terms, frequency) === null && monthsBetween(from, to) === term;
}
