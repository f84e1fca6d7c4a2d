export { acceptFinding } from './accept-finding.ts';
export type { PersonalAct } from './act-on-finding.ts';
export { answerEscalation } from './answer-escalation.ts';
export { approveLoan } from './approve-loan.ts';
export { changeLoan } from './change-loan.ts';
export { commentOnFinding } from './comment-on-finding.ts';
export { decideOnFinding, undoDecision } from './decide-on-finding.ts';
export { escalateFinding } from './escalate-finding.ts';
export { exportExceptionsCsv, exportExceptionsXlsx, readExceptionsReport } from './exceptions-report.ts';
export { failGivenUpRuns } from './fail-given-up-runs.ts';
export {
  type CheckedAction,
  type CheckedFinding,
  listActionsForCheck,
  listFindingsForCheck,
} from './finding.queries.ts';
export { findingFacts, hashFindings } from './finding.record.ts';
export { describeRun, listRuns } from './list-runs.ts';
export { reviewWorkFor } from './list-work.ts';
export { overrideFinding } from './override-finding.ts';
export { listPendingDecisions } from './pending-decision.queries.ts';
export { openPending } from './pending-decision.ts';
export { reconcileLoanJob } from './reconcile-loan.ts';
export { recordDecisionJob } from './record-decisions.ts';
export { rejectLoan } from './reject-loan.ts';
export { type BeforeReopen, reopenLoan } from './reopen-loan.ts';
export { noFindings, type ReplayedFindings, replayFindings } from './replay-findings.ts';
export { optionalText } from './required-note.ts';
export { readReview, reviewView } from './review-view.ts';
export { reviewSealedColumns } from './sealed-columns.ts';
