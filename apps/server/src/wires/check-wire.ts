import type { Wire, WireApproval, WireNote } from '@countersign/contract/wires';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { emit } from '../platform/outbox/index.ts';
import { optionalText, type PersonalAct } from '../review/index.ts';
import { holdsRole, readSettings } from '../settings/index.ts';
import { type CheckFacts, decideApproval, decideRejection, refuseChecker } from './check-wire.decision.ts';
import { type LockedWire, lockWire } from './lock-wire.ts';
import { requireMoved, stateAfter } from './move-wire.ts';
import { requireRecorded } from './require-recorded.ts';
import { lookAround, readContent, showWire } from './show-wire.ts';
import { checkWire, findLatestCallback } from './wire.queries.ts';
import { wireRecords } from './wire.record.ts';

/** The second person says yes to exactly what is stored; what the chain records is its digest. */
export async function approveWire(app: App, act: PersonalAct, ref: string, request: WireApproval): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const locked = await lockWire(tx, app, ref);
    const { loan, wire } = locked;
    const facts = factsOf(act, locked);
    // Told before anything is opened: whoever may not check learns nothing of what there is to check.
    const refused = refuseChecker(facts);
    if (refused !== null) throw new DomainError(refused);
    await requireRecorded(tx, app, act, loan, wire);
    const { warnings } = await lookAround(app, tx, wire, readContent(app, wire));
    const decision = decideApproval(
      {
        ...facts,
        digest: wire.digest,
        callbackRequired: (await readSettings(app, tx))['wire.callback_required'],
        hasCallback: (await tx.maybe(findLatestCallback, [wire.id])) !== undefined,
        warnings,
      },
      request,
    );
    if (!decision.ok) throw new DomainError(decision.refusal);
    const to = stateAfter(wire, 'approve');
    const acknowledged = [...decision.effect];
    const args = [wire.id, wire.state, to, act.actor.id, app.clock.now(), acknowledged] as const;
    const moved = requireMoved(await tx.maybe(checkWire, args));
    const payload = {
      wireId: wire.id,
      digest: wire.digest,
      amount: wire.amount,
      currency: wire.currency,
      stagedBy: wire.staged_by,
      acknowledged,
      warnings: warnings.map(({ code, field }) => ({ code, field })),
      note: optionalText(request.note),
    };
    const records = await recordsOf(tx, app, wireRecords, [wire.id]);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'wire.approved', act, payload, records });
    await emit(tx, app, { type: 'wire.approved', payload: { wireId: wire.id, loanId: loan.id } });
    await tellProgress(tx, app, loan.id, 'wire.approved', { wireId: wire.id });
    return showWire(app, tx, loan, moved, 'person');
  });
}

export async function rejectWire(app: App, act: PersonalAct, ref: string, request: WireNote): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const locked = await lockWire(tx, app, ref);
    const { loan, wire } = locked;
    const decision = decideRejection(factsOf(act, locked));
    if (!decision.ok) throw new DomainError(decision.refusal);
    const to = stateAfter(wire, 'reject');
    const moved = requireMoved(await tx.maybe(checkWire, [wire.id, wire.state, to, act.actor.id, app.clock.now(), []]));
    const payload = {
      wireId: wire.id,
      digest: wire.digest,
      stagedBy: wire.staged_by,
      note: optionalText(request.note),
    };
    const records = await recordsOf(tx, app, wireRecords, [wire.id]);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'wire.rejected', act, payload, records });
    await tellProgress(tx, app, loan.id, 'wire.rejected', { wireId: wire.id });
    return showWire(app, tx, loan, moved, 'person');
  });
}

function factsOf({ actor }: PersonalAct, { loan, wire }: LockedWire): CheckFacts {
  return {
    state: wire.state,
    loanState: loan.state,
    isMaker: wire.staged_by === actor.id,
    holdsRole: holdsRole(actor.roles, wire.required_role),
    requiredRole: wire.required_role,
  };
}
