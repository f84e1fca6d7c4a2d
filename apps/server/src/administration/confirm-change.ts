import { isDeepStrictEqual } from 'node:util';
import type { AdminChange, SettleNote } from '@countersign/contract/administration';
import { appendEvidence, requireRecords } from '../evidence/index.ts';
import { lockActiveAdministrators, userRecords } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type AdminChangeRow, findChange, lockChange, settleChange } from './admin-change.queries.ts';
import { adminChangeRecords, recordChange } from './admin-change.record.ts';
import { openChange, stateOf, toAdminChange } from './admin-change.ts';
import type { AdministrativeAct } from './controlled.ts';
import { controlledOf } from './kinds/index.ts';
import { lapseDueChanges } from './lapse-changes.ts';
import { refuseFormerAdministrator } from './make-change.ts';
import { refuseConfirming } from './settle-change.decision.ts';

/**
 * The second administrator's yes: the change is checked and applied as a direct one would be, with both people in its
 * evidence. What no longer starts from what was shown is refused.
 */
export async function confirmChange(
  app: App,
  act: AdministrativeAct,
  id: string,
  request: SettleNote,
): Promise<AdminChange> {
  await lapseDueChanges(app);
  const found = await requireChange(app.db, id);
  const proposed = openChange(app, found);
  const controlled = controlledOf(found.kind);
  const { target } = found;
  refuseBy(app, act, found, [proposed.proposedBy.id]);
  await controlled.check?.(app, target, proposed.request);
  return app.db.transaction(async (tx) => {
    await controlled.lock?.(tx, app, target);
    const administrators = await lockActiveAdministrators(tx);
    refuseFormerAdministrator(administrators, act);
    await tx.one(lockChange, [id]);
    await requireRecords(tx, app, adminChangeRecords, [id]);
    await requireRecords(tx, app, userRecords, [act.actor.id, proposed.proposedBy.id]);
    // Read again under the lock: of two who settle it at once, one finds it settled.
    const row = await tx.one(findChange, [id]);
    refuseBy(
      app,
      act,
      row,
      administrators.map((one) => one.id),
    );
    const look = await controlled.look(tx, app, proposed.proposedBy.id, target, proposed.request);
    if (look === null || !isDeepStrictEqual(look.before, proposed.before)) throw outdated();

    const { id: actorId, name } = act.actor;
    const confirmedBy = { id: actorId, name };
    const now = app.clock.now();
    const settled = await tx.maybe(settleChange, [id, 'confirmed', actorId, name, now]);
    if (settled === undefined) throw outdated();
    const { facts, records } = await recordChange(tx, app, id);
    const payload = { ...facts, confirmedBy, note: request.note ?? null };
    await appendEvidence(tx, app, { loanId: null, kind: 'admin_change.confirmed', act, payload, records });
    const control = { changeId: id, proposedBy: proposed.proposedBy, confirmedBy };
    await controlled.apply(tx, app, { ...act, control }, target, proposed.request);
    return toAdminChange(app, settled, now);
  });
}

export async function requireChange(runner: Runner, id: string): Promise<AdminChangeRow> {
  const row = await runner.maybe(findChange, [id]);
  if (row === undefined) throw new DomainError({ code: 'admin_change_not_found', detail: `There is no change ${id}.` });
  return row;
}

function refuseBy(app: App, { actor }: AdministrativeAct, row: AdminChangeRow, administrators: readonly string[]) {
  const { proposedBy } = openChange(app, row);
  const state = stateOf(row, app.clock.now());
  const refusal = refuseConfirming({ state, proposedBy, actorId: actor.id, administrators });
  if (refusal !== null) throw new DomainError(refusal);
}

function outdated(): DomainError {
  return new DomainError({
    code: 'admin_change_outdated',
    detail: 'Someone changed this in the time since. Reject this change and propose it again if it is still needed.',
  });
}
