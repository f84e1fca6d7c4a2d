import type { Pdfium, Pointer } from './pdfium.ts';

const utf16 = new TextDecoder('utf-16le');

/** Half of a character beyond the first 65,536. */
const surrogate = /[\ud800-\udfff]/;

/**
 * Writes the code point of every character to `codes` and answers them as a text of which each unit is one character,
 * so that a word is a part of it. One call for the whole page where PDFium has a unit for every character; where it
 * leaves some out, or one takes two, a call for each.
 */
export function readCodes(pdfium: Pdfium, textPage: Pointer, count: number, codes: Uint32Array): string {
  const { call } = pdfium;
  const block = call.malloc((count + 1) * 2);
  if (block !== 0) {
    try {
      // The closing zero is counted.
      const written = call.FPDFText_GetText(textPage, 0, count, block);
      const text = written === count + 1 ? utf16.decode(pdfium.u8().subarray(block, block + count * 2)) : '';
      if (text.length === count && !surrogate.test(text)) {
        for (let index = 0; index < count; index += 1) codes[index] = text.charCodeAt(index);
        return text;
      }
    } finally {
      call.free(block);
    }
  }
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const code = call.FPDFText_GetUnicode(textPage, index);
    codes[index] = code;
    text += String.fromCharCode(code > 0xffff ? 0xfffd : code);
  }
  return text;
}
