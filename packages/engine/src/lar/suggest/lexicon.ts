import { fieldCatalogue } from '../../fields/field-catalogue.ts';
import { PHRASES } from './phrases.ts';
import { meantBy } from './same-words.ts';
import { phraseWords } from './spell-out.ts';

/** Words that turn a label into something else, wherever the phrase does not hold them itself. */
export const TURNING_WORDS: ReadonlySet<string> = new Set(
  (
    'email phone fax fico score nmls created modified lock locked processor underwriter combined cltv hcltv dti income stage ' +
    'milestone status currency sequence url vin prior previous existing co mers spouse attorney broker seller buyer ' +
    'investor warehouse birth estimated third middle suffix prefix username login flag indicator count version record secondary second ' +
    'escrow tax insurance reserve points discount buydown margin floor ceiling spread cap index default late balloon ' +
    'interest only first next last final appraisal appraised approval approved expiration payment payments rate maturity ' +
    'amortization guaranty guarantor borrower lender lien limit per due undrawn outstanding balance available advance ' +
    'estate participation sold retained frequency type code date term address name city state zip county street by class'
  ).split(' '),
);

/** Words that labels of every kind have. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  'type code date name number status indicator description id original first current borrower business company'.split(
    ' ',
  ),
);

/** Fields of few values, which systems keep as codes. */
export const CODED_FIELDS: ReadonlySet<string> = new Set([
  'rate_type',
  'payment_frequency',
  'occupancy',
  'day_count',
  'property_type',
  'borrower_entity_type',
]);

/** What is approved of a loan is the loan's: its amount, its rate, its term. */
export const APPROVED_FIELDS: ReadonlySet<string> = new Set([
  'principal_amount',
  'interest_rate',
  'rate_type',
  'term_months',
  'amortization_months',
  'payment_amount',
  'loan_purpose',
  'collateral_description',
]);

/** Words without which a label says the same. */
export const SILENT_WORDS: ReadonlySet<string> = new Set(
  (
    'the of for to a an and in at on is loan loans detail details data info information text full record records value ' +
    'values field line item deal facility credit percent months years days thousands dollars bps amount current'
  ).split(' '),
);

export interface Phrase {
  readonly field: string;
  readonly words: readonly string[];
  /** Used for other things as well. */
  readonly isWeak: boolean;
}

const lexicon: readonly Phrase[] = fieldCatalogue.flatMap(({ name, title }) => {
  const phrases = [title, name, ...(PHRASES[name] ?? [])];
  const seen = new Set<string>();
  return phrases.flatMap((phrase) => {
    const words = [...new Set(phraseWords(phrase.replace('~', '')))].filter((word) => word !== 'of' && word !== 'and');
    const key = [...words].sort().join(' ');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ field: name, words, isWeak: phrase.startsWith('~') }];
  });
});

const byWord: ReadonlyMap<string, readonly Phrase[]> = lexicon.reduce((index, phrase) => {
  for (const word of phrase.words) index.set(word, [...(index.get(word) ?? []), phrase]);
  return index;
}, new Map<string, readonly Phrase[]>());

/** Phrases that share a word with the label, or hold one that it can mean; no other can be meant. */
export function phrasesWith(words: ReadonlySet<string>): ReadonlySet<Phrase> {
  const phrases = new Set<Phrase>();
  for (const word of words) {
    for (const meant of meantBy(word).keys()) for (const phrase of byWord.get(meant) ?? []) phrases.add(phrase);
  }
  return phrases;
}
