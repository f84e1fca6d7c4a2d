import { isKnownWord, PHRASE_WORDS } from './vocabulary.ts';

/** Words that labels use for the same thing. */
const SAME: readonly string[] = [
  'amount sum dollar usd figure',
  'number id identifier reference ref num',
  'borrower applicant obligor debtor mortgagor customer member client',
  'guarantor surety cosigner endorser',
  'officer banker originator',
  'purpose use reason',
  'collateral security secured pledged',
  'property premise site subject realty',
  'appraised appraisal valuation appraise valued',
  'approval approved decision decisioned decided authorization authorized sanction sanctioned',
  'expiration lapse lapsing',
  'frequency cycle interval periodicity',
  'rating grade',
  'index benchmark',
  'margin spread markup',
  'floor minimum min',
  'ceiling cap maximum max',
  'term tenor duration tenure length',
  'original origination originated initial starting inception',
  'disbursement funding drawdown disbursal payout',
  'closing settlement consummation close',
  'payment installment instalment emi repayment pay',
  'condition stipulation contingency',
  'county parish',
  'branch office',
  'occupancy occupied',
  'industry naics',
  'prepayment prepaid',
  'business company',
  'unpaid outstanding',
];

const CLASS_OF: ReadonlyMap<string, number> = new Map(
  SAME.flatMap((words, index) => words.split(' ').map((word) => [word, index] as const)),
);

/** What labels of the same thing may say instead: the first word of the line that holds it, as the name of all of them. */
export function sameAs(word: string): readonly string[] {
  const own = CLASS_OF.get(word);
  const named = own === undefined ? undefined : SAME[own]?.split(' ')[0];
  return named === undefined ? [] : [named];
}

/** What it costs that a word of the label is not the one of the phrase. */
const SAME_COST = 0.03;
const SHORT_COST = 0.04;

const found = new Map<string, ReadonlyMap<string, number>>();

/** Words are kept up to a bound: a file with a hundred thousand different ones is made to hurt. */
const MOST_KEPT = 10_000;

/** The words of phrases that a word of a label can mean, each with what that costs. */
export function meantBy(word: string): ReadonlyMap<string, number> {
  const known = found.get(word);
  if (known !== undefined) return known;
  const meant = new Map<string, number>();
  const own = CLASS_OF.get(word);
  const isShort = !isKnownWord(word) && own === undefined;
  for (const each of PHRASE_WORDS) {
    if (each === word) meant.set(each, 0);
    else if (own !== undefined && CLASS_OF.get(each) === own) meant.set(each, SAME_COST);
    else if (isShort && isShortFor(word, each)) meant.set(each, SHORT_COST);
  }
  if (found.size < MOST_KEPT) found.set(word, meant);
  return meant;
}

/**
 * `pymnt` is short for payment, `brwr` for borrower, `purp` for purpose: the same first letter, the other letters in
 * their order, and either the beginning of the word or its consonants up to its end.
 */
export function isShortFor(short: string, word: string): boolean {
  if (short.length < 3 || short.length >= word.length || short.charAt(0) !== word.charAt(0)) return false;
  if (word.startsWith(short)) return short.length >= 4 || word.length <= 7 || isOnlyBeginning(short);
  let at = 0;
  let skipped = '';
  for (const letter of short) {
    const next = word.indexOf(letter, at);
    if (next < 0) return false;
    skipped += word.slice(at, next);
    at = next + 1;
  }
  // What is left out is mostly vowels; what is left of the end is an ending.
  const consonants = skipped.replace(/[aeiouy]/g, '').length;
  const rest = word.length - at;
  return consonants <= 1 && rest <= 4 && short.length * 2 >= word.length - rest - 1;
}

/** Whether all words of the lexicon that begin so are forms of one word: `occ` of occupancy and occupied. */
function isOnlyBeginning(short: string): boolean {
  const stems = new Set<string>();
  for (const word of PHRASE_WORDS) if (word.startsWith(short)) stems.add(word.slice(0, 5));
  return stems.size === 1;
}

/** A word without its vowels, as `rsk` is of risk: hardly anything else is written so. */
export function isSkeletonOfAny(short: string): boolean {
  if (short.length < 3 || /[aeiou]/.test(short)) return false;
  for (const word of PHRASE_WORDS)
    if (word.length > short.length && word.replace(/[aeiou]/g, '') === short) return true;
  return false;
}

/** Whether it can be short for any word of the lexicon. */
export function isShortForAny(short: string): boolean {
  for (const cost of meantBy(short).values()) if (cost === SHORT_COST) return true;
  return false;
}

/** The one word of the lexicon that a word can be short for; undefined where there are several, or it is a word. */
export function longFormOf(short: string): string | undefined {
  const meant = [...meantBy(short)].filter(([, cost]) => cost === SHORT_COST).map(([word]) => word);
  const stems = new Set(meant.map((word) => word.slice(0, 5)));
  return stems.size === 1
    ? meant.sort((one, other) => one.length - other.length || (one < other ? -1 : 1))[0]
    : undefined;
}
