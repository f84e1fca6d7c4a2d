import { fieldCatalogue } from '../../fields/field-catalogue.ts';
import { stateNames } from '../../values/us-states.ts';

/** Words that answer one field and no other, and what they mean where they do not say it themselves. */
interface ClosedWord {
  readonly pattern: RegExp;
  readonly field: string;
  readonly value: string | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]+');

/** Phrases too common to be looked for outside of a cell of their own. */
const tooShort = (phrase: string): boolean => phrase.length < 4;

function vocabularyWords(): ClosedWord[] {
  return fieldCatalogue.flatMap(({ name, kind, vocabulary }) => {
    if (vocabulary === undefined || kind === 'boolean' || name === 'day_count') return [];
    return vocabulary.entries.map(({ value, phrases }) => {
      const words = [value.replaceAll('_', ' '), ...phrases].filter((phrase) => !tooShort(phrase));
      const longestFirst = words.sort((a, b) => b.length - a.length).map(escaped);
      return { pattern: new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'gi'), field: name, value };
    });
  });
}

const STATE = stateNames.join('|');

const ENTITY =
  '(?:(?:domestic |foreign |professional |single[- ]member |nonprofit |non-profit |close |series )?(?:limited liability (?:company|limited partnership|partnership)|limited partnership|general partnership|corporation|partnership|professional corporation|sole proprietorship|cooperative|statutory trust|business trust|revocable trust|joint venture)|individual|LLC)';

/** What stands behind "County" and is none: its offices, and roads. */
const NO_COUNTY = '(?:Clerk|Recorder|Register|Registry|Auditor|Assessor|Treasurer|Court|Road|Highway|Line|Seat|Code)';

const open = (field: string, source: string, flags = 'g'): ClosedWord => ({
  pattern: new RegExp(source, flags),
  field,
  value: null,
});

export const closedWords: readonly ClosedWord[] = [
  ...vocabularyWords(),
  open('borrower_state_of_org', `\\b(?:${STATE})\\b`),
  open('borrower_entity_type', `\\b${ENTITY}\\b`, 'gi'),
  open('borrower_entity_type', `\\ban? (?:${STATE}) ${ENTITY}\\b`, 'gi'),
  open('borrower_entity_type', `(?<!\\ba |\\ban )\\b(?:${STATE}) ${ENTITY}\\b`, 'gi'),
  open(
    'property_county',
    String.raw`\b(?:County|COUNTY|Parish|PARISH) of (?<v>(?:(?:St\.|De|La|El|San|Santa|Los|Las|Du|New|Prince|Fort) )?[A-Z][A-Za-z’'-]+(?: [A-Z][A-Za-z’'-]+)?)`,
  ),
  open(
    'property_county',
    String.raw`\b(?<v>(?:(?:St\.|De|La|El|San|Santa|Los|Las|Du|New|Prince|Fort|ST\.|SAN|EL) )?[A-Z][A-Za-z’'-]+) (?:County|COUNTY|Parish|PARISH)\b`,
  ),
  open(
    'property_county',
    String.raw`\b(?:County|COUNTY|Parish|PARISH)(?: Name)?:? (?!${NO_COUNTY}\b)(?<v>(?:(?:St\.|De|La|El|San|Santa|Los|Las|Du|New|Prince|Fort|ST\.|SAN|EL) )?[A-Z][A-Za-z’'-]+)`,
  ),
  open(
    'flood_zone',
    String.raw`(?<![\w-])(?:A|AE|AH|AO|AR|A99|A\d{1,2}|V|VE|V\d{1,2}|B|C|D|X)(?: ?\((?:shaded|unshaded|Shaded|Unshaded|SHADED|UNSHADED)\))?(?![\w’'-])`,
  ),
  open(
    'rate_index',
    String.raw`\b(?:the )?(?:(?:Wall Street Journal|WSJ|U\.?S\.?|Lender[’']s|Bank[’']s|Term|30[- ][Dd]ay|One[- ][Mm]onth|1[- ][Mm]onth|[Oo]ne|[Ff]ive)[- ]){0,3}(?:(?:WSJ |Wall Street Journal )?Prime(?: (?:Lending )?Rate)?|PRIME(?: (?:LENDING )?RATE)?|(?:Alternate )?Base Rate|Federal Funds (?:Effective )?Rate|London Inter-?[Bb]ank Offered Rate|Eurodollar Rate|SOFR|(?:Constant Maturity )?Treasury(?: (?:Bill|Securities|[Rr]ate|[Yy]ield))?|WSJP|LIBOR|(?:FHLB|Federal Home Loan Bank)[A-Za-z -]{0,40}(?:[Rr]ate|[Aa]dvance))(?: as published in The Wall Street Journal)?`,
  ),
];
