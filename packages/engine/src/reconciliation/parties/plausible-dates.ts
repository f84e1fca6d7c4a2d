import { daysBetween } from '../../calculations/day-number.ts';
import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import { compareText, type Facts, type Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDays, sayReading, saySource, startSentence } from '../wording.ts';

/** Dates of one paper of which the first comes before the second, or on the same day where it may. */
const ORDERS: readonly (readonly [earlier: string, later: string, sameDay: boolean])[] = [
  ['note_date', 'first_payment_date', false],
  ['note_date', 'maturity_date', false],
  ['first_payment_date', 'maturity_date', true],
  ['note_date', 'draw_period_end', false],
  ['draw_period_end', 'maturity_date', true],
  ['date_issued', 'closing_date', true],
  ['closing_date', 'disbursement_date', true],
  ['prepaid_interest_from', 'prepaid_interest_to', true],
  ['hazard_effective_date', 'hazard_expiration_date', false],
  ['approval_date', 'approval_expiration_date', true],
  ['closing_date', 'rescission_end_date', true],
];

/** Longer than any loan; a date so far off was misread. */
const LONGEST_LOAN_DAYS = 50 * 366;
/** What is signed and paid at a closing happens within a year of it. */
const CLOSING_DAYS = 366;
const AROUND_CLOSING = ['closing_date', 'disbursement_date', 'note_signature_date', 'approval_date'];

export const PLAUSIBLE_DATE_FIELDS = [
  ...new Set([...ORDERS.map(([earlier]) => earlier), ...ORDERS.map(([, later]) => later), ...AROUND_CLOSING]),
];

/** Dates that cannot well be as they are printed. They may still be right, so that it is information. */
export function datesPlausible(facts: Facts, rule: Rule): Outcome {
  const groups = datesBySource(facts);
  if (groups.length === 0) return notEvaluated(['note_date']);
  const [noted] = facts.readings('note_date', ['promissory_note']);
  return evaluated([
    ...groups.flatMap((dates) => tellOrder(dates, rule)),
    ...(noted === undefined ? [] : tellFar(noted, groups.flat(), rule)),
  ]);
}

/** The dates of each document, and of the approval. */
function datesBySource(facts: Facts): readonly (readonly Reading[])[] {
  const all = PLAUSIBLE_DATE_FIELDS.flatMap((field) => [...facts.approved(field), ...facts.readings(field)]);
  const bySource = new Map<string, Reading[]>();
  for (const reading of oneOfEach(all, ({ documentId, field, value }) => `${documentId} ${field} ${value}`)) {
    const own = bySource.get(reading.documentId);
    if (own === undefined) bySource.set(reading.documentId, [reading]);
    else own.push(reading);
  }
  return [...bySource].toSorted(([a], [b]) => compareText(a, b)).map(([, dates]) => dates);
}

function tellOrder(dates: readonly Reading[], rule: Rule): readonly Finding[] {
  const of = (field: string) => dates.filter((date) => date.field === field);
  return ORDERS.flatMap(([earlier, later, sameDay]) =>
    of(earlier).flatMap((first) =>
      of(later).flatMap((second) => {
        const days = daysBetween(first.value, second.value);
        if (days > 0 || (days === 0 && sameDay)) return [];
        const how = days === 0 ? 'on the same day as' : 'before';
        return [
          buildFinding(rule, {
            ...(isPaidEarly(first, second) ? { severity: 'exception' as const } : {}),
            message: `${startSentence(saySource(second))} puts “${titleOf(second)}” on ${sayReading(second)}, which is ${how} “${titleOf(first)}”, ${sayReading(first)}.`,
            readings: [first, second],
            comparison: 'not_after',
            expected: first.value,
            difference: { days: -days },
          }),
        ];
      }),
    ),
  );
}

/** Money that left before anybody was bound is lost if nobody signs. */
function isPaidEarly(first: Reading, second: Reading): boolean {
  return first.field === 'closing_date' && second.field === 'disbursement_date';
}

function tellFar(noted: Reading, dates: readonly Reading[], rule: Rule): readonly Finding[] {
  return dates.flatMap((date) => {
    const days = Math.abs(daysBetween(noted.value, date.value));
    const most = AROUND_CLOSING.includes(date.field) ? CLOSING_DAYS : LONGEST_LOAN_DAYS;
    if (days <= most) return [];
    return [
      buildFinding(rule, {
        message: `${startSentence(saySource(date))} puts “${titleOf(date)}” on ${sayReading(date)}, ${sayDays(days)} away from the date of the note, ${sayReading(noted)}.`,
        readings: [noted, date],
        comparison: 'within_days',
        expected: noted.value,
        difference: { days },
        tolerance: String(most),
      }),
    ];
  });
}

function titleOf({ field }: Reading): string {
  return findField(field)?.title ?? field;
}
