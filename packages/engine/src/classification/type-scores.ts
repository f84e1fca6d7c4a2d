import { catalogueIndex } from './catalogue-index.ts';
import type { DocTypeId } from './doc-type.ts';
import type { PageEvidence, TypeEvidence } from './page-evidence.ts';

/** A type must earn this much before it is more likely than an unknown document. */
const UNKNOWN = 4;
/** A type of which a page says nothing at all can only be earned by the pages behind it. */
const UNSAID = 4;
/** Evidence of one page for one type, at most: a page full of phrases is no surer than a page with a title and some. */
const OPENING_CAP = 9;
const BODY_CAP = 5;
/** A title that also stood on the page before is a running head: it tells the type, not that something begins. */
const RUNNING_TITLE = 4;
/** A second page of a form that has one page. */
const SINGLE_GOES_ON = -1;
const UNKNOWN_TITLE = 3;
/** A title weaker than this is a mention. */
const MENTION = 1;
const OPENS = 3;
/** The page of a document says its type's phrases; phrases against it count in full only where it begins. */
const AGAINST_LATER = 0.4;

export interface ScoredPage {
  readonly evidence: PageEvidence;
  /** Log odds that something begins here. */
  readonly boundary: number;
  /** Whether a title of this type stood in the same place on the page before. */
  readonly titleRepeats: (one: TypeEvidence) => boolean;
  readonly unknownTitle: boolean;
}

export function scoreBegin(page: ScoredPage, docType: DocTypeId): number {
  const one = page.evidence.types.get(docType);
  const base = page.boundary - (docType === 'other' ? 0 : UNKNOWN);
  if (docType === 'approval_record') return Number.NEGATIVE_INFINITY;
  const fresh = docType === 'other' && page.unknownTitle ? UNKNOWN_TITLE : 0;
  if (one === undefined) return base + (docType === 'other' ? fresh : -UNSAID);
  return (
    base +
    Math.max(fresh, titleOf(page, one)) +
    Math.min(OPENING_CAP, one.opening) * (underRunningHead(page, one) ? UNDER_RUNNING_HEAD : 1) +
    Math.min(BODY_CAP, one.body) -
    one.against
  );
}

/** Under a running head the phrases of an opening are more often the parts of one long form. */
const UNDER_RUNNING_HEAD = 0.6;

function underRunningHead(page: ScoredPage, one: TypeEvidence): boolean {
  return one.title >= MENTION && isRunning(page, one);
}

function titleOf(page: ScoredPage, one: TypeEvidence): number {
  if (one.title < MENTION) return 0;
  return isRunning(page, one) ? Math.min(RUNNING_TITLE, one.title) : one.title;
}

function isRunning(page: ScoredPage, one: TypeEvidence): boolean {
  if (one.look?.running === 'continued') return true;
  // Two one-page forms back to back print their titles in the same place; a running head has no opening phrases.
  if (one.opening >= OPENS && catalogueIndex.entries.get(one.docType)?.length === 'single') return false;
  return page.titleRepeats(one);
}

export function scoreGoOn(page: ScoredPage, docType: DocTypeId): number {
  const single = catalogueIndex.entries.get(docType)?.length === 'single' ? SINGLE_GOES_ON : 0;
  const one = page.evidence.types.get(docType);
  if (one === undefined) return single;
  const known = one.title >= MENTION && (isRunning(page, one) || one.look?.partial === true);
  const running = known ? Math.min(one.look?.partial === true ? one.title : RUNNING_TITLE, one.title) : 0;
  return single + running + Math.min(BODY_CAP, one.body) - AGAINST_LATER * one.against;
}
