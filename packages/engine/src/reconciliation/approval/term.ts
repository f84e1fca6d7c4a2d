import { dayOf } from '../../calculations/day-number.ts';
import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayReading, saySource, startSentence } from '../wording.ts';
import { noteReadings } from './approved-terms.ts';

/** A number of months that follows from what the note states. */
interface Term {
  readonly months: number;
  readonly readings: readonly Reading[];
  /** How the note puts it. */
  readonly words: string;
}

/** The loan may not run or amortize longer than was approved; shorter is within. */
export function termWithinApproval(facts: Facts, rule: Rule): Outcome {
  const asked = [
    { field: 'term_months', term: noteTerm(facts) },
    { field: 'amortization_months', term: statedMonths(facts, 'amortization_months') },
  ];
  const comparable = asked.flatMap(({ field, term }) =>
    oneOfEach(facts.approved(field)).flatMap((approved) => (term === null ? [] : [{ field, approved, term }])),
  );
  if (comparable.length === 0) {
    const missing = asked.filter(
      ({ field, term }) => field === 'term_months' || term !== null || facts.approved(field).length > 0,
    );
    return notEvaluated(missing.map(({ field }) => field));
  }
  return evaluated(comparable.flatMap(({ field, approved, term }) => compareTerm(field, approved, term, rule)));
}

function compareTerm(field: string, approved: Reading, term: Term, rule: Rule): readonly Finding[] {
  const over = term.months - Number(approved.value);
  if (!(over > 0)) return [];
  const [first] = term.readings;
  return [
    buildFinding(rule, {
      title: `${rule.title}: ${findField(field)?.title ?? field}`,
      message: `${startSentence(saySource(approved))} says ${sayReading(approved)}${unit(approved)}, ${first === undefined ? 'the note' : saySource(first)} ${term.words}: ${over === 1 ? '1 month' : `${over} months`} longer than was approved.`,
      readings: [approved, ...term.readings],
      comparison: 'at_most',
      kind: 'integer',
      expected: approved.value,
      difference: { amount: String(over) },
      more: { inputs: { approvedMonths: approved.value, noteMonths: String(term.months) } },
    }),
  ];
}

/** A bare number needs its unit in a sentence. */
function unit(reading: Reading): string {
  return /^\d+$/.test(sayReading(reading)) ? ' months' : '';
}

function statedMonths(facts: Facts, field: string): Term | null {
  const [longest] = noteReadings(facts, field).toSorted((a, b) => Number(b.value) - Number(a.value));
  if (longest === undefined) return null;
  return { months: Number(longest.value), readings: [longest], words: `says ${sayReading(longest)}${unit(longest)}` };
}

/** As stated, else by the number of monthly payments, else by its dates. */
function noteTerm(facts: Facts): Term | null {
  return statedMonths(facts, 'term_months') ?? byPayments(facts) ?? byDates(facts);
}

function byPayments(facts: Facts): Term | null {
  const [count] = noteReadings(facts, 'number_of_payments');
  const [frequency] = noteReadings(facts, 'payment_frequency');
  if (count === undefined || frequency?.value !== 'monthly') return null;
  return { months: Number(count.value), readings: [count], words: `has ${sayReading(count)} monthly payments` };
}

/** A first payment is often more than a month away, so that the dates lie up to a month further apart than the term. */
const STUB_MONTHS = 1;

function byDates(facts: Facts): Term | null {
  const [from] = noteReadings(facts, 'note_date');
  const [to] = noteReadings(facts, 'maturity_date');
  if (from === undefined || to === undefined) return null;
  const [start, end] = [dayOf(from.value), dayOf(to.value)];
  const whole = (end.year - start.year) * 12 + (end.month - start.month) - (end.day < start.day ? 1 : 0);
  return {
    months: Math.max(0, whole - STUB_MONTHS),
    readings: [from, to],
    words: `runs from ${sayReading(from)} to ${sayReading(to)}`,
  };
}
