import type { FontInfo } from './fonts.ts';
import { type Columns, columnsFor } from './glyph-columns.ts';
import { isBlank } from './letters.ts';
import { readCodes } from './page-codes.ts';
import type { Rect } from './page-geometry.ts';
import type { PageObjects } from './page-objects.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readTextRun, type TextRun } from './text-runs.ts';

/**
 * The characters of a page in the order of the file, column by column: an object a character would cost more than
 * reading it. How far they reach up and down is the same for a run and stands there.
 */
export interface Glyphs extends Columns {
  readonly count: number;
  /** The codes as a text, a unit a character; what lies beyond its units stands as U+FFFD. */
  readonly text: string;
  readonly runs: readonly TextRun[];
  /** The boxes of characters that run neither across nor up and down, by their index. */
  readonly slanted: ReadonlyMap<number, Rect>;
}

export function readGlyphs(pdfium: Pdfium, textPage: Pointer, objects: PageObjects): Glyphs {
  const { call, scratch } = pdfium;
  const count = Math.max(0, call.FPDFText_CountChars(textPage));
  const { code, run: runOf, start, end } = columnsFor(count);
  const text = readCodes(pdfium, textPage, count, code);
  const runs: TextRun[] = [];
  const slanted = new Map<number, Rect>();
  const fonts = new Map<Pointer, FontInfo>();
  const at = scratch >> 2;
  let f32 = pdfium.f32();
  let object = -1;
  let run: TextRun | null = null;
  // The letters of a run that no space parts: how many gaps there are and how narrow the narrowest is.
  let gaps = 0;
  let narrowest = Number.POSITIVE_INFINITY;
  let letterEnd = Number.NaN;
  for (let index = 0; index < count; index += 1) {
    const owner = call.FPDFText_GetTextObject(textPage, index);
    if (owner === 0) {
      runOf[index] = -1;
      continue;
    }
    if (owner !== object || run === null) {
      if (run !== null) run.spacing = evenSpacing(run, gaps, narrowest);
      gaps = 0;
      narrowest = Number.POSITIVE_INFINITY;
      letterEnd = Number.NaN;
      object = owner;
      run = readTextRun(pdfium, textPage, index, owner, objects.texts.get(owner), fonts);
      if (run.heading === 0) readReach(pdfium, textPage, index, run);
      runs.push(run);
      f32 = pdfium.f32();
    }
    runOf[index] = runs.length - 1;
    run.end = index + 1;
    let from: number;
    let to: number;
    if (run.heading === 0) {
      call.FPDFText_GetLooseCharBox(textPage, index, scratch);
      if (f32.length === 0) f32 = pdfium.f32();
      from = f32[at] ?? 0;
      to = f32[at + 2] ?? 0;
    } else {
      const box = readInk(pdfium, textPage, index);
      if (run.heading === 'slanted') slanted.set(index, box);
      from = run.heading === 1 ? box.bottom : run.heading === 2 ? -box.right : run.heading === 3 ? -box.top : box.left;
      to = run.heading === 1 ? box.top : run.heading === 2 ? -box.left : run.heading === 3 ? -box.bottom : box.right;
    }
    start[index] = from;
    end[index] = to;
    if (from < run.from) run.from = from;
    if (to > run.to) run.to = to;
    if (isBlank(code[index] ?? 0)) {
      letterEnd = Number.NaN;
    } else {
      const gap = from - letterEnd;
      if (!Number.isNaN(gap)) gaps += 1;
      if (gap < narrowest) narrowest = gap;
      letterEnd = to;
    }
  }
  if (run !== null) run.spacing = evenSpacing(run, gaps, narrowest);
  return { count, code, text, run: runOf, start, end, runs, slanted };
}

/** Fonts may claim any ascent; lines of a page would run into each other. In parts of the font size. */
const maxAscent = 0.95;
const maxDescent = 0.3;

/** A box lower than this is a glyph's own, of a font that does not say how high it is: a full stop, a dash. */
const minHeight = 0.6;

/** Some drawn fonts have a size that says nothing; then the glyph's own box does. */
const maxHeight = 2;

function readReach(pdfium: Pdfium, textPage: Pointer, index: number, run: TextRun): void {
  const { call, scratch } = pdfium;
  call.FPDFText_GetLooseCharBox(textPage, index, scratch);
  const f32 = pdfium.f32();
  setReach(run, f32[(scratch >> 2) + 1] ?? 0, f32[(scratch >> 2) + 3] ?? 0);
}

/** How far a run reaches up and down, from the box of its first character. */
export function setReach(run: TextRun, top: number, bottom: number): void {
  const { baseline, size } = run;
  const height = top - bottom;
  if (height < minHeight * size) return;
  const trusted = height > maxHeight * size;
  run.high = trusted ? top : Math.min(top, baseline + maxAscent * size);
  run.low = trusted ? bottom : Math.max(bottom, baseline - maxDescent * size);
}

/**
 * The ink of a character, and where it begins. PDFium's loose box, which also has the space at the sides, knows only
 * text that runs to the right.
 */
function readInk(pdfium: Pdfium, textPage: Pointer, index: number): Rect {
  const { call, scratch } = pdfium;
  call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const f64 = pdfium.f64();
  const at = scratch >> 3;
  return { left: f64[at] ?? 0, right: f64[at + 1] ?? 0, bottom: f64[at + 2] ?? 0, top: f64[at + 3] ?? 0 };
}

/** Fewer gaps say nothing about what is even. */
const minGaps = 2;

/** Of the font size: a gap that no kerning makes, and one that is a column however even it is. */
const minSpacing = 0.08;
const maxSpacing = 0.6;

/**
 * How far the letters of a run are set apart on purpose: the narrowest gap that no space parts. Text that is not
 * spaced has neighbours that touch, so there it is nothing.
 */
export function evenSpacing({ size }: TextRun, gaps: number, narrowest: number): number {
  return gaps >= minGaps && narrowest > minSpacing * size && narrowest < maxSpacing * size ? narrowest : 0;
}
