import { canonicalJson } from '@countersign/engine/evidence/canonical-json';
import type { Finding } from '@countersign/engine/reconciliation/finding';

export interface FindingDifference {
  readonly appear: readonly Finding[];
  readonly disappear: readonly Finding[];
  readonly unchanged: number;
}

/** Which findings one way of looking at a package has and the other has not. Two that are alike are matched one to one. */
export function compareFindings(now: readonly Finding[], then: readonly Finding[]): FindingDifference {
  const waiting = new Map<string, Finding[]>();
  for (const finding of now) waiting.set(keyOf(finding), [...(waiting.get(keyOf(finding)) ?? []), finding]);
  const appear = then.filter((finding) => waiting.get(keyOf(finding))?.shift() === undefined);
  const disappear = [...waiting.values()].flat();
  return { appear, disappear, unchanged: then.length - appear.length };
}

/** What a reviewer would see; where it stands on the page makes no other finding of it. */
function keyOf({ ruleId, severity, detail }: Finding): string {
  const sources = detail.sources.map(({ documentId, source, field, value }) => [documentId, source, field, value]);
  return canonicalJson([ruleId, severity, detail.message, sources]);
}
