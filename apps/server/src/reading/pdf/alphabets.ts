import { type Alphabet, makeAlphabet } from './alphabet.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { writeAscii } from './read-values.ts';

/**
 * So many fonts of a document are remembered from page to page. A remembered font stays loaded, and a package of
 * hundreds of documents has as many; more than a few dozen are rarely used in turn.
 */
const maxFonts = 64;

/** The fonts of a document that were met, and what their codes mean. */
export interface Alphabets {
  /** False where the document asks for another order of its letters. */
  usable(): boolean;
  /** Null where the font cannot be kept. */
  of(font: Pointer): Alphabet | null;
  /** Forgets the fonts that were not used for longest. After a page: while one is read all its fonts are needed. */
  trim(): void;
  close(): void;
}

export function openAlphabets(pdfium: Pdfium, document: Pointer): Alphabets {
  const { call } = pdfium;
  const known = new Map<Pointer, Alphabet>();
  let usable: boolean | null = null;

  function drop(alphabet: Alphabet): void {
    known.delete(alphabet.font);
    call.FPDFPageObj_Destroy(alphabet.holder);
  }

  return {
    usable() {
      usable ??= !runsToTheLeft(pdfium, document);
      return usable;
    },
    of(font) {
      const alphabet = known.get(font) ?? makeAlphabet(pdfium, document, font);
      if (alphabet === null) return null;
      // Put last: the first is the one that was not used for longest.
      known.delete(font);
      known.set(font, alphabet);
      return alphabet;
    },
    trim() {
      for (const alphabet of known.values()) {
        if (known.size <= maxFonts) return;
        drop(alphabet);
      }
    },
    close() {
      for (const alphabet of known.values()) drop(alphabet);
    },
  };
}

/** A document can ask to be read from right to left; PDFium then turns every line. */
function runsToTheLeft(pdfium: Pdfium, document: Pointer): boolean {
  const { call, scratch } = pdfium;
  const key = writeAscii(pdfium, 'Direction');
  const length = call.FPDF_VIEWERREF_GetName(document, key, scratch, 8);
  call.free(key);
  return length > 0 && pdfium.u8()[scratch] === 'R'.charCodeAt(0);
}
