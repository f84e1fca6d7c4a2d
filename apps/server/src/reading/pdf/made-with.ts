import type { MadeWith } from '../signs/program-signs.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readUtf16, writeAscii } from './read-values.ts';

/** What a file says of the programs that made it; empty where it says nothing. */
export function madeWith(pdfium: Pdfium, document: Pointer): MadeWith {
  return { creator: metaText(pdfium, document, 'Creator'), producer: metaText(pdfium, document, 'Producer') };
}

function metaText(pdfium: Pdfium, document: Pointer, key: string): string {
  const name = writeAscii(pdfium, key);
  try {
    return readUtf16(pdfium, (buffer, bytes) => pdfium.call.FPDF_GetMetaText(document, name, buffer, bytes));
  } finally {
    pdfium.call.free(name);
  }
}
