import { fieldCatalogue } from '../../fields/field-catalogue.ts';
import { phrasesOf } from './phrases-of-field.ts';
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
    'estate participation sold retained frequency type code date term address name city state zip county street by class ' +
    'accrued adjusted adjustment annual application applied assumed average book calculated cancel canceled change charge charged collected ' +
    'commission concession contribution cost cutoff debt deduction deferred deposit discounted down draw drawn earned ' +
    'employer employment equity existing exposure fee forced funded good guaranteed hold holdback household housing income ' +
    'increase injection lead ledger liquidation loss manager monthly net noi opinion override owed package paid past payoff ' +
    'pending pledged pool posted premium probability processed projected provisional qualifying ratio reduction ' +
    'refund remaining rent replacement reserved residual recourse response returned revenue reviewed review seasoned ' +
    'servicing share short shortfall step subordinate submitted subsidy swap taken teaser through threshold trade ' +
    'undisbursed unfunded until unused used utilized utilization valid variance verified waived weighted yield ytd ' +
    'analyst assistant accountant committee taxpayer money today sba bank base relationship sale purchase received id identifier number ' +
    'backup order extension environmental lease ucc checking saving penalty policy piti dscr ltc agent appraiser closer contact contractor dealer developer employee insurer nominee ' +
    'notary owner parent participant partner preparer presenter reviewer servicer sponsor staff tenant trustee user vendor'
  ).split(' '),
);

/** Words that say which of several stages or kinds of the same thing is meant, and hardly change what a label names. */
export const QUALIFYING_WORDS: ReadonlySet<string> = new Set(
  (
    'proposed requested request recommended approved new total primary final full stated actual expected anticipated target ' +
    'scheduled regular main commercial business consumer mortgage note contract legal gross maximum standard ' +
    'estimated monthly subject initial original lending selected key brief assigned senior our this your also operating revolving farm'
  ).split(' '),
);

/** What a label is about where the names around it say so; nothing below it is a term of the loan. */
export const FOREIGN_SUBJECTS: ReadonlySet<string> = new Set(
  (
    'insurance hazard flood title escrow fee income employment employer existing prior previous payoff seller agent attorney ' +
    'contact audit system user appraiser lock milestone wire vendor investor participation deposit dealer broker ' +
    'processor refinanced liability spouse reference subordinate document'
  ).split(' '),
);

/** What the last word of a label can be and say nothing but the kind of its value: "Name" below "Relationship manager". */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  (
    'name full legal long display amount value number id identifier date on as at description text type kind code rate percent ' +
    'ratio months years days count body authority through until thru valid good due first rank position limit address line ' +
    'street location county zone party state frequency total sum title reference by price term status class officer'
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
  'borrower_state_of_org',
  'lien_position',
  'risk_rating',
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
    'values field line item deal facility credit percent months years cents thousands dollars bps amount current'
  ).split(' '),
);

export interface Phrase {
  readonly field: string;
  readonly words: readonly string[];
  /** Used for other things as well. */
  readonly isWeak: boolean;
  /** Names the field only where the value says what it is: "Interest" with 7.25% beside it. */
  readonly needsValue: boolean;
}

/** Fields that only documents state: no approval record has them, whatever its labels look like. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set(
  (
    'principal_words fee_line_a fee_line_b fee_line_c fee_line_e note_signed guaranty_signed security_instrument_signed ' +
    'note_signature_date notary_present page_count_complete organic_name authorized_signer signer_name signer_title ' +
    'good_standing_date date_issued cd_received_date index_value'
  ).split(' '),
);

const lexicon: readonly Phrase[] = fieldCatalogue.flatMap(({ name, title }) => {
  if (OF_DOCUMENTS.has(name)) return [];
  const phrases = [title, name, ...phrasesOf(name)];
  const seen = new Set<string>();
  return phrases.flatMap((phrase) => {
    const words = [...new Set(phraseWords(phrase.replace(/[~?]/, '')))].filter(
      (word) => word !== 'of' && word !== 'and',
    );
    const key = [...words].sort().join(' ');
    if (words.length === 0 || seen.has(key)) return [];
    seen.add(key);
    return [{ field: name, words, isWeak: phrase.startsWith('~'), needsValue: phrase.startsWith('?') }];
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

/** Whether a word of it stands for this field alone, so that it is meant wherever the word is found. */
export function isTelling({ words, field }: Phrase): boolean {
  return words.some((word) => (byWord.get(word) ?? []).every((other) => other.field === field));
}
