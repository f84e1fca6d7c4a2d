import type { Page } from '../pages/page.ts';
import { type Token, toTokens } from './token.ts';

/**
 * The running text of a document, over lines and pages, with the token that each character comes from. Heads and feet
 * that repeat from page to page stand once, at the end, so that a sentence goes on over a page end and the loan's number
 * at the foot of every page can be read.
 */
export interface DocumentText {
  readonly text: string;
  /** The same in lower case, of the same length. */
  readonly lower: string;
  readonly tokens: readonly Token[];
  /** Where each token begins in the text. */
  readonly starts: readonly number[];
}

/** The part of a page, at its head and at its foot, in which lines may repeat. */
const margin = 0.08;

const PAGE_NUMBER = /^\W*(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?\W*$/i;

export function textOf(pages: readonly Page[]): DocumentText {
  const repeated = repeatedLines(pages);
  const tokens: Token[] = [];
  const starts: number[] = [];
  let text = '';
  const add = (token: Token) => {
    if (text !== '' && !token.glued) text += ' ';
    starts.push(text.length);
    tokens.push(token);
    text += token.text;
  };
  const margins = new Map<string, Token[]>();
  for (const [pageIndex, page] of pages.entries()) {
    for (const line of page.lines) {
      const words = page.words.slice(line.first, line.end);
      const own = words.flatMap((word) => toTokens(word, page, pageIndex));
      const key = isMargin(line.box.y, line.box.h) ? lineKey(words.map((word) => word.text).join(' ')) : null;
      if (key === null || !repeated.has(key)) for (const token of own) add(token);
      else if (key !== '#' && !margins.has(key)) margins.set(key, own);
    }
  }
  for (const line of margins.values()) for (const token of line) add(token);
  const lower = text.toLowerCase();
  // A few letters of other alphabets change their length in lower case; then offsets would lie.
  return { text, lower: lower.length === text.length ? lower : text, tokens, starts };
}

function isMargin(y: number, h: number): boolean {
  return y + h < margin || y > 1 - margin;
}

/** A line's words without its figures: page numbers and times of printing differ from page to page. */
function lineKey(line: string): string {
  return PAGE_NUMBER.test(line) ? '#' : line.toLowerCase().replace(/\d+/g, '#');
}

function repeatedLines(pages: readonly Page[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  for (const page of pages) {
    const own = new Set<string>();
    for (const line of page.lines) {
      if (!isMargin(line.box.y, line.box.h)) continue;
      own.add(
        lineKey(
          page.words
            .slice(line.first, line.end)
            .map((word) => word.text)
            .join(' '),
        ),
      );
    }
    for (const key of own) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return new Set([...seen].filter(([key, count]) => count > 1 || key === '#').map(([key]) => key));
}

/** The tokens that stand in a stretch of the text. */
export function tokensBetween({ tokens, starts }: DocumentText, from: number, to: number): Token[] {
  let low = 0;
  let high = starts.length;
  // The first token that ends after `from`.
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = (starts[middle] ?? 0) + (tokens[middle]?.text.length ?? 0);
    if (end <= from) low = middle + 1;
    else high = middle;
  }
  const found: Token[] = [];
  for (let index = low; index < tokens.length && (starts[index] ?? 0) < to; index += 1) {
    const token = tokens[index];
    if (token !== undefined) found.push(token);
  }
  return found;
}
