/**
 * Letters that recognition confuses are written alike before anything is compared, so that "Pr0missory" meets
 * "PROMISSORY". No two digits fold to the same sign, so that form numbers stay apart.
 */
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '|': 'l', '5': 's', '8': 'b' };
const LOOKALIKE = /[01i|58]/g;

const APOSTROPHES = /['\u2018\u2019\u201a\u2032`\u00b4]/g;
const NOT_WORD = /[^\p{L}\p{N}|]+/u;

/** Splits a printed word into folded tokens: lower case, without punctuation, look-alike signs written alike. */
export function foldWord(text: string): readonly string[] {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const tokens = PLAIN.test(text) ? [foldLookalikes(text.toLowerCase())] : foldOddWord(text);
  // A hostile file could hold endless new words; what is remembered stays small.
  if (folded.size > 50_000) folded.clear();
  folded.set(text, tokens);
  return tokens;
}

/** A package says the same few thousand words again and again. */
const folded = new Map<string, readonly string[]>();

function foldOddWord(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .split(NOT_WORD)
    .filter((part) => part.length > 0 && part !== '|')
    .map((part) => foldLookalikes(part));
}

const MARKS = /\p{M}/gu;
/** Most words of a page are plain letters: they are spared the Unicode steps. */
const PLAIN = /^[A-Za-z]+$/;

function foldLookalikes(token: string): string {
  return token.replace(LOOKALIKE, (sign) => LOOKALIKES[sign] ?? sign);
}

/** The tokens of a phrase of the catalogue, folded in the same way as the page's words. */
export function foldPhrase(text: string): readonly string[] {
  const known = phrases.get(text);
  if (known !== undefined) return known;
  const tokens = text.split(/\s+/).flatMap((word) => foldWord(word));
  if (phrases.size > 200_000) phrases.clear();
  phrases.set(text, tokens);
  return tokens;
}

/** The labels of the families are looked up in every document. */
const phrases = new Map<string, readonly string[]>();
