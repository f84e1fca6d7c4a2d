import type { Page } from '../pages/page.ts';
import { bestSegmentation, type Piece } from './best-segmentation.ts';
import { type BoundaryInput, weighBoundary } from './boundary-evidence.ts';
import type { DocTypeId } from './doc-type.ts';
import { type Duplicate, findDuplicates } from './find-duplicates.ts';
import { documentNumbers } from './package-stamps.ts';
import { type Completeness, checkCompleteness } from './page-completeness.ts';
import type { Reason, TypeEvidence } from './page-evidence.ts';
import { gatherFacts, type PageFacts } from './page-facts.ts';
import { findAlike, printOf } from './page-likeness.ts';
import type { StepCount } from './phrase-index.ts';
import type { PrintedNumber } from './printed-page-numbers.ts';
import { SCORED_TYPES, type ScoredPage, scoreBegin, scoreGoOn } from './type-scores.ts';

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

/**
 * Flattens the odds before they are read as probabilities. The pieces of evidence on a page are not independent, so
 * their plain sum is too sure of itself; `npm run bench -- split` prints how sure and how right the answers are.
 */
const TEMPERATURE = 1.6;

/** So many reasons are shown; the rest only repeat them. */
const SHOWN = 8;

/** Cuts the pages of a file into documents with types. Pages must stand in the order of the file. */
export function splitPackage(pages: readonly Page[], count?: StepCount): SplitPackage {
  const facts = pages.map((page) => gatherFacts(page, count));
  const content = facts.filter(({ kind }) => kind === 'content');
  const numbers = documentNumbers(content);
  const scored = scorePages(content, numbers, facts);
  const pieces = bestSegmentation(
    {
      pages: content.length,
      types: SCORED_TYPES.length,
      begin: (page, type) => begin(scored[page], SCORED_TYPES[type]),
      goOn: (page, type) => goOn(scored[page], SCORED_TYPES[type]),
    },
    TEMPERATURE,
  );
  const duplicates = findDuplicates(
    pieces.map((piece) => {
      const layouts = content.slice(piece.first, piece.last + 1).map(({ layout }) => layout);
      return {
        docType: typeOf(piece),
        pages: layouts.map(({ page }) => page),
        tokens: layouts.flatMap(({ tokens }) => tokens),
      };
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

function begin(page: ScoredPage | undefined, docType: DocTypeId | undefined): number {
  return page === undefined || docType === undefined ? Number.NEGATIVE_INFINITY : scoreBegin(page, docType);
}

function goOn(page: ScoredPage | undefined, docType: DocTypeId | undefined): number {
  return page === undefined || docType === undefined ? Number.NEGATIVE_INFINITY : scoreGoOn(page, docType);
}

function typeOf(piece: Piece): DocTypeId {
  return SCORED_TYPES[piece.type] ?? 'other';
}

function scorePages(
  content: readonly PageFacts[],
  numbers: readonly (PrintedNumber | null)[],
  all: readonly PageFacts[],
): readonly ScoredPage[] {
  const everywhere = linesEverywhere(content);
  const repeats = repeatedPages(content);
  const separators = all.filter(({ kind }) => kind === 'separator').map(({ pageNo }) => pageNo);
  return content.map((here, index) => {
    const before = content[index - 1];
    if (before === undefined) {
      return {
        evidence: here.evidence,
        boundary: 0,
        titleRepeats: () => false,
        unknownTitle: here.unknownTitle !== null,
      };
    }
    const separated = separators.some((pageNo) => pageNo > before.pageNo && pageNo < here.pageNo);
    const { odds, repeated } = weighBoundary({
      before,
      here,
      numberBefore: numbers[index - 1] ?? null,
      number: numbers[index] ?? null,
      separated,
      repeats: repeats[index] ?? null,
      everywhere,
    });
    return {
      evidence: here.evidence,
      boundary: odds,
      titleRepeats: (one) => titleRepeats(one, before),
      unknownTitle:
        here.unknownTitle !== null && !repeated.has(here.unknownTitle.key) && !everywhere.has(here.unknownTitle.key),
    };
  });
}

/** Pages alike by this much are the same form, filled for the same or for another party. */
const SAME_FORM = 0.6;
/** Pages alike by this much say the same. */
const SAME_PAGE = 0.85;
/** One run in four is kept: a page has few. */
const KEPT_IN = 4;
/** Fewer runs are a coincidence. */
const FEWEST_RUNS = 8;
/** A title and opening phrases of this weight together make an opening page. */
const OPENING = 6;

function repeatedPages(pages: readonly PageFacts[]): readonly BoundaryInput['repeats'][] {
  const prints = pages.map(({ layout }) => printOf(layout.tokens, KEPT_IN));
  return findAlike(prints, SAME_FORM).map((alike, index) => {
    if ((prints[index]?.size ?? 0) < FEWEST_RUNS) return null;
    if (alike.some(({ other, share }) => other === index - 1 && share >= SAME_PAGE)) return 'before';
    const earlier = alike.find(({ other }) => other < index - 1);
    if (earlier === undefined) return null;
    return isOpening(pages[earlier.other]) ? 'opening' : 'later';
  });
}

function isOpening(page: PageFacts | undefined): boolean {
  const types = [...(page?.evidence.types.values() ?? [])];
  return types.some((one) => one.look?.running === null && one.title > 0 && one.title + one.opening >= OPENING);
}

/** The same title in about the same place on the page before. */
function titleRepeats(one: TypeEvidence, before: PageFacts): boolean {
  const others = before.evidence.types.get(one.docType)?.looks ?? [];
  return one.looks.some(({ box }) =>
    others.some((other) => Math.abs(other.box.y - box.y) < 0.03 && Math.abs(other.box.x - box.x) < 0.06),
  );
}

/** A bank's letterhead, an envelope number, a fax header: on most pages of a package of some length. */
function linesEverywhere(pages: readonly PageFacts[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(page.margins.map((line) => line.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set(
    [...counts].filter(([, times]) => pages.length >= 6 && times > 0.6 * pages.length).map(([key]) => key),
  );
}

function describePiece(
  piece: Piece,
  content: readonly PageFacts[],
  numbers: readonly (PrintedNumber | null)[],
  blankPages: readonly number[],
  duplicateOf: Duplicate | null,
): SplitDocument {
  const docType = typeOf(piece);
  const pages = content.slice(piece.first, piece.last + 1);
  const [fromPage, toPage] = [pages[0]?.pageNo ?? 0, pages.at(-1)?.pageNo ?? 0];
  const reasons = pages.flatMap(({ evidence }) => evidence.types.get(docType)?.reasons ?? []);
  const completeness = checkCompleteness(numbers.slice(piece.first, piece.last + 1));
  const unread = pages.filter(({ layout }) => layout.page.failure !== null).map(({ pageNo }) => pageNo);
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
