import type { Rule } from '../../src/extraction/rule.ts';
import { approvalConditions } from './approval-conditions.ts';
import { kindOfHome, loanToValues, namedLenders, ratePrograms } from './approval-letters.ts';
import { approvalProse } from './approval-prose.ts';
import { parcelInSentence, zoneInSentence } from './approval-sentences.ts';
import { block, checkbox, family, label, part, sentence } from './build.ts';
import { kind } from './building-kind.ts';
import { loanNumber } from './common.ts';
import { decisionLabels, decisionPairs } from './decision-labels.ts';
import { applicants, lenderLoanNumbers, letterheadLender, occupancyBoxes } from './loan-application.ts';
import { lenderName, onlyLender, pageHead } from './party-patterns.ts';
import { plainLabels } from './plain-labels.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

const propertyTypes = [
  'Single Family',
  'Condominium',
  'PUD',
  'Co-op',
  'Cooperative',
  'Manufactured Housing',
  'Manufactured',
  '2-4 Units',
  '2- to 4-Unit',
  '1 Unit',
  'Townhouse',
  'Detached',
  'Attached',
] as const;

const purposes = [
  'Purchase',
  'No Cash-Out Refinance',
  'Cash-Out Refinance',
  'Limited Cash-Out Refinance',
  'No Cash-Out Refinance (Freddie)',
  'Limited Cash-Out Refinance (Fannie)',
  'Rate/Term Refinance',
  'Rate and Term Refinance',
  'Streamline Refinance',
  'No Cash-Out Refi',
  'Cash-Out Refi',
  'Limited Cash-Out Refi',
  'Rate/Term Refi',
  'Refi',
  'Refinance',
  'Home Improvement',
  'Construction to Permanent',
  'Construction-to-Permanent',
  'Construction/Permanent',
  'Construction',
] as const;

const boxes: readonly Rule[] = [
  ...propertyTypes.map((value) => checkbox('property_type', [value], value)),
  ...occupancyBoxes(),
  ...purposes.map((value) => checkbox('loan_purpose', [value], value)),
  checkbox('lien_position', wordings('{first|1st} {mortgage|lien|lien position}'), '1'),
  checkbox('lien_position', wordings('{second|2nd|subordinate} {mortgage|lien|lien position}'), '2'),
];

/** In these papers the seller is who sells the loan: the lender. */
const lender: readonly Rule[] = [
  label('lender_name', [
    ...nameOf('lender', 'creditor', 'mortgage lender', 'originating lender', 'loan originator organization'),
    ...wordings('{lender/|} seller{/servicer|/lender|} {name|}', 'name of seller{/servicer|}', 'correspondent {name|}'),
  ]),
  label('lender_address', [
    ...addressOf('lender', 'seller', 'seller/servicer', 'lender/seller', 'correspondent'),
    'Lender',
    'Seller',
    'Seller Name',
  ]),
  sentence(
    'lender_name',
    ['submitted by', 'delivered by', 'sold by', 'on behalf of'],
    String.raw`\b(?:submitted by|delivered by|sold by|on behalf of)(?: the (?:seller|lender),?)? (?P<v>${lenderName})(?:,|\.|;|$)`,
    { certainty: 0.85 },
  ),
  sentence(
    'lender_address',
    ['submitted by', 'delivered by', 'sold by', 'on behalf of'],
    String.raw`\b(?:submitted by|delivered by|sold by|on behalf of)(?: the (?:seller|lender),?)? ${lenderName}, (?P<v>{address})`,
    { certainty: 0.85 },
  ),
  label(
    'lender_name',
    wordings('{credit union|bank|institution|financial institution|company|submitted by|originator}'),
    {
      valuePattern: onlyLender,
      page: 1,
      certainty: 0.82,
    },
  ),
  ...namedLenders,
  block('lender_name', 1, letterheadLender, { page: 1, box: pageHead, certainty: 0.76 }),
];

/** What the loan comes to with the premium or fee that is added to it. */
const withFee = wordings(
  'total {loan|mortgage|note} {amount|}',
  '{mortgage|loan} {amount|} {w/|with|including|incl.} {UFMIP|MIP|funding fee|financed MIP|financed fee|guarantee fee}',
  'mortgage w/UFMIP',
  '{loan|mortgage} amount {w/ MIP/FF|(with MIP/FF)|(incl. financed MIP)|with financed fee}',
  'total amount of {loan|mortgage|note}',
);

const memoFields = ['approval_date', 'approval_expiration_date', 'term_months', 'lien_position', 'appraisal_date'];

/** Sentences of memoranda, which underwriters write as well. */
const memo = approvalProse.filter(({ field, type }) => type === 'sentence' && memoFields.includes(field));

/** Short words that mean a field only where the figure beside them has its shape. */
const loan: readonly Rule[] = [
  label('principal_amount', withFee, { valuePattern: part(String.raw`^(?P<v>{sum})`) }),
  label('appraised_value', wordings('{VA|} reasonable value', '{NOV|CRV} {value|amount}', 'opinion of value')),
  label(
    'borrower_name',
    wordings('veteran{|’s} {name|}', 'name of veteran', 'member{/| / }borrower', 'member {name|}'),
  ),
  label('term_months', wordings('loan period', 'amortization {term|period}'), {
    valuePattern: part(String.raw`^(?P<v>\d{2,3}(?: months?)?|\d{1,2} years?)$`),
  }),
  sentence(
    'approval_date',
    ['clear to close', 'cleared to close'],
    String.raw`\bclear(?:ed)? to close(?: was| is)?(?: issued| granted| given)?(?: on)?:? (?P<v>{date})`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'loan_purpose',
    ['refinance', 'purchase'],
    String.raw`\b(?:loan|transaction|request|this) is (?:an? )?(?P<v>(?:(?:limited|no|rate[/ -](?:and-|/)?term|rate and term|streamline) )?(?:cash-out )?refinance|purchase(?: money)?(?: transaction)?)\b`,
    { certainty: 0.82 },
  ),
  sentence(
    'occupancy',
    ['residence', 'second home', 'investment'],
    String.raw`\b(?:borrowers?[’']?s?[’']?|their|his|her|an?|as) (?P<v>(?:primary|principal) residence|second home|investment property)\b`,
    { certainty: 0.8, fallback: true },
  ),
  label('appraised_value', ['Value'], { certainty: 0.88, valuePattern: part(String.raw`^(?P<v>{sum})$`) }),
  label('principal_amount', ['Amount'], { certainty: 0.8, valuePattern: part(String.raw`^(?P<v>{sum})$`) }),
  label('rate_type', ['Rate', 'Note Rate Type'], {
    certainty: 0.85,
    valuePattern: part(String.raw`^(?P<v>fixed|adjustable|variable|ARM)\b`),
  }),
  label('term_months', ['Months', 'Mos', 'Term Mos'], {
    certainty: 0.85,
    valuePattern: part(String.raw`^(?P<v>\d{2,3})$`),
  }),
  label('appraised_value', wordings('value {per|by|from} {the|} appraisal', 'appraisal {value|amount|}'), {
    certainty: 0.88,
  }),
  label('property_address', ['Collateral', 'Security', 'Real Estate'], { certainty: 0.88 }),
  label('property_type', wordings('unit type', '{type|kind} of unit'), { certainty: 0.85 }),
  label('property_type', wordings('{property|home|dwelling|building|house|} {style|design}', 'building'), {
    certainty: 0.82,
    lines: 1,
    valuePattern: part(`^(?P<v>${kind})$`),
  }),
  // In a narrow column it goes on below itself.
  label('loan_purpose', wordings('{loan|} purpose {of loan|of the loan|of credit|of request|}', 'use of proceeds'), {
    direction: 'right',
    lines: 2,
    valuePattern: part(String.raw`^(?P<v>(?-i:[A-Z])[^.;:]{3,90})$`),
  }),
  label('loan_number', ['File', 'File No', 'File Number'], {
    lines: 1,
    certainty: 0.7,
    valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{5,}\d)$`),
  }),
  label('interest_rate', ['Qualifying Rate'], { certainty: 0.7 }),
  label('occupancy', ['Use', 'Usage', 'Intended Use', 'Intended Occupancy', 'Occupied By', 'Property Usage'], {
    certainty: 0.85,
  }),
  label('payment_amount', wordings('{first mortgage|} (P&I)', 'first mortgage {P&I|P & I|(P&I)|(P & I)}')),
  label('rate_type', ['Amortization', 'Amortization Type', 'Mortgage Amortization'], {
    valuePattern: part(String.raw`^(?P<v>fixed|adjustable|variable|ARM)\b`),
  }),
];

/** The uniform form 1008, and the summaries that underwriting systems print. */
export const underwritingTransmittal = family(
  'underwriting_transmittal',
  loanNumber,
  lenderLoanNumbers,
  label('borrower_name', applicants),
  // The form runs its label into what is filled in.
  block(
    'borrower_name',
    1,
    String.raw`^(?:co-?)?(?:borrower|applicant)(?:[’']?s)? name:? (?P<v>(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,4}))$`,
    { certainty: 0.86 },
  ),
  lender,
  loan,
  kindOfHome,
  loanToValues,
  ratePrograms,
  memo,
  plainLabels(
    'principal_amount',
    'interest_rate',
    'rate_type',
    'term_months',
    'payment_amount',
    'first_payment_date',
    'maturity_date',
    'note_date',
    'closing_date',
    'property_address',
    'property_county',
    'property_type',
    'occupancy',
    'sale_price',
    'appraised_value',
    'appraisal_date',
    'ltv_percent',
    'lien_position',
    'loan_purpose',
    'loan_officer',
    'borrower_tin',
    'escrow_monthly',
  ),
  boxes,
  zoneInSentence,
  parcelInSentence,
  approvalConditions,
  decisionPairs,
  decisionLabels(
    'prepayment_penalty',
    'payment_frequency',
    'product_code',
    'parcel_number',
    'flood_zone',
    'cash_to_close',
    'total_closing_costs',
    'approval_date',
    'approval_expiration_date',
    'approved_by',
    'approval_number',
    'loan_class',
    'branch_code',
    'apr',
    'in_sfha',
    'borrower_address',
  ),
);
