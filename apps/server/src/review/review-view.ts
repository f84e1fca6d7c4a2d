import type { FindingStatus } from '@countersign/contract/closed-sets';
import type { FindingWithActions, ReviewView } from '@countersign/contract/review';
import { nextState } from '@countersign/engine/states/transitions';
import { useOneSnapshot } from '../evidence/index.ts';
import { type LoanRow, requireLoan, toLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { countProposed, findLatestRun, type RunRow } from '../reconciliation/index.ts';
import { readSettings } from '../settings/index.ts';
import { type ApprovalFacts, findBlockers } from './approval.decision.ts';
import { listOpenEscalations } from './escalation.queries.ts';
import { toEscalation } from './escalations.ts';
import { findingTransitions } from './finding.transitions.ts';
import { findingsOfRun, isCleared, RUN_ACTOR } from './finding.ts';
import { listPendingOfLoan } from './pending-decision.queries.ts';
import { openPending, type PendingDecision, toDecision } from './pending-decision.ts';
import { changesByPeople } from './review-changes.ts';

/** What a person's look at an exception is: not a comment, which says nothing about it. */
const reviewing: ReadonlySet<string> = new Set(['accept', 'override', 'escalate']);

export interface CurrentReview {
  readonly run: RunRow | null;
  readonly findings: readonly FindingWithActions[];
  readonly facts: ApprovalFacts;
  /** What can still be undone, oldest first; approving writes it. */
  readonly pending: readonly PendingDecision[];
}

/** The latest run of a loan, its findings, and what they mean for approval. */
export async function readReview(app: App, runner: Runner, loan: LoanRow): Promise<CurrentReview> {
  const run = (await runner.maybe(findLatestRun, [loan.id])) ?? null;
  const findings = run === null ? [] : await findingsOfRun(app, runner, run);
  const rows = await runner.many(listPendingOfLoan, [loan.id]);
  const pending = rows.flatMap((row) => openPending(app, row) ?? []);
  const facts = {
    loanState: loan.state,
    hasRun: run !== null,
    findings: findings.map(({ finding: { id, ruleId, title, severity, status, detail }, actions }) => {
      const decided = pending.find(({ findingId }) => findingId === id);
      return {
        ruleId,
        title,
        severity,
        status: statusAfter(status, decided),
        reviewed:
          decided !== undefined ||
          actions.some(({ action, actorId }) => reviewing.has(action) && actorId !== RUN_ACTOR.id),
        isCleared: isCleared(detail),
      };
    }),
  };
  return { run, findings, facts, pending };
}

/** As it will be when the decision is written. */
function statusAfter(status: FindingStatus, decided: PendingDecision | undefined): FindingStatus {
  const trigger = decided?.effect.trigger ?? null;
  return trigger === null ? status : (nextState(findingTransitions, status, trigger) ?? status);
}

/** Specification part 4, rule 6. One snapshot, so that the loan, its findings and the blockers belong together. */
export async function reviewView(app: App, ref: string): Promise<ReviewView> {
  return app.db.transaction(async (tx) => {
    await tx.run(useOneSnapshot, []);
    const loan = await requireLoan(tx, ref);
    const { run, findings, facts, pending } = await readReview(app, tx, loan);
    const blockers = findBlockers(facts);
    const settings = await readSettings(app, tx);
    const { corrections, changes } = await changesByPeople(app, tx, loan);
    const escalations = await tx.many(listOpenEscalations, [findings.map(({ finding }) => finding.id)]);
    return {
      loan: toLoan(loan),
      runId: run?.id ?? null,
      findings: [...findings],
      canApprove: blockers.length === 0,
      blockers: [...blockers],
      reasonCodes: [...settings['review.reason_codes']],
      justificationMinLength: settings['review.justification_min_length'],
      corrections: [...corrections],
      changes: [...changes],
      proposedCount: await countProposed(app, tx, loan),
      decisions: pending.map(toDecision),
      escalations: escalations.map(toEscalation),
    };
  });
}
