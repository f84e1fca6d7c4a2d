import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence, worded } from './build.ts';
import { address, stateName } from './instrument-patterns.ts';
import { amount, lenderRoles } from './note-phrases.ts';
import { otherDebt } from './other-debt.ts';

/** Goods begin like this; land is told by fields of its own. */
const goods = String.raw`(?-i:All|Any and all|One|Each|Every|Substantially all|Inventory|Accounts|Equipment|Machinery|Furniture|Livestock|Crops|Chattel paper|Certificate of deposit|\d{4} [A-Z][a-z]+)\b`;
const goodsEnd = String.raw`(?:\.(?: |$)|;|, (?:together with|as more (?:fully|particularly)|as well as|and by|and (?:is|are|shall be|will be)|and all (?:proceeds|products)|all as|to secure|as security|which|in each case)\b| \((?:the|collectively|herein))`;

/** What secures the loan, where a sentence names it in passing. */
export const securedGoods: readonly Rule[] = [
  sentence(
    'collateral_description',
    ['collateral” ', 'collateral" ', 'collateral means', 'collateral is', 'collateral includes', 'collateral shall'],
    String.raw`["“]?(?-i:Collateral|COLLATERAL)["”]?,? (?:means|shall mean|is|refers to|shall include|includes)(?: collectively,?| and includes)? (?:all|any|the)(?: (?:real|personal|and|other|of|its|present|future|borrower[’']s))* (?:property|assets|collateral|rights)\b[^.:;]{0,140}?,? (?:including|which includes?|consisting of|comprising|namely)(?:,? (?:without limitation|but not limited to|among other things|in particular))?[,:]? (?P<v>(?:all|any and all|one|each|every|substantially all|inventory|accounts|equipment|machinery|furniture|livestock|crops|\d{4} (?-i:[A-Z])[a-z]+)\b(?:[^.:;]|\.\d){8,300}?)${goodsEnd}`,
    { certainty: 0.9 },
  ),
  sentence(
    'collateral_description',
    ['collateral'],
    String.raw`["“]?collateral["”]?,? (?:means|shall mean|consists of|comprises|includes|is|refers to)(?: and includes| collectively,?)?:? (?P<v>${goods}(?:[^.:;]|\.\d){8,300}?)${goodsEnd}`,
    { certainty: 0.91 },
  ),
  sentence(
    'collateral_description',
    ['secur', 'pledge', 'lien'],
    String.raw`${otherDebt}|\b(?:secured|security agreement|security interest|pledge agreement|pledged?|pledges|chattel mortgage|lien|collateral)\b(?:[^.:;]|\b[A-Z]{2} \d{5}){0,200}? (?:covering|including|encumbering|consisting of|comprising|namely|in|on|upon|of|by)(?: (?:the following|certain))?:? (?P<v>${goods}(?:[^.:;]|\.\d){8,300}?)${goodsEnd}`,
    { certainty: 0.78, fallback: true },
  ),
];

/** Under a heading of its own, below the lines that name the parties. */
export const scheduleOfGoods: readonly Rule[] = [
  sentence(
    'collateral_description',
    ['schedule', 'exhibit', 'annex', 'description of'],
    String.raw`(?:(?-i:SCHEDULE|EXHIBIT|ANNEX|Schedule|Exhibit|Annex) ["“]?[A-Z0-9]["”]?(?: to security agreement)?[ .:–-]*)?(?:(?-i:Description of(?: the)? Collateral|DESCRIPTION OF(?: THE)? COLLATERAL|Collateral Description|COLLATERAL(?: DESCRIPTION| SCHEDULE)?|Collateral Schedule|Collateral))[ .:–-]+(?:(?:debtor|grantor|borrower|company|pledgor|secured party|bank|lender|owner)(?: name)?: (?:[^:;]){3,80}? ){0,3}(?P<v>${goods}(?:[^.:;]|\.\d){8,300}?)${goodsEnd}`,
    { certainty: 0.9 },
  ),
];

const lien = String.raw`(?:lien|mortgage|deed of trust|security interest|security deed|trust deed|security instrument)`;

const holding = String.raw`\b(?:secured|secures|granting|grants?|creates?|constitutes?|evidenc\w+|obtain|kept|keep|maintain|be|is|are|have|has|holds?|takes?|by|in favor of|means)\b`;

/** Which of the liens on it the lender has. */
export const lienRank: readonly Rule[] = [
  sentence(
    'lien_position',
    ['first', 'second', '1st', '2nd', 'third'],
    String.raw`${otherDebt}|(?:${holding}[^.;]{0,60}?)?\b(?:subject|subordinate|junior|inferior|other than|except(?: for)?|prior|existing)\b[^.;]{0,60}?\b(?:first|second|third|1st|2nd)[ -][^.;]{0,60}|${holding}(?:[^.;]{0,60}?) (?:an?|its|lender[’']s|bank[’']s|the)(?: (?:valid|perfected|continuing|duly|enforceable|and|validly|good))*,? (?P<v>(?:first|second|third|1st|2nd|3rd)(?:[ -](?:priority|position))?)(?:[ -](?:perfected|purchase money|real estate|lien))*,? ${lien}`,
    { certainty: 0.84, fallback: true },
  ),
  label('lien_position', ['Lien Position', 'Lien Priority', 'Priority of Lien', 'Position of Lien', 'Lien Rank'], {
    valuePattern: part(String.raw`^(?P<v>first|second|third|1st|2nd|3rd|[123])\b`),
  }),
];

const ofTheLoan = String.raw`\b(?:proceeds|loan|note|credit|funds|advances?|transaction|indebtedness|obligations?|borrowing|money)\b`;

/** Whether the loan is for business or for the household, in the words that leave consumer law out or in. */
export const purposeClass: readonly Rule[] = [
  sentence(
    'loan_class',
    ['business', 'commercial', 'agricultural'],
    String.raw`${ofTheLoan}[^.;]{0,120}?\b(?:not|other than|rather than)\b[^.;]{0,50}\b(?:business|commercial|agricultural)\b[^.;]{0,80}|${ofTheLoan}(?:[^.;]){0,120}?\b(?:for|of an?|an?)(?: (?:its|their|his|her|lawful|proper|bona fide|valid|legitimate|the))*(?: purposes? of)? ?(?P<v>(?:(?:business|commercial|agricultural|investment|and|or|and/or)[, -]+){0,6}(?:business|commercial|agricultural|investment)(?:[ -](?:related|purposes?|use|enterprise|reasons|operations|loan|transaction)){1,2})\b`,
    { value: 'business', certainty: 0.84, fallback: true },
  ),
  sentence(
    'loan_class',
    ['personal', 'household', 'consumer'],
    String.raw`\bno part of\b[^.;]{0,160}|${ofTheLoan}[^.;]{0,100}?\b(?:not|none|other than|rather than|no part)\b[^.;]{0,80}\b(?:personal|family|household|consumer)\b[^.;]{0,80}|${ofTheLoan}(?:[^.;]){0,100}?\b(?:primarily|solely|used|is|are) (?:primarily )?for (?P<v>(?:(?:personal|family|household|consumer|and|or)[, -]+){1,6}(?:purposes?|use))\b`,
    { value: 'consumer', certainty: 0.84, fallback: true },
  ),
  label('loan_class', ['Loan Class', 'Class of Loan', 'Loan Classification', 'Purpose Class', 'Credit Class'], {
    valuePattern: part(String.raw`^(?P<v>business|commercial|consumer|personal|agricultural)\b`),
  }),
];

const offices = String.raw`(?:(?:chief|principal|executive|main|registered|business|home|head|sole) )*(?:offices?|place of business|address(?: for notices?)?|mailing address)`;

/** Where the parties are, among what the borrower represents and among the notices. */
export const placesOfParties: readonly Rule[] = [
  sentence(
    'borrower_address',
    ['office', 'place of business', 'address'],
    String.raw`\b(?:borrower|company|debtor|grantor|maker|pledgor)\b(?:[^.;]|\.\d){0,240}?\.? ?(?:its|borrower[’']s|company[’']s|debtor[’']s|grantor[’']s|the) ${offices}(?: and ${offices})?,? (?:is|are|is located|is maintained|are located)(?: located)?(?: at)?:? (?P<v>${address})`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'borrower_address',
    ['notice'],
    String.raw`\bnotices? to (?:the )?(?:borrower|maker|company|debtor|obligor)s? (?:will|shall|may|must|are to|is to)(?: be)? (?:sent|mailed|given|delivered|addressed|directed)(?: by [a-z ,-]{3,60}?)?(?: to| at)+ (?:(?:it|its (?:office|address)) at )?(?P<v>${address})`,
    { certainty: 0.84, fallback: true },
  ),
  ...(
    [
      ['borrower_address', 'borrower|maker|company|debtor|obligor|grantor'],
      ['lender_address', lenderRoles],
      ['guarantor_address', 'guarantor'],
    ] as const
  ).map(([field, roles]) =>
    sentence(
      field,
      ['notice', 'communication'],
      String.raw`\b(?:notices?|communications?)\b(?:[^.;]|\.\d){0,260}?\bto (?:the )?(?:${roles})s?,? at(?: (?:its|the) (?:office|address)(?: at| of)?)?:? (?P<v>${address})`,
      { certainty: 0.84, fallback: true },
    ),
  ),
  sentence(
    'borrower_state_of_org',
    ['laws of'],
    String.raw`\b(?:lender|bank|guarantor|secured party)\b[^.;]{0,40}\b(?:organized|formed|incorporated)\b[^.;]{0,80}|\b(?:organized|incorporated|formed|registered|existing|created)(?:,? (?:and|validly|duly|is|existing|in|good|standing|registered|qualified|subsisting|active|presently))*,? (?:under|by virtue of|pursuant to)(?: and by virtue of)?(?: the)? laws? of(?: the)?(?: (?:state|commonwealth) of)? (?P<v>${stateName})\b`,
    { certainty: 0.84, fallback: true },
  ),
];

const toLender = String.raw`\b(?:to (?:the )?(?:${lenderRoles})\b|(?:${lenderRoles})[’']s (?:address|office)\b)[^;“”]{0,200}?\b\d{5}(?:-\d{4})?,? (?:attention|attn\.?):? `;

/** Who the lender's own people are: to whose attention what is sent to it goes. */
export const officerOfNotices: Rule = sentence(
  'loan_officer',
  ['attention', 'attn'],
  String.raw`${toLender}(?:[A-Za-z.]+ ){0,3}(?:department|dept|loans?|lending|operations|counsel|legal|president|servicing|administration|manager|center|closing|credit|branch|team|division|officer|group)\b|${toLender}(?P<v>(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3}))(?:,|\.(?: |$)|;| with)`,
  { certainty: 0.8, fallback: true },
);

/** The day on which the lender said yes, and the day of closing, where an agreement tells them. */
export const daysOfApproval: readonly Rule[] = [
  sentence(
    'approval_date',
    ['approved', 'approval'],
    String.raw`\b(?:lender|bank|credit union|committee|board(?: of directors)?)\b(?: has| have| having)? approved (?:the|this|borrower[’']s|said|such)(?: [a-z]+){0,4} (?:on|as of) (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  sentence(
    'approval_date',
    ['approved', 'approval'],
    String.raw`\b(?:loan|credit|request|facility|application) (?:was|has been|having been|is) approved(?: by (?:the )?(?:lender|bank|credit union|committee|board|[a-z’']+ (?:loan|credit) committee))? (?:on|as of) (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  label('approval_date', ['Approval Date', 'Date of Approval', 'Date Approved', 'Loan Approved', 'Credit Approved']),
  sentence(
    'closing_date',
    ['closing date'],
    String.raw`(?P<v>{date}),? ?\((?:the |herein |hereinafter |called )*["“]closing(?: date)?["”]`,
    { certainty: 0.9 },
  ),
  sentence(
    'closing_date',
    ['closing date'],
    String.raw`["“]closing(?: date)?["”] (?:means|shall mean|is) (?P<v>{date})`,
  ),
  label('closing_date', ['Closing Date', 'Date of Closing', 'Loan Closing Date']),
];

/** Numbers of the land, by words that mean no other number. */
export const parcel: readonly Rule[] = [
  label('parcel_number', [
    'Parcel No',
    'Parcel Number',
    'APN',
    'Tax Parcel No',
    'Tax Parcel Number',
    'Parcel ID',
    'PIN',
  ]),
  sentence(
    'parcel_number',
    ['parcel', 'apn', 'folio'],
    String.raw`\b(?:(?:assessor[’']?s?|tax|property)[’'a-z ]{0,20} )?(?:parcel|apn|folio)(?: (?:identification|id|index))?(?: (?:nos?\.?|numbers?|#))?(?: is)?[:,]? ?#?(?P<v>\d{2,4}-\d{2,4}-\d{2,4}(?:-[A-Z\d]{1,6}){0,3}|\d{9,16})(?:$|[ ,.;:)])`,
    { certainty: 0.85, fallback: true },
  ),
];

/** What is left to pay at the end, where it is only estimated. */
export const balloonEstimate: readonly Rule[] = [
  sentence(
    'balloon_amount',
    ['maturity', 'balloon', 'final'],
    String.raw`\b(?:balance|balloon|final (?:payment|installment)|amount (?:then )?due|remaining principal)\b(?:[^.;$]|\.\d){0,120}?\b(?:maturity|balloon|final|then)\b[^.;$]{0,60}?(?:estimated|approximately|projected|expected|scheduled|about)(?: (?:to be|to|be|at|amount|of|is|in the amount of))*,? ${amount}`,
    { certainty: 0.82, fallback: true },
  ),
];

/** Where the goods are kept; the place of an office or of books is not theirs. */
export const placeOfGoods: readonly Rule[] = [
  sentence(
    'property_address',
    ['collateral', 'equipment', 'inventory', 'goods'],
    String.raw`\b(?:collateral|equipment|inventory|goods)\b[^.;:]{0,60}? (?:is|are|will be|shall be)(?: and will be)? (?:kept|located|maintained|stored|used|held)(?: only| solely| principally)?(?: at the (?:office|address|place)[^.;:]{0,40}? and)? at(?: the following(?: address| location)?:)? (?P<v>${address})`,
    { certainty: 0.84, fallback: true },
  ),
  label('property_address', ['Location of Collateral', 'Collateral Location', 'Collateral Address', 'Where Kept'], {
    lines: 2,
  }),
];

/** One demand in a few words; the long clauses of an agreement are another thing. */
const conditionText = String.raw`^(?P<v>(?:[A-Z]?[a-z]|[A-Z]{2,4} )(?:[^.;:]|\.\d|\b(?:Dr|Mr|Mrs|Ms|No|Nos|Inc|Co|Corp|Ltd|St)\.|[;:] ){8,110}?)[.;]?(?:,? and)?$`;

/** What the approval asked for, as a list of its own: what every agreement asks for before closing is no such list. */
export const listedConditions: readonly Rule[] = [
  worded(
    'conditions',
    String.raw`(?!.*\b(?:general|market|financial) ).*\b(?:(?:additional|special|other|further|specific|particular|approval|credit|loan|closing|funding|lenders|banks) conditions(?: precedent)?(?: of approval| to closing| to funding)?|conditions (?:of|to|for|precedent to)(?: the| this| lenders| banks| initial| first| each| any| our| making)*(?: credit)? (?:approval|loan|closing|funding|advance|disbursement|commitment)|conditions precedent|conditions)(?: .*)?`,
    { certainty: 0.8, direction: 'below', list: true, lines: 14, valuePattern: conditionText },
  ),
  sentence(
    'conditions',
    ['conditions:', 'following:', 'conditions of', 'subject to:'],
    String.raw`\b(?:(?:additional|special|other|further|specific|approval|following)? ?conditions(?: (?:of|to|precedent to)(?: the| this| lender[’']s| bank[’']s)? (?:approval|closing|funding|loan|advance))?|subject to(?: the following)?): (?P<v>(?-i:[A-Z][a-z])[^.:]{8,110}(?:; (?:and )?[^.:;]{8,110}){1,7})\.`,
    { certainty: 0.8 },
  ),
];
