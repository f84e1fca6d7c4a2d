import type { DecisionKind } from '@countersign/contract/review';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { emit } from '../platform/outbox/index.ts';
import { type PersonalAct, recordAction } from './act-on-finding.ts';
import { mailEscalation } from './escalation.mail.ts';
import { keepEscalation, settleEscalations } from './escalations.ts';
import type { FindingTrigger } from './finding.transitions.ts';
import type { AskedPerson, LockedFinding } from './locked-finding.ts';
import { moveFinding } from './move-finding.ts';

/** What was decided and may be written: nothing of it is asked again. */
export interface DecisionEffect {
  readonly action: DecisionKind;
  /** Null: the finding stays as it is. */
  readonly trigger: FindingTrigger | null;
  readonly reasonCode: string | null;
  readonly note: string | null;
  /** Whom an escalation asks; left out: every manager and administrator. */
  readonly to?: AskedPerson;
}

/** Writes and chains a decision, at once or when the time to undo it is over; `more` is what evidence says beside it. */
export async function applyDecision(
  tx: Tx,
  app: App,
  act: PersonalAct,
  locked: LockedFinding,
  effect: DecisionEffect,
  more: JsonObject = {},
): Promise<void> {
  const { loan, finding } = locked;
  const { action, trigger, reasonCode, note } = effect;
  const status = trigger === null ? finding.status : await moveFinding(tx, finding, trigger);
  const event = { findingId: finding.id, loanId: loan.id };
  const done = { action, reasonCode, note };
  if (action === 'accept') {
    await settleEscalations(tx, app, act, locked, { what: 'accepted', note });
    await recordAction(tx, app, act, locked, { ...done, kind: 'finding.accepted', more: { status, ...more } });
  } else if (action === 'override') {
    const from = finding.status;
    await settleEscalations(tx, app, act, locked, { what: 'overridden', note });
    await recordAction(tx, app, act, locked, { ...done, kind: 'finding.overridden', more: { from, ...more } });
    await emit(tx, app, { type: 'finding.overridden', payload: event });
  } else {
    const to = effect.to ?? null;
    const mailedTo = await mailEscalation(tx, app, act, locked, { reasonCode, note }, to);
    await keepEscalation(tx, app, act, locked, to);
    const asked: JsonObject = to === null ? {} : { escalatedTo: { id: to.id, name: to.name } };
    await recordAction(tx, app, act, locked, {
      ...done,
      kind: 'finding.escalated',
      more: { mailedTo, ...asked, ...more },
    });
    await emit(tx, app, { type: 'finding.escalated', payload: event });
  }
}
