import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, sentence } from './build.ts';
import { lenderName } from './party-patterns.ts';

/** The end of a name in running text: a full stop after an initial or an abbreviation belongs to the name. */
const nameEnd = String.raw`(?:[A-Za-z’']{3,}|Inc\.|L\.P\.|L\.L\.C\.|Jr\.|Sr\.|Co\.|Corp\.|Ltd\.|LLC|LP|II|III|IV)`;
const afterName = String.raw`(?:\. |\.$|,? (?:a|an) (?-i:[A-Z])|,? (?:as|husband|wife|who|by|subject|being|dated|in fee|securing|under)\b|[;(]| \(?\d{1,2}[.)] |$)`;

/** A party named in a sentence: `by <party>`, `vested in <party>`. */
export const partyThenEnd = String.raw`(?P<v>(?-i:[A-Z])[^;:()]{1,90}?${nameEnd})${afterName}`;
export const partyName = String.raw`(?-i:[A-Z])[^;:()]{1,90}?${nameEnd}`;

/** On its way to the lender a deed of trust names its trustee. */
export const throughTrustee = String.raw`(?:to [^;:()]{3,70}?(?:,(?: as)?| as) trustees?,? )?`;

/** Who holds the land for the lender, in the same sentence. */
export const trusteeBetween = sentence(
  'trustee_name',
  ['trustee'],
  String.raw`\b(?:deed of trust|trust deed|mortgage|security deed|security instrument)[^.;]{0,40}? (?:from|by|executed by|given by|made by|granted by) (?-i:[A-Z])[^;:()]{1,90}? to (?P<v>(?-i:[A-Z])[^;:()]{2,70}?)(?:,(?: as)?| as) trustees?(?:[,.;]| for | of |$)`,
  { certainty: 0.88 },
);

/** What title papers call the instrument that secures the loan. */
export const instrument = String.raw`(?:mortgage|deed of trust|security deed|security instrument|trust deed|deed to secure debt)`;

export const vestedLabels = [
  'Vested in',
  'Vested',
  'Fee simple title is vested in',
  'Fee title vested in',
  'Fee Owner',
  'Fee title holder',
  'Fee simple owner',
  'Owner of Record (fee simple title is vested in)',
  'Owner of the Land',
  'Owner of Land',
  'Present Owner',
  'Present Record Owner',
  'Present Vesting',
  'Current Owner of Record',
  'Current Record Owner',
  'Current title holder',
  'Current titleholder',
  'Record Titleholder',
  'Record Owner(s)',
  'Owner(s) of Record',
  'Owner / Vesting',
  'Vesting / Owner',
  'Vesting of Title',
  'Title in',
  'Title stands in',
  'Title now in',
  'Title now vested in',
  'Title held by',
  'Title currently held by',
  'Title currently vested in',
  'Title presently vested in',
  'Titled in the name of',
  'In whom title is vested',
  'Title to said estate is vested in',
  'Title to the Land is vested in',
  'Title to the land is now vested in',
  'Title to the property is vested in',
  'The Title encumbered by the Insured Mortgage is vested in',
  'Title to the estate or interest in the Land is vested in',
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
  String.raw`\bvested (?:of record |as of [^:]{5,40}? )?in(?: the name\(?s?\)? of)?:? ${partyThenEnd}`,
  { certainty: 0.88 },
);

/** The owner without the word "vested". */
export const ownerSentence = sentence(
  'vested_owner',
  ['owner', 'title', 'owned'],
  String.raw`\b(?:(?:present |current |record |fee )*owners?(?: of record)?(?: of the (?:land|property|premises))?(?: is| are|:)|owned(?:,[^,.;]{3,40},)? (?:of record )?by:?|title(?: to (?:the |said )?(?:land|property|premises|estate))? (?:now )?(?:stands|appears|is held|is|held)(?: of record)? (?:in the names?(?: of)?|by|in)) ${partyThenEnd}`,
  { certainty: 0.8 },
);

/** The owner on the line under "… vested in:". */
export const vestedBlock = block('vested_owner', 2, String.raw`\bvested (?:of record )?in:\n${partyThenEnd}`, {
  certainty: 0.86,
});

/** A description that no pattern ends: at least it speaks of land. */
export const speaksOfLand = String.raw`(?i)^(?P<v>.*(?:\b(?:lots?|block|tract|section|township|unit|parcel|subdivision|beginning|commencing|feet|acres?|plat)\b.*\d|\d.*\b(?:lots?|block|tract|section|township|unit|parcel|subdivision|beginning|commencing|feet|acres?|plat)\b).*)$`;

export const fileNumber: readonly Rule[] = [
  label('settlement_file_number', [
    'GF',
    'Order / GF No',
    'GF / Order No',
    'GF / File No',
    'File / GF No',
    'File / Escrow No',
    'Escrow / Title No',
    'Escrow / Order No',
    'Escrow',
    'Escrow #',
    'Escrow File',
    'Escrow File Number',
    'Our Ref',
    'Our Ref No',
    'Our Reference',
    'Our No',
    'Our Number',
    'Our File #',
    'Our Order No',
    'Office File',
    'Office File No',
    'Agency File',
    'Agency File No',
    'Agency File Number',
    'Agent File',
    'Agent File #',
    'Agent No',
    'Agent Order No',
    'Company File No',
    'Closing File',
    'Closing File No',
    'Closing File Number',
    'Settlement File',
    'Settlement File No',
    'Settlement File Number',
    'Title File',
    'Title Order',
    'Order',
    'Case No',
    'Case Number',
    'File ID',
    'File Ref',
    'File Reference',
    'Issuing Agent File No',
    'Issuing Agent’s File Number',
    'Issuing Agent’s File',
    'Agent’s File #',
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
    ['file', 'gf no', 'escrow no', 'order no', 'our order', 'our ref'],
    String.raw`/ [a-z’' ]{0,30}(?:file|order)(?: number| no\.?| #)?: ?[A-Z0-9-]+ / |\b(?:(?:our|agent[’']s|agency|office|title|escrow|settlement) (?:file|order|reference|ref\.?)(?: number| no\.?| #)?:?|file(?: number| no\.?| #)?:|(?-i:file)|GF (?:no\.?|number|#):?|(?:escrow|order) (?:no\.?|number|#):) ?(?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})\b`,
    { certainty: 0.85 },
  ),
  block('settlement_file_number', 1, String.raw`\bfile(?: no\.?| number| #)?:? (?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})$`, {
    certainty: 0.8,
  }),
];

/** The agent's own name and not its underwriter's, which the letterhead may print as well. */
const agentWord = String.raw`(?:escrow|abstract|settlement|closing|title (?:agency|services|group|partners|co\b|& |and )|land services|conveyanc\w+)`;
export const agentName = String.raw`(?-i:[A-Z])[A-Za-z0-9&.'’ -]{0,40}?\b${agentWord}[A-Za-z0-9&.'’ -]{0,30}?(?:,? (?:Inc\.?|LLC|L\.L\.C\.|Corp\.?|Company|Co\.|LP|P\.C\.))?`;

/** On papers about money a title company closes the loan; who insures its title is not named there so. */
const closerWord = String.raw`(?:escrow|abstract|settlement|closing|title,? (?:agency|company|services|group|partners|associates|agents|office|co\b|corp\b|corporation|llc|inc\b|& |and )|land services|conveyanc\w+)`;
export const closerName = agentName.replace(agentWord, closerWord);

const agentCompany = String.raw`(?-i:[A-Z])[A-Za-z0-9&.'’ -]{0,40}?\b${agentWord}[A-Za-z0-9&.'’ -]{0,30}?,? (?:Inc\.|Inc\b|LLC|L\.L\.C\.|Corp\.|Corporation|Company|Agency|P\.C\.)`;
const agentCalled = '(?:agent(?: is|:|,)|countersigned(?: by|,|:)|through|by its agent,?)';

export const agentLabels = [
  'Issued through',
  'Issued by agent',
  'Issued by its agent',
  'Agent for the Company',
  'Agent of the Company',
  'Agency',
  'Title Agency',
  'Title / Closing Agent',
  'Title / Escrow Company',
  'Title & Escrow Company',
  'Title office',
  'Escrow / Closing Agent',
  'Settlement Office',
  'Closing Office',
  'Closing Agent / Title Company',
  'Issuing Agency',
  'Issuing Agent and Office',
  'Agent / Office',
  'Authorized Agent',
  'Name of Agent',
  'Name of Title Agent',
  'Prepared by',
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
  sentence(
    'settlement_agent',
    ['agent for', 'agent of'],
    String.raw`(?:\bby |through |[.:;] )(?P<v>${agentName}),? (?:as )?(?:its |the |an )?(?:authorized |policy[ -]issuing |issuing |title )?agent (?:for|of) (?-i:[A-Z])`,
    { certainty: 0.85 },
  ),
  // Over what it is: "Clearwater Abstract Company" and, under it, "Issuing Agent".
  block(
    'settlement_agent',
    2,
    String.raw`^(?P<v>${agentName})\n(?:(?:as )?(?:its |the |an )?(?:duly )?(?:authorized|licensed|(?:policy[ -])?issuing|title(?: insurance)?|settlement|closing|escrow|countersigning) )+agent(?:$|[,.:;(]| for | of )`,
    { certainty: 0.85 },
  ),
  // Where it signs: "By: Columbia Title Agency, Inc., Agent".
  block(
    'settlement_agent',
    1,
    String.raw`^(?:by:? )?(?P<v>${agentName}),? (?:as )?(?:its |the )?(?:authorized |(?:policy[ -])?issuing |title )?agent\.?$`,
    { certainty: 0.82 },
  ),
  // A letterhead over its address, or alone at the head of the page.
  block('settlement_agent', 1, String.raw`^(?P<v>${agentCompany})$`, {
    page: 1,
    box: { x: 0, y: 0, w: 1, h: 0.1 },
    certainty: 0.72,
  }),
  block('settlement_agent', 2, String.raw`^(?P<v>${agentName})\n(?:\d{1,6} |P\.? ?O)`, {
    page: 1,
    box: { x: 0, y: 0, w: 1, h: 0.25 },
    certainty: 0.8,
  }),
];

/** The lender as the instrument to be insured names it. */
export const toLender = String.raw`(?:to secure|to|in favor of|for the (?:use and )?benefit of|for the use of|for|as beneficiary,?|naming|securing) (?P<v>${lenderName})(?:,|\.|;| securing| dated| to secure| in the| as | on | for | recorded|$)`;

/** Up to the end of a sentence; sums and abbreviations have points of their own. */
const rest = String.raw`(?:[^.;]|\.\d|\b(?:no|vol|bk|pg|inst|doc|rec|p|l|co|inc|corp|ltd)\.[ ,]|(?-i:\b[A-Z])\.)`;

/** How a record says where and when it was made. */
const onRecord = String.raw`(?:recorded(?: (?:on|in|as|at|under|[a-z]+ \d|\d)|,)|filed(?: for record)? (?:on|in|as|at|under|[a-z]+ \d|\d)|of record\b|reception n|(?:instrument|document|entry|auditor[’']?s?(?: file)?|clerk[’']?s?(?: file)?|reception|file) (?:n(?:o|umber)|#|\d{5})|liber|(?:book|volume|vol\.|reel|deed book|mortgage book|film) \d|official records|dated(?: as of)? {date})`;

/**
 * A mortgage that is recorded, or to be released, secures an older loan: what is said of it is passed over, and the rest
 * is searched for the pattern.
 */
export function ofNewLoan(pattern: string): string {
  const ended = String.raw`(?:release|satisfaction|reconveyance|payoff|payment|discharge|cancell?ation|subordination|assignment|modification|partial release|pay off|terminat\w+)\b${rest}{0,80}?\b${instrument}${rest}{0,260}`;
  const recorded = String.raw`\b${instrument}${rest}{0,260}?\b${onRecord}`;
  return `(?:${ended}|${recorded}|${pattern})`;
}

/** What follows the sum of a mortgage that is still to be signed: its sentence ends there, or says so. */
export const newMortgageEnd = String.raw`(?:\.(?: |$)|;|\)|,? (?:and )?(?:to be |recording|which (?:is|must|will)|must |shall |upon |as a |as the |and recorded at closing)| [a-z]\. | \(?\d{1,2}[.)] | •)`;

/** What stands between "securing" and the amount: "repayment of a loan in the original principal sum of". */
export const secured = String.raw`(?: (?:the )?(?:payment|repayment) of)?(?: (?:an?|the|its|said|this|that))?(?: (?:original|stated|new|principal|proposed|mortgage|term|total|aggregate|maximum))*(?: (?:loan|indebtedness|debt|note|notes|obligation|credit|sum|amount|promissory note))?(?: (?:of|in|for))?(?: (?:an?|the))?(?: (?:original|stated|principal|total|aggregate|maximum))*(?: (?:amount|sum|indebtedness|balance))?(?: of)?`;
