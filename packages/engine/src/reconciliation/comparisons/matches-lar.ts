import type { ValueKind } from '../../values/value-kind.ts';
import { buildFinding, type Said } from '../build-finding.ts';
import type { Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import type { Rule } from '../rule.ts';
import { sayEach, startSentence } from '../wording.ts';
import { type Compare, compareBy, disagreements, oneOfEach, widest } from './agree.ts';
import { toleranceOf } from './same-value.ts';

/**
 * What the papers say must be what was approved. Only papers and approval are compared, not the papers with each other.
 * One finding with the approval and every paper that differs from it.
 */
export function matchesLar(
  rule: Rule,
  approved: readonly Reading[],
  papers: readonly Reading[],
  policy: Policy,
  more: Partial<Said> & { readonly compare?: Compare; readonly asKind?: ValueKind } = {},
): readonly Finding[] {
  const { compare, asKind, ...said } = more;
  const kind = asKind ?? approved[0]?.kind ?? papers[0]?.kind ?? 'text';
  const comparing = compare ?? compareBy(kind, policy.tolerances);
  const apart = oneOfEach(approved).flatMap((left) =>
    oneOfEach(papers).flatMap((right) => disagreements([left, right], comparing)),
  );
  const most = widest(apart);
  if (most === null) return [];
  const differing = papers.filter((paper) => apart.some(({ right }) => right.value === paper.value));
  return [
    buildFinding(rule, {
      message: `${startSentence(sayEach(approved))}, ${sayEach(differing)}: ${most.likeness.reason}.`,
      readings: [...approved, ...differing],
      comparison: 'matches_lar',
      kind,
      expected: most.left.value,
      difference: most.likeness.difference,
      tolerance: toleranceOf(kind, policy.tolerances),
      ...said,
    }),
  ];
}
