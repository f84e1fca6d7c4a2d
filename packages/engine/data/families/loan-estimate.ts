import { block, family, label } from './build.ts';
import { loanNumber } from './common.ts';
import { tridForm } from './trid.ts';

const applicants = ['Applicants', 'Applicant', 'Applicant(s)', 'Borrower', 'Borrowers', 'Borrower(s)'];

/** Model form H-24. Its lender stands over it without a label, and again on page 3. */
export const loanEstimate = family(
  'loan_estimate',
  loanNumber,
  tridForm,
  label('borrower_name', applicants, { page: 1 }),
  label('borrower_address', applicants, { page: 1 }),

  label('lender_name', ['Lender', 'Creditor', 'Lender Name']),
  label('loan_officer', ['Loan Officer', 'Loan Officer Name', 'Mortgage Loan Originator']),

  label('total_closing_costs', ['Estimated Closing Costs', 'Total Closing Costs (J)', 'Total Closing Costs'], {
    direction: 'right',
  }),
  label('cash_to_close', ['Estimated Cash to Close', 'Cash to Close'], { direction: 'right' }),
);
