import type { Condition } from '@countersign/contract/conditions';
import { listPackageState } from '../documents/index.ts';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { type LoanRow, processAgain, requireLockedLoan } from '../loans/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/outbox/index.ts';
import { insertConditionDecision } from './condition.queries.ts';
import { conditionRecords } from './condition.record.ts';
import { sealCondition } from './condition.ts';
import { conditionsOf } from './list-conditions.ts';

/** What is said of a condition. Waiving takes a manager, which the operation asks for. */
export type ConditionWord =
  | { readonly decision: 'satisfied'; readonly documentId: string; readonly note: string }
  | { readonly decision: 'waived' | 'reopened'; readonly note: string };

/** Somebody settles a condition of the approval, or opens it again. A new run follows. */
export async function decideCondition(
  app: App,
  act: Act & { readonly actor: UserPrincipal },
  ref: string,
  id: string,
  word: ConditionWord,
): Promise<Condition> {
  return app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    const condition = await requireCondition(tx, app, loan, id);
    const documentId = word.decision === 'satisfied' ? word.documentId : null;
    if (documentId !== null) await requireDocumentOf(tx, loan, documentId);
    refuseUnlessNow(loan, condition, word);
    const decisionId = newId(app.clock.now());
    await tx.run(insertConditionDecision, [
      decisionId,
      loan.id,
      word.decision,
      documentId,
      word.note.trim(),
      sealCondition(app.keyring, decisionId, condition.text),
      act.actor.id,
      act.actor.name,
      app.clock.now(),
    ]);
    const kind = `condition.${word.decision}` as const;
    const payload = { conditionId: id, condition: condition.text, documentId, note: word.note.trim() };
    const records = await recordsOf(tx, app, conditionRecords, [decisionId]);
    await appendEvidence(tx, app, { loanId: loan.id, kind, act, payload, records });
    await processAgain(tx, app, act, loan, kind);
    await emit(tx, app, { type: 'loan.changed', payload: { loanId: loan.id } });
    return requireCondition(tx, app, loan, id);
  });
}

async function requireCondition(tx: Tx, app: App, loan: LoanRow, id: string): Promise<Condition> {
  const found = (await conditionsOf(app, tx, loan)).find((one) => one.id === id);
  if (found !== undefined) return found;
  const detail = `The approval of loan ${loan.external_ref} has no such condition.`;
  throw new DomainError({ code: 'condition_not_found', detail });
}

async function requireDocumentOf(tx: Tx, loan: LoanRow, documentId: string): Promise<void> {
  const states = await tx.many(listPackageState, [loan.id, loan.package_version, false]);
  if (states.some(({ parts }) => parts.includes(documentId))) return;
  const detail = `Loan ${loan.external_ref} has no document ${documentId}.`;
  throw new DomainError({ code: 'document_not_found', detail });
}

/** In review alone, as everything that clears findings; and only what changes how the condition stands. */
function refuseUnlessNow(loan: LoanRow, { status }: Condition, { decision }: ConditionWord): void {
  if (loan.state !== 'review') {
    const detail = `Loan ${loan.external_ref} is ${loan.state}; conditions are settled while it is in review.`;
    throw new DomainError({ code: 'loan_state_conflict', detail });
  }
  const isSettled = status === 'satisfied' || status === 'waived';
  if (decision === 'reopened' ? isSettled : !isSettled) return;
  const detail = isSettled ? `The condition is already ${status}. Reopen it first.` : 'The condition is open.';
  throw new DomainError({ code: 'condition_not_decidable', detail });
}
