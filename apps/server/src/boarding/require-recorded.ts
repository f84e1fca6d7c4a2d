import { requireRecords } from '../evidence/index.ts';
import { userRecords } from '../identity/index.ts';
import { type LoanRow, requireRecordedLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { requireRecordedPackage } from '../reconciliation/index.ts';
import type { PersonalAct } from '../review/index.ts';
import { requireSettings } from '../settings/index.ts';
import type { BoardingRow } from './boarding.queries.ts';
import { fieldMapRecords } from './field-map.record.ts';

/**
 * Everything on whose word a loan is about to be booked, apart from the record itself, which whoever locked it has looked
 * at: the loan and its package, the people, the settings that decide and the field map.
 */
export async function requireRecorded(
  tx: Tx,
  app: App,
  { actor }: PersonalAct,
  loan: LoanRow,
  about: Pick<BoardingRow, 'field_map_id' | 'provider_id'> & Partial<Pick<BoardingRow, 'staged_by' | 'approved_by'>>,
): Promise<void> {
  await requireRecordedLoan(tx, app, loan);
  await requireSettings(tx, app, 'boarding', 'admin', about.provider_id);
  const people = [actor.id, about.staged_by, about.approved_by].filter((id) => typeof id === 'string');
  await requireRecords(tx, app, userRecords, people);
  await requireRecords(tx, app, fieldMapRecords, [about.field_map_id]);
  await requireRecordedPackage(tx, app, loan.id);
}
