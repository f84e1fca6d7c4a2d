import type { Rule } from '../../src/extraction/rule.ts';
import { bankName } from './bank-name.ts';
import { bankOfficer } from './bank-officer.ts';
import { column, family, label, part, sentence, signature } from './build.ts';
import { closingProse } from './closing-prose.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { instrumentDate, instrumentLoanNumber } from './instrument-debt.ts';
import { instrumentParties } from './instrument-parties.ts';
import { address, afterParty, amount, countyInName, partyName } from './instrument-patterns.ts';
import { insurancePromise } from './insurance-promise.ts';
import { legalDescription } from './legal-description.ts';
import { onlyLender } from './party-patterns.ts';
import { policyInsurer, policyMortgagee, policySum, policyTerm } from './policy-prose.ts';
import { rightToCancel } from './right-to-cancel.ts';
import { notaryLabels, signerNames } from './signers.ts';
import { partyWordings, wordings } from './worded-labels.ts';
import { countyWorded, parcelWorded } from './worded-land.ts';

/** Some houses have these papers sworn to. */
const notary = signature('notary_present', notaryLabels);

/** Where a paper of the closing says which property secures the loan. */
const securedProperty: readonly Rule[] = [
  label('property_address', [
    'Property',
    'Property Address',
    'Property Location',
    'Address of Property',
    'Subject Property',
    'Subject Property Address',
    'Collateral',
    'Collateral Address',
    'Collateral Location',
    'Collateral Description',
    'Location of Collateral',
    'Location of Property',
    'Real Estate',
    'Real Property',
    'Premises',
    'Premises Address',
    'Property Insured',
    'Insured Property',
    'Property to be Insured',
    'Location of Insured Property',
  ]),
  sentence(
    'property_address',
    [
      'property',
      'collateral',
      'real estate',
      'premises',
      'known as',
      'located at',
      'home at',
      'house at',
      'building at',
      'dwelling at',
    ],
    String.raw`\b(?:secured by(?: (?:the|a|certain|real))*(?: property| mortgage| deed of trust| lien| real estate| premises| dwelling)*(?: on| at| located at| known as)*|(?:property|home|house|building|dwelling|residence|land)(?: that is)? (?:located |situated |known as )?at|(?:described|following|insured)(?: described)?(?: real)? (?:collateral|property|premises|building)|collateral(?: is)?(?: located at)?|real (?:estate|property)(?: located| situated)? at|premises(?: located)? at|commonly known as|property address(?: is)?):? (?P<v>${address})`,
  ),
];

/** The policy that a borrower shows for it. */
const policy: readonly Rule[] = [
  label(
    'insurer_name',
    ['Insurance Company', 'Insurer', 'Name of Insurer', 'Insurance Company Name', 'Insurance Carrier', 'Company'],
    { direction: 'right' },
  ),
  sentence('insurer_name', ['insurer'], String.raw`\binsurer(?: at present)? is (?P<v>${partyName}), policy`, {
    certainty: 0.88,
  }),
  label('hazard_policy_number', ['Policy Number', 'Policy No', 'Policy #', 'Policy'], {
    direction: 'right',
    valuePattern: '^(?P<v>[A-Z0-9-]*\\d{4,}[A-Z0-9-]*)',
  }),
  sentence(
    'hazard_policy_number',
    ['policy '],
    String.raw`\bpolicy (?:no\.? |number |# ?)?(?P<v>(?-i:[A-Z]{1,4})-?\d{5,10})\b`,
    { certainty: 0.88 },
  ),
];

/** The policy in a table of one row: its sum is headed by one word there. */
const shownPolicy: readonly Rule[] = [
  'Amount',
  'Amount $',
  'Amounts',
  'Limit',
  'Limits',
  'Limit $',
  'Policy Amount',
  'Policy Limit',
  'Amount Insured',
  'Sum Insured',
  'Insured For',
  'Coverage',
  'Coverage $',
  'Amount of Policy',
  'Face Amount',
].map((heading) =>
  column(
    'hazard_coverage_amount',
    heading,
    ['Policy Number', 'Policy No', 'Policy #', 'Policy', 'Expires', 'Expiration', 'Expiration Date', 'Exp Date'],
    { valuePattern: part(String.raw`^\$? ?(?P<v>{sum})$`) },
  ),
);

/** What sentences of these papers say of the loan that they belong to. */
const loanInSentence: readonly Rule[] = [
  sentence('loan_number', ['loan '], String.raw`(?-i:\b(?:Loan|LOAN)) (?P<v>\d[\d-]{5,20}\d)\b`, { certainty: 0.85 }),
  sentence(
    'principal_amount',
    ['note for', 'note of', 'loan '],
    String.raw`\b(?:note (?:for|of)|loan [\d-]{5,20}[^$;]{0,40}?,) ${amount}`,
    { certainty: 0.86 },
  ),
  sentence(
    'lender_name',
    ['note', 'loan'],
    String.raw`\b(?:note|loan)\b[^;“”]{0,60}? (?:to|from) (?P<v>${bankName})(?:,| \(|\.|;| dated| secured)`,
    { certainty: 0.82 },
  ),
  label('borrower_name', ['From'], { page: 1, certainty: 0.75 }),
  sentence(
    'property_address',
    ['security of', 'secured by'],
    String.raw`\b(?:on the security of|security of|secured by) (?P<v>${address})`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_name',
    ['loan to'],
    String.raw`\bloan to (?P<v>${partyName})(?:,? (?:dated|in the|secured|of {money}|evidenced|made|from|under|\()|${afterParty})`,
    { certainty: 0.88 },
  ),
  sentence(
    'note_date',
    ['loan', 'note'],
    String.raw`\b(?:loan|note)(?: to [^;]{4,80}?)?,? dated(?: as of)? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence('note_date', ['today', 'loan '], String.raw`\b(?:today,?|loan [\d-]{5,20} of) (?P<v>{date})`, {
    certainty: 0.85,
  }),
  sentence('note_date', ['this day'], String.raw`\bthis day,? (?:of )?(?P<v>{date})`, { certainty: 0.85 }),
  sentence(
    'principal_amount',
    ['amount of', 'sum of'],
    String.raw`\b(?:loan|note|mortgage)\b[^$;]{0,160}? in the (?:original |principal |face )*(?:amount|sum) of ${amount}`,
    { certainty: 0.88 },
  ),
  // A letter is addressed to the lender.
  label('lender_name', ['To'], { page: 1, valuePattern: onlyLender, certainty: 0.8 }),
  label('lender_address', ['To'], {
    page: 1,
    valuePattern: String.raw`(?i)^[^0-9]*?\b(?:bank|credit union|savings|trust company)\b[^0-9]*(?P<v>\d{1,6} .*?[A-Z]{2},? \d{5}(?:-\d{4})?)`,
    lines: 5,
    certainty: 0.8,
  }),
  label('maturity_date', ['Maturity Date', 'Maturity', 'Final Maturity']),
];

const insuranceAgreement = family(
  'agreement_to_provide_insurance',
  loanNumber,
  softwareHeader,
  instrumentLoanNumber,
  instrumentDate,
  instrumentParties,
  label('borrower_name', ['Customer', 'Member', 'Debtor', 'Owner']),
  label(
    'borrower_name',
    [
      'Insured',
      'Named Insured',
      "Insured's Name",
      'Name of Insured',
      'Insured / Borrower',
      'Property Owner',
      'Policyholder',
    ],
    { certainty: 0.85, fallback: true },
  ),
  { ...signerNames('borrower_name', ['borrower', 'grantor']), fallback: 'last' },
  label('borrower_address', ['Customer', 'Member', 'Debtor']),
  label('lender_name', ['Creditor', 'Loss Payee', 'Lienholder', 'Mortgagee / Loss Payee', 'Loss Payee / Mortgagee']),
  label('lender_address', ['Creditor', 'Loss Payee', 'Lienholder', 'Mortgagee / Loss Payee', 'Loss Payee / Mortgagee']),
  sentence(
    'lender_name',
    ['loss payee', 'mortgagee', 'lienholder'],
    String.raw`\b(?:shall|must|will|to) (?:name|list|show)(?: the)? (?P<v>${partyName}), ${address},? as (?:first |the )?(?:mortgagee|loss payee|lienholder|lender|additional)`,
  ),
  sentence(
    'lender_address',
    ['loss payee', 'mortgagee', 'lienholder'],
    String.raw`\b(?:shall|must|will|to) (?:name|list|show)(?: the)? [^.;:]{4,80}?, (?P<v>${address}),? as (?:first |the )?(?:mortgagee|loss payee|lienholder|lender|additional)`,
  ),
  label('principal_amount', [
    'Loan Amount',
    'Principal Amount',
    'Original Loan Amount',
    'Amount of Loan',
    'Note Amount',
  ]),
  sentence(
    'principal_amount',
    ['principal amount of', 'loan in the amount of', 'loan of'],
    String.raw`\b(?:principal amount of|loan in the amount of|loan of) ${amount}`,
  ),
  // The least cover that the lender asks for is the loan itself.
  sentence(
    'principal_amount',
    ['insurable value'],
    String.raw`\binsurable value,?(?: and)?(?: in an amount)? (?:but )?(?:in no event less|not less) than ${amount}`,
    { certainty: 0.75 },
  ),
  securedProperty,
  loanInSentence,
  policy,
  insurancePromise,
  policyInsurer,
  policyMortgagee,
  policySum,
  policyTerm,
  shownPolicy,
  legalDescription,
  parcelWorded,
  countyWorded,
  sentence(
    'property_county',
    ['county', 'parish'],
    String.raw`${countyInName}|(?:\d{5}(?:-\d{4})?(?:,|;| \()?(?: in)?|\b(?:land|real estate|property|located|situated|premises|home|house|building) in) ?(?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+)?)) (?-i:County|Parish)\b`,
    { certainty: 0.85 },
  ),
  bankOfficer,
  closingProse,
  partyWordings,
  wordings('loan_number', 'principal_amount', 'property_address', 'note_date'),
);

const errorsAndOmissions = family(
  'errors_omissions',
  loanNumber,
  softwareHeader,
  instrumentLoanNumber,
  instrumentDate,
  instrumentParties,
  label('borrower_name', ['Member', 'Customer', 'Borrower(s) Name', 'Undersigned', 'Borrower Names']),
  { ...signerNames('borrower_name', ['borrower', 'grantor']), fallback: 'last' },
  sentence(
    'lender_name',
    ['in consideration of', 'for value received'],
    String.raw`\bin consideration of(?: the)?(?: funds? (?:advanced|disbursed|lent) (?:this date )?by)? (?P<v>${partyName})(?:,? (?:\(|disbursing|making|funding|extending|granting|lending|closing|agreeing|having|in (?:making|funding|closing|the closing)|hereinafter|and/or|its successors)|[’']s)`,
  ),
  sentence(
    'lender_name',
    ['lender', 'made by', 'closing of'],
    String.raw`\b(?:loan|mortgage)(?: is| was| being)? (?:made|granted|extended|funded|obtained)(?: to [^.;]{3,80}?)? (?:by|from) (?P<v>${partyName})${afterParty}`,
    { certainty: 0.85 },
  ),
  sentence(
    'borrower_name',
    ['undersigned'],
    String.raw`\bthe undersigned,?(?: borrowers?(?:\(s\))?,?)? (?P<v>${partyName})(?:${afterParty}|,? (?:for|in) (?:and in )?(?:consideration|value)|, agrees?| agrees?)`,
    { certainty: 0.88 },
  ),
  label('principal_amount', [
    'Loan Amount',
    'Principal Amount',
    'Amount of Loan',
    'Amount',
    'Note Amount',
    'Original Loan Amount',
    'Mortgage Amount',
  ]),
  sentence(
    'principal_amount',
    ['amount of', 'sum of', 'loan of'],
    String.raw`\b(?:proceeds|loan|mortgage|note|funds)(?: [a-z]+){0,6}? (?:in the (?:original |principal )*(?:amount|sum) of|of) ${amount}`,
  ),
  sentence('note_date', ['date of'], String.raw`\b(?:on|as of|bearing|under) the date of (?P<v>{date})`, {
    certainty: 0.85,
  }),
  securedProperty,
  loanInSentence,
  closingProse,
  notary,
  label('closing_date', ['Closing Date', 'Date of Closing', 'Closed', 'Closed On', 'Settlement Date', 'Date Closed']),
  partyWordings,
  wordings('loan_number', 'principal_amount', 'property_address', 'note_date'),
);

export const closingPapers = [insuranceAgreement, errorsAndOmissions, rightToCancel];
