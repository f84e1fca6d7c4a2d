import { block, sentence } from './build.ts';

/** How descriptions of land begin: by lot and block, by the survey of the public lands, by unit, by metes and bounds. */
const begins = String.raw`(?:lots?|tract|unit|parcel|outlot|section) (?:no\.? )?(?:[A-Z]?\d[A-Z0-9-]*|[A-Z]\b)(?: (?:and|through|&) [A-Z0-9]+)?,? (?:in |of )?(?:block|section|township|according|phase|filing|plat|the (?:plat|subdivision|northeast|northwest|southeast|southwest|n|s|e|w)\b|(?-i:[A-Z]))`;
const state =
  '(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|(?:west )?virginia|washington|wisconsin|wyoming)';
const ends = String.raw`(?:,? state of ${state}|(?-i:[A-Z][a-z.]+(?: [A-Z][a-z]+)?) county,? ${state})`;

/** Words of a description; a full stop ends it unless it belongs to a number or an abbreviation. */
const words = String.raw`(?:[^.;:]|\b(?:No|Nos|St|Ste|Blk|Sec|Twp|Co|R|T)\.|\d\.\d)`;

/** A legal description that says where it ends, wherever it stands. */
export const legalDescription = [
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
