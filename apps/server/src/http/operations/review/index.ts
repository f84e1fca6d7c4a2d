import type { Operation } from '../../operation.ts';
import { acceptFinding } from './accept-finding.ts';
import { answerEscalation } from './answer-escalation.ts';
import { approveLoan } from './approve-loan.ts';
import { changeLoan } from './change-loan.ts';
import { commentOnFinding } from './comment-on-finding.ts';
import { decideOnFinding, undoDecision } from './decide-on-finding.ts';
import { escalateFinding } from './escalate-finding.ts';
import { exportExceptionsAsCsv, exportExceptionsAsXlsx, getExceptionsReport } from './exceptions-report.ts';
import { getReview } from './get-review.ts';
import { getRun, listRuns } from './list-runs.ts';
import { overrideFinding } from './override-finding.ts';
import { rejectLoan } from './reject-loan.ts';
import { reopenLoan } from './reopen-loan.ts';

export const reviewOperations = [
  getReview,
  acceptFinding,
  overrideFinding,
  escalateFinding,
  commentOnFinding,
  decideOnFinding,
  undoDecision,
  answerEscalation,
  approveLoan,
  rejectLoan,
  reopenLoan,
  changeLoan,
  listRuns,
  getRun,
  getExceptionsReport,
  exportExceptionsAsCsv,
  exportExceptionsAsXlsx,
] as const satisfies readonly Operation[];
