import type { FieldMap } from '@countersign/engine/field-maps/field-map';

export const fileCsvStarter: FieldMap = {
  provider: 'file_csv',
  fields: [
    { canonical: 'loan_number', core: 'loan_number', transform: 'trim' },
    { canonical: 'borrower_name', core: 'borrower_name', transform: 'trim' },
    { canonical: 'borrower_address', core: 'borrower_address', transform: 'trim' },
    { canonical: 'principal_amount', core: 'principal', transform: 'money' },
    { canonical: 'interest_rate', core: 'interest_rate', transform: 'rate_percent' },
    { canonical: 'rate_type', core: 'rate_type', transform: 'none' },
    { canonical: 'note_date', core: 'note_date', transform: 'date_iso' },
    { canonical: 'first_payment_date', core: 'first_payment_date', transform: 'date_iso' },
    { canonical: 'maturity_date', core: 'maturity_date', transform: 'date_iso' },
    { canonical: 'payment_amount', core: 'payment_amount', transform: 'money' },
    { canonical: 'payment_frequency', core: 'payment_frequency', transform: 'none' },
    { canonical: 'collateral_description', core: 'collateral', transform: 'trim' },
    { canonical: 'property_address', core: 'property_address', transform: 'trim' },
    { canonical: 'loan_officer', core: 'loan_officer', transform: 'trim' },
    { canonical: 'branch_code', core: 'branch', transform: 'trim' },
    { canonical: 'borrower_name[*]', core: 'all_borrowers', transform: 'trim', join: '; ' },
    { canonical: 'guarantor_name[*]', core: 'guarantors', transform: 'trim', join: '; ' },
    { canonical: 'principal_amount[*]', core: 'principal_of_notes', transform: 'money', join: '; ' },
  ],
};
