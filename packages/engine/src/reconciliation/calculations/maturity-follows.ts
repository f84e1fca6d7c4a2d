import { daysBetween } from '../../calculations/day-number.ts';
import {
  type ExpectedMaturityTerms,
  expectedMaturities,
  maturesOnNoteDay,
} from '../../calculations/expected-maturity.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import { noteTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { hasLastPayment, type StatedTerms, statedFrequency } from '../stated-terms.ts';
import { sayAssumption, sayDate, sayDays, sayList, saySource, startSentence } from '../wording.ts';
import { interestOnlyPayments } from './payment-amortizes.ts';
import { inputsOf } from './tried.ts';

export const MATURITY_FIELDS = [
  'maturity_date',
  'note_date',
  'first_payment_date',
  'number_of_payments',
  'payment_frequency',
  'term_months',
  'amortization_months',
  'interest_only_months',
  'balloon_amount',
];

/** the maturity of each note follows from its payments or from its term; either may hold. */
export function maturityFollows(facts: Facts, policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(
    noteTerms(facts).map((terms) => ofOneNote(terms, policy, rule)),
    notEvaluated(['maturity_date']),
  );
}

function maturityTerms(terms: StatedTerms): ExpectedMaturityTerms {
  const frequency = statedFrequency(terms);
  return {
    noteDate: terms.date('note_date'),
    firstPaymentDate: terms.date('first_payment_date'),
    frequency,
    payments: terms.whole('number_of_payments'),
    termMonths: terms.whole('term_months'),
    interestOnlyPayments: frequency === null ? 0 : interestOnlyPayments(terms, frequency),
    hasLastPayment: hasLastPayment(terms),
  };
}

function ofOneNote(terms: StatedTerms, policy: Policy, rule: Rule): Outcome {
  const maturity = terms.date('maturity_date');
  if (maturity === null)
    return terms.word('payment_frequency') === 'on_demand' ? notApplicable : notEvaluated(['maturity_date']);
  const given = maturityTerms(terms);
  const tried = expectedMaturities(given);
  if (tried.length === 0)
    return notEvaluated(terms.missing(['number_of_payments', 'first_payment_date', 'term_months', 'note_date']));
  const apart = tried.map(({ result }) => Math.abs(daysBetween(result, maturity)));
  const days = Math.min(...apart);
  if (days <= policy.tolerances.dateDays || maturesOnNoteDay(given, maturity)) return evaluated();
  const source = terms.reading('maturity_date');
  const readings = terms.readings(MATURITY_FIELDS);
  const results = tried.map(({ assumption, result }) => `${sayAssumption(assumption)} is ${sayDate(result)}`);
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(source === null ? 'the note' : saySource(source))} matures on ${sayDate(maturity)}, but ${sayList(results)}: at least ${sayDays(days)} apart.`,
      readings,
      comparison: 'maturity_follows',
      kind: 'date',
      expected: tried[apart.indexOf(days)]?.result ?? null,
      difference: { days },
      tolerance: String(policy.tolerances.dateDays),
      more: {
        inputs: inputsOf(readings),
        formula: 'first payment + (payments − 1) periods, or note date + term; month ends clamp',
        tried,
      },
    }),
  ]);
}
