import type { Box } from '../pages/page.ts';
import { type PageLayout, textOfWords } from './page-layout.ts';

/** A page number as printed. */
export interface PrintedNumber {
  /** Null where only the total can be read. */
  readonly number: number | null;
  readonly total: number | null;
  /** "Page 3 of" with nothing behind it: there is a total, and it cannot be read. */
  readonly totalCutOff: boolean;
  /** From the surest to the least sure: "Page 2 of 5", "Page 2" or "- 2 -", "2/5" or a number alone in the margin. */
  readonly style: 'of' | 'page' | 'bare';
  readonly place: 'head' | 'foot';
  readonly box: Box;
}

/** Page numbers stand in the margins; a bare number must stand further out than one with a word. */
const HEAD = 0.14;
const FOOT = 0.84;
const BARE_HEAD = 0.07;
const BARE_FOOT = 0.9;

/** As recognition writes digits. */
const N = '[0-9IlOo|]{1,4}';
/** "See page 2" speaks of another page. */
const NOT_SPOKEN_OF = '(?<!\\b(?:see|on|to|from|and|this|next|each|per|a|the|refer)\\s)';
const PAGE_OF = new RegExp(
  `${NOT_SPOKEN_OF}\\b(?:page|pg|p)\\b[\\s.:]*(${N})?\\s*(?:of|/)\\s*(${N})?(?![0-9A-Za-z])`,
  'i',
);
/** "Page 2 pages" has lost its number: what is left is the total. */
const PAGE = new RegExp(`${NOT_SPOKEN_OF}\\b(?:page|pg)\\b[\\s.:#]*(${N})(?![0-9A-Za-z/]|\\s+pages?\\b)`, 'i');
const ALONE_OF = new RegExp(`(?:^|\\s)(${N})\\s*(?:of|/)\\s*(${N})$`, 'i');
/** As browsers print it behind the address of a page. */
const IN_BRACKETS = new RegExp(`\\((${N}) of (${N})\\)`, 'i');
const DASHES = new RegExp(`^[-\u2013\u2014~]+\\s*(${N})\\s*[-\u2013\u2014~]+$`);
const BARE = /^[0-9]{1,3}$/;
/** "Pageof 3" and "Page1 of 3": a lost space. */
const LOST_SPACE = /\b(page|pg)(?=[0-9IlO|]{1,3}\b|of\b)/gi;
const LOST_SPACE_OF = /\bof(?=[0-9]{1,3}\b)/gi;
/** Fax machines print along the upper edge. */
const FAX_EDGE = 0.06;
/** A fax machine numbers what it sends, not the documents: "FROM", "TO", a time of day, "P.03/60". */
const FAX = /\b(fax|from:|to:|rcvd|received|sent)|\b\d{1,2}:\d{2}\b|\bP\.\s?\d{2,3}\b/i;

/** Every page number that the margins of a page print. There can be two: the document's, and a stamp over the package. */
export function readPrintedNumbers(layout: PageLayout): readonly PrintedNumber[] {
  const numbers: PrintedNumber[] = [];
  for (const segment of layout.segments) {
    const middle = segment.box.y + segment.box.h / 2;
    if (middle > HEAD && middle < FOOT) continue;
    const text = spaced(textOfWords(layout.page, segment.firstWord, segment.endWord));
    // The line of a fax header falls into several pieces; what marks it may stand in another piece of the same line.
    if (middle < FAX_EDGE && FAX.test(lineText(layout, middle))) continue;
    const read = readNumber(text, middle);
    if (read !== null) numbers.push({ ...read, place: middle < 0.5 ? 'head' : 'foot', box: segment.box });
  }
  return numbers;
}

function spaced(text: string): string {
  return text.replace(LOST_SPACE, '$1 ').replace(LOST_SPACE_OF, 'of ');
}

function lineText(layout: PageLayout, middle: number): string {
  return layout.segments
    .filter((segment) => Math.abs(segment.box.y + segment.box.h / 2 - middle) < 0.01)
    .map((segment) => textOfWords(layout.page, segment.firstWord, segment.endWord))
    .join(' ');
}

function readNumber(text: string, middle: number): Omit<PrintedNumber, 'place' | 'box'> | null {
  const pageOf = PAGE_OF.exec(text);
  if (pageOf !== null) return ofTotal(digits(pageOf[1]), digits(pageOf[2]));
  const bracketed = IN_BRACKETS.exec(text);
  if (bracketed !== null) return ofTotal(digits(bracketed[1]), digits(bracketed[2]));
  const page = PAGE.exec(text);
  if (page !== null) return { number: digits(page[1]), total: null, totalCutOff: false, style: 'page' };
  const aloneOf = ALONE_OF.exec(text.trim());
  if (aloneOf !== null) {
    const [number, total] = [digits(aloneOf[1]), digits(aloneOf[2])];
    // A fraction such as 10/98 is a date or a form's edition.
    const plausible = number !== null && total !== null && number >= 1 && number <= total && total < 1000;
    if (!plausible) return null;
    if (/of/i.test(aloneOf[0])) return ofTotal(number, total);
    // A date without its year looks the same, so that this is no surer than a bare number.
    return text.trim().length < 8 ? { number, total, totalCutOff: false, style: 'bare' } : null;
  }
  const dashes = DASHES.exec(text.trim());
  if (dashes !== null) return { number: digits(dashes[1]), total: null, totalCutOff: false, style: 'page' };
  const bare = (middle < BARE_HEAD || middle > BARE_FOOT) && BARE.test(text.trim());
  return bare ? { number: digits(text.trim()), total: null, totalCutOff: false, style: 'bare' } : null;
}

function ofTotal(number: number | null, total: number | null): Omit<PrintedNumber, 'place' | 'box'> | null {
  if (number === null && total === null) return null;
  // A number above its total was misread: what is left is the number.
  if (number !== null && total !== null && number > total)
    return { number, total: null, totalCutOff: true, style: 'of' };
  return { number, total, totalCutOff: total === null, style: 'of' };
}

function digits(text: string | undefined): number | null {
  if (text === undefined) return null;
  const plain = text.replace(/[Il|]/g, '1').replace(/[Oo]/g, '0');
  return /^[0-9]+$/.test(plain) ? Number(plain) : null;
}
