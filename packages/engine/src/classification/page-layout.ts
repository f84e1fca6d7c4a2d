import type { Box, Page, Word } from '../pages/page.ts';
import { foldWord } from './fold-text.ts';
import { levelPage } from './level-page.ts';

/** A run of words that stand together in a line: what a person sees as one piece of text. */
export interface Segment {
  readonly firstWord: number;
  readonly endWord: number;
  readonly box: Box;
  /** The share of capital letters among its letters. */
  readonly capitals: number;
  /** Whether every word of more than three letters begins with a capital. */
  readonly titleCase: boolean;
  readonly bold: boolean;
}

export interface PageLayout {
  /** Levelled, where a scan lies askew. */
  readonly page: Page;
  /** Where a word stands on the page as given. */
  readonly givenBox: (word: Word) => Box;
  readonly segments: readonly Segment[];
  readonly segmentOfWord: Int32Array;
  /** Where the printing begins and ends: the foot of a half-page form stands in the middle of the sheet. */
  readonly top: number;
  readonly bottom: number;
  /** Of the page's words, in fractions of the page; 0 without words. */
  readonly medianHeight: number;
  /** Folded tokens in reading order, and the word that each came from. */
  readonly tokens: readonly string[];
  readonly wordOfToken: readonly number[];
}

/** A gap of more than this many letter heights ends a segment: columns stand further apart, words of a title do not. */
const SEGMENT_GAP = 2;
/** Letters larger by this much begin another piece; small capitals are a fifth smaller than capitals. */
const OTHER_LETTERS = 1.35;

export function layOutPage(given: Page): PageLayout {
  const { page, givenBox } = levelPage(given);
  const segments: Segment[] = [];
  const segmentOfWord = new Int32Array(page.words.length).fill(-1);
  for (const run of runsOfWords(page)) {
    for (let word = run.first; word < run.end; word += 1) segmentOfWord[word] = segments.length;
    segments.push(segmentOf(page, run.first, run.end));
  }
  const tokens: string[] = [];
  const wordOfToken: number[] = [];
  for (const [index, word] of page.words.entries()) {
    for (const token of foldWord(word.text)) {
      tokens.push(token);
      wordOfToken.push(index);
    }
  }
  const printed = unionBox(page.words.map((word) => word.box));
  return {
    page,
    givenBox,
    segments,
    segmentOfWord,
    top: printed.y,
    bottom: printed.y + printed.h,
    medianHeight: medianHeight(page.words),
    tokens,
    wordOfToken,
  };
}

function* runsOfWords(page: Page): Generator<{ first: number; end: number }> {
  const lines = page.lines.length > 0 ? page.lines : [{ first: 0, end: page.words.length }];
  const aspect = page.height / page.width;
  for (const line of lines) {
    let first = line.first;
    for (let index = line.first + 1; index <= line.end; index += 1) {
      const [before, here] = [page.words[index - 1], page.words[index]];
      if (index < line.end && before !== undefined && here !== undefined && together(before, here, aspect)) continue;
      if (index > first) yield { first, end: index };
      first = index;
    }
  }
}

function together(before: Word, here: Word, aspect: number): boolean {
  const height = Math.max(before.box.h, here.box.h);
  const gap = here.box.x - before.box.x - before.box.w;
  const apart = Math.abs(here.box.y + here.box.h / 2 - before.box.y - before.box.h / 2);
  // A letterhead and a title can share a line; they are set in different letters.
  const sizes = before.fontSize !== null && here.fontSize !== null ? here.fontSize / before.fontSize : 1;
  if (sizes > OTHER_LETTERS || sizes < 1 / OTHER_LETTERS) return false;
  // Heights are fractions of the page's height, gaps of its width: `aspect` brings them to one measure.
  return apart < 0.7 * height && gap < SEGMENT_GAP * height * aspect && gap > -2 * height * aspect;
}

function segmentOf(page: Page, firstWord: number, endWord: number): Segment {
  const words = page.words.slice(firstWord, endWord);
  let [upper, letters, bold] = [0, 0, 0];
  let titleCase = true;
  for (const word of words) {
    const { text } = word;
    let initial = true;
    for (let at = 0; at < text.length; at += 1) {
      const letter = letterCase(text.charCodeAt(at));
      if (letter === 0) continue;
      letters += 1;
      if (letter === UPPER) upper += 1;
      else if (initial && text.length > 3) titleCase = false;
      initial = false;
    }
    if (word.bold === true) bold += 1;
  }
  return {
    firstWord,
    endWord,
    box: unionBox(words.map((word) => word.box)),
    capitals: letters === 0 ? 0 : upper / letters,
    titleCase: titleCase && letters > 0,
    bold: bold * 2 > words.length,
  };
}

const UPPER = 2;

/** 0 for no letter, 1 for a small one, 2 for a capital. Plain Latin: the catalogue's titles are English. */
function letterCase(code: number): number {
  if (code >= 97 && code <= 122) return 1;
  return code >= 65 && code <= 90 ? UPPER : 0;
}

export function unionBox(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.w);
    bottom = Math.max(bottom, box.y + box.h);
  }
  return { x: left, y: top, w: Math.max(0, right - left), h: Math.max(0, bottom - top) };
}

function medianHeight(words: readonly Word[]): number {
  const heights = words.map((word) => word.box.h).sort((left, right) => left - right);
  return heights[heights.length >> 1] ?? 0;
}

/** The words that a run of tokens came from, in order. */
export function wordsOfMatch(
  { wordOfToken }: PageLayout,
  { first, end }: { readonly first: number; readonly end: number },
): readonly number[] {
  return [...new Set(wordOfToken.slice(first, end))];
}

export function textOfWords(page: Page, first: number, end: number): string {
  return page.words
    .slice(first, end)
    .map((word) => word.text)
    .join(' ');
}
