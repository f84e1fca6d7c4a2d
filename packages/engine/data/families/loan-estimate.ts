import { below, block, family, label } from './build.ts';
import { loanNumber } from './common.ts';
import { lenderBlockAddress } from './party-patterns.ts';
import { premiumPayee } from './premium-payee.ts';
import { tridForm } from './trid.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

const applicants = nameOf('applicant', 'borrower', 'consumer', 'co-applicant');

const letterhead = { page: 1, box: { x: 0, y: 0, w: 0.6, h: 0.2 } } as const;
const street = String.raw`(?:\d{1,6}[A-Za-z]? |P\.? ?O\.? ?(?:Box|Drawer) |One )`;
/** A box of the form may stand there too. */
const boxOfForm = String.raw`.*\b(?:property|applicants?|borrowers?|address|purpose|estimate|disclosure)\b.*\n(?:.*\n?)*`;
const letterheadName = String.raw`^(?:${boxOfForm}|(?P<v>[^\n]{3,80})\n${street})`;
const letterheadAddress = String.raw`^(?:${boxOfForm}|[^\n]{3,80}\n(?P<v>${street}(?:[^\n]*\n){0,2}?[^\n]*[A-Z]{2},? +\d{5}(?:-\d{4})?))`;

/** Model form H-24. Its lender stands over it without a label, and again on page 3. */
export const loanEstimate = family(
  'loan_estimate',
  loanNumber,
  tridForm,
  premiumPayee,
  label('borrower_name', applicants, { page: 1 }),
  label('borrower_address', applicants, { page: 1 }),

  label('lender_name', nameOf('lender', 'creditor')),
  label('lender_address', addressOf('lender', 'creditor')),
  block('lender_name', 2, letterheadName, letterhead),
  block('lender_address', 4, letterheadAddress, letterhead),
  // Set at the right, beside the title.
  block('lender_address', 4, lenderBlockAddress, { page: 1, box: { x: 0, y: 0, w: 1, h: 0.14 }, certainty: 0.8 }),
  label('loan_officer', ['Loan Officer', 'Loan Officer Name', 'Mortgage Loan Originator']),

  below('total_closing_costs', wordings('{estimated|total|estimated total} closing costs'), {
    lines: 1,
    certainty: 0.84,
  }),
  below('cash_to_close', wordings('{estimated|} cash to close'), { lines: 1, certainty: 0.84 }),
  label('total_closing_costs', ['Estimated Closing Costs', 'Total Closing Costs (J)', 'Total Closing Costs'], {
    direction: 'right',
  }),
  label('cash_to_close', ['Estimated Cash to Close', 'Cash to Close'], { direction: 'right' }),
);
