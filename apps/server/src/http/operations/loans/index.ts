import type { Operation } from '../../operation.ts';
import { exportLoansAsCsv, exportLoansAsXlsx } from './export-loans.ts';
import { getStats } from './get-stats.ts';
import { getLoan, listLoans } from './list-loans.ts';
import { releaseHold } from './release-hold.ts';
import { sealLoan } from './seal-loan.ts';
import { setHold } from './set-hold.ts';

export const loanOperations = [
  listLoans,
  getLoan,
  exportLoansAsCsv,
  exportLoansAsXlsx,
  sealLoan,
  setHold,
  releaseHold,
  getStats,
] as const satisfies readonly Operation[];
