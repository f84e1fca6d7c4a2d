import { requireAllRecords, requireLoanRecords, requireRecords } from '../evidence/index.ts';
import { userRecords } from '../identity/index.ts';
import { type LoanRow, requireRecordedLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { requireRecordedPackage } from '../reconciliation/index.ts';
import type { PersonalAct } from '../review/index.ts';
import { requireSettings } from '../settings/index.ts';
import { payeeRecords } from './payee.record.ts';
import { listCallbackIds, listCountedWireIds, listScreeningIds, type WireRow } from './wire.queries.ts';
import { callbackRecords, screeningRecords, wireRecords } from './wire.record.ts';

/**
 * Everything on whose word money is about to move, apart from the wire itself, which `lockWire` has looked at: the loan and
 * its package, its other wires, which count against its proceeds, the people, the calls, the screenings, the settings that decide and
 * the payees that instructions are compared with.
 */
export async function requireRecorded(
  tx: Tx,
  app: App,
  { actor }: PersonalAct,
  loan: LoanRow,
  wire: WireRow | null,
): Promise<void> {
  await requireRecordedLoan(tx, app, loan);
  await requireRecordedPackage(tx, app, loan.id);
  await requireSettings(tx, app, 'wire', 'admin');
  const people = [actor.id, wire?.staged_by, wire?.checked_by].filter((id) => typeof id === 'string');
  await requireRecords(tx, app, userRecords, people);
  await requireAllRecords(tx, app, payeeRecords);
  await requireLoanRecords(tx, app, wireRecords, loan.id, (await tx.many(listCountedWireIds, [loan.id])).map(idOf));
  if (wire === null) return;
  await requireLoanRecords(tx, app, callbackRecords, loan.id, (await tx.many(listCallbackIds, [wire.id])).map(idOf));
  await requireLoanRecords(tx, app, screeningRecords, loan.id, (await tx.many(listScreeningIds, [wire.id])).map(idOf));
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}
