import type { Page } from '../pages/page.ts';
import type { StepCount } from './align-phrase.ts';
import { type CutPiece, cutPages } from './cut-pages.ts';
import type { DocTypeId } from './doc-type.ts';
import { type Duplicate, findDuplicates } from './find-duplicates.ts';
import { documentNumbers } from './package-stamps.ts';
import { type Completeness, checkCompleteness } from './page-completeness.ts';
import type { Reason } from './page-evidence.ts';
import { gatherFacts, type PageFacts } from './page-facts.ts';
import type { PrintedNumber } from './printed-page-numbers.ts';

export interface SplitDocument {
  readonly docType: DocTypeId;
  readonly fromPage: number;
  readonly toPage: number;
  /** How likely it is that first page, last page and type are all right, 0 to 1. */
  readonly confidence: number;
  /** The words that spoke most for the type, strongest first. */
  readonly decidedBy: readonly Reason[];
  readonly completeness: Completeness;
  readonly duplicateOf: Duplicate | null;
  /** Empty pages within the range. */
  readonly blankPages: readonly number[];
  /** Whole sentences for the reviewer. */
  readonly notes: readonly string[];
}

export interface SplitPackage {
  readonly documents: readonly SplitDocument[];
  /** Every empty page; between two documents it belongs to none. */
  readonly blankPages: readonly number[];
  readonly separatorPages: readonly number[];
}

/** So many reasons are shown; the rest only repeat them. */
const SHOWN = 8;

/** Cuts the pages of a file into documents with types. Pages must stand in the order of the file. */
export function splitPackage(pages: readonly Page[], count?: StepCount): SplitPackage {
  return splitByFacts(pages.map((page) => gatherFacts(page, count)));
}

/** The same for whoever does not hold all pages at once. */
export function splitByFacts(facts: readonly PageFacts[]): SplitPackage {
  const content = facts.filter(({ kind }) => kind === 'content');
  const numbers = documentNumbers(content);
  const pieces = cutPages({ pages: content, numbers, separated: pagesAfterSeparators(facts) });
  const duplicates = findDuplicates(
    pieces.map((piece) => {
      const own = content.slice(piece.first, piece.last + 1);
      return { docType: piece.docType, pages: own, tokens: own.flatMap(({ tokens }) => tokens) };
    }),
  );
  const pagesOf = (kind: PageFacts['kind']) => facts.filter((one) => one.kind === kind).map(({ pageNo }) => pageNo);
  const blankPages = pagesOf('blank');
  return {
    documents: pieces.map((piece, index) =>
      describePiece(piece, content, numbers, blankPages, duplicates[index] ?? null),
    ),
    blankPages,
    separatorPages: pagesOf('separator'),
  };
}

/** Indexes among the pages with content. */
function pagesAfterSeparators(facts: readonly PageFacts[]): ReadonlySet<number> {
  const after = new Set<number>();
  let [index, separated] = [0, false];
  for (const { kind } of facts) {
    if (kind === 'separator') separated = true;
    if (kind !== 'content') continue;
    if (separated) after.add(index);
    index += 1;
    separated = false;
  }
  return after;
}

function describePiece(
  piece: CutPiece,
  content: readonly PageFacts[],
  numbers: readonly (PrintedNumber | null)[],
  blankPages: readonly number[],
  duplicateOf: Duplicate | null,
): SplitDocument {
  const { docType } = piece;
  const pages = content.slice(piece.first, piece.last + 1);
  const [fromPage, toPage] = [pages[0]?.pageNo ?? 0, pages.at(-1)?.pageNo ?? 0];
  const reasons = pages.flatMap(({ evidence }) => evidence.types.get(docType)?.reasons ?? []);
  const completeness = checkCompleteness(numbers.slice(piece.first, piece.last + 1));
  const unread = pages.filter(({ isUnread }) => isUnread).map(({ pageNo }) => pageNo);
  const notes = [
    ...(unread.length > 0
      ? [`Not read: page ${unread.join(', ')} of the file. The type rests on the other pages.`]
      : []),
    ...(duplicateOf === null ? [] : [duplicateOf.detail]),
    ...(completeness.missing.length > 0 || completeness.outOfOrder ? [completeness.detail ?? ''] : []),
  ];
  return {
    docType,
    fromPage,
    toPage,
    confidence: piece.probability,
    decidedBy: [...reasons].sort((left, right) => right.weight - left.weight).slice(0, SHOWN),
    completeness,
    duplicateOf,
    blankPages: blankPages.filter((pageNo) => pageNo > fromPage && pageNo < toPage),
    notes,
  };
}
