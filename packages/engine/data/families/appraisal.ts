import type { Rule } from '../../src/extraction/rule.ts';
import { appraisedFlood } from './appraisal-flood.ts';
import { appraisedKind } from './appraisal-kind.ts';
import { block, family, label, part, sentence, table, worded } from './build.ts';
import { lenderReference, loanInSentence, loanNumber } from './common.ts';
import { legalDescription } from './legal-description.ts';
import { lenderBlockAddress, lenderBlockName, lenderName, onlyLender, subjectOfLetter } from './party-patterns.ts';
import { countyLine, parcelNumber } from './title-land.ts';
import { ownerSentence, partyThenEnd, speaksOfLand, vestedLabels, vestedSentence } from './title-patterns.ts';
import {
  borrowerWorded,
  countyWorded,
  lenderAddressWorded,
  lenderWorded,
  parcelWorded,
  propertyWorded,
} from './worded-land.ts';
import { ownerWorded } from './worded-title.ts';

const lenders = [
  'Lender/Client',
  'Lender / Client',
  'Lender/Client Name',
  'Lender or Client',
  'Lender',
  'Lender/Client Company',
  'Lender/Client Company Name',
  'Lender / Client Name and Address',
  'Company Name of Lender',
];

/** Whoever ordered the report is the lender, unless the report names one. */
const clients = [
  'Client',
  'Client Name',
  'Client Name and Address',
  'Client / Intended User',
  'Client and Intended User',
  'Intended User',
  'Client Company Name',
  'Client Company',
  'Prepared for',
  'Report prepared for',
  'Ordered by',
];

const valued = [
  'Appraised Value of Subject Property',
  'Appraised Value of Subject Property $',
  'Appraised Value',
  'Opinion of Market Value',
  'Opinion of Value',
  'Market Value Opinion',
  'Market Value',
  'As Is Market Value',
  'As-Is Market Value',
  'Market Value As Is',
  'Market Value "As Is"',
  'As Is Value',
  'Final Value Conclusion',
  'Final Opinion of Value',
  'Final Opinion of Market Value',
  'Final Value Estimate',
  'Final Estimate of Value',
  'Final Estimate of Market Value',
  'Estimated Value',
  'Final Value',
  'Final Reconciled Value',
  'Reconciled Value',
  'Value Conclusion',
  'Market Value Conclusion',
  'As Is Market Value Conclusion',
  'Reconciled Market Value',
  'Final Market Value',
  'Final Market Value Opinion',
  'Appraised Market Value',
  'Opinion of Market Value As Is',
  'Opinion of As Is Market Value',
  'Concluded Value As Is',
  'Value Opinion',
  'Fair Market Value',
  'Concluded Value',
  'Concluded Market Value',
  'Estimated Market Value',
  'Estimate of Market Value',
  'Conclusion of Value',
  'Indicated Value of Subject',
  'Opinion of Market Value (As Is)',
  'Market Value (As Is)',
  'As Is Market Value Opinion',
  'Market Value Estimate',
  'Market Value of Subject',
  'Market Value of the Property',
  'Market Value of Fee Simple',
  'Value',
  'Value As Is',
  'Value of Property',
  'Value of Subject Property',
  'Value Opinion As Is',
  'Value Estimate',
  'Value Indicated',
  'Value Reported',
  'Value Concluded',
  'Valued at',
  'Appraised at',
  'Appraised Value As Is',
  'Appraised Value (As Is)',
  'Appraisal Value',
  'Our Opinion of Value',
  'Our Opinion',
  'Opinion of Fair Market Value',
  'Concluded Opinion of Value',
  'Final Conclusion of Value',
  'Final Value Opinion',
  'Final Opinion',
  'Final Concluded Value',
  'Conclusion',
];

const dated = [
  'Effective Date of Appraisal',
  'Effective Date of the Appraisal',
  'Effective Date of Value',
  'Effective Date of Valuation',
  'Effective Date',
  'Date of Value',
  'Date of Valuation',
  'Valuation Date',
  'Value Date',
  'As of Date',
  'Appraisal Effective Date',
  'Date of Appraisal',
  'Appraisal Date',
  'Effective Date of Report',
  'Effective Date of Opinion',
  'Effective Date of Value Opinion',
  'Effective Date of Market Value',
  'Date of Value Opinion',
  'Date of Opinion',
  'Date of Market Value',
  'Value as of',
  'Valued as of',
  'Valuation as of',
  'Value Effective Date',
  'Value effective',
  'Effective',
  'Effective as of',
  'As of',
  'As Is Date of Value',
];

/** Boxes for who lives there stand beside the same words, and so do those who owned it before. */
const ownerValue = part(
  String.raw`^(?:.*\b(?:tenants?|vacant|occup[a-z]+|owners?|public records?|assessor|unknown|same|see|n/a|prior|seller|yes|no|fee simple|leasehold|private|individual|acres?)\b.*|(?P<v>(?-i:[A-Z0-9]).{2,90}))$`,
);

const appraisedOwner: readonly Rule[] = [
  label('vested_owner', ['Owner of Public Record', 'Public Record Owner', ...vestedLabels], {
    valuePattern: ownerValue,
    lines: 2,
  }),
  { ...ownerWorded, valuePattern: ownerValue, certainty: 0.86 },
  worded(
    'vested_owner',
    '(?:current |present |property |legal |record )*(?:ownership(?: of record)?|owners? of (?:public )?record|owners?/taxpayer|reported owner|owners? per (?:public )?records?|titled to|ownership entity|owner entity)(?: names?)?',
    { valuePattern: ownerValue, certainty: 0.86 },
  ),
  vestedSentence,
  ownerSentence,
  sentence(
    'vested_owner',
    ['owner', 'owned', 'ownership'],
    String.raw`\b(?:owner of (?:public )?record|(?:current |present |record )?ownership(?: of (?:the )?(?:subject|property|subject property))?|(?:subject|property|real estate|site|subject property) is (?:currently |presently |now )?(?:owned|titled|vested|held))(?: (?:is|as|being|in|by|of record|to be|the name of|under|reported|shown))*:? ${partyThenEnd}`,
    { certainty: 0.8 },
  ),
];

export const appraisal = family(
  'appraisal',
  loanNumber,
  label('loan_number', ['Lender Loan Number', 'Lender Loan #', 'Client Loan Number', 'Loan / File Number']),
  label('loan_number', ['Loan'], { valuePattern: String.raw`^#? ?(?P<v>[A-Z0-9-]*\d{4}[A-Z0-9-]*)$` }),
  lenderReference,
  loanInSentence,
  propertyWorded,
  countyWorded,
  parcelWorded,
  borrowerWorded,
  lenderWorded,
  lenderAddressWorded,
  appraisedFlood,
  appraisedOwner,
  // A title page says it in one word over the name.
  label('lender_name', ['For', 'Prepared for', 'Submitted to'], { valuePattern: onlyLender, lines: 2, certainty: 0.8 }),
  label('lender_address', ['For', 'Submitted to'], { certainty: 0.8 }),
  block('borrower_name', 1, subjectOfLetter, { page: 1, certainty: 0.76, fallback: true }),
  sentence(
    'appraised_value',
    ['value'],
    String.raw`\b(?:market |appraised |final )?value,?[^.$]{0,60}? (?:as of|on|at|effective) {date}[,:]?(?: is| was| of)?:? (?P<v>{sum})`,
    { certainty: 0.88 },
  ),
  sentence(
    'appraisal_date',
    ['value'],
    String.raw`\b(?:market |appraised |final )?value,?[^.$]{0,80}? (?:as of|on|at|effective) (?P<v>{date})[,:]?(?: is| was| of)?:? \$`,
    { certainty: 0.88 },
  ),
  sentence(
    'lender_name',
    ['apprais', 'request of', 'prepared for'],
    String.raw`\b(?:apprais\w+[^.]{5,140}?|prepared|request) (?:for|of|by) (?:the use of )?(?P<v>${lenderName})(?:[.,;]| its| in connection| as | to )`,
    { certainty: 0.78, fallback: true },
  ),
  worded(
    'appraised_value',
    '(?:(?:final|our|my|the|as is|reconciled|concluded|appraised|estimated|fair|opinion of|estimate of|conclusion of|final opinion of|current) )*(?:market )?value(?: (?:conclusion|opinion|estimate|as is|of (?:the )?(?:subject|property|subject property|fee simple(?: interest| estate)?|land and improvements)|concluded|reported|is))*',
    { certainty: 0.88 },
  ),
  worded(
    'appraisal_date',
    '(?:effective|valuation|value|appraisal|opinion) dates?(?: of (?:the |this |our )?(?:value|appraisal|valuation|report|opinion|market value))?|dates? of (?:the |this |our )?(?:value|valuation|appraisal|opinion|market value|value opinion)|(?:value|valued|appraised) as of|as of date',
    { certainty: 0.9 },
  ),
  sentence(
    'lender_address',
    ['client', 'lender'],
    String.raw`\b(?:lender ?/ ?client|client|lender):? (?-i:[A-Z])[^:;\d]{3,70}? address:? (?P<v>{address})`,
    { certainty: 0.88 },
  ),

  label('property_address', [
    'Property Address',
    'Address of Property Appraised',
    'Address of Appraised Property',
    'Subject Property',
    'Subject Property Address',
    'Subject Address',
    'Subject',
    'Property Appraised',
    'Property',
    'Property Location',
    'Location of Property',
    'Location',
    'Property Identification',
    'Real Property Appraised',
  ]),
  table('property_address', ['Address'], 'Subject', {
    valuePattern: String.raw`^(?P<v>\d{1,6} .+ [A-Z]{2} \d{5})`,
    certainty: 0.6,
  }),
  sentence(
    'property_address',
    ['appraisal of', 'located at', 'property at', 'appraised', 'known as'],
    String.raw`(?:appraisal (?:report )?of|located at|property at|known as|identified as|appraised:?)(?: the property(?: located)? at)? (?P<v>{address})`,
    { certainty: 0.86 },
  ),
  block(
    'property_address',
    4,
    String.raw`^appraisal report\n(?:[^\n]{3,60}\n)?(?P<v>\d{1,6} [^\n]+ [A-Z]{2},? \d{5})`,
    {
      page: 1,
      certainty: 0.85,
    },
  ),

  label('property_county', ['County', 'Property County', 'County / Parish'], {
    valuePattern: String.raw`^(?P<v>[A-Z][A-Za-z.' ]{1,38}[A-Za-z])$`,
  }),
  ...countyLine,
  // The form runs its labels into what is filled in: "County Bibb" in a cell of its own.
  block('property_county', 1, String.raw`^county:? (?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2}))$`, {
    certainty: 0.88,
  }),
  block('property_county', 1, String.raw`^(?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2})) county$`, {
    page: 1,
    certainty: 0.8,
  }),

  label('borrower_name', [
    'Borrower',
    'Borrowers',
    'Borrower(s)',
    'Borrower Name',
    'Borrower / Client',
    'Borrower / Owner',
    'Owner / Borrower',
    'Borrower / Applicant',
    'Applicant',
    'Loan Applicant',
  ]),
  block('borrower_name', 1, String.raw`^borrowers?:? (?P<v>(?-i:[A-Z])[^\n:]{3,80})$`, { certainty: 0.88 }),
  sentence(
    'borrower_name',
    ['borrower'],
    String.raw`\b(?-i:borrowers?)(?: is| are|,|:)? (?P<v>(?-i:[A-Z])[^;:()]{1,80}?(?:[A-Za-z’']{3,}|Inc\.|L\.P\.|Jr\.|LLC))(?:\. |\.$|;| (?:at|owner|client|lender|property|dear)\b|$)`,
    {
      certainty: 0.8,
    },
  ),

  label('lender_name', lenders),
  label('lender_name', clients, { certainty: 0.85 }),
  label('lender_address', [...lenders, 'Lender Address', 'Lender/Client Address']),
  label('lender_address', [...clients, 'Client Address', 'Company Address'], { certainty: 0.85 }),
  block(
    'lender_name',
    1,
    String.raw`^(?:lender ?/ ?client|client|lender):? (?P<v>(?-i:[A-Z])[^\n:]{2,70}?)(?:, (?:\d|P\.? ?O)|$)`,
    { certainty: 0.88 },
  ),
  block(
    'lender_address',
    2,
    String.raw`^(?:lender ?/ ?client|client|lender):? (?-i:[A-Z])[^\n:\d]{2,70}?,? (?P<v>{address})`,
    {
      certainty: 0.88,
    },
  ),
  block('lender_name', 5, lenderBlockName, { certainty: 0.82 }),
  block('lender_address', 6, lenderBlockAddress, { certainty: 0.82 }),

  legalDescription,
  label('legal_description', ['Legal Description', 'Legal', 'Brief Legal Description', 'Short Legal'], {
    lines: 4,
    certainty: 0.68,
    valuePattern: speaksOfLand,
  }),
  parcelNumber,

  label('sale_price', [
    'Contract Price',
    'Contract Price $',
    'Contract Sales Price',
    'Contract Sale Price',
    'Contract Purchase Price',
    'Purchase Price',
    'Purchase Contract Price',
    'Pending Sale Price',
    'Agreed Price',
  ]),
  table('sale_price', ['Sale Price', 'Sales Price'], 'Subject', { certainty: 0.85 }),
  sentence(
    'sale_price',
    ['contract', 'purchase'],
    String.raw`(?:contract|purchase)(?: sales?)? price(?: of| is| was|:)? ?\$? ?(?P<v>{sum})`,
    {
      certainty: 0.85,
    },
  ),
  sentence(
    'sale_price',
    ['under contract', 'pending sale', 'agreement of sale'],
    String.raw`(?:under contract|pending sale|agreement of sale)[^.$]{0,60}? (?:for|at|of) (?P<v>{sum})`,
    {
      certainty: 0.82,
    },
  ),

  sentence('sale_price', ['sale price:', 'sales price:'], 'sales? price: (?P<v>{sum})', { certainty: 0.88 }),

  appraisedKind,
  label('appraised_value', valued),
  sentence(
    'appraised_value',
    ['opinion', 'market value', 'appraised value', 'value of the'],
    String.raw`(?:opinion|estimate|conclusion)[^$]{0,40}? (?:of |that )(?:the )?(?:[a-z“”"' -]{0,30})?(?:market|appraised|as is)[^$]{0,240}? (?:is|was|of|at|to be|:) (?P<v>{sum})`,
    { certainty: 0.9 },
  ),
  sentence(
    'appraised_value',
    ['market value', 'appraised value'],
    String.raw`(?:market|appraised) value(?: of the (?:subject )?property| of the fee simple (?:interest|estate)|, as is,?|, as defined,?)*[^.$]{0,60}? (?:is|was|of|at|to be|:) (?P<v>{sum})`,
    { certainty: 0.84 },
  ),

  label('appraisal_date', dated),
  sentence(
    'appraisal_date',
    ['as of', 'effective date'],
    String.raw`(?:market value|appraised value|opinion|value of)[^$]{0,200}?,? (?:effective )?as of:? (?P<v>{date})`,
    { certainty: 0.9 },
  ),
  sentence('appraisal_date', ['as of'], '{sum},? as of:? (?P<v>{date})', { certainty: 0.9 }),
  sentence(
    'appraisal_date',
    ['effective date'],
    String.raw`effective date(?: of (?:this |the )?(?:appraisal|value|valuation|report))?(?: is| was|:)? (?P<v>{date})`,
    {
      certainty: 0.9,
    },
  ),
);
