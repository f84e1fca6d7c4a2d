import { block, family, label, sentence, table } from './build.ts';
import { loanInSentence, loanNumber } from './common.ts';
import { onlyFloodZone } from './flood-patterns.ts';
import { legalDescription } from './legal-description.ts';
import { lenderBlockAddress, lenderBlockName } from './party-patterns.ts';
import { parcelNumber, speaksOfLand } from './title-patterns.ts';

const client = [
  'Lender/Client',
  'Lender / Client',
  'Lender/Client Name',
  'Lender or Client',
  'Lender',
  'Client',
  'Client Name',
  'Client Name and Address',
  'Client / Intended User',
  'Client and Intended User',
  'Intended User',
  'Lender/Client Company',
  'Lender / Client Name and Address',
  'Company Name of Lender',
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
];

export const appraisal = family(
  'appraisal',
  loanNumber,
  label('loan_number', ['Lender Loan Number', 'Lender Loan #', 'Client Loan Number', 'Loan / File Number']),
  label('loan_number', ['Loan'], { valuePattern: String.raw`^#? ?(?P<v>[A-Z0-9-]*\d{4}[A-Z0-9-]*)$` }),
  loanInSentence,

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
    String.raw`\b(?-i:borrowers?)(?: is| are|,)? (?P<v>(?-i:[A-Z])[^;:()]{1,80}?(?:[A-Za-z’']{3,}|Inc\.|L\.P\.|Jr\.|LLC))(?:\. |\.$|;| (?:at|owner|client|lender|property)\b|$)`,
    {
      certainty: 0.8,
    },
  ),

  label('lender_name', client),
  label('lender_address', [...client, 'Lender Address', 'Client Address', 'Lender/Client Address', 'Company Address']),
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

  label(
    'flood_zone',
    [
      'FEMA Flood Zone',
      'Flood Zone',
      'FEMA Zone',
      'Flood Zone Designation',
      'FEMA Flood Zone Designation',
      'Flood Hazard Zone',
      'Flood Map Zone',
      'Zone (flood)',
    ],
    {
      valuePattern: onlyFloodZone,
    },
  ),
  block(
    'flood_zone',
    1,
    String.raw`\b(?:fema )?flood zone:? (?P<v>(?-i:A(?:E|H|O|R|99|\d{1,2})?|V(?:E|\d{1,2})?|X|B|C|D))(?: \(?(?:un)?shaded\)?)?(?: fema|$)`,
    {
      certainty: 0.88,
    },
  ),
  sentence(
    'flood_zone',
    ['zone'],
    String.raw`\bflood (?:hazard )?zone (?:is )?(?P<v>(?-i:A(?:E|H|O|R|99|\d{1,2})?|V(?:E|\d{1,2})?|X|B|C|D))[., ;]`,
    {
      certainty: 0.82,
    },
  ),
);
