import type { Pdfium, Pointer } from './pdfium.ts';
import { readUtf8 } from './read-values.ts';

export interface FontInfo {
  readonly name: string;
  readonly bold: boolean | null;
  /** The font has codes of its own: its letters are only as good as the map that the file brings. */
  readonly symbolic: boolean;
}

const symbolicFlag = 1 << 2;
const forceBoldFlag = 1 << 18;

/** Names say it more reliably than the stem width, which many producers leave at a default. */
const boldName = /bold|black|heavy|demi|(?:^|[-,])(?:bd|blk)/i;
const plainName = /regular|roman|book|light|medium|thin|(?:^|[-,])(?:rg|lt|md|it)(?![a-z])/i;

/** PDFium makes a weight of 400 to 900 from the stem width. */
const boldWeight = 700;

export function readFont(pdfium: Pdfium, font: Pointer): FontInfo {
  if (font === 0) return { name: '', bold: null, symbolic: false };
  const { call } = pdfium;
  const name = readUtf8(pdfium, (buffer, bytes) => call.FPDFFont_GetBaseFontName(font, buffer, bytes));
  const flags = call.FPDFFont_GetFlags(font);
  const known = flags >= 0 ? flags : 0;
  return { name, bold: isBold(name, known, call.FPDFFont_GetWeight(font)), symbolic: (known & symbolicFlag) !== 0 };
}

function isBold(name: string, flags: number, weight: number): boolean | null {
  if (boldName.test(name) || (flags & forceBoldFlag) !== 0) return true;
  if (plainName.test(name)) return false;
  // The standard fonts have no stem width in the file; their bold ones say so in the name.
  return weight > 0 ? weight >= boldWeight : name === '' ? null : false;
}
