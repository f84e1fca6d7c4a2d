import type { Rule } from '../../src/extraction/rule.ts';
import { bankName } from './bank-name.ts';
import { block, checkbox, column, label, part, sentence, worded } from './build.ts';
import { addresseeAddress, addresseeName, letterAddress, pageHead } from './party-patterns.ts';
import { wordings } from './wordings.ts';

const person = String.raw`(?-i:[A-Z])[A-Za-z.'’-]*(?: (?-i:[A-Z])[A-Za-z.'’-]*){1,3}`;
const nameWord = String.raw`(?-i:[A-Z])[A-Za-z0-9.'’&-]*`;
const weekday = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?`;

/** Names that only those who lend on homes bear; words that titles and departments begin with do not begin one. */
const homeLender = String.raw`^(?:.*\b(?:loans?|mortgages?) (?:approval|application|presentation|commitment|request|summary|decision|program|type)\b.*|(?:residential|commercial|consumer|conventional|real estate|home|reverse|construction|conditional|first|second|member|business|retail|wholesale|the|your|our|purchase|new|type|small|agricultural|indirect)\b.*|(?P<v>${nameWord}(?: (?:&|and|of|${nameWord})){0,4}? (?:mortgage|home loans|home lending|lending|funding|home mortgage|farm credit)(?: (?:group|services|company|corporation|bankers|solutions|partners))?(?:,? (?-i:Inc\.?|LLC|L\.L\.C\.|Corp\.?|Co\.|Company|LP|N\.A\.|ACA|FLCA|PCA))?)(?:,? \(?(?:company )?NMLS\b.*)?)$`;

const approverTitle = String.raw`(?:(?:senior|chief|executive|lead|regional|mortgage|residential|staff|desk|DE|direct endorsement) )*(?:credit officer|lending officer|underwriter|underwriting manager|credit administrator|(?:loan |credit )?committee (?:chair|chairman|chairperson|chairwoman))`;

/** Lenders named at the head of a page or over a signature. */
export const namedLenders: readonly Rule[] = [
  block('lender_name', 1, homeLender, { page: 1, box: pageHead, certainty: 0.72 }),
  block('lender_name', 2, String.raw`^(?P<v>${bankName})\nby:?(?: .*)?$`, { certainty: 0.8 }),
  block('lender_name', 1, String.raw`^(?P<v>${bankName}) [-–—|] [A-Z][A-Za-z &]{4,40}$`, {
    page: 1,
    box: pageHead,
    certainty: 0.7,
  }),
];

/** Approvals that are letters to the one who asked, and the minutes of those who decided. */
export const approvalLetters: readonly Rule[] = [
  ...namedLenders,
  block('borrower_name', 4, addresseeName, {
    page: 1,
    box: letterAddress,
    certainty: 0.76,
    fallback: true,
    where: ['dear'],
  }),
  block('borrower_address', 5, addresseeAddress, {
    page: 1,
    box: letterAddress,
    certainty: 0.76,
    fallback: true,
    where: ['dear'],
  }),
  block('approval_date', 1, String.raw`^(?P<v>[a-z]{3,9}\.? \d{1,2}, \d{4})$`, {
    page: 1,
    box: { x: 0, y: 0, w: 1, h: 0.4 },
    certainty: 0.74,
    fallback: true,
    where: ['dear'],
  }),
  sentence(
    'loan_officer',
    ['your loan', 'your mortgage', 'your banker', 'your lender'],
    String.raw`\byour (?:mortgage |home )?(?:loan officer|loan originator|loan consultant|banker|mortgage consultant|loan representative),? (?P<v>${person})(?:,| at| by| \(|\.|;)`,
    { certainty: 0.88 },
  ),
  sentence(
    'lender_name',
    ['happy to', 'pleased to', 'glad to', 'delighted to', 'has approved', 'is able to'],
    String.raw`(?:^|[.:] |\d )(?:(?:the |our )?(?:[a-z’']+ ){0,3}(?:committee|board(?: of directors)?) of (?:the )?)?(?P<v>(?-i:[A-Z][A-Za-z.'’-]+) (?:(?:(?-i:[A-Z])[A-Za-z.'’-]*|&|and|of) ){0,5}?(?:[a-z]*bank|credit union|FCU|savings|trust company|mortgage|lending|farm credit)(?: (?:&|and|of|(?-i:[A-Z])[A-Za-z.'’]*)){0,4}?(?:,? (?-i:N\.A\.|Inc\.?|LLC))?) (?:is|are|has|have) (?:happy|pleased|glad|delighted|able|approved)\b`,
    { certainty: 0.82 },
  ),
  sentence(
    'approval_date',
    ['approved', 'clear to close'],
    String.raw`\bon (?P<v>{date}),? (?:it|we|I|the (?:bank|lender|credit union|undersigned|board(?: of directors)?|(?:[a-z’']+ ){0,3}committee)) (?:has |have |duly |unanimously )*(?:approved|granted approval)\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'loan_purpose',
    ['used to'],
    String.raw`\b(?:is|are|will be|to be) used to (?P<v>(?:purchase|refinance|acquire|construct|build|finance|fund|renovate|expand|consolidate|pay|improve|remodel|buy|replace|repair)\b[^.,;:]{3,110})`,
    { certainty: 0.8 },
  ),
  sentence(
    'loan_officer',
    ['your loan', 'your mortgage', 'your banker'],
    String.raw`(?:call|contact|with|to|or) (?P<v>${person}), your (?:mortgage |home )?(?:loan officer|loan originator|banker|loan consultant)\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'loan_officer',
    ['officer', 'lender', 'manager'],
    String.raw`(?P<v>${person}), (?:(?:[SEAF]?VP|(?:senior |executive |assistant |first )?vice president)(?: and|,| &| -| \/)? )?(?:(?:commercial|senior|agricultural|consumer|mortgage|business) )*(?:loan officer|lending officer|relationship manager|commercial lender)\b`,
    { certainty: 0.78, fallback: true },
  ),
  block(
    'approved_by',
    2,
    String.raw`^(?:.*\b(?:manager|officer|president|director|analyst|underwriter)\b.*\n.*|(?P<v>${person})\n${approverTitle})$`,
    {
      certainty: 0.76,
      fallback: true,
    },
  ),
  block('approved_by', 1, String.raw`^(?P<v>${person}), ${approverTitle}$`, { certainty: 0.76, fallback: true }),
  block(
    'approved_by',
    1,
    String.raw`^(?:(?:minutes|extract|excerpt|meeting)(?: from the minutes)? of (?:the )?)(?P<v>(?:[A-Z][A-Za-z'’]* ){1,4}committee|board of directors)(?:$|,| [-–])`,
    { page: 1, certainty: 0.76, fallback: true },
  ),
  // The recommendation has a date of its own on the line above.
  sentence(
    'approval_date',
    ['decision', 'action', 'disposition', 'recommendation'],
    String.raw`\brecommendation\b[^.;]{0,60}? date:? {date}|\b(?:decision|action|disposition|determination):? (?:loan |credit )?approved?\b[^.;]{0,70}? date:? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence(
    'approved_by',
    ['underwriter'],
    String.raw`\b(?:decision|action|disposition):? approved?\b[^.;]{0,20}? underwriter:? (?P<v>${person})(?: date| on|,|;|$)`,
    { certainty: 0.84 },
  ),
  sentence(
    'approval_date',
    ['meeting'],
    String.raw`\b(?:next|prior|previous|last|scheduled)[^.;]{0,20}? meeting\b[^.;]{0,30}{date}|\bmeeting (?:of|held on|held|on|dated),? (?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'approval_expiration_date',
    ['valid', 'good', 'effective', 'open', 'expire', 'lapse'],
    String.raw`\b(?:approval|commitment|authorization|offer)\b[^.;]{0,20}? (?:(?:valid|good|effective|open) for|expires?|lapses?) [^.;:]{3,40}?(?:,? (?:through|until|expiring(?: on)?|to and including|to|on|i\.e\.,?|that is,?|or)|:|,| \() ?${weekday}(?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'guarantor_name',
    ['guarant'],
    String.raw`(?:^|[.;:,] |\band )(?:(?:mr|mrs|ms|dr)\.? )?(?P<v>${person}(?:,? (?:and|&) ${person})?),? (?:will|shall|has agreed to|have agreed to|agrees? to|is to|are to) (?:each |both |also )?(?:(?:jointly and severally|personally|unconditionally|fully|individually) )*(?:guarant(?:y|ee)\b|provide (?:an? |their |his |her )?(?:[a-z]+ ){0,3}guarant)`,
    { certainty: 0.82 },
  ),
  sentence(
    'collateral_description',
    ['security interest', 'lien', 'ucc'],
    String.raw`\b(?:security interest|lien|ucc(?:-1)?(?: filing)?) (?:in|on|over|covering|against) (?P<v>(?:all|accounts|inventory|equipment|machinery|furniture|fixtures|business assets|crops|livestock|the (?:borrower|company)[’']?s (?:assets|accounts|equipment|inventory))\b[^.;,]{5,160}?)(?:\.(?: |$)|;|, (?:and |which|with|guarant|as well|subject)|$)`,
    { certainty: 0.78, fallback: true },
  ),
  sentence(
    'number_of_payments',
    ['installments', 'payments'],
    String.raw`\b(?:in|of|by) (?P<v>\d{1,3}) (?:(?:equal|consecutive|level|regular|monthly|quarterly|successive|substantially),? )+(?:installments|payments)\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'rate_type',
    ['%, fixed', '%, variable', '%, adjustable', '%, floating', 'floating daily', 'adjusted daily'],
    String.raw`{rate},? (?P<v>fixed|variable|adjustable|floating)\b`,
    { certainty: 0.84 },
  ),
];

const kinds = String.raw`(?:single[ -]family(?: (?:residence|detached|attached|home|dwelling))?|SFR|SFD|SFA|condo(?:minium)?(?: unit)?|PUD|town ?(?:house|home)|duplex|triplex|fourplex|(?:1|2|3|4|one|two|three|four|1-4|2-4|one-to-four)[ -](?:unit|family)(?: (?:dwelling|residence|property))?|manufactured(?: home| housing)?|mobile home|co-?op(?:erative)?|detached|attached|multi-?family|vacant land|modular)`;

/** The kind of a home by short words, which mean it only with a kind beside them. */
export const kindOfHome: readonly Rule[] = [
  label(
    'property_type',
    ['Property', 'Prop', 'Type', 'Prop Type', 'Subject', 'Dwelling', 'Units / Type', 'Structure'],
    {
      certainty: 0.84,
      lines: 1,
      valuePattern: part(`^(?P<v>${kinds})$`),
    },
  ),
];

/** "LTV/CLTV 96.48% / 96.48%": the first is the loan's own. */
export const loanToValues: readonly Rule[] = [
  worded('ltv_percent', 'ltv ?/ ?[ct]ltv(?: ?/ ?h[ct]?ltv)?(?: ratios?| %)?', {
    valuePattern: part(String.raw`^(?P<v>{rate}|\d{2,3}(?:\.\d{1,3})?)(?: ?%)? ?/`),
  }),
];

/** What the name of a program says of the rate: "Conventional 30 Year Fixed". */
export const ratePrograms: readonly Rule[] = [
  label(
    'rate_type',
    wordings('{loan|mortgage|} {program|product}', '{loan|mortgage} type', 'amort {type|}', 'product type'),
    { certainty: 0.82, valuePattern: part(String.raw`^(?:[^/]{0,40}\b)?(?P<v>fixed|adjustable|ARM)(?: rate)?\b`) },
  ),
];

/** Dates and limits in a table of those who signed: read where one signed, or all on one day. */
export const signedTables: readonly Rule[] = [
  column('approval_date', 'Date', [
    'Vote',
    'Signature',
    'Approver',
    'Approved By',
    'Approval',
    'Authority',
    'Decision',
  ]),
  column('approval_authority_limit', 'Authority', ['Name', 'Title', 'Approver', 'Signature', 'Date', 'Officer']),
];

function choices(field: string, near: readonly string[], values: Readonly<Record<string, readonly string[]>>): Rule[] {
  return Object.entries(values).map(([value, words]) => checkbox(field, words, value, { near }));
}

const typeQuestions = wordings('{property|dwelling|home|collateral|building} type', 'type of {property|dwelling|home}');
const lienQuestions = wordings('{our|} lien {position|priority|status|}', 'mortgage position', 'priority of lien');
const classQuestions = wordings(
  '{loan|credit} {type|class|category}',
  'type of {loan|credit}',
  'class of {loan|credit}',
);

/** Choices that forms of approval offer as boxes. */
export const approvalBoxes: readonly Rule[] = [
  ...[
    ...['Single Family', '1-4 Family', '1-4 Unit', '2-4 Family', '2-4 Units', 'Condominium', 'Condo', 'PUD'],
    ...['Townhouse', 'Townhome', 'Manufactured', 'Manufactured Home', 'Multifamily', 'Multi-Family', 'Vacant Land'],
    ...['Office', 'Retail', 'Industrial', 'Warehouse', 'Mixed Use', 'Mixed-Use', 'Hotel', 'Farmland', 'Agricultural'],
  ].map((value) => checkbox('property_type', [value], value, { near: typeQuestions })),
  ...choices('lien_position', lienQuestions, {
    '1': wordings('{first|1st} {lien|mortgage|position|}'),
    '2': wordings('{second|2nd|junior|subordinate} {lien|mortgage|position|}'),
  }),
  ...choices('loan_class', classQuestions, {
    consumer: wordings('{consumer|personal} {RE|real estate|loan|}'),
    business: wordings('{commercial|business} {RE|real estate|loan|}'),
  }),
];
