import type { FindingWithActions, ReviewView } from '@countersign/contract/review';
import { useOneSnapshot } from '../evidence/index.ts';
import { type LoanRow, requireLoan, toLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { countProposed, findLatestRun, type RunRow } from '../reconciliation/index.ts';
import { readSettings } from '../settings/index.ts';
import { type ApprovalFacts, findBlockers } from './approval.decision.ts';
import { findingsOfRun, isCleared, RUN_ACTOR } from './finding.ts';
import { changesByPeople } from './review-changes.ts';

/** What a person's look at an exception is: not a comment, which says nothing about it. */
const reviewing: ReadonlySet<string> = new Set(['accept', 'override', 'escalate']);

export interface CurrentReview {
  readonly run: RunRow | null;
  readonly findings: readonly FindingWithActions[];
  readonly facts: ApprovalFacts;
}

/** The latest run of a loan, its findings, and what they mean for approval. */
export async function readReview(app: App, runner: Runner, loan: LoanRow): Promise<CurrentReview> {
  const run = (await runner.maybe(findLatestRun, [loan.id])) ?? null;
  const findings = run === null ? [] : await findingsOfRun(app, runner, run);
  const facts = {
    loanState: loan.state,
    hasRun: run !== null,
    findings: findings.map(({ finding: { ruleId, title, severity, status, detail }, actions }) => ({
      ruleId,
      title,
      severity,
      status,
      reviewed: actions.some(({ action, actorId }) => reviewing.has(action) && actorId !== RUN_ACTOR.id),
      isCleared: isCleared(detail),
    })),
  };
  return { run, findings, facts };
}

/** Specification part 4, rule 6. One snapshot, so that the loan, its findings and the blockers belong together. */
export async function reviewView(app: App, ref: string): Promise<ReviewView> {
  return app.db.transaction(async (tx) => {
    await tx.run(useOneSnapshot, []);
    const loan = await requireLoan(tx, ref);
    const { run, findings, facts } = await readReview(app, tx, loan);
    const blockers = findBlockers(facts);
    const settings = await readSettings(app, tx);
    const { corrections, changes } = await changesByPeople(app, tx, loan);
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
    };
  });
}
