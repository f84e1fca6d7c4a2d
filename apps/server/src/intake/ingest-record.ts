import type { IngestedRecord } from '@countersign/contract/intake';
import { processAgain, refuseUnlessChangeable, requireLoan, requireLockedLoan } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { emit } from '../platform/outbox/index.ts';
import type { Alongside } from './alongside.ts';
import { fileRecord } from './file-record.ts';
import { type IncomingRecord, prepareRecord } from './prepare-record.ts';
import { toRecordField } from './record-fields.ts';

/** Takes in the approval record of a loan. A loan in review is processed again with it. */
export async function ingestRecord(
  app: App,
  act: Act,
  ref: string,
  incoming: IncomingRecord,
  alongside?: Alongside,
): Promise<IngestedRecord> {
  // Before the record is read: an unknown loan is told before what is wrong with the record.
  await requireLoan(app.db, ref);
  const prepared = await prepareRecord(app, incoming);
  const documentId = await app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    refuseUnlessChangeable(loan);
    const filed = await fileRecord(tx, app, act, loan, prepared);
    await processAgain(tx, app, act, loan, 'lar.ingested');
    await emit(tx, app, { type: 'package.changed', payload: { loanId: loan.id } });
    await alongside?.(tx);
    return filed;
  });
  const { profile, record } = prepared;
  return {
    documentId,
    profileId: profile.id,
    profileVersion: profile.version,
    fields: record.values.map(toRecordField),
    missing: [...record.missing],
    notUnderstood: record.faults.map(({ field, message }) => ({ field: field ?? '', message })),
    notes: [...(record.notes ?? [])],
  };
}
