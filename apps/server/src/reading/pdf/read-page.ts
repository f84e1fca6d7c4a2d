import type { Word } from '@countersign/engine/pages/page';
import { orderWords } from '@countersign/engine/pages/reading-order';
import { buildWords, type RawWord } from './build-words.ts';
import { readDoubts } from './doubts.ts';
import { readGlyphs } from './glyphs.ts';
import { findHidden } from './hidden-text.ts';
import { onPage, type PageGeometry, seenSize, toBox } from './page-geometry.ts';
import { readPageObjects } from './page-objects.ts';
import type { PageText } from './pdf-file.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readRules } from './rules.ts';

/** Reads a loaded page whose rotation has been set to 0: PDFium's words fall apart on pages turned by 180 degrees. */
export function readPageText(
  pdfium: Pdfium,
  page: Pointer,
  pageNo: number,
  geometry: PageGeometry,
): Omit<PageText, 'formFields' | 'annotations'> {
  const { call } = pdfium;
  const objects = readPageObjects(pdfium, page);
  const textPage = call.FPDFText_LoadPage(page);
  try {
    const glyphs = readGlyphs(pdfium, textPage, objects);
    const hiding = findHidden(glyphs, objects, geometry.seen);
    const raw = buildWords(glyphs, hiding);
    const shown = orderWords(raw.filter((word) => word.hiding === 0).map((word) => toWord(word, geometry)));
    const hidden = raw.filter((word) => word.hiding !== 0);
    return {
      pageNo,
      ...seenSize(geometry),
      rotation: geometry.rotation,
      words: shown.words,
      lines: shown.lines,
      hidden: hidden.map((word) => toWord(word, geometry)),
      rules: readRules(objects.edges, geometry),
      pictures: objects.pictures.flatMap((rect) => onPage(toBox(geometry, rect)) ?? []),
      doubts: readDoubts(raw, geometry),
    };
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

function toWord(word: RawWord, geometry: PageGeometry): Word {
  return {
    text: word.text,
    box: toBox(geometry, word),
    method: 'text',
    confidence: 1,
    fontSize: word.run.size * geometry.userUnit,
    bold: word.run.font.bold,
  };
}
