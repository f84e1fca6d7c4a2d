import type { Box } from '../pages/page.ts';
import { bestSegmentation, type Piece } from './best-segmentation.ts';
import { type BoundaryInput, weighBoundary } from './boundary-evidence.ts';
import { DOC_TYPE_IDS, type DocTypeId } from './doc-type.ts';
import type { TypeEvidence } from './page-evidence.ts';
import type { PageFacts } from './page-facts.ts';
import { findAlike, printOf } from './page-likeness.ts';
import type { PrintedNumber } from './printed-page-numbers.ts';
import { isSamePage } from './same-page.ts';
import { type ScoredPage, scoreBegin, scoreGoOn } from './type-scores.ts';

export interface CutInput {
  /** Pages with something on them, in the order of the file. */
  readonly pages: readonly PageFacts[];
  /** The number that each page prints for its document. */
  readonly numbers: readonly (PrintedNumber | null)[];
  /** Indexes of pages that follow a separator sheet. */
  readonly separated: ReadonlySet<number>;
}

export interface CutPiece {
  readonly first: number;
  readonly last: number;
  readonly docType: DocTypeId;
  readonly probability: number;
}

/**
 * Flattens the odds before they are read as probabilities. The pieces of evidence on a page are not independent, so
 * their plain sum is too sure of itself; `npm run bench -- split` prints how sure and how right the answers are.
 */
const TEMPERATURE = 1.3;

/**
 * Pages alike by this much are the same form, filled for the same or for another party. Where recognition misreads one
 * word in ten, two scans of a page still share four runs in ten; two different pages share next to none.
 */
const SAME_FORM = 0.3;
/** One run in four is kept: a page has few. */
const KEPT_IN = 4;
const MOST_WORDS_OF_A_COVER = 150;
/** Fewer runs are a coincidence. */
const FEWEST_RUNS = 8;

/**
 * Cuts twice. The first cut tells which pages begin documents; in the second a page that is like an earlier one takes
 * its part: the second of two guaranties is cut where the first was.
 */
export function cutPages(input: CutInput): readonly CutPiece[] {
  const alike = findAlikePages(input.pages);
  const copies = input.pages.map((here, index) => {
    const previous = input.pages[index - 1];
    return previous !== undefined && isSamePage(previous.places, here.places);
  });
  const pages = shareEvidence(input.pages, copies);
  const before = alike.map(
    (others, index): Repeats => (others.includes(index - 1) || copies[index] === true ? 'before' : null),
  );
  const once = cut({ ...input, pages }, before);
  if (alike.every((others) => others.length === 0)) return once;
  const openings = new Set(once.map(({ first }) => first));
  return cut(
    { ...input, pages },
    alike.map((others, index): Repeats => {
      const [earlier] = others;
      if (earlier === undefined || before[index] === 'before') return before[index] ?? null;
      return openings.has(earlier) ? 'opening' : 'later';
    }),
  );
}

type Repeats = BoundaryInput['repeats'];

function cut(input: CutInput, repeats: readonly Repeats[]): readonly CutPiece[] {
  const scored = scorePages(input, repeats);
  const [pages, types] = [scored.length, DOC_TYPE_IDS.length];
  // Asked for again and again, and each costs a walk through the evidence.
  const begin = scored.map((page) => DOC_TYPE_IDS.map((docType) => scoreBegin(page, docType)));
  const goOn = scored.map((page) => DOC_TYPE_IDS.map((docType) => scoreGoOn(page, docType)));
  const at = (rows: readonly (readonly number[])[]) => (page: number, type: number) =>
    rows[page]?.[type] ?? Number.NEGATIVE_INFINITY;
  return bestSegmentation({ pages, types, begin: at(begin), goOn: at(goOn) }, TEMPERATURE).map(named);
}

function named({ type, ...piece }: Piece): CutPiece {
  return { ...piece, docType: DOC_TYPE_IDS[type] ?? 'other' };
}

function scorePages({ pages, numbers, separated }: CutInput, repeats: readonly Repeats[]): readonly ScoredPage[] {
  const everywhere = linesEverywhere(pages);
  return pages.map((here, index) => {
    const before = pages[index - 1];
    const { evidence, unknownTitle } = here;
    if (before === undefined) {
      return { evidence, boundary: 0, titleRepeats: () => false, unknownTitle: unknownTitle !== null };
    }
    const again = repeats[index] ?? null;
    const { odds, repeated } = weighBoundary({
      before,
      here,
      numberBefore: numbers[index - 1] ?? null,
      number: numbers[index] ?? null,
      separated: separated.has(index),
      repeats: again,
      everywhere,
    });
    return {
      evidence,
      boundary: odds,
      // The title of an opening page that comes again is a title again, and no running head.
      titleRepeats: (one) =>
        again !== 'before' &&
        again !== 'opening' &&
        (titleRepeats(one, before) || (numbers[index]?.number === 2 && isCover(before, one.docType))),
      unknownTitle: unknownTitle !== null && !repeated.has(unknownTitle.key) && !everywhere.has(unknownTitle.key),
    };
  });
}

/** A sheet and its copy are of one type, and what was misread on one of them may stand on the other. */
function shareEvidence(pages: readonly PageFacts[], copies: readonly boolean[]): readonly PageFacts[] {
  const all = [...pages];
  for (const [index, isCopy] of copies.entries()) {
    const [before, here] = [all[index - 1], all[index]];
    if (!isCopy || before === undefined || here === undefined) continue;
    const types = new Map(before.evidence.types);
    for (const [docType, one] of here.evidence.types) {
      const other = types.get(docType);
      if (other === undefined || saidBy(one) > saidBy(other)) types.set(docType, one);
    }
    all[index - 1] = { ...before, evidence: { ...before.evidence, types } };
    all[index] = { ...here, evidence: { ...here.evidence, types } };
  }
  return all;
}

function saidBy({ title, opening, body, against }: TypeEvidence): number {
  return title + opening + body - against;
}

/** For each page the earlier pages that say nearly the same. */
function findAlikePages(pages: readonly PageFacts[]): readonly (readonly number[])[] {
  const prints = pages.map(({ tokens }) => printOf(tokens, KEPT_IN));
  return findAlike(prints, SAME_FORM).map((alike, index) =>
    (prints[index]?.size ?? 0) < FEWEST_RUNS ? [] : alike.map(({ other }) => other),
  );
}

/** The same title in about the same place on the page before. */
function titleRepeats(one: TypeEvidence, before: PageFacts): boolean {
  const others = before.evidence.types.get(one.docType)?.looks ?? [];
  return one.looks.some(({ box }) =>
    others.some((other) => Math.abs(other.box.y - box.y) < 0.04 && sameColumn(other.box, box)),
  );
}

/** A cover names the document and its parties; behind it the same title stands over the text, on page 2. */
function isCover({ tokens, evidence }: PageFacts, docType: DocTypeId): boolean {
  return tokens.length <= MOST_WORDS_OF_A_COVER && (evidence.types.get(docType)?.looks.length ?? 0) > 0;
}

/** Set from the same edge, or about the same middle. */
function sameColumn(left: Box, right: Box): boolean {
  const middles = Math.abs(left.x + left.w / 2 - right.x - right.w / 2);
  return Math.min(Math.abs(left.x - right.x), middles) < 0.06;
}

/** A bank's letterhead, an envelope number, a fax header: on most pages of a package of some length. */
function linesEverywhere(pages: readonly PageFacts[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.margins.map((line) => line.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const many = [...counts].filter(([, times]) => pages.length >= 6 && times > 0.6 * pages.length);
  return new Set(many.map(([key]) => key));
}
