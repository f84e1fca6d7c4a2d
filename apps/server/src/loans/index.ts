export { findLoan, findLoanByRef, insertLoan, lockLoan } from './loan.queries.ts';
export { type LoanTrigger, loanTransitions } from './loan.transitions.ts';
export { type Loan, type LoanRow, toLoan } from './loan.ts';
export { moveLoan } from './move-loan.ts';
