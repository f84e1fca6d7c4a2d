import type { AdminChange, SettleNote } from '@countersign/contract/administration';
import { appendEvidence, requireRecords } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findChange, lockChange, settleChange } from './admin-change.queries.ts';
import { adminChangeRecords, recordChange } from './admin-change.record.ts';
import { stateOf, toAdminChange } from './admin-change.ts';
import { requireChange } from './confirm-change.ts';
import type { AdministrativeAct } from './controlled.ts';
import { lapseDueChanges } from './lapse-changes.ts';
import { refuseSettled } from './settle-change.decision.ts';

/** Any administrator's no; the proposer's own takes it back. */
export async function rejectChange(
  app: App,
  act: AdministrativeAct,
  id: string,
  request: SettleNote,
): Promise<AdminChange> {
  await lapseDueChanges(app);
  await requireChange(app.db, id);
  return app.db.transaction(async (tx) => {
    await tx.one(lockChange, [id]);
    await requireRecords(tx, app, adminChangeRecords, [id]);
    const now = app.clock.now();
    const refusal = refuseSettled(stateOf(await tx.one(findChange, [id]), now));
    if (refusal !== null) throw new DomainError(refusal);
    const { id: actorId, name } = act.actor;
    const row = await tx.one(settleChange, [id, 'rejected', actorId, name, now]);
    const { facts, records } = await recordChange(tx, app, id);
    const payload = { ...facts, rejectedBy: { id: actorId, name }, note: request.note ?? null };
    await appendEvidence(tx, app, { loanId: null, kind: 'admin_change.rejected', act, payload, records });
    return toAdminChange(app, row, now);
  });
}
