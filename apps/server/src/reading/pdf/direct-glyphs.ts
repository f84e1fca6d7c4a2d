import { Buffer } from 'node:buffer';
import type { Alphabets } from './alphabets.ts';
import { drawnLettersFor } from './drawn-letters.ts';
import { columnsFor } from './glyph-columns.ts';
import type { Glyphs } from './glyphs.ts';
import { orderTexts } from './line-order.ts';
import type { Rect } from './page-geometry.ts';
import type { PageObjects } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { placeTexts } from './place-texts.ts';
import { type PageSoFar, readText } from './read-text.ts';

/** Letters for each item of a text: room for ligatures and for the spaces that shifts make. */
const roomPerItem = 3;

/**
 * The characters of a page as PDFium's text page would have them, read from its text objects: a text page costs more
 * than loading the page. Null where they would not surely be the same; then the text page is to be asked.
 *
 * Only what words are made of is the same: the spaces and line ends that PDFium makes up between text objects are left
 * out, and a hyphen at the end of a line stays one.
 */
export function readGlyphsDirectly(
  pdfium: Pdfium,
  objects: PageObjects,
  seen: Rect,
  alphabets: Alphabets,
): Glyphs | null {
  if (!alphabets.usable()) return null;
  const placed = placeTexts(pdfium, objects, seen, alphabets);
  const texts = placed === null ? null : orderTexts(placed, pdfium.i32());
  if (texts === null) return null;
  const room = texts.reduce((sum, { object }) => sum + object.count * roomPerItem, roomPerItem);
  const page: PageSoFar = {
    pdfium,
    columns: columnsFor(room),
    drawn: drawnLettersFor(room),
    room,
    runs: [],
    slanted: new Map(),
    fonts: new Map(),
    count: 0,
  };
  for (const text of texts) if (!text.silent && !readText(page, text)) return null;
  const { count, columns, drawn, runs, slanted } = page;
  const text = Buffer.from(drawn.unit.buffer, 0, count * 2).toString('utf16le');
  return { count, ...columns, text, runs, slanted };
}
