import type { Word } from '@countersign/engine/pages/page';
import { openAlphabets } from './alphabets.ts';
import { buildWords, wordRect } from './build-words.ts';
import { canReadDirectly } from './direct-check.ts';
import { readGlyphsDirectly } from './direct-glyphs.ts';
import { readGlyphs } from './glyphs.ts';
import { findHidden } from './hidden-text.ts';
import { type PageGeometry, toBox } from './page-geometry.ts';
import { readPageObjects } from './page-objects.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readFsRect } from './read-values.ts';

/** A file as it was before its first change, read from the same bytes. */
export interface EarlierVersion {
  /** The words that a page showed; null where it was no page of the file, or cannot be read. */
  wordsOf(pageNo: number): readonly Word[] | null;
  close(): void;
}

/**
 * A writer that changes a file without writing it anew puts the changes behind its end. What stands before that end is
 * the file as it was, byte for byte. Null where the file was written at once.
 */
export function openEarlierVersion(pdfium: Pdfium, memory: Pointer, bytes: Uint8Array): EarlierVersion | null {
  const end = firstEnd(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (end === null) return null;
  const { call } = pdfium;
  const document = call.FPDF_LoadMemDocument(memory, end, 0);
  if (document === 0) return null;
  const alphabets = openAlphabets(pdfium, document);
  const pageCount = call.FPDF_GetPageCount(document);

  function read(page: Pointer): Word[] {
    call.FPDF_GetPageBoundingBox(page, pdfium.scratch);
    const rotation = (call.FPDFPage_GetRotation(page) & 3) * 90;
    const geometry: PageGeometry = { seen: readFsRect(pdfium), rotation, userUnit: 1 };
    if (rotation !== 0) call.FPDFPage_SetRotation(page, 0);
    const objects = readPageObjects(pdfium, page);
    const direct = canReadDirectly(pdfium) ? readGlyphsDirectly(pdfium, objects, geometry.seen, alphabets) : null;
    alphabets.trim();
    const glyphs = direct ?? readSlowly(page, objects);
    // Pictures bury nothing here: what an earlier version hid is no matter of a later change.
    const hiding = findHidden(glyphs, objects.covers, geometry.seen, () => true);
    return buildWords(glyphs, hiding)
      .filter((word) => word.hiding === 0)
      .map((word) => ({
        text: word.text,
        box: toBox(geometry, wordRect(word)),
        method: 'text',
        confidence: 1,
        fontSize: null,
        bold: null,
      }));
  }

  function readSlowly(page: Pointer, objects: ReturnType<typeof readPageObjects>) {
    const textPage = call.FPDFText_LoadPage(page);
    try {
      return readGlyphs(pdfium, textPage, objects);
    } finally {
      call.FPDFText_ClosePage(textPage);
    }
  }

  return {
    wordsOf(pageNo) {
      if (pageNo > pageCount) return null;
      const page = call.FPDF_LoadPage(document, pageNo - 1);
      if (page === 0) return null;
      try {
        return read(page);
      } finally {
        call.FPDF_ClosePage(page);
      }
    },
    close() {
      alphabets.close();
      call.FPDF_CloseDocument(document);
    },
  };
}

const endMark = '%%EOF';

/** A file for the web has an end behind its first page that ends nothing. */
const linearized = '/Linearized';

/** Where the file as it was first written ends; null where nothing of weight stands behind it. */
export function firstEnd(file: Buffer): number | null {
  const isLinearized = file.subarray(0, 1024).includes(linearized);
  let at = file.indexOf(endMark);
  if (isLinearized && at >= 0) at = file.indexOf(endMark, at + endMark.length);
  if (at < 0) return null;
  const end = at + endMark.length;
  // An update has a cross-reference table and an end of its own; bytes that only trail behind are none.
  const next = file.indexOf('startxref', end);
  return next < 0 || file.indexOf(endMark, next) < 0 ? null : end;
}
