import type { ValueKind } from '../../values/value-kind.ts';
import { buildFinding, type Said } from '../build-finding.ts';
import type { Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import type { Rule } from '../rule.ts';
import { sayDocType, sayList, sayReading, startSentence } from '../wording.ts';
import type { Compare } from './agree.ts';
import { compareSets, distinct, type SetDifference } from './compare-sets.ts';
import { toleranceOf } from './same-value.ts';

interface SetOptions {
  readonly compare: Compare;
  readonly kind: ValueKind;
  readonly said?: Partial<Said>;
}

/** What was approved and what the papers state together must be the same set; the papers of one loan share it among them. */
export function matchesLarAsSet(
  rule: Rule,
  approved: readonly Reading[],
  papers: readonly Reading[],
  policy: Policy,
  { compare, kind, said = {} }: SetOptions,
): readonly Finding[] {
  const apart = compareSets(approved, papers, compare);
  if (apart.onlyLeft.length === 0 && apart.onlyRight.length === 0) return [];
  const types = [...new Set(papers.map(({ source }) => source))];
  const nobody = types.length === 1 ? `${sayDocType(types[0] ?? '')} does not` : 'no document does';
  return [
    buildFinding(rule, {
      message: [
        ...apart.onlyLeft.map((one) => `${startSentence(sayDocType('lar'))} names ${sayReading(one)}, and ${nobody}.`),
        ...apart.onlyRight.map(
          (one) =>
            `${startSentence(sayDocType(one.source))} names ${sayReading(one)}, and ${sayDocType('lar')} does not.`,
        ),
      ].join(' '),
      readings: [...approved, ...papers],
      comparison: 'matches_lar',
      kind,
      expected: distinct(approved, compare)
        .map(({ value }) => value)
        .join('; '),
      tolerance: toleranceOf(kind, policy.tolerances),
      more: namesOf(apart),
      ...said,
    }),
  ];
}

/** What all papers of one type state together must be the same set as that of every other type. */
export function agreeAsSets(
  rule: Rule,
  readings: readonly Reading[],
  policy: Policy,
  { compare, kind, speaks }: SetOptions & { readonly speaks: (reading: Reading) => boolean },
): readonly Finding[] {
  const sources = [...new Set(readings.map(({ source }) => source))];
  const sets = sources.map((source) => readings.filter((reading) => reading.source === source));
  const apart = sets.flatMap((left, index) =>
    sets.slice(index + 1).flatMap((right) => {
      if (!left.some(speaks) && !right.some(speaks)) return [];
      const found = compareSets(left, right, compare);
      return found.onlyLeft.length === 0 && found.onlyRight.length === 0 ? [] : [found];
    }),
  );
  if (apart.length === 0) return [];
  return [
    buildFinding(rule, {
      message: `${startSentence(sets.map((set) => saySet(set, compare)).join(', '))}: they do not name the same.`,
      readings,
      comparison: 'agree',
      kind,
      tolerance: toleranceOf(kind, policy.tolerances),
    }),
  ];
}

function saySet(set: readonly Reading[], compare: Compare): string {
  return `${sayDocType(set[0]?.source ?? '')} names ${sayList(distinct(set, compare).map(sayReading))}`;
}

/** For programs: what was approved and is not there, and what is there and was not approved. */
function namesOf({ onlyLeft, onlyRight }: SetDifference): {
  readonly missing: string[];
  readonly extra: string[];
} {
  return { missing: onlyLeft.map(sayReading), extra: onlyRight.map(sayReading) };
}
