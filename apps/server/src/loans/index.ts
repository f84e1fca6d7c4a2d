export { addPackageVersion } from './add-package-version.ts';
export { exportLoansCsv, exportLoansXlsx } from './export-loans.ts';
export { failProcessing } from './fail-processing.ts';
export { lockAndRead, requireLoan, requireLockedLoan } from './find-loan.ts';
export { releaseHold, setHold } from './hold-loan.ts';
export { listLoans } from './list-loans.ts';
export {
  findLoan,
  findLoanByRef,
  insertLoan,
  listLoansForCheck,
  lockLoan,
  setLoanAssignee,
  setLoanExceptions,
  setLoanIntake,
} from './loan.queries.ts';
export { loanRecords } from './loan.record.ts';
export { type LoanTrigger, loanTransitions } from './loan.transitions.ts';
export { type Loan, type LoanRow, toLoan } from './loan.ts';
export { loanFigures } from './loan-metrics.ts';
export { moveLoan } from './move-loan.ts';
export { processAgain, refuseUnlessChangeable, takesTrailing } from './process-again.ts';
export { requireRecordedLoan } from './require-recorded-loan.ts';
export { sealDueLoans, sealLoan } from './seal-loan.ts';
export { startProcessing } from './start-processing.ts';
export { forgetOldProgress, tellProgress } from './tell-progress.ts';
export { watchProgress } from './watch-progress.ts';
