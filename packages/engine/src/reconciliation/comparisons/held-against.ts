import { daysBetween } from '../../calculations/day-number.ts';
import { decimalOf } from '../../calculations/decimal.ts';
import { findField } from '../../fields/field-catalogue.ts';
import type { ValueKind } from '../../values/value-kind.ts';
import { buildFinding } from '../build-finding.ts';
import type { Against, AgainstComparison } from '../custom-rule.ts';
import type { Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import type { Rule } from '../rule.ts';
import { sayDays, sayList, sayReading, saySource, sayValue, startSentence } from '../wording.ts';
import { oneOfEach } from './agree.ts';
import { sameValue, toleranceOf } from './same-value.ts';

/** What a value is held to, and where it comes from; of a constant of the bank's own there is no reading. */
export interface Operand {
  readonly value: string;
  readonly reading: Reading | null;
}

interface Held {
  readonly comparison: AgainstComparison;
  readonly kind: ValueKind;
  readonly against: Against;
  readonly operands: readonly Operand[];
}

/** Each value that is not as the rule demands is a finding of its own: it names the document, the value and the demand. */
export function heldAgainst(
  rule: Rule,
  readings: readonly Reading[],
  held: Held,
  policy: Pick<Policy, 'tolerances'>,
): readonly Finding[] {
  const { comparison, kind, against, operands } = held;
  return oneOfEach(readings, ({ documentId, value }) => `${documentId} ${value}`).flatMap((reading) => {
    const holds = (operand: Operand) => isHeld(held, reading.value, operand.value, policy);
    // A list allows any of its values; documents that state the other field all have to be met.
    const isMet =
      comparison === 'one_of' || against.source === 'constant' ? operands.some(holds) : operands.every(holds);
    if (isMet) return [];
    const missed = operands.filter((operand) => !holds(operand));
    const others = missed.flatMap((operand) => operand.reading ?? []);
    return [
      buildFinding(rule, {
        message: `${startSentence(saySource(reading, readings))} says ${sayReading(reading)} as ${titleOf(reading.field)}; ${sayDemand(held, missed)}.`,
        readings: [reading, ...others],
        comparison,
        kind,
        expected: missed.map(({ value }) => value).join('; '),
        ...(comparison === 'within_days'
          ? {
              difference: { days: Math.max(...missed.map(({ value }) => Math.abs(daysBetween(value, reading.value)))) },
              tolerance: String(against.days ?? 0),
            }
          : { tolerance: comparison === 'equals' ? toleranceOf(kind, policy.tolerances) : null }),
      }),
    ];
  });
}

function isHeld(
  { comparison, kind, against }: Held,
  value: string,
  wanted: string,
  { tolerances }: Pick<Policy, 'tolerances'>,
): boolean {
  switch (comparison) {
    case 'equals':
    case 'one_of':
      return sameValue(kind, value, wanted, tolerances).same;
    case 'at_least':
      return ordered(kind, value, wanted) >= 0;
    case 'at_most':
      return ordered(kind, value, wanted) <= 0;
    case 'within_days':
      return Math.abs(daysBetween(wanted, value)) <= (against.days ?? 0);
  }
}

/** Which of two values is the greater; dates by the calendar, all others by their number. */
function ordered(kind: ValueKind, left: string, right: string): number {
  if (kind === 'date') return left < right ? -1 : left > right ? 1 : 0;
  const [a, b] = [decimalOf(left), decimalOf(right)];
  // What is no number is neither more nor less: the rule says nothing of it.
  return a === null || b === null ? 0 : a.cmp(b);
}

function sayDemand({ comparison, kind, against }: Held, missed: readonly Operand[]): string {
  const said = missed.map(({ value, reading }) =>
    reading === null
      ? sayValue(kind, value)
      : `${sayReading(reading)} (${titleOf(reading.field)} on ${saySource(reading)})`,
  );
  switch (comparison) {
    case 'equals':
      return `it must be ${sayList(said)}`;
    case 'one_of':
      return `it must be ${sayList(said, 'or')}`;
    case 'at_least':
      return `it must be at least ${sayList(said)}`;
    case 'at_most':
      return `it must be at most ${sayList(said)}`;
    case 'within_days':
      return `it must lie within ${sayDays(against.days ?? 0)} of ${sayList(said)}`;
  }
}

function titleOf(field: string): string {
  return `“${findField(field)?.title ?? field}”`;
}
