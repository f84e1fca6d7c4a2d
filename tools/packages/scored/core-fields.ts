/** The names of the fields that documents print, as the product knows them. */
export const canonicalFields: ReadonlySet<string> = new Set(
  `loan_number principal_amount principal_words interest_rate rate_type rate_index rate_margin rate_floor rate_ceiling
  rate_change_frequency first_rate_change_date default_rate day_count note_date maturity_date first_payment_date
  payment_amount number_of_payments payment_frequency term_months amortization_months interest_only_months
  balloon_amount late_charge_percent late_charge_amount grace_days prepayment_penalty renewal_of borrower_name
  borrower_entity_type borrower_state_of_org borrower_tin borrower_address property_address property_county
  legal_description parcel_number lender_name lender_address guarantor_name guarantor_address guaranty_limit
  guaranty_type guaranty_date trustee_name collateral_description lien_position max_lien_amount appraised_value
  appraisal_date ltv_percent sale_price title_amount title_effective_date title_insured vested_owner
  title_commitment_number hazard_policy_number hazard_coverage_amount hazard_deductible hazard_effective_date
  hazard_expiration_date mortgagee_name insurer_name flood_zone in_sfha flood_community_number
  flood_determination_date flood_coverage_amount flood_expiration_date apr finance_charge amount_financed
  total_of_payments tip closing_date disbursement_date date_issued rescission_end_date total_closing_costs
  cash_to_close total_loan_costs total_other_costs lender_credits origination_charges prepaid_interest_per_diem
  prepaid_interest_from prepaid_interest_to prepaid_interest_amount escrow_monthly settlement_agent
  settlement_file_number amount_to_borrower amount_paid_to_others loan_proceeds_total payoff_amount payoff_per_diem
  payoff_good_through wire_amount wire_beneficiary_name wire_beneficiary_account wire_beneficiary_bank
  wire_beneficiary_aba wire_reference approval_date approval_expiration_date approved_by approval_authority_limit
  approval_number risk_rating loan_purpose loan_officer conditions naics_code call_report_code branch_code
  product_code note_signed guaranty_signed security_instrument_signed note_signature_date notary_present
  page_count_complete loan_class occupancy property_type cd_received_date`.split(/\s+/),
);

/** What a document of a type always prints, whoever made it. */
export const coreFields: Readonly<Record<string, readonly string[]>> = {
  promissory_note: [
    'borrower_name',
    'lender_name',
    'principal_amount',
    'interest_rate',
    'note_date',
    'maturity_date',
    'first_payment_date',
    'payment_amount',
  ],
  change_in_terms: ['borrower_name', 'lender_name', 'loan_number', 'principal_amount', 'maturity_date'],
  loan_agreement: ['borrower_name', 'lender_name', 'principal_amount', 'note_date'],
  guaranty: ['guarantor_name', 'borrower_name', 'lender_name', 'guaranty_date', 'principal_amount'],
  security_agreement: ['borrower_name', 'lender_name', 'collateral_description'],
  deed_of_trust: ['borrower_name', 'lender_name', 'trustee_name', 'legal_description', 'principal_amount'],
  mortgage: ['borrower_name', 'lender_name', 'legal_description', 'principal_amount'],
  assignment_of_rents: ['borrower_name', 'lender_name', 'property_address'],
  rider: ['lender_name', 'property_address', 'note_date'],
  borrowing_resolution: ['borrower_name', 'lender_name'],
  entity_document: ['borrower_name'],
  agreement_to_provide_insurance: ['borrower_name', 'lender_name'],
  disbursement_authorization: ['borrower_name', 'lender_name', 'principal_amount', 'loan_proceeds_total'],
  errors_omissions: ['borrower_name', 'lender_name'],
  right_to_cancel: ['borrower_name', 'lender_name', 'rescission_end_date'],
  credit_approval: ['borrower_name', 'principal_amount', 'interest_rate', 'approval_date', 'approved_by'],
  loan_application: ['borrower_name', 'principal_amount'],
  sba_authorization: ['borrower_name', 'lender_name', 'principal_amount'],
};
