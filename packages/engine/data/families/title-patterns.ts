import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, sentence } from './build.ts';
import { lenderName } from './party-patterns.ts';

/** The end of a name in running text: a full stop after an initial or an abbreviation belongs to the name. */
const nameEnd = String.raw`(?:[A-Za-z’']{3,}|Inc\.|L\.P\.|L\.L\.C\.|Jr\.|Sr\.|Co\.|Corp\.|Ltd\.|LLC|LP|II|III|IV)`;
const afterName = String.raw`(?:\. |\.$|,? (?:a|an) (?-i:[A-Z])|,? (?:as|husband|wife|who|by|subject|being|dated|in fee|securing|under)\b|[;(]| \(?\d{1,2}[.)] |$)`;

/** A party named in a sentence: `by <party>`, `vested in <party>`. */
export const partyThenEnd = String.raw`(?P<v>(?-i:[A-Z])[^;:()]{1,90}?${nameEnd})${afterName}`;
export const partyName = String.raw`(?-i:[A-Z])[^;:()]{1,90}?${nameEnd}`;

/** What title papers call the instrument that secures the loan. */
export const instrument = String.raw`(?:mortgage|deed of trust|security deed|security instrument|trust deed|deed to secure debt)`;

export const vestedLabels = [
  'Vested in',
  'Title vested in',
  'Title is vested in',
  'Title Vesting',
  'Vesting',
  'Vestee',
  'Vested Owner',
  'Vested owner(s)',
  'Title holder',
  'Current Owner',
  'Current Vesting',
  'Owner of Record',
  'Record Owner',
  'Record Title Holder',
  'Record title',
  'Titleholder',
  'Fee simple title vested in',
  'The Title is vested in',
  'The Title is, at the Commitment Date, vested in',
  'Title is, at the Commitment Date, vested in',
  'Title to the estate or interest in the land is at the Effective Date vested in',
  'Title to the estate or interest in the land is vested in',
  'Title to said estate or interest at the date hereof is vested in',
  'Record title to the land on the Effective Date appears to be vested in',
  'The estate or interest is at the Effective Date vested in',
];

export const vestedSentence = sentence(
  'vested_owner',
  ['vested'],
  String.raw`\bvested (?:of record )?in:? ${partyThenEnd}`,
  { certainty: 0.88 },
);

/** The owner on the line under "… vested in:". */
export const vestedBlock = block('vested_owner', 2, String.raw`\bvested (?:of record )?in:\n${partyThenEnd}`, {
  certainty: 0.86,
});

/** A description that no pattern ends: at least it speaks of land. */
export const speaksOfLand = String.raw`(?i)^(?P<v>.*(?:\b(?:lots?|block|tract|section|township|unit|parcel|subdivision|beginning|commencing|feet|acres?|plat)\b.*\d|\d.*\b(?:lots?|block|tract|section|township|unit|parcel|subdivision|beginning|commencing|feet|acres?|plat)\b).*)$`;

export const fileNumber: readonly Rule[] = [
  label('settlement_file_number', [
    'File No',
    'File Number',
    'File #',
    'File',
    'Our File',
    'Our File No',
    'Our File Number',
    'Agent File No',
    'Agent File Number',
    "Agent's file",
    "Agent's File No",
    "Agent's File Number",
    "Issuing Agent's File No",
    'Issuing Office File Number',
    'Issuing Office File No',
    'Issuing Agent File Number',
    'GF No',
    'GF Number',
    'GF #',
    'Escrow No',
    'Escrow Number',
    'Escrow File No',
    'Escrow / File No',
    'Order No',
    'Order Number',
    'Order #',
    'Title Order No',
    'Title Order Number',
    'Title File No',
    'Title File Number',
    'File / Order No',
    'Order / File No',
    'Order / Escrow No',
    'Agent Reference',
    'Reference File',
  ]),
  sentence(
    'settlement_file_number',
    ['file', 'gf no', 'escrow no', 'order no'],
    String.raw`\b(?:(?:our|agent[’']s|agency|office|title|escrow|settlement) file(?: number| no\.?| #)?:?|file(?: number| no\.?| #)?:|(?-i:file)|GF (?:no\.?|number|#):?|(?:escrow|order) (?:no\.?|number|#):) ?(?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})\b`,
    { certainty: 0.85 },
  ),
  block('settlement_file_number', 1, String.raw`\bfile(?: no\.?| number| #)?:? (?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})$`, {
    certainty: 0.8,
  }),
];

export const parcelNumber: readonly Rule[] = [
  label('parcel_number', [
    'Parcel',
    'Parcel No',
    'Parcel Number',
    'Parcel Number(s)',
    'Parcel #',
    'Parcel ID',
    'Parcel ID Number',
    'Parcel / APN',
    'Parcel Identification Number',
    'Parcel Identifier',
    'APN',
    'APN / Parcel',
    'APN / Parcel ID',
    'APN Number',
    "Assessor's Parcel Number",
    "Assessor's Parcel No",
    "Assessor's Parcel #",
    'Assessor Parcel Number',
    'Assessor parcel',
    "Assessor's parcel",
    'Tax parcel',
    'Tax Parcel No',
    'Tax Parcel Number',
    'Tax Parcel ID',
    'Tax ID',
    'Tax ID No',
    'Tax ID Number',
    'Tax Identification Number',
    'Tax Map Number',
    'Tax Map / Parcel',
    'Tax Key Number',
    'Tax Account Number',
    'Tax Account No',
    'Tax Account',
    'Property Tax ID',
    'Property ID',
    'Property Identification Number',
    'Permanent Parcel Number',
    'Permanent Index Number',
    'PIN',
    'Folio Number',
    'Schedule Number',
  ]),
  sentence(
    'parcel_number',
    ['parcel', 'apn', 'tax id'],
    String.raw`\b(?:(?:tax |assessor[’']?s? )?parcel(?: (?:no\.?|number|id|identification number|#))?|apn|tax id(?: (?:no\.?|number))?)(?: is)?:? ?#?(?P<v>[A-Z]{0,3}\d[\d.-]{5,24}\d)\b`,
    { certainty: 0.85 },
  ),
];

export const propertyAddress: readonly Rule[] = [
  label('property_address', [
    'Property',
    'Property Address',
    'Property Location',
    'Property Address Reference',
    'Address Reference',
    'Address',
    'Address of Property',
    'Address for reference only',
    'Address (for reference only)',
    'Street',
    'Street Address',
    'Street Address of the Land',
    'Site Address',
    'Situs',
    'Situs Address',
    'Commonly known as',
    'Also known as',
    'Known as',
    'Purported Address',
    'Purported Property Address',
    'Premises',
    'Premises Address',
    'Subject Property',
    'Subject Property Address',
    'Subject Address',
  ]),
  sentence(
    'property_address',
    ['known as', 'address', 'property', 'located at', 'street'],
    String.raw`(?:known as|address reference|for reference only|(?:street|property|purported|site|situs) address|premises|located at|property at|property)(?: \([^)]{3,40}\))?(?: is|:|,)? (?P<v>{address})`,
    { certainty: 0.87 },
  ),
];

export const propertyCounty: readonly Rule[] = [
  label('property_county', ['County', 'County / Parish', 'Property County', 'County of Property'], {
    valuePattern: String.raw`^(?P<v>[A-Z][A-Za-z.' ]{1,38}[A-Za-z])$`,
  }),
  label('property_county', ['County and State', 'County, State', 'County / State', 'County & State'], {
    valuePattern: String.raw`^(?P<v>[A-Z][A-Za-z.' ]{2,30}?)(?: County)?(?:,| /| [A-Z]{2}$)`,
  }),
  block('property_county', 1, String.raw`^county:? (?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2}))$`, {
    certainty: 0.88,
  }),
  sentence(
    'property_county',
    ['county'],
    String.raw`\d{5}(?:-\d{4})?[,;]? (?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+)?)) county\b`,
    { certainty: 0.85 },
  ),
];

/** The agent's own name and not its underwriter's, which the letterhead may print as well. */
const agentWord = String.raw`(?:escrow|abstract|settlement|closing|title (?:agency|services|group|partners|co\b|& |and )|land services|conveyanc\w+)`;
export const agentName = String.raw`(?-i:[A-Z])[A-Za-z0-9&.'’ -]{0,40}?\b${agentWord}[A-Za-z0-9&.'’ -]{0,30}?(?:,? (?:Inc\.?|LLC|L\.L\.C\.|Corp\.?|Company|Co\.|LP|P\.C\.))?`;

const agentCompany = String.raw`(?-i:[A-Z])[A-Za-z0-9&.'’ -]{0,40}?\b${agentWord}[A-Za-z0-9&.'’ -]{0,30}?,? (?:Inc\.|Inc\b|LLC|L\.L\.C\.|Corp\.|Corporation|Company|Agency|P\.C\.)`;
const agentCalled = '(?:agent(?: is|:|,)|countersigned(?: by|,|:)|through|by its agent,?)';

export const agentLabels = [
  'Issuing Agent',
  'Issuing Agent or Approved Attorney',
  'Issuing Agent / Approved Attorney',
  'Issuing Agent Name',
  'Issuing Agent Name and Address',
  'Name of Issuing Agent',
  'Policy Issuing Agent',
  'Issuing Title Agent',
  'Title Insurance Agent',
  'Title Agent',
  'Agent',
  'Agent Name',
  'Closing Agent',
  'Closing / Settlement Agent',
  'Closing Company',
  'Settlement Agent',
  'Settlement / Closing Agent',
  'Settlement Company',
  'Escrow Agent',
  'Escrow Company',
  'Title Company',
  'Countersigned',
  'Countersigned by',
  'Countersigned at',
  'Approved Attorney',
  'Closing Attorney',
];

export const settlementAgent: readonly Rule[] = [
  label('settlement_agent', agentLabels, { lines: 2, certainty: 0.85 }),
  sentence(
    'settlement_agent',
    ['agent', 'countersigned', 'through', 'issued by'],
    String.raw`\b(?:(?:issuing|closing|settlement|title|policy)? ?(?:title insurance )?agent(?: is|:|,)|countersigned(?: by|,|:)|issued through|through|its agent,?) (?P<v>${agentName})(?:[.;(]|, | at | file|$)`,
    { certainty: 0.82 },
  ),
  block('settlement_agent', 1, String.raw`\b${agentCalled} (?P<v>${agentName})(?:$|[.;(])`, { certainty: 0.8 }),
  // Broken over two lines, a name shows its end by what kind of company it is.
  block('settlement_agent', 2, `\\b${agentCalled} (?P<v>${agentCompany})`.replaceAll(' ', '\\s'), { certainty: 0.87 }),
  sentence(
    'settlement_agent',
    ['agent is'],
    String.raw`(?:issuing|closing|settlement|title insurance|policy) agent is ${partyThenEnd}`,
    {
      certainty: 0.88,
    },
  ),
  // A letterhead over its address.
  block('settlement_agent', 2, String.raw`^(?P<v>${agentName})\n(?:\d{1,6} |P\.? ?O)`, {
    page: 1,
    box: { x: 0, y: 0, w: 1, h: 0.25 },
    certainty: 0.8,
  }),
];

/** The lender as the instrument to be insured names it. */
export const toLender = String.raw`(?:to|in favor of|for the benefit of|as beneficiary,?) (?P<v>${lenderName})(?:,|\.| securing| dated| to secure| in the| as |$)`;
