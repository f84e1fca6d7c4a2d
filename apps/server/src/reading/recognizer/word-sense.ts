import { gunzipSync } from 'node:zlib';

/** What a whole word, from space to space, says about how likely it was read right. */
export interface WordSense {
  /** How much likelier the word is than one that says nothing. */
  readonly factor: (word: string) => number;
  /** Whether it is a word that documents use, or a number written as numbers are. */
  readonly isUsual: (word: string) => boolean;
}

/** By level: only in the dictionary, seen in documents, and more and more often. */
const KNOWN = [4, 8, 15, 30, 60] as const;
/** Every word pays this, so that none is taken apart only because its pieces are words too. */
const PRICE = 40;
/** Numbers as documents write them: amounts, dates, rates, counts. */
const USUAL_NUMBER =
  /^(?:\$?\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\$\d{1,3}\.\d{2}|\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})|\d{1,2}-(?:\d{1,2}|[A-Z][a-z]{2})-\d{4}|\d{1,2}\.\d{1,4}%|\d+%?)$/;
const NUMBER_FACTOR = 4;
/** Days that there are, with strokes or the month's name: what falls to dust first is what parts their figures. */
const DATE =
  /^(?:(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19|20)\d{2}|(?:0?[1-9]|[12]\d|3[01])-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(?:19|20)\d{2})$/;
const DATE_FACTOR = 40;
/** Signs that no word begins with. */
const ODD_START = /^[,.;:!?)\]%]+./;
/** A capital or a digit after a small letter, as in no word but a few names. */
const ODD_CAPITAL = /[a-zà-ÿ][A-ZÀ-Ý]/;
const ODD_DIGIT = /[a-zà-ÿ]\d/;
const NAME_WITH_CAPITAL = /^(?:Ma?c|De|Di|La|Le|Van|O’|O')[A-Z]/;
const ODD_FACTOR = 0.15;
/** A state and its postal code, which a space parts: a weak hyphen between them is a speck. */
const JOINED_STATE =
  /^(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[-–—]\d{5}(?!\d)/;
/** A letter that stands alone: I and A are words, others are labels of lists and initials. */
const LONE = /^[a-zA-Z]$/;
const LONE_FACTOR = 3;

/** The words of documents, as tools/recognizer/collect_lexicon.py packs them. */
export function openWordSense(file: Uint8Array): WordSense {
  const levels = new Map<string, number>();
  for (const line of gunzipSync(file).toString('utf8').split('\n')) {
    const [level, ...words] = line.split(' ');
    for (const word of words) levels.set(word, Number(level));
  }
  return {
    factor: (word) => (oddness(word) * partsFactor(core(word), levels)) / PRICE,
    isUsual: (word) => partsFactor(core(word), levels) > 1,
  };
}

/** Without the signs before and after. */
const core = (word: string): string => word.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, '');

function oddness(word: string): number {
  let factor = ODD_START.test(word) ? ODD_FACTOR : 1;
  if (ODD_DIGIT.test(word)) factor *= ODD_FACTOR;
  if (JOINED_STATE.test(core(word))) factor *= ODD_FACTOR * ODD_FACTOR;
  if (ODD_CAPITAL.test(word) && !NAME_WITH_CAPITAL.test(core(word))) factor *= ODD_FACTOR;
  return factor;
}

/** Of parts joined by hyphens and strokes the least usual one counts. */
function partsFactor(text: string, levels: ReadonlyMap<string, number>): number {
  if (text === '') return 1;
  if (DATE.test(text)) return DATE_FACTOR;
  if (USUAL_NUMBER.test(text)) return NUMBER_FACTOR;
  const parts = text.split(/[-–—/]/);
  return Math.min(...parts.map((part) => wordFactor(part, levels)));
}

function wordFactor(word: string, levels: ReadonlyMap<string, number>): number {
  if (/\d/.test(word)) return USUAL_NUMBER.test(word) ? NUMBER_FACTOR : 1;
  if (LONE.test(word)) return word === 'I' || word === 'a' || word === 'A' ? LONE_FACTOR : 1;
  const level = levels.get(word.toLowerCase().replaceAll('’', "'"));
  if (level === undefined) return 1;
  const usual = word === word.toLowerCase() || word === word.toUpperCase() || /^.[^A-ZÀ-Ý]*$/u.test(word);
  return usual ? (KNOWN[level] ?? 1) : 1;
}
