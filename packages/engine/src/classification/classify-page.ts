import type { Page } from '../pages/page.ts';
import type { DocTypeId } from './doc-type.ts';
import type { Reason, TypeEvidence } from './page-evidence.ts';
import { gatherFacts } from './page-facts.ts';
import type { PageKind } from './page-kind.ts';

export interface PageClass {
  readonly kind: PageKind;
  /** The likeliest type of the page taken alone; `other` where no type has earned enough. */
  readonly docType: DocTypeId;
  /** Types with evidence, the likeliest first. */
  readonly candidates: readonly {
    readonly docType: DocTypeId;
    readonly score: number;
    readonly decidedBy: readonly Reason[];
  }[];
}

/** A page without a title needs two anchors before it is said to be something. */
const ENOUGH = 4;

/** What a page is by itself. A package is better split as a whole: a continuation page says little alone. */
export function classifyPage(page: Page): PageClass {
  const { evidence, kind } = gatherFacts(page);
  const candidates = [...evidence.types.values()]
    .map((one) => ({ docType: one.docType, score: scoreAlone(one), decidedBy: one.reasons }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || (left.docType < right.docType ? -1 : 1));
  const best = candidates[0];
  return { kind, docType: best !== undefined && best.score >= ENOUGH ? best.docType : 'other', candidates };
}

function scoreAlone(one: TypeEvidence): number {
  return one.title + one.opening + one.body - one.against;
}
