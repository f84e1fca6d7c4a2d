import type { Word } from './page.ts';

/** Words beside each other with no more than a word space between them. */
export interface Segment {
  readonly words: readonly Word[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Segments at one height, from left to right. */
export interface Row {
  readonly segments: readonly Segment[];
}

/** What is usual on the page, to measure gaps by: fractions alone do not say how large the print is. */
export interface PrintSize {
  readonly charWidth: number;
  readonly height: number;
}

/** Of the lower of two boxes: words whose middles are farther apart stand on different lines. */
const sameLine = 0.4;

/** Beyond this it is looked whether a word lies over or under another one of the line, which then is not its line. */
const surelySameLine = 0.2;

/** In characters: justified print spreads words up to about two; table columns stand farther apart. */
const columnGap = 2.2;

/** So many words tell what is usual as well as all of them. */
const sampled = 160;

export function measurePrint(words: readonly Word[]): PrintSize {
  const step = Math.max(1, Math.floor(words.length / sampled));
  const widths: number[] = [];
  const heights: number[] = [];
  for (let index = 0; index < words.length; index += step) {
    const word = words[index];
    if (word === undefined) break;
    widths.push(word.box.w / Math.max(1, word.text.length));
    heights.push(word.box.h);
  }
  return { charWidth: median(widths), height: median(heights) };
}

function median(values: number[]): number {
  const sorted = new Float64Array(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}

const atFoot = /^[.,_…]+$/;
const atHead = /^['"‘’“”*°]+$/;
const signsOnly = /^[^\p{L}\p{N}]+$/u;
/** Letters that reach as high as capitals, and those that hang below the line. */
const tall = /[\p{Lu}\p{N}bdfhklti()[\]{}$/|!?&%#@]/u;
const hanging = /[gjpqyQ()[\]{}$/|]/;

/** Of the height of capitals: how high small letters are, and how far letters hang below the line. */
const smallHeight = 0.72;
const hangingDepth = 0.28;

/**
 * Where a word stands in its line, by the middle and the height that its capitals have or would have. Recognized words
 * are as high as their ink: "sum" lies low beside "Total", and a dash is but a stroke.
 */
export function placeInLine(
  { text, method }: Pick<Word, 'text' | 'method'>,
  top: number,
  height: number,
  usual: number,
): { readonly middle: number; readonly height: number } {
  if (method !== 'ocr') return { middle: top + height / 2, height };
  if (signsOnly.test(text)) {
    if (height >= usual / 2) return { middle: top + height / 2, height };
    if (atFoot.test(text)) return { middle: top + height - usual / 2, height: usual };
    return { middle: atHead.test(text) ? top + usual / 2 : top + height / 2, height: usual };
  }
  const [above, below] = [tall.test(text) ? 1 : smallHeight, hanging.test(text) ? hangingDepth : 0];
  const capital = height / (above + below);
  return { middle: top + capital * (above - 0.5), height: capital };
}

/** The words by the lines that a ruler laid across the page would find, top to bottom. */
export function findRows(words: readonly Word[], print: PrintSize): Row[] {
  const sorted = words
    .map((word) => {
      const { middle, height } = placeInLine(word, word.box.y, word.box.h, print.height);
      return { word, middle, height };
    })
    .sort((a, b) => a.middle - b.middle);
  const rows: Row[] = [];
  let row: Word[] = [];
  let middle = 0;
  let height = 0;
  for (const { word, middle: own, height: h } of sorted) {
    const apart = (own - middle) / Math.min(height, h);
    if (row.length > 0 && apart < sameLine && (apart < surelySameLine || !row.some((other) => isOver(other, word)))) {
      row.push(word);
      if (setsLine(word, h, height, print.height)) {
        height = h;
        middle = own;
      }
    } else {
      if (row.length > 0) rows.push(toRow(row, print));
      row = [word];
      height = h;
      middle = own;
    }
  }
  if (row.length > 0) rows.push(toRow(row, print));
  return rows;
}

/**
 * The tallest word sets the line: a footnote mark beside it must not pull the line up. The box of a recognized word may
 * have swallowed dust or a rule: of those it is the one whose height is most usual.
 */
function setsLine({ method }: Word, height: number, before: number, usual: number): boolean {
  return method === 'ocr' ? Math.abs(height - usual) < Math.abs(before - usual) : height > before;
}

function isOver({ box: a }: Word, { box: b }: Word): boolean {
  return Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > Math.min(a.w, b.w) / 2;
}

function toRow(words: Word[], print: PrintSize): Row {
  words.sort((a, b) => a.box.x - b.box.x);
  const segments: { words: Word[]; left: number; right: number; top: number; bottom: number }[] = [];
  for (const word of words) {
    const { x, y, w, h } = word.box;
    const last = segments.at(-1);
    // Large print has wide spaces: the gap is measured by the wider of the page's and the word's own characters.
    const charWidth = Math.max(print.charWidth, w / Math.max(1, word.text.length));
    if (last !== undefined && x - last.right <= columnGap * charWidth) {
      last.words.push(word);
      last.right = Math.max(last.right, x + w);
      last.top = Math.min(last.top, y);
      last.bottom = Math.max(last.bottom, y + h);
    } else {
      segments.push({ words: [word], left: x, right: x + w, top: y, bottom: y + h });
    }
  }
  return { segments };
}
