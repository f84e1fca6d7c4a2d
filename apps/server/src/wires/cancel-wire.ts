import type { Wire, WireNote } from '@countersign/contract/wires';
import { appendEvidence, recordsOf, requireLoanRecords } from '../evidence/index.ts';
import { type LoanRow, tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type BeforeReopen, optionalText, type PersonalAct } from '../review/index.ts';
import { lockWire, type WirePath } from './lock-wire.ts';
import { requireMoved, stateAfter } from './move-wire.ts';
import { showWire } from './show-wire.ts';
import { cancelWireRow, listLiveWires, type WireRow } from './wire.queries.ts';
import { wireRecords } from './wire.record.ts';

/** Takes back a wire that has not gone out. Editing one is this, and staging anew. */
export async function cancelWire(app: App, act: PersonalAct, path: WirePath, request: WireNote): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const { loan, wire } = await lockWire(tx, app, path);
    const cancelled = await cancelLocked(tx, app, act, loan, wire, optionalText(request.note));
    return showWire(app, tx, loan, cancelled);
  });
}

/** A loan whose money went out is not reviewed again; wires that are on their way are taken back with the approval. */
export const cancelBeforeReopen: BeforeReopen = async (tx, app, act, loan) => {
  const live = await tx.many(listLiveWires, [loan.id]);
  if (live.some(({ state }) => state === 'exported')) {
    const detail = `The wire of loan ${loan.external_ref} was exported; the loan cannot be reopened.`;
    throw new DomainError({ code: 'loan_state_conflict', detail });
  }
  await requireLoanRecords(
    tx,
    app,
    wireRecords,
    loan.id,
    live.map(({ id }) => id),
  );
  for (const wire of live) await cancelLocked(tx, app, act, loan, wire, 'The loan was reopened.');
};

async function cancelLocked(
  tx: Tx,
  app: App,
  act: PersonalAct,
  loan: LoanRow,
  wire: WireRow,
  note: string | null,
): Promise<WireRow> {
  stateAfter(wire, 'cancel');
  const row = await tx.maybe(cancelWireRow, [wire.id, wire.state, act.actor.id, app.clock.now()]);
  const cancelled = requireMoved(row);
  const payload = { wireId: wire.id, digest: wire.digest, from: wire.state, note };
  const records = await recordsOf(tx, app, wireRecords, [wire.id]);
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'wire.cancelled', act, payload, records });
  await tellProgress(tx, app, loan.id, 'wire.cancelled', { wireId: wire.id });
  return cancelled;
}
