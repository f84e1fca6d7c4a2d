import type { Glyphs } from './glyphs.ts';
import { isBlank } from './letters.ts';

/** Of the font size: wider gaps are columns, however even. */
const maxSpacing = 0.6;

/** Fewer gaps say nothing about what is even. */
const minGaps = 2;

/** Of the font size: a gap that no kerning makes. */
const minSpacing = 0.08;

/**
 * How far the letters of each run are set apart on purpose, to be added to the gap that parts words: the narrowest gap
 * that no space parts. Text that is not spaced has neighbours that touch, so there it is nothing.
 */
export function letterSpacing(glyphs: Glyphs): Float64Array {
  const spacing = new Float64Array(glyphs.runs.length);
  const narrowest = new Float64Array(glyphs.runs.length).fill(Number.POSITIVE_INFINITY);
  const gaps = new Int32Array(glyphs.runs.length);
  let previous = -1;
  for (let index = 0; index < glyphs.count; index += 1) {
    const run = glyphs.run[index] ?? -1;
    // Spaces that PDFium made up stand between spaced letters too: they say nothing.
    if (run < 0) continue;
    if (isBlank(glyphs.code[index] ?? 0)) {
      previous = -1;
      continue;
    }
    if (previous >= 0 && glyphs.run[previous] === run) {
      const gap = (glyphs.start[index] ?? 0) - (glyphs.end[previous] ?? 0);
      gaps[run] = (gaps[run] ?? 0) + 1;
      if (gap < (narrowest[run] ?? 0)) narrowest[run] = gap;
    }
    previous = index;
  }
  for (let run = 0; run < spacing.length; run += 1) {
    const size = glyphs.runs[run]?.size ?? 0;
    const even = narrowest[run] ?? 0;
    if ((gaps[run] ?? 0) >= minGaps && even > minSpacing * size && even < maxSpacing * size) spacing[run] = even;
  }
  return spacing;
}
