import type { Glyphs } from './glyphs.ts';
import { addLetter, isBlank, isLeader, isReadable } from './letters.ts';
import type { Rect } from './page-geometry.ts';
import { type TextRun, toRect } from './text-runs.ts';

/** A word by its place along and across its run's heading. */
export interface RawWord {
  text: string;
  readonly run: TextRun;
  from: number;
  to: number;
  low: number;
  high: number;
  /** For text at an angle, which has no upright place along and across. */
  slanted: Rect | null;
  /** Whether the file has a space after it. */
  spaced: boolean;
  /** Index into `hidings`. */
  readonly hiding: number;
  /** Whether it is a row of dots or strokes. */
  readonly leader: boolean;
  /** Letters that the file does not name, a repeated one counted once: a line of dots is not a text. */
  unnamed: number;
}

export function wordRect({ run, from, to, low, high, slanted }: RawWord): Rect {
  return slanted ?? toRect(run.heading, from, to, low, high);
}

/**
 * Of the font size: a wider gap parts words where the file has no space. Kerning stays below 0.08, the narrowest space
 * of condensed and justified print is 0.12.
 */
const wordGap = 0.11;

/** Turned text is measured by its ink, which leaves a gap at both sides of a letter. */
const inkGap = 0.1;

/** A space of the file that leaves less than this is taken back by the next shift: the eye sees one word. */
const seenGap = 0.04;

/** Ink of neighbours may overlap this much, in italics and kerned pairs, before the text has jumped back. */
const maxOverlap = 0.5;

/**
 * A raised or lowered character of another size is a mark of its own (a footnote's number): joined to an amount it
 * would be read as one more digit.
 */
const baselineShift = 0.12;

/** The characters put together to words, as the gaps between them show. `hiding` parts words as well. */
export function buildWords(glyphs: Glyphs, hiding: Uint8Array): RawWord[] {
  const { count, code, text, run: runOf, start, end, runs, slanted } = glyphs;
  const words: RawWord[] = [];
  let word = null as RawWord | null;
  // A word of plain letters is cut from the page's text when it ends: put together letter by letter it costs more.
  let first = 0;
  let next = 0;
  let begun = 0;
  let run = null as TextRun | null;
  let runIndex = -1;
  for (let index = 0; index < count; index += 1) {
    const own = runOf[index] ?? -1;
    // PDFium's own spaces and line ends repeat what the gaps say.
    if (own < 0) continue;
    if (own !== runIndex) {
      runIndex = own;
      run = runs[own] ?? null;
    }
    if (run === null) continue;
    const unicode = code[index] ?? 0;
    if (isBlank(unicode)) {
      if (word !== null) word.spaced = true;
      continue;
    }
    const from = start[index] ?? 0;
    const to = end[index] ?? 0;
    const hidden = hiding[index] ?? 0;
    const leader = isLeader(unicode) && (word?.leader === true || isRow(glyphs, index));
    // The letters of a ligature share one place.
    const piece = word !== null && word.run === run && index > 0 && from === start[index - 1] && to === end[index - 1];
    if (word !== null && (piece || (word.hiding === hidden && word.leader === leader && continues(word, run, from)))) {
      extend(word, run, to);
      if (index !== next) {
        word.text += text.slice(first, next);
        first = index;
      }
    } else {
      if (word !== null) word.text += text.slice(first, next);
      word = newWord(run, from, to, hidden, leader);
      words.push(word);
      begun = index;
      first = index;
    }
    next = index + 1;
    if (run.heading === 'slanted') widen(word, slanted.get(index));
    if (unicode > 0x20 && unicode < 0x7f) continue;
    word.text = addLetter(word.text + text.slice(first, index), unicode);
    const again = index > begun && code[index - 1] === unicode;
    if (!isReadable(unicode) && (unicode < 0x20 || !again)) word.unnamed += 1;
    first = next;
  }
  if (word !== null) word.text += text.slice(first, next);
  return words;
}

function newWord(run: TextRun, from: number, to: number, hiding: number, leader: boolean): RawWord {
  return {
    text: '',
    run,
    from,
    to,
    low: run.low,
    high: run.high,
    slanted: null,
    spaced: false,
    hiding,
    leader,
    unnamed: 0,
  };
}

/** So many of one sign are a row; three dots can end a sentence. */
const rowLength = 4;

/** Whether a sign stands in a row of the same, be the row drawn at once or in pieces that touch. */
function isRow(glyphs: Glyphs, index: number): boolean {
  let length = 1;
  for (const step of [-1, 1]) {
    let at = index;
    let next = neighbour(glyphs, at, step);
    while (length < rowLength && glyphs.code[next] === glyphs.code[index] && touch(glyphs, at, next)) {
      length += 1;
      at = next;
      next = neighbour(glyphs, at, step);
    }
  }
  return length >= rowLength;
}

/** PDFium's own spaces repeat what the gaps say. -1 where there is none. */
function neighbour({ run, count }: Glyphs, index: number, step: number): number {
  let at = index + step;
  while (at >= 0 && at < count && (run[at] ?? -1) < 0) at += step;
  return at < count ? at : -1;
}

function touch({ run: runOf, runs, start, end }: Glyphs, one: number, other: number): boolean {
  const [first, second] = one < other ? [one, other] : [other, one];
  if (runOf[first] === runOf[second]) return true;
  const [before, after] = [runs[runOf[first] ?? -1], runs[runOf[second] ?? -1]];
  if (before === undefined || after === undefined || before.heading !== after.heading) return false;
  const size = Math.max(before.size, after.size);
  const gap = (start[second] ?? 0) - (end[first] ?? 0);
  return (
    Math.abs(before.baseline - after.baseline) <= baselineShift * size &&
    gap <= wordGap * size &&
    gap >= -maxOverlap * size
  );
}

function continues(word: RawWord, run: TextRun, from: number): boolean {
  const before = word.run;
  if (before.heading !== run.heading) return false;
  if (run.heading === 'slanted') return before === run && !word.spaced;
  const size = before.size > run.size ? before.size : run.size;
  const gap = from - word.to;
  if (gap < -maxOverlap * size) return false;
  if (before !== run && Math.abs(before.baseline - run.baseline) > baselineShift * size) return false;
  if (word.spaced) return gap <= seenGap * size;
  const spacing = run.spacing > before.spacing ? run.spacing : before.spacing;
  return gap <= spacing + (run.heading === 0 ? wordGap : wordGap + inkGap) * size;
}

function extend(word: RawWord, run: TextRun, to: number): void {
  word.spaced = false;
  if (to > word.to) word.to = to;
  if (run.low < word.low) word.low = run.low;
  if (run.high > word.high) word.high = run.high;
}

function widen(word: RawWord, box: Rect | undefined): void {
  if (box === undefined) return;
  const { slanted } = word;
  word.slanted =
    slanted === null
      ? box
      : {
          left: Math.min(slanted.left, box.left),
          right: Math.max(slanted.right, box.right),
          bottom: Math.min(slanted.bottom, box.bottom),
          top: Math.max(slanted.top, box.top),
        };
}
