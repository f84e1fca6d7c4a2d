import type { Family, Rule } from '../../src/extraction/rule.ts';
import { generalProse } from './general-prose.ts';
import { tellingLabels } from './telling-labels.ts';

/** What every paper of a loan may tell, whoever drew it up. */
const parties = ['loan_number', 'borrower_name', 'borrower_address', 'lender_name', 'lender_address'] as const;
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
  'note_date',
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
const deeds = [...parties, ...land, ...closer, 'principal_amount', 'maturity_date', 'note_date'] as const;

/**
 * Which fields of a paper may be read by words that any paper uses. Left out is what such a paper prints of somebody or
 * something else under the same words: the bank of a wire is not the lender, and a payoff has a loan of its own.
 */
const generalFields: Readonly<Record<string, readonly string[]>> = {
  promissory_note: lending,
  loan_agreement: lending,
  change_in_terms: lending,
  sba_authorization: [...lending, 'approval_date'],
  credit_approval: [...lending, ...security, 'approval_date'],
  loan_application: request,
  underwriting_transmittal: request,
  deed_of_trust: deeds,
  mortgage: deeds,
  assignment_of_rents: deeds,
  rider: [...parties, ...land, 'note_date'],
  security_agreement: [
    ...parties,
    'principal_amount',
    'maturity_date',
    'note_date',
    'collateral_description',
    'borrower_tin',
    'borrower_state_of_org',
  ],
  guaranty: [...parties, 'principal_amount', 'interest_rate', 'guarantor_name', 'guarantor_address'],
  disbursement_authorization: [
    ...parties,
    'property_address',
    'principal_amount',
    'note_date',
    'disbursement_date',
    'loan_purpose',
  ],
  errors_omissions: [...parties, ...closer, 'property_address', 'principal_amount', 'note_date', 'closing_date'],
  agreement_to_provide_insurance: [...parties, 'property_address', 'principal_amount', 'note_date', 'insurer_name'],
  borrowing_resolution: [...parties, 'principal_amount', 'note_date'],
  right_to_cancel: [...parties, 'property_address', 'note_date', 'disbursement_date'],
  truth_in_lending: [
    ...parties,
    'property_address',
    'first_payment_date',
    'payment_amount',
    'number_of_payments',
    'late_charge_percent',
    'grace_days',
    'escrow_monthly',
  ],
  closing_disclosure: ['borrower_address', 'lender_address'],
  loan_estimate: ['borrower_address', 'lender_address'],
  title_commitment: [...parties, ...land, ...closer],
  title_policy: [...parties, ...land, ...closer, 'note_date'],
  closing_protection_letter: [...parties, ...closer, 'property_address', 'principal_amount'],
  appraisal: [...parties, ...land, 'property_type', 'appraised_value', 'appraisal_date'],
  property_insurance: ['loan_number', 'borrower_address', 'lender_address', 'property_address', 'insurer_name'],
  flood_policy: ['loan_number', 'borrower_address', 'lender_address', 'property_address', 'insurer_name'],
  liability_insurance: ['loan_number', 'borrower_address', 'lender_address', 'property_address', 'insurer_name'],
  flood_determination: [...parties, ...land],
  flood_notice: [...parties, 'property_address'],
  payoff_statement: [...closer, 'borrower_name', 'property_address'],
  settlement_statement: [...parties, ...closer, 'property_address', 'closing_date', 'disbursement_date'],
  wire_instructions: [
    ...closer,
    'loan_number',
    'borrower_name',
    'borrower_address',
    'property_address',
    'disbursement_date',
  ],
  ucc_financing_statement: [...parties, 'borrower_state_of_org'],
  vehicle_title: ['borrower_name', 'borrower_address', 'lender_name', 'lender_address', 'note_date'],
  entity_document: ['borrower_state_of_org', 'borrower_tin'],
};

/** A family with what any paper may say, asked where the family itself reads nothing. */
export function withGeneralRules({ docType, rules }: Family): Family {
  const fields = new Set(generalFields[docType] ?? []);
  const general: readonly Rule[] = [...tellingLabels(fields), ...generalProse.filter(({ field }) => fields.has(field))];
  return { docType, rules: [...rules, ...general] };
}
