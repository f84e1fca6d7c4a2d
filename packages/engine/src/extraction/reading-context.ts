import type { Box, Page } from '../pages/page.ts';
import { type DocumentText, textOf } from './document-text.ts';
import { findLabels, indexLabels, type LabelIndex, type LabelMatch } from './find-label.ts';
import { levelPages } from './level-pages.ts';
import { gridOf, type PageGrid } from './page-grid.ts';
import type { Token } from './token.ts';
import { type LabelSpan, labelSpans, wordsOfLabel } from './worded-label.ts';

/** A document made ready for rules: what each of them would otherwise work out again. */
export interface ReadingContext {
  /** Put level; `givenBox` leads back to where things are seen. */
  readonly pages: readonly Page[];
  readonly givenBox: (pageIndex: number, box: Box) => Box;
  readonly grids: readonly PageGrid[];
  readonly text: DocumentText;
  labels(label: string): readonly LabelMatch[];
  /** The places of labels whose words a pattern meets as a whole. */
  worded(pattern: string): readonly LabelMatch[];
  /** The headings that rules name with `under` and `outside`, in the order of the pages. */
  readonly partHeads: readonly LabelMatch[];
  /** Whether these words are a label of the form: alone, or up to their colon. */
  isHeading(tokens: readonly Token[]): boolean;
  /** Whether these words, as they are spelt, are a label of the form. */
  isLabel(tokens: readonly Token[]): boolean;
  /** Whether a label of the form begins at this word and ends with a colon, or with "No." before a number. */
  startsLabel(tokens: readonly Token[], at: number): boolean;
}

/** What the rules for a form tell of its labels. */
export interface FormLabels {
  /** The labels of all rules: where one stands, the value of the label beside it has ended. */
  readonly headings: ReadonlySet<string>;
  /** The headings that rules name with `under` and `outside`. */
  readonly partHeadings: readonly string[];
  /** Meets the words of any label that a rule gives as a pattern; null without one. */
  readonly wording: RegExp | null;
}

const noRules: FormLabels = { headings: new Set(), partHeadings: [], wording: null };

export function openContext(given: readonly Page[], labels: FormLabels = noRules): ReadingContext {
  const { headings, partHeadings } = labels;
  const { pages, givenBox } = levelPages(given);
  const grids = pages.map((page, index) => gridOf(page, index));
  const known = new Map<string, readonly LabelMatch[]>();
  let index: LabelIndex | null = null;
  let text: DocumentText | null = null;
  let partHeads: readonly LabelMatch[] | null = null;
  let spans: readonly LabelSpan[] | null = null;
  const judged = new Map<string, boolean>();
  return {
    pages,
    givenBox,
    grids,
    get text() {
      text ??= textOf(pages);
      return text;
    },
    labels(label) {
      let found = known.get(label);
      if (found === undefined) {
        index ??= indexLabels(grids);
        found = findLabels(index, label);
        known.set(label, found);
      }
      return found;
    },
    worded(pattern) {
      spans ??= labelSpans(grids);
      const whole = wholeWording(pattern);
      return spans.filter((span) => whole.test(span.text)).map((span) => span.match);
    },
    get partHeads() {
      partHeads ??= partHeadings.flatMap((heading) => this.labels(heading)).filter((match) => match.startsCell);
      return partHeads;
    },
    isLabel(tokens) {
      return headings.has(tokens.flatMap((token) => token.folded).join(' '));
    },
    isHeading(tokens) {
      // Every rule asks this of the same lines.
      const words = tokens.map((token) => token.text).join(' ');
      const known = judged.get(words) ?? isHeadingOf(labels, tokens);
      judged.set(words, known);
      return known;
    },
    startsLabel(tokens, at) {
      const own = tokens.slice(at, at + longestLabel);
      const end = own.findIndex(({ text: word }, index) => word.endsWith(':') || asksForNumber(own, index));
      const words = own.slice(0, end + 1).flatMap((token) => token.folded);
      return words.length > 0 && headings.has(words.join(' '));
    },
  };
}

const wordings = new Map<string, RegExp>();
/** The families have some five hundred, and no others are asked for. */
const maxWordings = 2_000;

function wholeWording(pattern: string): RegExp {
  const known = wordings.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(`^(?:${pattern})$`);
  if (wordings.size >= maxWordings) wordings.clear();
  wordings.set(pattern, made);
  return made;
}

/** See `isHeading` of the context. */
function isHeadingOf({ headings, wording }: FormLabels, tokens: readonly Token[]): boolean {
  // Nothing after its colon: a label whose value was left blank, or stands elsewhere.
  if (tokens[tokens.length - 1]?.text.endsWith(':') === true) return true;
  // No form heads a box with one small word: "year" is how often a rate changes.
  if (tokens.length === 1 && /^[a-z]+$/.test(tokens[0]?.text ?? '')) return false;
  const end = tokens.findIndex((token, at) => token.text.endsWith(':') || (at > 0 && /^[({]/.test(token.text)));
  const own = end < 0 ? tokens : tokens.slice(0, tokens[end]?.text.endsWith(':') === true ? end + 1 : end);
  const parts = own.flatMap((token) => token.folded);
  if (headings.has(parts.join(' '))) return true;
  if (own.some(({ text: word }) => word.includes('#')) && headings.has(`${parts.join(' ')} #`)) return true;
  if (own.length <= longestLabel && wording?.test(wordsOfLabel(own)) === true) return true;
  // "1. Flood Zone" is the heading with the number of its line; what follows explains it.
  if (!isNumber(own[0])) return false;
  const words = parts.slice(own[0]?.folded.length ?? 0);
  return words.some((_, at) => (at > 0 || words.length === 1) && headings.has(words.slice(0, at + 1).join(' ')));
}

/** "Case No. 4410": the label ends with its own word for a number, and one follows. */
export function asksForNumber(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:no\.?|number|#)$/i.test(tokens[at]?.text ?? '') &&
    /^#?[A-Z]{0,5}-?\d[\dA-Z-]{2,}/.test(tokens[at + 1]?.text ?? '')
  );
}

/** In words. */
const longestLabel = 6;

function isNumber(token: Token | undefined): boolean {
  return /^[({[]?[A-Za-z0-9]{1,3}(?:\.[A-Za-z0-9]{1,3}){0,3}[.)}\]]$|^[A-Z]{1,3}(?:\.[A-Z])?\.\d{1,2}$/.test(
    token?.text ?? '',
  );
}

/** A stretch of the document, as page and height on it. */
export interface Stretch {
  readonly from: { readonly pageIndex: number; readonly y: number };
  readonly to: { readonly pageIndex: number; readonly y: number };
}

const wholeDocument: Stretch = {
  from: { pageIndex: 0, y: Number.NEGATIVE_INFINITY },
  to: { pageIndex: Number.POSITIVE_INFINITY, y: 0 },
};

/** Where a rule looks: below its section's heading, down to what ends it. Null where the heading is not printed. */
export function sectionOf(
  context: ReadingContext,
  section: string | undefined,
  until: string | undefined,
): Stretch | null {
  if (section === undefined) return wholeDocument;
  const heads = context.labels(section);
  const head =
    heads.find((match) => match.startsCell && (match.endsCell || match.colon)) ??
    heads.find((match) => match.startsCell) ??
    heads[0];
  if (head === undefined) return null;
  const from = { pageIndex: head.grid.pageIndex, y: head.top };
  const end =
    until === undefined
      ? undefined
      : context.labels(until).find((match) => isAfter(match, from.pageIndex, head.bottom) && match.startsCell);
  return { from, to: end === undefined ? wholeDocument.to : { pageIndex: end.grid.pageIndex, y: end.top } };
}

export function isWithin({ from, to }: Stretch, pageIndex: number, y: number): boolean {
  const begun = pageIndex > from.pageIndex || (pageIndex === from.pageIndex && y >= from.y - 0.5);
  const ended = pageIndex > to.pageIndex || (pageIndex === to.pageIndex && y >= to.y);
  return begun && !ended;
}

function isAfter(match: LabelMatch, pageIndex: number, y: number): boolean {
  return match.grid.pageIndex > pageIndex || (match.grid.pageIndex === pageIndex && match.top > y);
}
