import { daysBetween } from '../../calculations/day-number.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { evaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDays, sayReading, saySource, startSentence } from '../wording.ts';
import { lacking, noteReadings } from './approved-terms.ts';

/** An approval that ran out before the note was made approves nothing. Its last day still counts. */
export function approvalNotExpired(facts: Facts, rule: Rule): Outcome {
  const expires = facts.approved('approval_expiration_date');
  const dates = noteReadings(facts, 'note_date');
  return (
    lacking({ approval_expiration_date: expires, note_date: dates }) ??
    evaluated(
      pairs(expires, dates).flatMap(([expiry, date]) =>
        laterThan(
          expiry,
          date,
          rule,
          (late) =>
            `${startSentence(saySource(expiry))} expired on ${sayReading(expiry)}, ${saySource(date)} is dated ${sayReading(date)}: ${late} after the approval expired.`,
        ),
      ),
    )
  );
}

const FUNDING = ['closing_disclosure', 'settlement_statement', 'disbursement_authorization', 'sba_form_1050'];

/** Approval comes first: before the note is made and before money goes out. */
export function approvedBeforeNote(facts: Facts, rule: Rule): Outcome {
  const approved = facts.approved('approval_date');
  const dates = noteReadings(facts, 'note_date');
  const funded = facts.readings('disbursement_date', FUNDING);
  const missing = lacking({ approval_date: approved, note_date: [...dates, ...funded] });
  if (missing !== null) return missing;
  return evaluated(
    pairs([...dates, ...funded], approved).flatMap(([date, approval]) => {
      const what = date.field === 'note_date' ? 'is dated' : 'disburses the loan on';
      return laterThan(
        date,
        approval,
        rule,
        (late) =>
          `${startSentence(saySource(date))} ${what} ${sayReading(date)}, ${saySource(approval)} says that it was approved on ${sayReading(approval)}: ${late} later.`,
      );
    }),
  );
}

/** Copies of a paper repeat its date: one pair of each. */
function pairs(left: readonly Reading[], right: readonly Reading[]): readonly (readonly [Reading, Reading])[] {
  const keyOf = ({ field, source, value }: Reading) => `${field} ${source} ${value}`;
  return oneOfEach(left, keyOf).flatMap((one) => oneOfEach(right, keyOf).map((other) => [one, other] as const));
}

/** Told when the second date lies after the first. */
function laterThan(first: Reading, second: Reading, rule: Rule, say: (late: string) => string): readonly Finding[] {
  const days = daysBetween(first.value, second.value);
  if (days <= 0) return [];
  return [
    buildFinding(rule, {
      message: say(sayDays(days)),
      readings: [first, second],
      comparison: 'not_after',
      expected: first.value,
      difference: { days },
    }),
  ];
}
