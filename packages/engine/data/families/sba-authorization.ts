import { collateral, collateralSection, guarantors, purpose } from './agreement-terms.ts';
import { block, family, label, part, sentence, worded } from './build.ts';
import { guarantyExtent } from './guaranty-extent.ts';
import { firstRate, movesOfRate } from './house-terms.ts';
import { addedToIndex, guarantySigners, kindOfCompany, labelledLimit, repaidOver } from './lending-clauses.ts';
import { placesOfParties } from './lending-prose.ts';
import { looseTerms } from './loose-terms.ts';
import { principal } from './note-amounts.ts';
import { lateCharge } from './note-charges.ts';
import { borrower, borrowerEntity, lender } from './note-parties.ts';
import { amount } from './note-phrases.ts';
import { interestRate, rateType } from './note-rates.ts';
import { maturity, payments } from './note-schedule.ts';
import { variableRate } from './note-variable-rate.ts';
import { movingRate } from './note-wordings.ts';
import { stateOfKind } from './organized-state.ts';
import { loanWordings, partyWordings, wordings } from './worded-labels.ts';

/** The government's approval of its guarantee. Its number of the loan is not the bank's, and is left alone. */
export const sbaAuthorization = family(
  'sba_authorization',
  lender,
  borrower,
  borrowerEntity,
  label('loan_number', [
    "Lender's Loan Number",
    "Lender's Loan No",
    'Lender Loan Number',
    'Lender File',
    'Lender File Number',
    'Bank Loan Number',
  ]),
  label('lender_name', ['Issued by'], { valuePattern: '^(?P<v>.+?)(?: under .*| pursuant .*)?$' }),
  label('borrower_name', [
    'Small Business',
    'Applicant Business',
    'Applicant',
    'Small Business Concern',
    'Business Name',
  ]),
  label('borrower_address', ['Business Address', 'Applicant Address', 'Address of Business']),
  label('borrower_tin', ['EIN', 'Tax ID', 'TIN', 'Taxpayer ID']),
  sentence('borrower_tin', 'ein', String.raw`\bein:? (?P<v>\d{2}-\d{6,8})`),
  label('approval_date', ['Approval Date', 'Date of Approval', 'SBA Approval Date', 'Date Approved', 'Approved']),
  sentence(
    'approval_date',
    ['approv'],
    String.raw`(?:approved|approval date(?: is)?|date of approval(?: is)?)(?: on| as of)?:? (?P<v>{date})`,
  ),
  label('approval_expiration_date', [
    'Expiration Date',
    'Authorization Expires',
    'Expires',
    'Expiration',
    'Disbursement Deadline',
    'Final Disbursement Date',
  ]),
  sentence(
    'approval_expiration_date',
    ['expire', 'disburse'],
    // A name between the words and the day is the answer to another heading of the row.
    String.raw`(?:authorization (?:will |shall )?expires?,?(?: (?:(?-i:[a-z]+,?)|lender|loan|sba|borrower|authorization|disbursement)){0,14}?(?: by| on)?|expires?(?: on)?|(?:first |initial(?:ly)? )?disburse(?:d|ment)[^.]{0,60}(?:by|no later than|before|on or before)) (?P<v>{date})`,
  ),
  label('naics_code', ['NAICS', 'NAICS Code', 'NAICS No', 'NAICS Number']),
  label('principal_amount', [
    'Loan Amount',
    'Amount of Loan',
    'Approved Amount',
    'Gross Loan Approved',
    'Loan Approved',
    'Amount Approved',
    'Loan Amount Approved',
  ]),
  principal,
  sentence('principal_amount', ['loan'], String.raw`\bloan(?: \([^)]{2,20}\))? in the amount of ${amount}`),
  sentence('borrower_name', ['to assist'], String.raw`to assist:? (?P<v>{party})(?:\.|,? (?:an? |located|of |\(|in ))`),
  sentence('principal_amount', 'loan of', String.raw`\bloan of ${amount}`, { certainty: 0.85 }),
  interestRate,
  // "Prime plus 2.75%", with what is said of the index between.
  sentence(
    'rate_margin',
    ['prime', 'sofr', 'treasury', 'base rate', 'peg rate', 'index'],
    String.raw`\b(?:prime|sofr|treasury|base rate|peg rate|index)\b(?:[^.;%+]){0,140}? ?(?:plus|\+) ?(?:an? (?:margin|spread) of )?(?P<v>{rate})`,
    { certainty: 0.85, fallback: true },
  ),
  sentence(
    'rate_margin',
    ['over', 'above'],
    String.raw`(?P<v>{rate}) (?:over|above|in excess of) (?:the )?(?:wsj|wall street|prime|sofr|base rate|index|\d+-year treasury)`,
    { certainty: 0.85, fallback: true },
  ),
  sentence(
    'rate_margin',
    ['prime plus', 'prime rate plus', 'index plus', 'base rate plus', 'sofr plus'],
    String.raw`\b(?:prime|sofr|index|base)(?: lending)?(?: rate)? plus (?P<v>\d{1,2}(?:\.\d{1,3})?) (?:percentage )?points?\b`,
    { certainty: 0.85, fallback: true },
  ),
  label('interest_rate', ['Initial Interest']),
  sentence('interest_rate', 'interest', String.raw`interest[.:] (?P<v>{rate}) (?:a|per) (?:year|annum)`, {
    certainty: 0.85,
  }),
  sentence('term_months', ['runs', 'months'], String.raw`\bruns (?:for )?(?P<v>\d{1,3} (?:months|years))`),
  label('term_months', ['Maturity', 'Term'], { valuePattern: '^(?P<v>\\d{1,3} (?:months|years))' }),
  label('late_charge_percent', ['Late Fee', 'Late Charge'], {
    valuePattern: part(String.raw`^(?:up to )?(?P<v>{rate})`),
  }),
  label('grace_days', ['Late Fee', 'Late Charge'], { valuePattern: part(String.raw`after (?P<v>\d{1,2} days)`) }),
  label('guarantor_name', ['Personal Guarantors', 'Personal Guarantor', 'Required Guarantors']),
  sentence('approval_expiration_date', ['lapse'], String.raw`lapses?\b[^.]{0,80}\bby (?P<v>{date})`),
  rateType,
  payments.filter(({ field }) => field === 'payment_amount' || field === 'first_payment_date'),
  // The day on which the authorization expires is not the loan's.
  maturity.filter(
    ({ field, patterns = [] }) =>
      (field === 'maturity_date' && !patterns.includes('Expiration Date')) || field === 'term_months',
  ),
  worded(
    'loan_number',
    '(?:lenders?|banks?|participants?) (?:loan|file|account|note|reference)(?: (?:no|number|#|id|ref|reference))?',
  ),
  lateCharge,
  sentence(
    'interest_rate',
    'interest',
    String.raw`\binterest (?:rate )?(?:is|will be|shall be|accrues|runs)(?: fixed| variable)? at(?: a rate of)? (?P<v>{rate})`,
    { certainty: 0.88 },
  ),
  sentence(
    'payment_frequency',
    ['month', 'quarter'],
    String.raw`{money},? (?:(?:(?:are|is|will be|shall be) )(?:(?:due|payable|paid) )+(?P<v>(?:every|each) (?:month|quarter)|monthly|quarterly))\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'lien_position',
    ['lien', 'mortgage', 'deed of trust'],
    String.raw`\b(?:an? )?(?P<v>first|second|third|1st|2nd|3rd)(?:[ -](?:priority|position|perfected))* (?:lien|mortgage|deed of trust|security interest|position)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'property_address',
    ['lien', 'mortgage', 'deed of trust', 'land', 'real estate', 'property'],
    String.raw`\b(?:lien|mortgage|deed of trust|land|real estate|property|premises)(?: (?:on|of|the|real|land|property|estate|located|and|building))* at (?P<v>{address})`,
    { certainty: 0.86 },
  ),
  sentence(
    'loan_purpose',
    ['proceeds', 'use of'],
    String.raw`(?:use of (?:loan )?proceeds|purpose)[.:]? (?:[a-z0-9][.)] )?{money} (?:for|to):? (?P<v>(?:purchase|refinance|acquire|construct|build|finance|fund|renovate|expand|consolidate|provide|buy|working capital|pay)\b[^.;:]{3,140}?)\.`,
    { certainty: 0.85 },
  ),
  sentence('lender_name', ['issued by'], String.raw`\bissued by (?P<v>{party}) (?:under|pursuant|on|as)\b`, {
    certainty: 0.88,
  }),
  worded(
    'approval_date',
    '(?:sba )?approv(?:ed|al)(?: on| date)?/.{3,30}|(?:sba )?(?:approval date|approved on|approved|date approved|date of approval)',
    { valuePattern: part(String.raw`^(?P<v>{date})`) },
  ),
  worded('approval_expiration_date', '(?:sba )?approv(?:ed|al)(?: on| date)?/.{3,30}', {
    valuePattern: part(String.raw`^{date} ?/ ?(?P<v>{date})`),
  }),
  worded(
    'approval_expiration_date',
    '(?:authorization |approval |this authorization |commitment )?(?:expires|expiration|expiry|lapses?|ends)(?: on| date)?|(?:first |initial )?(?:disbursement|disburse|funds?|funded|payout)(?: deadline| by| before| due by| no later than)|(?:last|final) (?:day|date) (?:to|for) (?:disburse|disbursement|funding)|deadline(?: to disburse| for disbursement)?',
  ),
  ...looseTerms,
  worded('principal_amount', 'amount', { certainty: 0.8 }),
  worded('loan_purpose', 'proceeds', {
    lines: 2,
    certainty: 0.85,
    valuePattern: String.raw`^(?P<v>[A-Z][^.;:]{4,120}?)(?:[.;].*)?$`,
  }),
  sentence(
    'approval_expiration_date',
    ['disburse'],
    String.raw`\bdisburse(?:ment)?[^.;]{0,20} (?:ends|expires|by|until) (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  worded('naics_code', '(?:industry |business )?naics(?: (?:code|no|number|#|industry))*|industry code', {
    valuePattern: String.raw`^(?P<v>\d{6})\b`,
  }),
  worded('collateral_description', 'lien on', { certainty: 0.7 }),
  sentence(
    'collateral_description',
    ['lien on', 'interest in'],
    String.raw`\b(?:first|second|1st|2nd)?(?: priority| perfected)* ?(?:lien on|position on|security interest in) (?P<v>(?-i:[Aa]ll) [^.:;]{8,200}?)\.`,
    { certainty: 0.8 },
  ),
  // SBA's own words: "First perfected security interest, subject to no other liens, in the following personal property:"
  sentence(
    'collateral_description',
    ['security interest', 'lien'],
    String.raw`\b(?:security interest|lien),? [^.:;]{0,80}?\b(?:in|on)(?: the)? following(?: [a-z]+){0,4}: (?P<v>[a-z][^.:;]{8,300}?)\.`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'term_months',
    ['mature', 'maturity'],
    String.raw`(?:mature|maturity|repaid)[^.]{0,40}(?:in|is|of|within) (?P<v>\d{1,2} years)`,
  ),
  purpose,
  sentence(
    'loan_purpose',
    ['proceeds'],
    String.raw`use of (?:loan )?proceeds[.:]? (?:[a-z0-9][.)] )?(?:{money} (?:for|to):? )(?P<v>(?-i:[A-Z])[^.;:]{3,140}?)\.`,
  ),
  collateral,
  collateralSection,
  guarantors,
  sentence(
    'guarantor_name',
    ['148'],
    String.raw`(?:form 148l?|guarantees?)[^.:]{0,40} (?:by|from):? (?P<v>{party}(?:; {party})*)\.`,
  ),
  guarantyExtent,
  // A line for each of them: "Ann Lee, resident in Ohio, full guarantee".
  sentence(
    'guarantor_name',
    ['guarant'],
    String.raw`(?:^|[.:;] |\d[.)] |\band )(?P<v>(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3}(?:,? (?:Jr|Sr|II|III)\.?)?)),? (?:an? )?(?:resident (?:in|of)|residing (?:in|at)|individual|individually|owner of|who owns|\d{1,3}% owner)\b[^.;:]{0,80}?\bguarant(?:y|ee|or)\b`,
    { certainty: 0.84, pick: 'all' },
  ),
  variableRate,
  movesOfRate,
  movingRate,
  firstRate,
  addedToIndex,
  guarantySigners,
  kindOfCompany,
  labelledLimit,
  repaidOver,
  stateOfKind,
  placesOfParties,
  block(
    'borrower_address',
    3,
    String.raw`^(?:\d{1,2}\. |[A-Z]\. )?(?:Borrower|Applicant|Small Business|Small Business Applicant|EPC/OC)(?: Name)?: [^\n]{3,120}\n(?:[^\n\d]{3,80}\n)?(?P<v>(?:\d{1,6} |P\.? ?O\.? ?Box )[^\n]*,? [A-Z]{2},? \d{5}(?:-\d{4})?)`,
    { certainty: 0.85 },
  ),
  sentence(
    'amount_to_borrower',
    ['to borrower'],
    String.raw`(?P<v>{money}) (?:is |to be )?(?:payable|paid|disbursed)(?: directly)? to (?:the )?(?:borrower|small business|applicant)\b`,
    { certainty: 0.84 },
  ),
  sentence(
    'loan_proceeds_total',
    ['total'],
    String.raw`\b(?:proceeds|payable|paid|working capital|inventory|equipment)\b[^:]{0,120}? (?P<v>{money}) total(?: (?:use of proceeds|loan|loan proceeds|proceeds|loan amount|disbursements?))?(?:\.| (?-i:[A-Z])|$)`,
    { certainty: 0.8 },
  ),
  label(
    'loan_proceeds_total',
    ['Total Use of Proceeds', 'Total Loan Proceeds', 'Total Proceeds', 'Total Uses', 'Total Project Financing'],
    { certainty: 0.88 },
  ),
  label(
    'conditions',
    ['Additional Conditions', 'Other Conditions', 'Conditions', 'Special Conditions', 'Loan Conditions'],
    {
      direction: 'below',
      lines: 14,
    },
  ),
  loanWordings.filter(({ field }) => field !== 'loan_number'),
  partyWordings,
  wordings(
    'payment_frequency',
    'loan_purpose',
    'guarantor_name',
    'collateral_description',
    'late_charge_percent',
    'grace_days',
    'borrower_tin',
    'property_address',
  ),
);
