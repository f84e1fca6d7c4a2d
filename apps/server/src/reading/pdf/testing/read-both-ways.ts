import { openAlphabets } from '../alphabets.ts';
import { buildWords, wordRect } from '../build-words.ts';
import { readGlyphsDirectly } from '../direct-glyphs.ts';
import { type Glyphs, readGlyphs } from '../glyphs.ts';
import { readPageObjects } from '../page-objects.ts';
import { loadPdfium } from '../pdfium.ts';
import { readFsRect } from '../read-values.ts';

interface BothWays {
  /** What was read from the text objects; null where that was refused. */
  readonly direct: readonly unknown[] | null;
  /** What was read from PDFium's text page. */
  readonly asked: readonly unknown[];
}

/** The words of every page, read in both ways. */
export async function readBothWays(bytes: Uint8Array): Promise<BothWays[]> {
  const pdfium = await loadPdfium();
  const { call, scratch } = pdfium;
  const memory = call.malloc(bytes.length);
  pdfium.u8().set(bytes, memory);
  const document = call.FPDF_LoadMemDocument(memory, bytes.length, 0);
  const alphabets = openAlphabets(pdfium, document);
  const pages: BothWays[] = [];
  for (let index = 0; index < call.FPDF_GetPageCount(document); index += 1) {
    const page = call.FPDF_LoadPage(document, index);
    call.FPDF_GetPageBoundingBox(page, scratch);
    const seen = readFsRect(pdfium);
    call.FPDFPage_SetRotation(page, 0);
    const objects = readPageObjects(pdfium, page);
    // One after the other: both use the same columns.
    const direct = readGlyphsDirectly(pdfium, objects, seen, alphabets);
    const directWords = direct === null ? null : wordsOf(direct);
    const textPage = call.FPDFText_LoadPage(page);
    pages.push({ direct: directWords, asked: wordsOf(readGlyphs(pdfium, textPage, objects)) });
    call.FPDFText_ClosePage(textPage);
    call.FPDF_ClosePage(page);
    alphabets.trim();
  }
  alphabets.close();
  call.FPDF_CloseDocument(document);
  call.free(memory);
  return pages;
}

function wordsOf(glyphs: Glyphs): unknown[] {
  return buildWords(glyphs, new Uint8Array(glyphs.count)).map((word) => {
    const { size, heading, baseline, spacing, unpainted, colour, z, clip, font } = word.run;
    const run = { size, heading, baseline, spacing, unpainted, colour, z, clip, font };
    return { text: word.text, unnamed: word.unnamed, leader: word.leader, rect: wordRect(word), run };
  });
}
