import type { CoreShape } from '@countersign/engine/field-maps/core-field';
import { letterTables } from '../letter-tables.ts';
import { AMOUNT, ISO_DAY, PERCENT, WHOLE } from '../patterns.ts';

const FREQUENCY = { source: '[A-Z]{1,2}', means: 'one of the codes W, B, SM, M, BM, Q, S, A, D, O or I' };

/** A core as small as one can be: what every loan has, and rows for what a loan has several of. */
export const simulatorShape: CoreShape = {
  providerId: 'simulator',
  open: false,
  fields: [
    { name: 'loanNumber', title: 'Loan number', required: false, maxLength: 40 },
    { name: 'borrowerName', title: 'Borrower', required: true, maxLength: 200 },
    { name: 'borrowerAddress', title: 'Borrower address', required: false, maxLength: 300 },
    { name: 'principal', title: 'Principal', required: true, maxLength: 20, pattern: AMOUNT },
    { name: 'annualRate', title: 'Interest rate, percent a year', required: true, maxLength: 12, pattern: PERCENT },
    {
      name: 'rateType',
      title: 'Rate type (F fixed, V variable)',
      required: false,
      pattern: { source: '[FV]', means: 'F or V' },
    },
    { name: 'noteDate', title: 'Note date', required: true, pattern: ISO_DAY },
    { name: 'firstPaymentDate', title: 'First payment date', required: false, pattern: ISO_DAY },
    { name: 'maturityDate', title: 'Maturity date', required: true, pattern: ISO_DAY },
    { name: 'paymentAmount', title: 'Payment', required: false, maxLength: 20, pattern: AMOUNT },
    { name: 'paymentCount', title: 'Number of payments', required: false, pattern: WHOLE },
    { name: 'paymentFrequency', title: 'Payment frequency', required: false, pattern: FREQUENCY },
    { name: 'collateral', title: 'Collateral', required: false, maxLength: 1000 },
    { name: 'officer', title: 'Loan officer', required: false, maxLength: 100 },
    { name: 'branch', title: 'Branch', required: false, maxLength: 20 },
    { name: 'customerId', title: 'Customer of the core', required: false, maxLength: 60, isCustomer: true },
  ],
  groups: [
    {
      name: 'party',
      title: 'Parties',
      fields: [
        { name: 'name', title: 'Name', required: true, maxLength: 200 },
        {
          name: 'relationship',
          title: 'Relationship (B borrower, G guarantor, O other)',
          required: true,
          pattern: { source: '[BGO]', means: 'B, G or O' },
        },
        { name: 'address', title: 'Address', required: false, maxLength: 300 },
        { name: 'taxId', title: 'Tax id', required: false, maxLength: 20 },
        { name: 'guarantyLimit', title: 'Guaranty limit', required: false, maxLength: 20, pattern: AMOUNT },
        { name: 'customerId', title: 'Customer of the core', required: false, maxLength: 60, isCustomer: true },
      ],
    },
    {
      name: 'note',
      title: 'Notes',
      fields: [
        { name: 'number', title: 'Number', required: false, maxLength: 40 },
        { name: 'principal', title: 'Principal', required: true, maxLength: 20, pattern: AMOUNT },
        {
          name: 'annualRate',
          title: 'Interest rate, percent a year',
          required: false,
          maxLength: 12,
          pattern: PERCENT,
        },
        { name: 'dayCount', title: 'Day count', required: false, maxLength: 10 },
        { name: 'noteDate', title: 'Note date', required: false, pattern: ISO_DAY },
        { name: 'firstPaymentDate', title: 'First payment date', required: false, pattern: ISO_DAY },
        { name: 'maturityDate', title: 'Maturity date', required: false, pattern: ISO_DAY },
        { name: 'paymentAmount', title: 'Payment', required: false, maxLength: 20, pattern: AMOUNT },
        { name: 'paymentCount', title: 'Number of payments', required: false, pattern: WHOLE },
        { name: 'paymentFrequency', title: 'Payment frequency', required: false, pattern: FREQUENCY },
        { name: 'interestOnlyMonths', title: 'Months of interest only', required: false, pattern: WHOLE },
      ],
    },
    {
      name: 'collateral',
      title: 'Collateral',
      fields: [
        { name: 'description', title: 'Description', required: false, maxLength: 1000 },
        { name: 'address', title: 'Address', required: false, maxLength: 300 },
        { name: 'legalDescription', title: 'Legal description', required: false, maxLength: 4000 },
        { name: 'lienPosition', title: 'Lien position', required: false, pattern: WHOLE },
      ],
    },
    {
      name: 'schedule',
      title: 'Payment schedule',
      fields: [
        { name: 'note', title: 'Row of the note', required: true, pattern: WHOLE },
        { name: 'number', title: 'Number of the payment', required: true, pattern: WHOLE },
        { name: 'date', title: 'Date', required: true, pattern: ISO_DAY },
        { name: 'amount', title: 'Amount', required: false, maxLength: 20, pattern: AMOUNT },
      ],
    },
  ],
  tables: letterTables,
};
