import type { FontInfo } from './fonts.ts';
import type { PageObjects } from './page-objects.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readTextRun, type TextRun } from './text-runs.ts';

/**
 * The characters of a page in the order of the file, column by column: an object a character would cost more than
 * reading it. Positions are along and across the run's heading, so that every heading is treated as text to the right.
 */
export interface Glyphs {
  readonly count: number;
  readonly code: Uint32Array;
  /** Index into `runs`; -1 for a space that PDFium made up. */
  readonly run: Int32Array;
  /** Along the heading. */
  readonly start: Float64Array;
  readonly end: Float64Array;
  /** The box on the unturned page. */
  readonly left: Float64Array;
  readonly bottom: Float64Array;
  readonly right: Float64Array;
  readonly top: Float64Array;
  readonly runs: readonly TextRun[];
}

/** Fonts may claim any ascent; lines of a page would run into each other. In parts of the font size. */
const maxAscent = 0.95;
const maxDescent = 0.3;

/** What most fonts have; for text whose own box says nothing. */
const usualAscent = 0.8;
const usualDescent = 0.2;

export function readGlyphs(pdfium: Pdfium, textPage: Pointer, objects: PageObjects): Glyphs {
  const { call, scratch } = pdfium;
  const count = Math.max(0, call.FPDFText_CountChars(textPage));
  const glyphs = {
    count,
    code: new Uint32Array(count),
    run: new Int32Array(count),
    start: new Float64Array(count),
    end: new Float64Array(count),
    left: new Float64Array(count),
    bottom: new Float64Array(count),
    right: new Float64Array(count),
    top: new Float64Array(count),
    runs: [] as TextRun[],
  };
  const fonts = new Map<Pointer, FontInfo>();
  const at32 = scratch >> 2;
  let object = -1;
  let run: TextRun | null = null;
  for (let index = 0; index < count; index += 1) {
    glyphs.code[index] = call.FPDFText_GetUnicode(textPage, index);
    const owner = call.FPDFText_GetTextObject(textPage, index);
    if (owner === 0) {
      glyphs.run[index] = -1;
      continue;
    }
    if (owner !== object || run === null) {
      object = owner;
      run = readTextRun(pdfium, textPage, index, owner, objects.texts.get(owner), fonts);
      glyphs.runs.push(run);
    }
    glyphs.run[index] = glyphs.runs.length - 1;
    if (run.heading !== 0) {
      readTurned(pdfium, textPage, index, run, glyphs);
      continue;
    }
    call.FPDFText_GetLooseCharBox(textPage, index, scratch);
    const f32 = pdfium.f32();
    const left = f32[at32] ?? 0;
    const right = f32[at32 + 2] ?? 0;
    const top = f32[at32 + 1] ?? 0;
    const bottom = f32[at32 + 3] ?? 0;
    const { baseline, size } = run;
    glyphs.start[index] = left;
    glyphs.end[index] = right;
    glyphs.left[index] = left;
    glyphs.right[index] = right;
    glyphs.top[index] = top > baseline ? Math.min(top, baseline + maxAscent * size) : baseline + usualAscent * size;
    glyphs.bottom[index] =
      bottom < top ? Math.max(bottom, baseline - maxDescent * size) : baseline - usualDescent * size;
  }
  return glyphs;
}

/** Text that runs another way: PDFium's loose box knows only text to the right, so the ink's box is widened to the em. */
function readTurned(pdfium: Pdfium, textPage: Pointer, index: number, run: TextRun, glyphs: Writable): void {
  const { call, scratch } = pdfium;
  call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  call.FPDFText_GetCharOrigin(textPage, index, scratch + 32, scratch + 40);
  const f64 = pdfium.f64();
  const at = scratch >> 3;
  let left = f64[at] ?? 0;
  let right = f64[at + 1] ?? 0;
  let bottom = f64[at + 2] ?? 0;
  let top = f64[at + 3] ?? 0;
  const x = f64[at + 4] ?? 0;
  const y = f64[at + 5] ?? 0;
  const up = usualAscent * run.size;
  const down = usualDescent * run.size;
  if (run.heading === 1) {
    left = x - up;
    right = x + down;
    bottom = Math.min(y, bottom);
    glyphs.start[index] = bottom;
    glyphs.end[index] = top;
  } else if (run.heading === 2) {
    bottom = y - up;
    top = y + down;
    right = Math.max(x, right);
    glyphs.start[index] = -right;
    glyphs.end[index] = -left;
  } else if (run.heading === 3) {
    left = x - down;
    right = x + up;
    top = Math.max(y, top);
    glyphs.start[index] = -top;
    glyphs.end[index] = -bottom;
  }
  glyphs.left[index] = left;
  glyphs.right[index] = right;
  glyphs.bottom[index] = bottom;
  glyphs.top[index] = top;
}

type Writable = Pick<Glyphs, 'start' | 'end' | 'left' | 'right' | 'bottom' | 'top'>;
