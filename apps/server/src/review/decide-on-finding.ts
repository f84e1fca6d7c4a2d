import type { DecisionRequest, FindingDecision } from '@countersign/contract/review';
import { lockAndRead, tellProgress } from '../loans/index.ts';
import type { UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { decideAccept } from './accept-finding.decision.ts';
import { factsOf, type PersonalAct } from './act-on-finding.ts';
import type { DecisionEffect } from './apply-decision.ts';
import { decideEscalate } from './escalate-finding.decision.ts';
import { requireAsked } from './escalations.ts';
import { findLoanOfFinding } from './finding.queries.ts';
import { isDecisionRecorded } from './finding.record.ts';
import { lockFinding, noFinding } from './lock-finding.ts';
import type { LockedFinding } from './locked-finding.ts';
import { decideOverride } from './override-finding.decision.ts';
import { overrideFacts } from './override-finding.ts';
import { findPendingDecision, insertPendingDecision, takePendingDecision } from './pending-decision.queries.ts';
import { requirePending, sealPending, toDecision, UNDO_SECONDS } from './pending-decision.ts';
import { enqueueRecording } from './record-decisions.ts';
import { optionalText } from './required-note.ts';

/**
 * Takes a decision that can be undone for a while (decision 0225). It is kept at once and survives everything; it is
 * written when its time is over, or sooner where something else needs it. Sending it twice is taking it once.
 */
export async function decideOnFinding(
  app: App,
  act: PersonalAct,
  { id: findingId, decisionId }: { readonly id: string; readonly decisionId: string },
  request: DecisionRequest,
): Promise<FindingDecision> {
  return app.db.transaction(async (tx) => {
    await lockLoanOf(tx, findingId);
    const again = await findSame(tx, app, act.actor, findingId, decisionId);
    if (again !== null) return again;
    const locked = await lockFinding(tx, app, findingId);
    await refuseRecorded(tx, app, locked.loan.id, decisionId);
    const effect = await decide(tx, app, act, locked, request);
    const now = app.clock.now();
    const row = {
      id: decisionId,
      loan_id: locked.loan.id,
      finding_id: findingId,
      content: sealPending(app.keyring, decisionId, findingId, act, effect, now),
      due_at: new Date(now.getTime() + UNDO_SECONDS * 1000),
    };
    await tx.run(insertPendingDecision, [row.id, row.loan_id, row.finding_id, row.content, row.due_at]);
    await enqueueRecording(tx, row);
    await tellProgress(tx, app, row.loan_id, 'decision.pending', { findingId });
    return toDecision(requirePending(app, row));
  });
}

/** Takes a decision back while it is not written: as if it had never been taken. Doing so twice is no error. */
export async function undoDecision(
  app: App,
  actor: UserPrincipal,
  { id: findingId, decisionId }: { readonly id: string; readonly decisionId: string },
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const loan = await lockLoanOf(tx, findingId);
    const row = await tx.maybe(findPendingDecision, [decisionId]);
    if (row === undefined) return refuseRecorded(tx, app, loan.id, decisionId);
    const pending = requirePending(app, row);
    if (pending.findingId !== findingId || pending.actor.id !== actor.id) throw notYours();
    await tx.one(takePendingDecision, [decisionId]);
    await tellProgress(tx, app, loan.id, 'decision.undone', { findingId });
  });
}

async function lockLoanOf(tx: Tx, findingId: string) {
  const known = await tx.maybe(findLoanOfFinding, [findingId]);
  if (known === undefined) throw noFinding(findingId);
  return lockAndRead(tx, known.loan_id);
}

/** The same decision once more, from a client that got no answer; null: it is a new one. */
async function findSame(
  tx: Tx,
  app: App,
  actor: UserPrincipal,
  findingId: string,
  decisionId: string,
): Promise<FindingDecision | null> {
  const row = await tx.maybe(findPendingDecision, [decisionId]);
  if (row === undefined) return null;
  const pending = requirePending(app, row);
  if (pending.findingId !== findingId || pending.actor.id !== actor.id) throw notYours();
  return toDecision(pending);
}

async function refuseRecorded(tx: Tx, app: App, loanId: string, decisionId: string): Promise<void> {
  if (!(await isDecisionRecorded(tx, app, loanId, decisionId))) return;
  throw new DomainError({
    code: 'decision_recorded',
    detail: 'The decision is already recorded and can no longer be undone.',
  });
}

function notYours(): DomainError {
  return new DomainError({ code: 'forbidden', detail: 'Only the person who took a decision can undo it.' });
}

async function decide(
  tx: Tx,
  app: App,
  act: PersonalAct,
  locked: LockedFinding,
  { action, reasonCode, note, toId }: DecisionRequest,
): Promise<DecisionEffect> {
  if (action === 'accept') {
    const decision = decideAccept(factsOf(locked));
    if (!decision.ok) throw new DomainError(decision.refusal);
    return { action, trigger: decision.effect, reasonCode: null, note: optionalText(note) };
  }
  if (action === 'escalate') {
    const decision = decideEscalate(factsOf(locked));
    if (!decision.ok) throw new DomainError(decision.refusal);
    const to = toId === undefined ? {} : { to: await requireAsked(tx, act, toId) };
    return { action, trigger: null, reasonCode: optionalText(reasonCode), note: optionalText(note), ...to };
  }
  if (!act.actor.roles.some((role) => role !== 'specialist')) {
    throw new DomainError({ code: 'forbidden', detail: 'A manager or an administrator overrides findings.' });
  }
  const asked = { reasonCode: reasonCode ?? '', note: note ?? '' };
  const decision = decideOverride(await overrideFacts(tx, app, act, locked), asked);
  if (!decision.ok) throw new DomainError(decision.refusal);
  return { action, trigger: 'override', ...decision.effect };
}
