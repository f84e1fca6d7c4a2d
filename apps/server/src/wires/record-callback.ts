import type { CallbackRequest, Wire } from '@countersign/contract/wires';
import { appendEvidence, openConcealer, recordsOf } from '../evidence/index.ts';
import { tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { sealJson } from '../platform/keyring/index.ts';
import type { PersonalAct } from '../review/index.ts';
import { lockWire, type WirePath } from './lock-wire.ts';
import { requireRecorded } from './require-recorded.ts';
import { type CallbackContent, showWire } from './show-wire.ts';
import { insertCallback } from './wire.queries.ts';
import { callbackRecords } from './wire.record.ts';
import { callbackContext } from './wire-content.ts';

/** Records that somebody other than the maker had the instructions confirmed by telephone. The last call is shown. */
export async function recordCallback(
  app: App,
  act: PersonalAct,
  path: WirePath,
  request: CallbackRequest,
): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const { loan, wire } = await lockWire(tx, app, path);
    if (wire.staged_by === act.actor.id) {
      const detail = 'You staged this wire. Someone else must make the callback.';
      throw new DomainError({ code: 'maker_cannot_check', detail });
    }
    if (wire.state !== 'staged') {
      const detail = `The wire is ${wire.state}; a call is recorded while it is staged.`;
      throw new DomainError({ code: 'wire_state_conflict', detail });
    }
    await requireRecorded(tx, app, act, loan, wire);
    const said: CallbackContent = {
      person: request.person.trim(),
      phoneSource: request.phoneSource.trim(),
      phoneNumber: request.phoneNumber?.trim() ?? null,
    };
    const { id, name } = act.actor;
    const content = sealJson(app.keyring, callbackContext(wire.id), said);
    const made = await tx.one(insertCallback, [wire.id, content, request.note.trim(), id, name, app.clock.now()]);
    const conceal = await openConcealer(tx, app, loan.id);
    const payload = {
      wireId: wire.id,
      digest: wire.digest,
      person: conceal(said.person),
      phoneSource: conceal(said.phoneSource),
      phoneNumber: said.phoneNumber === null ? null : conceal(said.phoneNumber),
      note: request.note.trim(),
    };
    const records = await recordsOf(tx, app, callbackRecords, [made.id]);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'wire.callback_recorded', act, payload, records });
    await tellProgress(tx, app, loan.id, 'wire.callback_recorded', { wireId: wire.id });
    return showWire(app, tx, loan, wire);
  });
}
