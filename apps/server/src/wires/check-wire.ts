import type { Wire, WireApproval, WireNote } from '@countersign/contract/wires';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { emit } from '../platform/outbox/index.ts';
import { optionalText, type PersonalAct } from '../review/index.ts';
import { holdsRole, readSettings } from '../settings/index.ts';
import { refuseMoney } from './check-money.ts';
import { type CheckFacts, decideApproval, decideRejection, refuseChecker } from './check-wire.decision.ts';
import { type LockedWire, lockWire, type WirePath } from './lock-wire.ts';
import { requireMoved, stateAfter } from './move-wire.ts';
import { refuseCoolingOff } from './refuse-cooling-off.ts';
import { requireRecorded } from './require-recorded.ts';
import { lookAround, readContent, showWire } from './show-wire.ts';
import { checkWire, findLatestScreening, listCallers } from './wire.queries.ts';
import { wireRecords } from './wire.record.ts';

/** The second person says yes to exactly what is stored; what the chain records is its digest. */
export async function approveWire(app: App, act: PersonalAct, path: WirePath, request: WireApproval): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const locked = await lockWire(tx, app, path);
    const { loan, wire } = locked;
    const facts = factsOf(act, locked);
    // Told before anything is opened: whoever may not check learns nothing of what there is to check.
    const refused = refuseChecker(facts);
    if (refused !== null) throw new DomainError(refused);
    await requireRecorded(tx, app, act, loan, wire);
    await refuseCoolingOff(tx, app, act);
    const content = readContent(app, wire);
    const { warnings } = await lookAround(app, tx, wire, content);
    const settings = await readSettings(app, tx);
    const decision = decideApproval(
      {
        ...facts,
        digest: wire.digest,
        callbackRequired: settings['wire.callback_required'],
        callers: (await tx.many(listCallers, [wire.id])).map((row) => row.made_by),
        thirdPersonCalls: settings['wire.callback_by_third_person'],
        checker: act.actor.id,
        screeningRequired: settings['wire.ofac_required'],
        hasScreening: (await tx.maybe(findLatestScreening, [wire.id])) !== undefined,
        warnings,
      },
      request,
    );
    if (!decision.ok) throw new DomainError(decision.refusal);
    const held = await refuseMoney(tx, app, loan, wire, content);
    if (held !== null) throw new DomainError(held);
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
    return showWire(app, tx, loan, moved);
  });
}

export async function rejectWire(app: App, act: PersonalAct, path: WirePath, request: WireNote): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const locked = await lockWire(tx, app, path);
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
    return showWire(app, tx, loan, moved);
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
