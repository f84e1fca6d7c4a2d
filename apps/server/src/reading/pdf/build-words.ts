import type { Glyphs } from './glyphs.ts';
import { letterSpacing } from './letter-spacing.ts';
import { addLetter, isBlank } from './letters.ts';
import type { Rect } from './page-geometry.ts';
import type { TextRun } from './text-runs.ts';

/** A word on the unturned page. */
export interface RawWord extends Rect {
  text: string;
  readonly run: TextRun;
  /** Along the heading, see `Glyphs`. */
  start: number;
  end: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
  /** Whether the file has a space after it. */
  spaced: boolean;
  /** Index into `hidings`. */
  readonly hiding: number;
}

/**
 * Of the font size: a wider gap parts words where the file has no space. Kerning stays below 0.08, the narrowest space
 * of condensed and justified print is 0.12.
 */
const wordGap = 0.11;

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
  const spacing = letterSpacing(glyphs);
  const words: RawWord[] = [];
  let word: RawWord | null = null;
  for (let index = 0; index < glyphs.count; index += 1) {
    const run = glyphs.runs[glyphs.run[index] ?? -1];
    const code = glyphs.code[index] ?? 0;
    // PDFium's own spaces and line ends repeat what the gaps say.
    if (run === undefined) continue;
    if (isBlank(code)) {
      if (word !== null) word.spaced = true;
      continue;
    }
    if (word === null || !continues(word, glyphs, index, run, hiding, spacing[glyphs.run[index] ?? 0] ?? 0)) {
      word = startWord(glyphs, index, run, hiding[index] ?? 0);
      words.push(word);
    } else {
      extend(word, glyphs, index);
    }
    word.text = addLetter(word.text, code);
  }
  return words;
}

function continues(
  word: RawWord,
  glyphs: Glyphs,
  index: number,
  run: TextRun,
  hiding: Uint8Array,
  spacing: number,
): boolean {
  if (word.hiding !== hiding[index] || word.run.heading !== run.heading) return false;
  const size = Math.max(word.run.size, run.size);
  if (run.heading === 'slanted') return word.run === run && !word.spaced;
  // The letters of a ligature share one place.
  if (word.run === run && glyphs.start[index] === glyphs.start[index - 1]) return true;
  const gap = (glyphs.start[index] ?? 0) - word.end;
  if (gap < -maxOverlap * size) return false;
  const shift = Math.abs(word.run.baseline - run.baseline);
  if (shift > baselineShift * size) return false;
  return gap <= (word.spaced ? seenGap * size : spacing + wordGap * size);
}

function startWord(glyphs: Glyphs, index: number, run: TextRun, hiding: number): RawWord {
  return {
    text: '',
    run,
    hiding,
    spaced: false,
    start: glyphs.start[index] ?? 0,
    end: glyphs.end[index] ?? 0,
    left: glyphs.left[index] ?? 0,
    bottom: glyphs.bottom[index] ?? 0,
    right: glyphs.right[index] ?? 0,
    top: glyphs.top[index] ?? 0,
  };
}

function extend(word: RawWord, glyphs: Glyphs, index: number): void {
  word.spaced = false;
  word.end = Math.max(word.end, glyphs.end[index] ?? 0);
  word.left = Math.min(word.left, glyphs.left[index] ?? 0);
  word.bottom = Math.min(word.bottom, glyphs.bottom[index] ?? 0);
  word.right = Math.max(word.right, glyphs.right[index] ?? 0);
  word.top = Math.max(word.top, glyphs.top[index] ?? 0);
}
