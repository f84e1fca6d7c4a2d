import type { Papers } from './given-review.ts';

/** Papers that say everything that the simulated core asks for. */
export const boardable: Papers = {
  promissory_note: {
    loan_number: '4711',
    borrower_name: 'Mary Ann Okafor',
    principal_amount: '250000.00',
    interest_rate: '6.5',
    note_date: '2026-01-15',
    maturity_date: '2031-01-01',
  },
  deed_of_trust: { principal_amount: '250000.00', maturity_date: '2031-01-01', interest_rate: '6.5' },
};
