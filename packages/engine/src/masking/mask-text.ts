import { maskNumber } from './mask-number.ts';

const BETWEEN = '[-\\u2010-\\u2015 .]';

/** Social security and employer numbers as they are printed. */
const TAX_NUMBER = new RegExp(
  `(?<![\\d-])(\\d{3}(${BETWEEN})\\d{2}\\2\\d{4}|\\d{2}[-\\u2010-\\u2015]\\d{7})(?![\\d-])`,
  'g',
);

/** A number that follows a word which says what it is, with blanks and dashes inside; a day is none. */
const NAMED_NUMBER =
  /((?<![a-z])(?:a\/c|(?:account|acct|iban)(?!ing|ant|ab)|(?:ssn|itin|tin|ein)(?![a-z])|tax ?(?:payer )?id|social security)[^\d\n*]{0,30})(?!\d{4}-\d\d-\d\d(?!\d))(\d[\d\s-]{2,32}\d)/gi;

/** Any long run of digits that is no amount. */
const LONG_NUMBER = /(?<![\d.,$-])\d{7,19}(?!\d|[.,]\d)/g;

/** Numbers of one answer: those that must not be shown wherever they stand, and those that are known to be harmless. */
export interface KnownNumbers {
  /** Digits and letters only. */
  readonly secret: ReadonlySet<string>;
  readonly harmless: ReadonlySet<string>;
}

export const nothingKnown: KnownNumbers = { secret: new Set(), harmless: new Set() };

/** A number as it is compared: its letters and digits. */
export function keyOf(number: string): string {
  return number.replace(/[^\p{L}\p{Nd}]/gu, '').toUpperCase();
}

/** A run of digits with single separators inside, as long as an account number can be. */
const ANY_NUMBER = /\d(?:[- ]?\d){4,33}/g;

/** Masks the numbers that this answer shows elsewhere as tax or account numbers. */
export function maskKnown(text: string, { secret }: KnownNumbers): string {
  if (secret.size === 0) return text;
  return text.replace(ANY_NUMBER, (number) => (secret.has(keyOf(number)) ? maskNumber(number) : number));
}

/** Masks what is printed as a tax number or named as a tax or account number. */
export function maskPrinted(text: string): string {
  return maskNamed(text.replace(TAX_NUMBER, (number) => maskNumber(number)));
}

/** Masks what is named as a tax or account number, for ids of other kinds that happen to be written like one. */
export function maskNamed(text: string): string {
  return text.replace(NAMED_NUMBER, (_all, words: string, number: string) => `${words}${maskNumber(number)}`);
}

/** For running text: whatever looks like a tax or account number. Rather one number too many than one too few. */
export function maskText(text: string, known: KnownNumbers = nothingKnown): string {
  return maskPrinted(maskKnown(text, known)).replace(LONG_NUMBER, (number) =>
    known.harmless.has(number) ? number : maskNumber(number),
  );
}
