import type { NoteRequest } from '@countersign/contract/review';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { appendEvidence } from '../evidence/index.ts';
import { findLoan, type Loan, type LoanRow, moveLoan, requireLockedLoan, toLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { emit } from '../platform/outbox/index.ts';
import {
  type CorrectionRow,
  conditionsOf,
  correctionFacts,
  countProposed,
  requireRecordedPackage,
} from '../reconciliation/index.ts';
import type { PersonalAct } from './act-on-finding.ts';
import { decideApproval } from './approval.decision.ts';
import { requireRecordedFindings } from './finding.record.ts';
import { recordPendingOfLoan } from './record-decisions.ts';
import { changesByPeople } from './review-changes.ts';
import { type CurrentReview, readReview } from './review-view.ts';

/** Specification part 4, rule 10: who, when, the checklist of findings and the note are chained with the move. */
export async function approveLoan(app: App, act: PersonalAct, ref: string, request: NoteRequest): Promise<Loan> {
  return app.db.transaction(async (tx) => {
    const { id } = await requireLockedLoan(tx, ref);
    // What can still be undone counts as decided, and is final with the approval.
    await recordPendingOfLoan(tx, app, id);
    const loan = await tx.one(findLoan, [id]);
    const review = await readReview(app, tx, loan);
    const decision = decideApproval(review.facts, request);
    if (!decision.ok) throw new DomainError(decision.refusal);
    const findings = review.findings.map(({ finding }) => finding);
    await requireRecordedPackage(tx, app, loan.id);
    await requireRecordedFindings(tx, app, loan.id, findings, review.run?.id ?? null);
    const approved = await moveLoan(tx, app, loan, 'approve');
    const payload = {
      note: decision.effect,
      ...checklistOf(review),
      ...(await changesOf(tx, app, loan)),
      conditions: await conditionsAsApproved(tx, app, loan),
    };
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.approved', act, payload });
    await emit(tx, app, { type: 'loan.approved', payload: { loanId: loan.id } });
    return toLoan(approved);
  });
}

/** Each condition of the approval with who settled it, by what; those that are evidenced by the package among them. */
async function conditionsAsApproved(tx: Tx, app: App, loan: LoanRow): Promise<JsonObject[]> {
  return (await conditionsOf(app, tx, loan)).map(({ text, status, decided }) => ({
    condition: text,
    status,
    decided: decided === null ? null : { ...decided },
  }));
}

/** What people changed about the package, as whoever approved was shown it; changes stand in the chain by themselves. */
async function changesOf(tx: Tx, app: App, loan: LoanRow): Promise<JsonObject> {
  const { rows, confirmations, changes } = await changesByPeople(app, tx, loan);
  return {
    corrections: await describeRows(tx, app, rows),
    confirmations: await describeRows(tx, app, confirmations),
    // What was left unread is as much a part of the decision as what was found.
    proposedCount: await countProposed(app, tx, loan),
    changes: changes.map(({ seq, kind }) => ({ seq, kind })),
  };
}

async function describeRows(tx: Tx, app: App, rows: readonly CorrectionRow[]): Promise<JsonObject[]> {
  const described: JsonObject[] = [];
  for (const row of rows) {
    const by = { actorId: row.made_by, actorName: row.made_by_name, occurredAt: row.made_at.toISOString() };
    described.push({ ...(await correctionFacts(tx, app, row)), ...by });
  }
  return described;
}

/** Every finding of the latest run with what people did about it, as it stood when the loan was decided on. */
export function checklistOf({ run, findings }: CurrentReview): JsonObject {
  return {
    runId: run?.id ?? null,
    rulesetVersion: run?.ruleset_version ?? null,
    findingsHash: run?.findings_hash ?? null,
    checklist: findings.map(({ finding: { id, ruleId, severity, status, title }, actions }) => ({
      findingId: id,
      ruleId,
      title,
      severity,
      status,
      actions: actions.map(({ action, reasonCode, actorId, actorName, occurredAt }) => ({
        action,
        reasonCode,
        actorId,
        actorName,
        occurredAt,
      })),
    })),
  };
}
