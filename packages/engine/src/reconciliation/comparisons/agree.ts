import type { ValueKind } from '../../values/value-kind.ts';
import { buildFinding, type Said } from '../build-finding.ts';
import type { Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy, Tolerances } from '../policy.ts';
import type { Rule } from '../rule.ts';
import { sayEach, saySource, startSentence } from '../wording.ts';
import type { Likeness } from './likeness.ts';
import { sameValue, toleranceOf } from './same-value.ts';

/** Two readings that differ, and how. */
export interface Disagreement {
  readonly left: Reading;
  readonly right: Reading;
  readonly likeness: Likeness;
}

export type Compare = (left: Reading, right: Reading) => Likeness;

/** What a comparison looks at beside the kind: readings of one key compare alike, so that one of them is enough. */
export type KeyOf = (reading: Reading) => string;

/** One reading of each key, the first. Hundreds of papers state a few different values. */
export function oneOfEach(readings: readonly Reading[], keyOf: KeyOf = ({ value }) => value): readonly Reading[] {
  const firsts = new Map<string, Reading>();
  for (const reading of readings) if (!firsts.has(keyOf(reading))) firsts.set(keyOf(reading), reading);
  return [...firsts.values()];
}

export function compareBy(kind: ValueKind, tolerances: Tolerances): Compare {
  return (left, right) => sameValue(kind, left.value, right.value, tolerances);
}

/**
 * Every pair of different readings that differ in what they mean. Within a tolerance sameness does not carry over (a≈b and b≈c do not give a≈c), so
 * comparing with the first reading only would let the order of the documents decide.
 */
export function disagreements(readings: readonly Reading[], compare: Compare, keyOf?: KeyOf): readonly Disagreement[] {
  const firsts = oneOfEach(readings, keyOf);
  return firsts.flatMap((left, index) =>
    firsts.slice(index + 1).flatMap((right) => {
      const likeness = compare(left, right);
      return likeness.same ? [] : [{ left, right, likeness }];
    }),
  );
}

/** The pair to tell of: a serious difference before others, then the widest. */
export function widest(found: readonly Disagreement[]): Disagreement | null {
  const [first = null] = found.toSorted(
    (a, b) => Number(b.likeness.serious) - Number(a.likeness.serious) || width(b) - width(a),
  );
  return first;
}

function width({ likeness: { difference } }: Disagreement): number {
  return Number(difference?.amount ?? difference?.basisPoints ?? difference?.days ?? 0);
}

/** `The promissory note says $250,000.00, the deed of trust says $255,000.00: $5,000.00 apart.` */
export function sayDisagreement(readings: readonly Reading[], { likeness }: Disagreement, about?: string): string {
  const said = sayEach(readings);
  // Behind what it is about the sentence has begun already.
  return about === undefined ? `${startSentence(said)}: ${likeness.reason}.` : `${said} (${likeness.reason}).`;
}

/** A paper that says another thing than all others may only have been misread: what else it prints is told. */
function sayOtherReadings(readings: readonly Reading[], compare: Compare): string {
  const firsts = oneOfEach(readings);
  const told = firsts.flatMap((reading) => {
    const others = firsts.filter((other) => other.value !== reading.value && !compare(reading, other).same);
    const rival = reading.rivals?.find(({ value }) =>
      others.some((other) => compare({ ...reading, value }, other).same),
    );
    return rival === undefined ? [] : [`${startSentence(saySource(reading, readings))} also prints ${rival.raw}.`];
  });
  return told.length === 0 ? '' : ` ${told.join(' ')}`;
}

/**
 * Every source that states the field must state the same value. One finding with all of them, none when they agree. A
 * source that is silent is not a disagreement: `present` demands a field.
 */
export function agree(
  rule: Rule,
  readings: readonly Reading[],
  policy: Policy,
  more: Partial<Said> & {
    readonly compare?: Compare;
    readonly keyOf?: KeyOf;
    readonly asKind?: ValueKind;
    /** What the values are of, where the rule's title does not say it. */
    readonly about?: string;
  } = {},
): readonly Finding[] {
  const { compare, keyOf, asKind, about, ...said } = more;
  const kind = asKind ?? readings[0]?.kind ?? 'text';
  const apart = widest(disagreements(readings, compare ?? compareBy(kind, policy.tolerances), keyOf));
  if (apart === null) return [];
  return [
    buildFinding(rule, {
      message:
        (about === undefined ? '' : `${about}: `) +
        sayDisagreement(readings, apart, about) +
        sayOtherReadings(readings, compare ?? compareBy(kind, policy.tolerances)),
      readings,
      comparison: 'agree',
      kind,
      difference: apart.likeness.difference,
      tolerance: toleranceOf(kind, policy.tolerances),
      ...said,
    }),
  ];
}
