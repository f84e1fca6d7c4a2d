import type { Word } from '@countersign/engine/pages/page';
import { buildWords, type RawWord, wordRect } from './build-words.ts';
import { buriedUnder, type KnownPictures } from './buried-text.ts';
import { readDoubts } from './doubts.ts';
import { readGlyphs } from './glyphs.ts';
import { findHidden } from './hidden-text.ts';

import { orderPage } from './order-page.ts';
import { onPage, type PageGeometry, seenSize, toBox } from './page-geometry.ts';
import { readPageObjects } from './page-objects.ts';
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
  knownPictures: KnownPictures,
): DrawnText {
  const { call } = pdfium;
  const objects = readPageObjects(pdfium, page);
  const textPage = call.FPDFText_LoadPage(page);
  try {
    const glyphs = readGlyphs(pdfium, textPage, objects);
    const hiding = findHidden(
      glyphs,
      objects.covers,
      geometry.seen,
      buriedUnder(pdfium, page, geometry.seen, knownPictures),
    );
    const shown: RawWord[] = [];
    const hidden: RawWord[] = [];
    for (const word of buildWords(glyphs, hiding)) (word.hiding === 0 ? shown : hidden).push(word);
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
    };
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
