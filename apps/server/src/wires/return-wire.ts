import type { Wire, WireReturn } from '@countersign/contract/wires';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { PersonalAct } from '../review/index.ts';
import { lockWire, type WirePath } from './lock-wire.ts';
import { requireMoved, stateAfter } from './move-wire.ts';
import { showWire } from './show-wire.ts';
import { returnWireRow } from './wire.queries.ts';
import { wireRecords } from './wire.record.ts';

/** Records that a wire which went out came back: its money can be paid again, by a new wire and two people. */
export async function returnWire(app: App, act: PersonalAct, path: WirePath, request: WireReturn): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const { loan, wire } = await lockWire(tx, app, path);
    stateAfter(wire, 'return');
    const reason = request.reason.trim();
    const args = [wire.id, wire.state, act.actor.id, app.clock.now(), reason] as const;
    const returned = requireMoved(await tx.maybe(returnWireRow, args));
    const payload = {
      wireId: wire.id,
      digest: wire.digest,
      amount: wire.amount,
      currency: wire.currency,
      sha256: wire.export_sha256,
      reason,
    };
    const records = await recordsOf(tx, app, wireRecords, [wire.id]);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'wire.returned', act, payload, records });
    await tellProgress(tx, app, loan.id, 'wire.returned', { wireId: wire.id });
    return showWire(app, tx, loan, returned);
  });
}
