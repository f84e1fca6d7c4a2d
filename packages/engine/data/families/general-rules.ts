import type { Family, Rule } from '../../src/extraction/rule.ts';
import { addressInParts } from './address-in-parts.ts';
import { agentAndFile } from './agent-and-file.ts';
import { bankCodes } from './bank-codes.ts';
import { bookedNumber, bookedWithoutAccount, fileInSentence, generalProse } from './general-prose.ts';
import { handledBy } from './lending-clauses.ts';
import { pairedLabels } from './paired-labels.ts';
import { rateIndex } from './rate-index.ts';
import { tellingLabels } from './telling-labels.ts';

/** What every paper of a loan may tell, whoever drew it up. */
const parties = ['loan_number', 'borrower_name', 'borrower_address', 'lender_name', 'lender_address'] as const;
/** Papers of others print the land where a letter has the address of its reader. */
const partiesOfOthers = ['loan_number', 'borrower_name', 'lender_name', 'lender_address'] as const;
const land = ['property_address', 'property_county'] as const;
const closer = ['settlement_agent', 'settlement_file_number'] as const;

const rateTerms = ['interest_rate', 'rate_type', 'rate_index', 'rate_margin', 'rate_floor', 'rate_ceiling'] as const;
const repayment = [
  'maturity_date',
  'first_payment_date',
  'payment_amount',
  'payment_frequency',
  'number_of_payments',
  'term_months',
  'amortization_months',
] as const;
const charges = ['default_rate', 'late_charge_percent', 'grace_days'] as const;
const lending = [
  ...parties,
  ...land,
  ...rateTerms,
  ...repayment,
  ...charges,
  'principal_amount',
  'loan_purpose',
  'guarantor_name',
  'collateral_description',
  'borrower_tin',
  'borrower_state_of_org',
  'loan_officer',
] as const;
const security = ['appraised_value', 'appraisal_date', 'ltv_percent', 'lien_position', 'property_type'] as const;
const request = [
  ...parties,
  ...security,
  'property_address',
  'principal_amount',
  'interest_rate',
  'rate_type',
  'term_months',
  'payment_amount',
  'loan_purpose',
  'occupancy',
  'borrower_tin',
  'loan_officer',
] as const;
const deeds = [
  ...parties,
  ...land,
  ...closer,
  'principal_amount',
  'maturity_date',
  'note_date',
  'parcel_number',
  'max_lien_amount',
] as const;

const payouts = [
  ...parties,
  'property_address',
  'principal_amount',
  'disbursement_date',
  'loan_purpose',
  'loan_class',
  'property_county',
  'closing_date',
  'loan_officer',
  'branch_code',
  'product_code',
  'collateral_description',
  'guarantor_name',
  'first_payment_date',
  'number_of_payments',
  'term_months',
  'borrower_tin',
  'parcel_number',
  ...closer,
] as const;

/**
 * Which fields of a paper may be read by words that any paper uses. Left out is what such a paper prints of somebody or
 * something else under the same words: the bank of a wire is not the lender, and a payoff has a loan of its own.
 */
const generalFields: Readonly<Record<string, readonly string[]>> = {
  promissory_note: [...lending, 'note_date'],
  loan_agreement: [...lending, 'note_date'],
  change_in_terms: [...lending, 'note_date'],
  // The number of the agency is not the lender's.
  sba_authorization: [...lending.filter((field) => field !== 'loan_number'), 'approval_date'],
  credit_approval: [
    ...lending,
    ...security,
    'approval_date',
    'approval_number',
    'approved_by',
    'approval_expiration_date',
    'approval_authority_limit',
    'risk_rating',
    'borrower_entity_type',
    'naics_code',
    'call_report_code',
    'branch_code',
    'product_code',
    'conditions',
    'loan_class',
    'occupancy',
  ],
  // It asks for jobs, other loans and other banks too: their months, numbers and names are not the loan's.
  loan_application: [...request, 'guarantor_name', 'borrower_entity_type', 'collateral_description'].filter(
    (field) => !['rate_type', 'loan_number', 'lender_name'].includes(field),
  ),
  underwriting_transmittal: [...request, 'conditions'],
  deed_of_trust: deeds,
  mortgage: deeds,
  assignment_of_rents: deeds,
  rider: [...parties, ...land, 'note_date', 'rate_index'],
  security_agreement: [
    ...parties,
    'principal_amount',
    'maturity_date',
    'note_date',
    'collateral_description',
    'borrower_tin',
    'borrower_state_of_org',
  ],
  guaranty: [
    ...parties,
    'principal_amount',
    'interest_rate',
    'guarantor_name',
    'guarantor_address',
    'guaranty_date',
    'guaranty_limit',
  ],
  disbursement_authorization: payouts,
  sba_form_1050: payouts,
  errors_omissions: [
    ...parties,
    ...closer,
    ...land,
    'principal_amount',
    'note_date',
    'closing_date',
    'loan_officer',
    'maturity_date',
  ],
  agreement_to_provide_insurance: [
    ...parties,
    'property_address',
    'principal_amount',
    'note_date',
    'insurer_name',
    'mortgagee_name',
    'hazard_coverage_amount',
    'hazard_deductible',
    'hazard_effective_date',
    'hazard_expiration_date',
    'property_county',
    'parcel_number',
    'collateral_description',
    'loan_officer',
    'maturity_date',
  ],
  borrowing_resolution: [...parties, 'property_county', 'principal_amount', 'note_date'],
  right_to_cancel: [...parties, 'property_address', 'note_date', 'disbursement_date'],
  truth_in_lending: [
    ...parties,
    'property_address',
    'first_payment_date',
    'payment_amount',
    'number_of_payments',
    'term_months',
    'rate_index',
    'rate_margin',
    'rate_floor',
    'rate_ceiling',
    'late_charge_percent',
    'grace_days',
    'escrow_monthly',
    'branch_code',
    'loan_officer',
  ],
  closing_disclosure: ['borrower_address', 'lender_address', 'branch_code'],
  loan_estimate: ['borrower_address', 'lender_address', 'branch_code'],
  title_commitment: [...partiesOfOthers, ...land, ...closer, 'parcel_number'],
  title_policy: [...partiesOfOthers, ...land, ...closer, 'parcel_number'],
  closing_protection_letter: [...partiesOfOthers, ...closer, 'property_address', 'principal_amount'],
  appraisal: [...partiesOfOthers, ...land, 'parcel_number', 'property_type', 'appraised_value', 'appraisal_date'],
  property_insurance: ['lender_address', 'insurer_name', 'mortgagee_name', 'parcel_number', 'property_address'],
  flood_policy: ['loan_number', 'lender_address', 'insurer_name', 'property_county'],
  liability_insurance: ['loan_number', 'lender_address', 'insurer_name', 'mortgagee_name'],
  flood_determination: [...partiesOfOthers, ...land, 'loan_officer'],
  flood_notice: [...parties, ...land, 'parcel_number', 'loan_officer', 'mortgagee_name'],
  payoff_statement: [...closer, 'borrower_name', 'property_address'],
  settlement_statement: [
    'loan_number',
    'lender_name',
    'lender_address',
    ...closer,
    'property_address',
    'closing_date',
    'disbursement_date',
    'guarantor_name',
    'maturity_date',
    'loan_officer',
    'loan_purpose',
  ],
  wire_instructions: [
    'loan_number',
    'borrower_name',
    'property_address',
    'settlement_agent',
    'disbursement_date',
    'wire_amount',
    'wire_reference',
  ],
  ucc_financing_statement: [...parties, 'borrower_state_of_org', 'parcel_number'],
  vehicle_title: ['borrower_name', 'borrower_address', 'lender_name', 'lender_address', 'note_date'],
  entity_document: ['borrower_state_of_org', 'borrower_tin'],
};

/** Papers of others name banks that are not the lender. */
const manyBanks = new Set([
  'title_commitment',
  'title_policy',
  'wire_instructions',
  'payoff_statement',
  'settlement_statement',
  'underwriting_transmittal',
  'loan_application',
  'appraisal',
  // The printer of a form stands on every page of it.
  'deed_of_trust',
  'mortgage',
  'assignment_of_rents',
]);

/** Papers that list the mortgages of others: a bank in a sentence may be any of them. */
const banksOfOthers = new Set([
  'title_commitment',
  'title_policy',
  'payoff_statement',
  'settlement_statement',
  'appraisal',
]);

/** Papers that name the accounts which money comes from and goes to. */
const payments = new Set([
  'wire_instructions',
  'payoff_statement',
  'settlement_statement',
  'disbursement_authorization',
  'sba_form_1050',
]);

/** Papers on land print numbers of records and of parcels in the same words. */
const landPapers = new Set([
  'deed_of_trust',
  'mortgage',
  'assignment_of_rents',
  'title_commitment',
  'title_policy',
  'appraisal',
]);

/** Papers that bear the day of the loan, at their head or where they are signed. */
const dated = new Set(['promissory_note', 'loan_agreement', 'change_in_terms', 'guaranty', 'security_agreement']);

/** Papers that a lender draws up on forms of its own, with its codes on them. */
const withCodes = new Set([
  'promissory_note',
  'loan_agreement',
  'change_in_terms',
  'guaranty',
  'security_agreement',
  'sba_authorization',
  'rider',
]);

/** A family with what any paper may say, asked where the family itself reads nothing. */
export function withGeneralRules({ docType, rules }: Family): Family {
  const fields = new Set(generalFields[docType] ?? []);
  const prose = generalProse
    .filter((rule) => !((rule === bookedNumber || rule === fileInSentence) && landPapers.has(docType)))
    .map((rule) => (rule === bookedNumber && payments.has(docType) ? bookedWithoutAccount : rule))
    .map((rule) =>
      // Further down a change prints days of old and new terms.
      docType === 'change_in_terms' && rule.field === 'note_date' && rule.box !== undefined
        ? { ...rule, box: { ...rule.box, h: 0.14 } }
        : rule,
    )
    .filter(
      ({ field, fallback, beside, lines, near }) =>
        fields.has(field) &&
        !(fallback === 'last' && field === 'lender_name' && manyBanks.has(docType)) &&
        !(field === 'lender_name' && banksOfOthers.has(docType)) &&
        // Who signs a guaranty as "I" or "the undersigned" does not borrow.
        !(
          docType === 'guaranty' &&
          field === 'borrower_name' &&
          near?.some((word) => /^(?:undersigned|i, )$/.test(word))
        ) &&
        ((beside === undefined && lines === undefined) || dated.has(docType)),
    );
  const parts = fields.has(addressInParts.field) ? [addressInParts] : [];
  const closers = agentAndFile.filter(({ field }) => fields.has(field));
  const known = new Set(rules.map(({ field }) => field));
  const paired = pairedLabels.filter(({ field }) => known.has(field) && docType !== 'payoff_statement');
  const general: readonly Rule[] = [...parts, ...closers, ...paired, ...tellingLabels(fields), ...prose];
  const codes = withCodes.has(docType) ? [...bankCodes, ...handledBy] : [];
  return { docType, rules: [...rules, ...(fields.has('rate_index') ? rateIndex : []), ...codes, ...general] };
}
