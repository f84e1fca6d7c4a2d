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

/** A domestic partnership is how two people live, and no company. */
const ENTITY =
  '(?!domestic partnership)(?<!domestic )(?:(?:domestic |foreign |professional |single[- ]member |nonprofit |non-profit |close |series )?(?:limited liability (?:company|limited partnership|partnership)|limited partnership|general partnership|corporation|partnership|professional corporation|sole proprietorship|cooperative|statutory trust|business trust|revocable trust|joint venture|mutual insurance company|business corporation)|individual|LLC)';

const RANKED =
  '(?:(?:Executive|Senior|Sr\\.|First|Assistant|Asst\\.|Group|Corporate|Regional|Managing|General|Sole) )*';
const OFFICE =
  '(?:(?:Vice[- ]President|VP|President|Chairman|Chairwoman|Chairperson)(?: of the Board(?: of Directors)?)?|Chief (?:Executive|Financial|Operating|Accounting|Administrative|Investment) Officer|C[EFO]O|Treasurer|Secretary|Manager|Managing Member|Member|Partner|Director|Trustee|Controller|Authorized (?:Signatory|Signer|Officer|Agent|Representative)|Owner|Proprietor)(?: (?:of )?(?:Operations|Finance|Administration|Sales|Lending|Real Estate))?';

/** What stands behind "County" and is none: its offices, and roads. */
const NO_COUNTY = '(?:Clerk|Recorder|Register|Registry|Auditor|Assessor|Treasurer|Court|Road|Highway|Line|Seat|Code)';

const open = (field: string, source: string, flags = 'g'): ClosedWord => ({
  pattern: new RegExp(source, flags),
  field,
  value: null,
});

export const closedWords: readonly ClosedWord[] = [
  ...vocabularyWords(),
  open(
    'signer_title',
    String.raw`\b${RANKED}${OFFICE}(?:(?:,? (?:and|&) |, |\/|-)(?:the )?${RANKED}${OFFICE})*(?![\w'’])`,
  ),
  open('borrower_state_of_org', `\\b(?:${STATE})\\b`),
  open('borrower_entity_type', `\\b${ENTITY}\\b`, 'gi'),
  open('borrower_entity_type', `\\ban? (?:${STATE}) ${ENTITY}\\b`, 'gi'),
  open('borrower_entity_type', `(?<!\\ba |\\ban )\\b(?:${STATE}) ${ENTITY}\\b`, 'gi'),
  open(
    'property_county',
    String.raw`\b(?:County|COUNTY|Parish|PARISH) of (?<v>(?:(?:St\.|De|La|El|San|Santa|Los|Las|Du|New|Prince|Fort|Contra|Palm|Salt|Anne) )?[A-Z][A-Za-z’'-]+(?: [A-Z][A-Za-z’'-]+)?)`,
  ),
  open(
    'property_county',
    String.raw`\b(?<v>(?:(?:St\.|De|La|El|San|Santa|Los|Las|Du|New|Prince|Fort|Contra|Palm|Salt|Anne|ST\.|SAN|EL) )?[A-Z][A-Za-z’'-]+) (?:County|COUNTY|Parish|PARISH)\b`,
  ),
  open(
    'property_county',
    String.raw`\b(?:County|COUNTY|Parish|PARISH)(?: Name)?:? (?!${NO_COUNTY}\b)(?<v>(?:(?:St\.|De|La|El|San|Santa|Los|Las|Du|New|Prince|Fort|Contra|Palm|Salt|Anne|ST\.|SAN|EL) )?[A-Z][A-Za-z’'-]+)`,
  ),
  open(
    'flood_zone',
    String.raw`(?<![\w-])(?:A|AE|AH|AO|AR|A99|A\d{1,2}|V|VE|V\d{1,2}|B|C|D|X)(?: ?\((?:shaded|unshaded|Shaded|Unshaded|SHADED|UNSHADED)\))?(?![\w’'-])`,
  ),
  open(
    'rate_index',
    String.raw`\b(?:the )?(?:(?:Wall Street Journal|WSJ|U\.?S\.?|Lender[’']s|Bank[’']s|Term|30[- ][Dd]ay|One[- ][Mm]onth|1[- ][Mm]onth|[Oo]ne|[Ff]ive)[- ]){0,3}(?:(?:WSJ |Wall Street Journal )?Prime(?: (?:Lending )?Rate)?|PRIME(?: (?:LENDING )?RATE)?|(?:Alternate )?Base Rate|Federal Funds (?:Effective )?Rate|London Inter-?[Bb]ank Offered Rate|Euro(?:dollar |-)Rate|SOFR|(?:Constant Maturity )?Treasury(?: (?:Bill|Securities|[Rr]ate|[Yy]ield))?|WSJP|LIBOR|(?:FHLB|Federal Home Loan Bank)[A-Za-z -]{0,40}(?:[Rr]ate|[Aa]dvance))(?: as published in The Wall Street Journal)?`,
  ),
];
