import type { Rule } from '../../src/extraction/rule.ts';
import { bankUse, guarantorHomes, ownersEstimate } from './application-people.ts';
import { goodsOffered } from './approval-collateral.ts';
import { guarantorColumns } from './approval-parties.ts';
import { approvalProse } from './approval-prose.ts';
import { parcelInSentence, stateBesideLabel, stateOfEntity } from './approval-sentences.ts';
import { approvalWordings } from './approval-wordings.ts';
import { askedLabels } from './asked-labels.ts';
import { bankName } from './bank-name.ts';
import { block, checkbox, family, label, part, sentence } from './build.ts';
import { kind } from './building-kind.ts';
import { loanNumber } from './common.ts';
import { decisionLabels } from './decision-labels.ts';
import { lenderBlockAddress, lenderLine, lenderName, onlyLender, pageHead } from './party-patterns.ts';
import { plainLabels } from './plain-labels.ts';
import { entityBoxes, purposeBoxes, rateTypeBoxes } from './request-boxes.ts';
import { signerNames } from './signers.ts';
import { wordings as byWords } from './worded-labels.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

/** What applications and the underwriter's summary call the number of the loan. */
export const lenderLoanNumbers = label(
  'loan_number',
  wordings(
    '{lender|seller|servicer|originator|lender’s|seller’s|bank’s|our|} {loan|case|file} {no|number|#|id|identifier|reference|}/{universal loan identifier|ULI}',
    'universal loan identifier {(ULI)|}',
    '{lender|seller|servicer|originator|lender’s|seller’s|servicer’s|bank|bank’s|our|your} {loan|case|loan case|loan file} {no|number|#|id|identifier|reference|ref|}',
    '{loan|application} {id|reference|ref|file no|file number|case no|case number}',
  ),
  { valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,6}-?\d[A-Z0-9-]{4,44})\b`) },
);

export const applicants = [
  ...nameOf('borrower', 'co-borrower', 'applicant', 'co-applicant', 'joint applicant', 'additional borrower'),
  ...wordings(
    'name (first, middle, last, suffix)',
    'name {(first, middle, last)|(first middle last)|(last, first, middle)}',
    '{borrower’s|co-borrower’s} name (include Jr. or Sr. if applicable)',
    'list name(s) of other borrower(s) applying for this loan',
    '{name|name(s)} of {applicant|borrower} {1|2}',
    '{primary|first|second|other|joint|main} {borrower|applicant}{|s|(s)} {name|}',
    '{who is applying|who is borrowing|who are you|who will borrow}?',
  ),
];

/** A lender's name at the head of the page; titles and parts of the form hold the same words. */
export const letterheadLender = lenderLine.replace(
  '^(?:',
  String.raw`^(?:(?:[IVX]+|\d+)\. .*|.*\b(?:type|terms|application|section|uniform|summary|transmittal|home loan|seller)\b.*|`,
);

/** Which of the boxes for the use of the property is ticked. */
export function occupancyBoxes(): readonly Rule[] {
  return [
    checkbox(
      'occupancy',
      wordings('{primary|principal} {residence|home|dwelling}', 'owner-occupied', 'owner occupied'),
      'Primary Residence',
    ),
    checkbox('occupancy', wordings('second {home|residence}', 'secondary residence', 'vacation home'), 'Second Home'),
    checkbox('occupancy', wordings('investment {property|}', 'investor', 'rental property'), 'Investment Property'),
  ];
}

const parties: readonly Rule[] = [
  label('borrower_name', applicants),
  signerNames('borrower_name', ['borrower']),
  label('borrower_address', [
    ...addressOf('borrower', 'applicant', 'co-borrower'),
    ...wordings(
      '{current|present|mailing|home|residence|residential|permanent} {street|} address {(street, city, state, ZIP)|}',
      '{current|present} residence',
      'residence',
      '{home|residence} (street, city, state, ZIP)',
      'where do you {live|get mail|live now|receive mail}?',
    ),
  ]),
  label('borrower_address', ['Address'], {
    pick: 'first',
    certainty: 0.8,
    // The owners of a company have addresses of their own.
    apart: ['% owned', 'owned', 'ownership', 'owner', 'date of birth', 'ssn', 'nmls', 'nmlsr', 'originator'],
  }),
  label(
    'borrower_name',
    wordings(
      // "Business Name" alone is asked of whoever employs the applicant, too.
      'applicant {business|company|entity|organization|firm} {legal|full|} name',
      '{business|company|entity|organization|firm} {legal|full} name',
      '{legal|full legal|exact legal|registered} name of {business|company|entity|applicant|the applicant|the business|firm|borrower}',
      '{legal|} name of {the|} {business|company|entity|organization|firm}',
      '{business|company} {applicant|borrower}',
    ),
  ),
  label(
    'borrower_address',
    wordings(
      '{primary|principal|main|registered|} {business|company|office|place of business|executive office} {street|mailing|} {address|location}',
      '{business|company|head office|chief executive office|principal place of business|headquarters}',
      'street, city, state, ZIP',
    ),
    { valuePattern: part(String.raw`^(?P<v>{address})`) },
  ),
  sentence(
    'borrower_name',
    ['“', '"', 'appl'],
    String.raw`(?P<v>{party})(?:,? an? [a-z][a-z -]{3,60}?)?(?:,? (?:of|located at) [^()“”"]{8,90}?)? ?\((?:the |hereinafter )?["“](?:applicant|borrower|company)["”]`,
    { certainty: 0.86 },
  ),
  label('borrower_name', ['Company Name', 'Business Name'], {
    page: 1,
    certainty: 0.82,
    apart: ['employer', 'employed', 'position', 'income', 'self-employed', 'insurance', 'builder'],
    unless: ['uniform residential'],
  }),
  label('borrower_address', ['Physical Address', 'Street Address', 'Business Location'], {
    page: 1,
    certainty: 0.8,
    apart: ['property', 'collateral', 'employer', 'nmls', 'originator'],
  }),
  // "The undersigned, A and B, of 12 Elm Street, hereby apply for a loan"
  sentence(
    'borrower_name',
    ['undersigned'],
    String.raw`\bundersigned(?: applicants?| borrowers?)?,? (?P<v>{party}(?:,? (?:and|&) {party})?),? (?:(?:husband|spouses|married|both|a|an|each|individually)\b[^.;]{0,60}?,? )?(?:(?:of|residing at|whose address is) {address},? )?(?:hereby )?(?:appl(?:y|ies)|requests?|makes? application)\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'borrower_address',
    ['undersigned'],
    String.raw`\bundersigned\b[^.;\d]{3,120}?,? (?:of|residing at|whose address is) (?P<v>{address}),? (?:hereby )?(?:appl(?:y|ies)|requests?|makes? application)\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'collateral_description',
    ['as security', 'as collateral'],
    String.raw`\bas (?:security|collateral)(?: for the loan)?,? (?:the )?(?:applicants?|borrowers?|undersigned|we|I) (?:will |shall )?(?:offers?|pledges?|gives?|grants?) (?P<v>[^.;]{8,200}?)\.(?: |$)`,
    { certainty: 0.84 },
  ),
  sentence(
    'loan_officer',
    ['received by', 'taken by', 'interviewed by'],
    String.raw`\b(?:received|taken|interviewed) by:? (?P<v>(?-i:[A-Z])[A-Za-z.'’-]*(?: (?-i:[A-Z])[A-Za-z.'’-]*){1,3}), (?:[a-z]+ )?(?:loan officer|lender|loan originator|mortgage banker|vice president)`,
    { certainty: 0.86 },
  ),
  label('collateral_description', wordings('{collateral|security} {offered|description|}', 'secured by', 'vehicle'), {
    certainty: 0.86,
    valuePattern: String.raw`^(?P<v>(?:19|20)\d\d [A-Z][A-Za-z].{5,120})$`,
  }),
  sentence('lender_name', ['to '], String.raw`(?:^|(?-i:CREDIT|APPLICATION|LOAN|REQUEST) )to:? (?P<v>${bankName}):`, {
    certainty: 0.8,
  }),
  label('lender_name', wordings('{return|submit|mail|deliver|send|submitted} {form|application|} to'), {
    valuePattern: onlyLender,
    lines: 2,
    certainty: 0.84,
  }),
  // Where an applicant keeps his money, or owes some, is asked in the same words.
  label('lender_name', wordings('{financial|lending|} institution', 'bank', 'credit union', 'to', 'name of lender'), {
    valuePattern: onlyLender,
    lines: 2,
    page: 1,
    box: pageHead,
    certainty: 0.84,
    apart: ['account', 'checking', 'savings', 'balance', 'deposit', 'creditor', 'payment', 'owed'],
  }),
  label('lender_address', wordings('{return|submit|mail|deliver|send|submitted} {form|application|} to'), {
    certainty: 0.84,
  }),
  label('lender_name', [
    ...nameOf('lender', 'mortgage lender', 'originating lender', 'loan originator organization'),
    ...wordings(
      'loan {originator|origination} {organization|company} {name|}',
      'loan origination company’s name',
      'lender{/|} {originator|organization name}',
      '{application|applying} to',
      'to {lender|bank}',
    ),
  ]),
  block('lender_name', 1, letterheadLender, { page: 1, box: pageHead, certainty: 0.78 }),
  // Name and address on one line.
  block('lender_name', 1, `^(?P<v>${lenderName}), {address}$`, { page: 1, box: pageHead, certainty: 0.76 }),
  block('lender_address', 1, `^${lenderName}, (?P<v>{address})$`, { page: 1, box: pageHead, certainty: 0.76 }),
  block('lender_address', 4, lenderBlockAddress, { page: 1, box: pageHead, certainty: 0.78 }),
  label('lender_address', [
    ...addressOf('lender', 'creditor', 'loan origination company', 'loan originator organization'),
    'Lender',
  ]),
  label(
    'loan_officer',
    wordings(
      '{loan originator|loan originator’s|interviewer|interviewer’s|originator|MLO} {name|} {(print or type)|}',
      '{application|interview} taken by',
      'interviewed by',
      'MLO/{interviewer|loan officer|originator}',
      '{assigned|receiving|responsible|bank} officer',
      'loan originator’s name (print or type)',
    ),
  ),
];

const numbers: readonly Rule[] = [
  ...loanNumber,
  lenderLoanNumbers,
  label(
    'loan_number',
    ['Reference', 'Our Reference', 'Application No', 'Application Number', 'Case No', 'Case Number'],
    {
      valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,6}-?\d[A-Z0-9-]{4,44})$`),
      certainty: 0.82,
    },
  ),
  sentence(
    'loan_number',
    ['loan identifier', 'loan no'],
    String.raw`\b(?:universal loan identifier|loan identifier|lender loan no\.?)(?: \(ULI\))?:? ?#?(?P<v>\d[A-Z0-9-]{4,44})\b`,
  ),
  // Forms with a blank for each part set the parts so far apart that they stand in cells of their own.
  sentence(
    'borrower_tin',
    ['social security number'],
    String.raw`\bsocial security number:? (?P<v>\d{3} ?[-–—]? ?\d{2} ?[-–—]? ?\d{4})\b`,
  ),
];

/** Short words that mean a field only where the figure beside them has its shape. */
const loan: readonly Rule[] = [
  label('principal_amount', wordings('amount', 'loan'), {
    pick: 'first',
    certainty: 0.8,
    valuePattern: part(String.raw`^(?P<v>{sum})$`),
  }),
  label('term_months', wordings('over', 'term', 'for', 'repay over'), {
    certainty: 0.8,
    valuePattern: part(String.raw`^(?P<v>\d{2,3} (?:months?|mos?\.?)|\d{1,2} (?:years?|yrs?\.?))`),
  }),
  // "8.138%, fixed"
  label(
    'rate_type',
    wordings('{interest|note|} rate {and type|/ type|quoted|offered|}', 'at what rate, and is it fixed?', 'interest'),
    { valuePattern: part(String.raw`%,?;? ?\(?(?P<v>fixed|variable|adjustable)\b`) },
  ),
  label('interest_rate', wordings('at what rate, and is it fixed?', 'rate {and type|/ type}', 'interest'), {
    valuePattern: part(String.raw`^(?P<v>{rate})`),
  }),
  // The value that an applicant states himself is no appraisal; the lender's own estimate comes near to one.
  label(
    'appraised_value',
    wordings(
      '{appraised|estimated|appraisal|market|estimated market|property} value {of property|of the property|of home|}',
    ),
    // A schedule of what an applicant owns gives the value of each property.
    {
      apart: [
        ...['mortgage balance', 'rental income', 'gross rental', 'amount of mortgages', 'present market value'],
        ...ownersEstimate,
      ],
    },
  ),
  label('interest_rate', ['Rate Quoted', 'Quoted Rate', 'Rate Offered'], { certainty: 0.88 }),
  label('principal_amount', wordings('{I|we|I/we} apply for', '{I|we|I/we} {request|wish to borrow}', 'how much?'), {
    valuePattern: part(String.raw`^(?:a loan of )?(?P<v>{sum})`),
  }),
  // "How long?" asks for years at an address or a job, too.
  label('term_months', ['How long?', 'How long'], {
    where: ['how much?'],
    outside: ['Employment', 'Residence', 'Current Address', 'Previous Address', 'Employer'],
    valuePattern: part(String.raw`^(?P<v>\d{1,3} (?:months?|mos?\.?|years?|yrs?\.?))`),
  }),
  label('term_months', wordings('repay in', 'to be repaid in', 'repayment period'), {
    valuePattern: part(String.raw`^(?P<v>\d{1,3} (?:months?|mos?\.?|years?|yrs?\.?))`),
  }),
  label('loan_purpose', ['What for?', 'What for'], { lines: 2 }),
  label('interest_rate', wordings('{desired|requested|preferred} {interest|} rate'), {
    valuePattern: part(String.raw`^(?P<v>{rate})`),
  }),
  label('rate_type', wordings('{desired|requested|preferred} {interest|} rate'), {
    valuePattern: part(String.raw`%,?;? ?\(?(?P<v>fixed|variable|adjustable)\b`),
  }),
  label('rate_type', wordings('{loan|mortgage} type', 'amort {type|}'), {
    certainty: 0.82,
    valuePattern: part(String.raw`^(?:[^/]{0,40}\b)?(?P<v>fixed|adjustable|ARM)(?: rate)?\b`),
  }),
  label('property_type', ['Kind', 'Property Kind', 'Type of Home'], { certainty: 0.8 }),
  label('property_type', wordings('{present|current|property|intended|} use {of property|of the property|}', 'type'), {
    certainty: 0.84,
    lines: 1,
    valuePattern: part(`^(?P<v>${kind})$`),
  }),
];

/** The owners of a company have numbers of their own. */
const ofOwners = [
  '% owned',
  'owned %',
  'percent owned',
  '% of ownership',
  'ownership',
  'owners',
  'shareholder',
  'guarantor',
];

/** The uniform form 1003, and what lenders ask in their own. */
export const loanApplication = family(
  'loan_application',
  parties,
  numbers,
  loan,
  guarantorHomes,
  bankUse,
  plainLabels(
    'principal_amount',
    'interest_rate',
    'rate_type',
    'term_months',
    'payment_amount',
    'property_address',
    'property_county',
    'property_type',
    'occupancy',
    'sale_price',
    'loan_purpose',
    'loan_officer',
    'closing_date',
    'ltv_percent',
    'lien_position',
    'first_payment_date',
    'maturity_date',
  ),
  askedLabels(
    'principal_amount',
    'interest_rate',
    'rate_type',
    'term_months',
    'payment_amount',
    'property_address',
    'borrower_address',
    'borrower_name',
    'property_type',
    'occupancy',
    'sale_price',
    'appraised_value',
    'loan_officer',
    'lender_name',
    'closing_date',
  ),
  [...plainLabels('borrower_tin'), ...byWords('borrower_tin')].map((rule) => ({ ...rule, apart: ofOwners })),
  occupancyBoxes(),
  checkbox('lien_position', wordings('{first|1st} {lien|mortgage lien}'), '1'),
  checkbox('lien_position', wordings('{subordinate|second|2nd} {lien|mortgage lien}'), '2'),
  label('payment_amount', wordings('first mortgage {P&I|P & I|(P&I)|(P & I)}'), { certainty: 0.86 }),
  purposeBoxes,
  rateTypeBoxes,
  entityBoxes,
  decisionLabels(
    'branch_code',
    'guarantor_address',
    'parcel_number',
    'product_code',
    'payment_frequency',
    'loan_class',
  ),
  // What a business is asked.
  approvalWordings.filter(({ field }) => field === 'borrower_entity_type' || field === 'naics_code'),
  approvalProse.filter(({ field, type }) => field === 'loan_purpose' && type === 'sentence'),
  sentence(
    'rate_type',
    ['rate of'],
    String.raw`\b(?:an?|the) (?P<v>fixed|variable|adjustable)(?: interest)? rate of {rate}`,
    {
      certainty: 0.84,
    },
  ),
  byWords('collateral_description', 'guarantor_name', 'borrower_state_of_org', 'loan_purpose', 'amortization_months'),
  stateOfEntity,
  stateBesideLabel,
  parcelInSentence,
  guarantorColumns,
  goodsOffered,
);
