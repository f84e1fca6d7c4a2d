import type { Word } from '@countersign/engine/pages/page';
import { findDrawnSigns, findLaidPictures } from '../signs/drawn-signs.ts';
import type { Alphabets } from './alphabets.ts';
import { buildWords, type RawWord, wordRect } from './build-words.ts';
import { buriedUnder, type Pictures } from './buried-text.ts';
import { canReadDirectly } from './direct-check.ts';
import { readGlyphsDirectly } from './direct-glyphs.ts';
import { readDoubts } from './doubts.ts';
import { type Glyphs, readGlyphs } from './glyphs.ts';
import { findHidden } from './hidden-text.ts';
import { orderPage } from './order-page.ts';
import { onPage, type PageGeometry, seenSize, toBox } from './page-geometry.ts';
import { type PageObjects, readPageObjects } from './page-objects.ts';
import type { PageText } from './pdf-file.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readRules } from './rules.ts';

/** What is drawn on a page: all but its fields and notes. */
export type DrawnText = Omit<PageText, 'formFields' | 'annotations'>;

/** Reads a loaded page whose own rotation is 0. */
export function readDrawnText(
  pdfium: Pdfium,
  page: Pointer,
  pageNo: number,
  geometry: PageGeometry,
  alphabets: Alphabets,
  pictures: Pictures,
): DrawnText {
  const objects = readPageObjects(pdfium, page);
  const direct = canReadDirectly(pdfium) ? readGlyphsDirectly(pdfium, objects, geometry.seen, alphabets) : null;
  alphabets.trim();
  const glyphs = direct ?? readFromTextPage(pdfium, page, objects);
  const isBuried = buriedUnder(pdfium, page, geometry.seen, pictures);
  const hiding = findHidden(glyphs, objects.covers, geometry.seen, isBuried);
  const shown: RawWord[] = [];
  const hidden: RawWord[] = [];
  for (const word of buildWords(glyphs, hiding)) (word.hiding === 0 ? shown : hidden).push(word);
  const drawn = { glyphs, hiding, shown, hidden, covers: objects.covers, pictures: objects.pictures, geometry };
  const words = shown.map((word) => toWord(word, geometry));
  const ordered = orderPage(shown, words, geometry);
  return {
    pageNo,
    ...seenSize(geometry),
    rotation: geometry.rotation,
    words: ordered.words,
    lines: ordered.lines,
    hidden: hidden.map((word) => toWord(word, geometry)),
    rules: readRules(objects.edges, geometry),
    pictures: objects.pictures.flatMap((rect) => onPage(toBox(geometry, rect)) ?? []),
    doubts: readDoubts(shown, hidden, geometry),
    signs: findDrawnSigns(drawn),
    laidOver: findLaidPictures(drawn).flatMap((rect) => onPage(toBox(geometry, rect)) ?? []),
  };
}

function readFromTextPage(pdfium: Pdfium, page: Pointer, objects: PageObjects): Glyphs {
  const { call } = pdfium;
  const textPage = call.FPDFText_LoadPage(page);
  try {
    return readGlyphs(pdfium, textPage, objects);
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

function toWord(word: RawWord, geometry: PageGeometry): Word {
  return {
    text: word.text,
    box: toBox(geometry, wordRect(word)),
    method: 'text',
    confidence: 1,
    fontSize: word.run.size * geometry.userUnit,
    bold: word.run.font.bold,
  };
}
