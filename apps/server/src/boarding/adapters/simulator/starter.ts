import type { FieldMap } from '@countersign/engine/field-maps/field-map';

export const simulatorStarter: FieldMap = {
  provider: 'simulator',
  fields: [
    { canonical: 'loan_number', core: 'loanNumber', transform: 'trim' },
    { canonical: 'borrower_name', core: 'borrowerName', transform: 'trim' },
    { canonical: 'borrower_address', core: 'borrowerAddress', transform: 'trim' },
    { canonical: 'principal_amount', core: 'principal', transform: 'money' },
    { canonical: 'interest_rate', core: 'annualRate', transform: 'rate_percent' },
    { canonical: 'rate_type', core: 'rateType', transform: 'lookup:rate_type' },
    { canonical: 'note_date', core: 'noteDate', transform: 'date_iso' },
    { canonical: 'first_payment_date', core: 'firstPaymentDate', transform: 'date_iso' },
    { canonical: 'maturity_date', core: 'maturityDate', transform: 'date_iso' },
    { canonical: 'payment_amount', core: 'paymentAmount', transform: 'money' },
    { canonical: 'number_of_payments', core: 'paymentCount', transform: 'integer' },
    { canonical: 'payment_frequency', core: 'paymentFrequency', transform: 'lookup:payment_frequency' },
    { canonical: 'collateral_description', core: 'collateral', transform: 'trim' },
    { canonical: 'loan_officer', core: 'officer', transform: 'trim' },
    { canonical: 'branch_code', core: 'branch', transform: 'trim' },
  ],
};
