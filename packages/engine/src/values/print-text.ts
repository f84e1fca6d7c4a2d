/** A text made plain, with the place in the raw text that each of its characters came from. */
export interface PlainPrint {
  readonly text: string;
  readonly at: readonly number[];
}

/** Nothing is changed in words of plain characters with single spaces between them, and most texts are such. */
const PLAIN_WORDS = /^[!-~]+(?: [!-~]+)*$/;

/** Spaces of every width become one, and characters that nobody sees go. All else stays as printed. */
export function collapseSpaces(raw: string): string {
  if (PLAIN_WORDS.test(raw)) return raw;
  // Split and join instead of a pattern that ends in `$`: that one takes quadratic time on long runs of spaces.
  return raw
    .split(SPACES)
    .map((part) => part.replace(UNSEEN, ''))
    .filter((part) => part !== '')
    .join(' ');
}

const FIRST_PLACES = Array.from({ length: 200 }, (_, index) => index);

function placesUpTo(length: number): readonly number[] {
  if (length <= FIRST_PLACES.length) return FIRST_PLACES.slice(0, length);
  return Array.from({ length }, (_, index) => index);
}

/** As `collapseSpaces`, and dashes, quotes and wide letters become their plain forms. For figures, dates and rates. */
export function plainPrint(raw: string): PlainPrint {
  if (PLAIN_WORDS.test(raw)) return { text: raw, at: placesUpTo(raw.length) };
  const text: string[] = [];
  const at: number[] = [];
  let gap = -1;
  for (let index = 0; index < raw.length; index += 1) {
    const char = raw.charAt(index);
    if (SPACE_ONE.test(char)) {
      if (gap < 0) gap = index;
      continue;
    }
    if (UNSEEN_ONE.test(char)) continue;
    if (gap >= 0 && text.length > 0) {
      text.push(' ');
      at.push(gap);
    }
    gap = -1;
    text.push(plainChar(char));
    at.push(index);
  }
  return { text: text.join(''), at };
}

export function slicePrint(print: PlainPrint, start: number, end: number = print.text.length): PlainPrint {
  let from = start;
  let to = end;
  while (from < to && print.text.charAt(from) === ' ') from += 1;
  while (to > from && print.text.charAt(to - 1) === ' ') to -= 1;
  return { text: print.text.slice(from, to), at: print.at.slice(from, to) };
}

/** Without the full stop or comma of the sentence around a figure. */
export function trimSentence(print: PlainPrint): PlainPrint {
  let end = print.text.length;
  while (end > 0 && ' .,;:'.includes(print.text.charAt(end - 1))) end -= 1;
  return slicePrint(print, 0, end);
}

/** Control characters, soft hyphens, zero-width characters; those of them that are spaces are looked at before. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const UNSEEN_ONE = /[\p{Cc}\p{Cf}]/u;
const SPACES = /\s+/;
const SPACE_ONE = /\s/;

const PLAIN: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2044': '/',
  '\u2215': '/',
  '\uff04': '$',
};

function plainChar(char: string): string {
  const code = char.charCodeAt(0);
  if (code < 0x80) return char;
  // Full-width letters and digits stand at a fixed distance from the plain ones.
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  return PLAIN[char] ?? char;
}
