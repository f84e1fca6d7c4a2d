import type { Finding, ReviewCorrection } from '@countersign/contract/review';
import { readFindingData } from './finding-data.ts';

/** Who made the corrections that cleared a finding, each once. */
export function correctorsOf(
  finding: Finding,
  corrections: readonly ReviewCorrection[],
): readonly { readonly id: string; readonly name: string }[] {
  const { clearedBy } = readFindingData(finding);
  const own = corrections.filter(({ id }) => clearedBy.includes(id));
  return [...new Map(own.map(({ actorId, actorName }) => [actorId, { id: actorId, name: actorName }])).values()];
}
