import type { CoreShape } from '@countersign/engine/field-maps/core-field';
import { AMOUNT, ISO_DAY, PERCENT } from '../patterns.ts';

/** Columns that every file has; a bank may map any other column beside them. */
export const fileCsvShape: CoreShape = {
  providerId: 'file_csv',
  open: true,
  fields: [
    { name: 'loan_number', title: 'Loan number', required: false, maxLength: 100 },
    { name: 'borrower_name', title: 'Borrower', required: true, maxLength: 500 },
    { name: 'borrower_address', title: 'Borrower address', required: false, maxLength: 500 },
    { name: 'principal', title: 'Principal', required: true, pattern: AMOUNT },
    { name: 'interest_rate', title: 'Interest rate in percent', required: true, pattern: PERCENT },
    { name: 'rate_type', title: 'Rate type', required: false, maxLength: 20 },
    { name: 'note_date', title: 'Note date', required: true, pattern: ISO_DAY },
    { name: 'first_payment_date', title: 'First payment date', required: false, pattern: ISO_DAY },
    { name: 'maturity_date', title: 'Maturity date', required: true, pattern: ISO_DAY },
    { name: 'payment_amount', title: 'Payment', required: false, pattern: AMOUNT },
    { name: 'payment_frequency', title: 'Payment frequency', required: false, maxLength: 20 },
    { name: 'collateral', title: 'Collateral', required: false, maxLength: 4000 },
    { name: 'property_address', title: 'Property address', required: false, maxLength: 500 },
    { name: 'loan_officer', title: 'Loan officer', required: false, maxLength: 200 },
    { name: 'branch', title: 'Branch', required: false, maxLength: 50 },
  ],
  tables: {},
};
