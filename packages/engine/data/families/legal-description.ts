import { block, label, part, sentence } from './build.ts';

/** How descriptions of land begin: by lot and block, by the survey of the public lands, by unit, by metes and bounds. */
const begins = String.raw`(?:lots?|tract|unit|parcel|outlot|section) (?:no\.? )?(?:[A-Z]?\d[A-Z0-9-]*|[A-Z]\b)(?: (?:and|through|&) [A-Z0-9]+)?,? (?:in |of )?(?:block|section|township|according|phase|filing|plat|the (?:plat|subdivision|northeast|northwest|southeast|southwest|n|s|e|w)\b|(?-i:[A-Z]))`;
const state =
  '(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|(?:west )?virginia|washington|wisconsin|wyoming)';
const ends = String.raw`(?:,? state of ${state}|(?-i:[A-Z][a-z.]+(?: [A-Z][a-z]+)?) county,? ${state})`;

/** Words of a description; a full stop ends it unless it belongs to a number or an abbreviation. */
const words = String.raw`(?:[^.;:]|\b(?:No|Nos|St|Ste|Blk|Sec|Twp|Co|R|T)\.|\d\.\d)`;

const headings = [
  'Legal Description',
  'Legal Description of Land',
  'Legal Description of the Land',
  'Legal Description of Property',
  'Legal Description of the Property',
  'Legal Description of Premises',
  'Property Legal Description',
  'Brief Legal Description',
  'Short Legal Description',
  'Brief Legal',
  'Short Legal',
  'Legal',
  'Legally described as',
  'Land',
  'The Land',
  'Land described as',
  'Description of Land',
  'Description of the Land',
  'Description of Real Estate',
  'Description of Property',
  'Real Estate',
  'Real Property',
  'Premises',
  'Described as',
  'Described as follows',
];

/** A legal description that says where it ends, wherever it stands. */
export const legalDescription = [
  // Beside its heading it keeps to its own column, which running text may mix with the next.
  label('legal_description', headings, {
    lines: 8,
    valuePattern: part(`^(?P<v>${begins}${words}+?${ends})\\b`),
    certainty: 0.92,
  }),
  // In a block the line may end wherever a space is.
  block('legal_description', 7, `^(?P<v>${begins}${words}+?${ends})\\b`.replaceAll(' ', '\\s'), {
    certainty: 0.9,
  }),
  sentence(
    'legal_description',
    ['lot', 'tract', 'unit', 'parcel', 'section'],
    String.raw`\b(?P<v>${begins}${words}+?${ends})\b`,
    {
      certainty: 0.87,
    },
  ),
];
