import type { LarRecord } from '@countersign/contract/intake';
import { requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findRecord } from './find-record.ts';
import { toRecordField } from './record-fields.ts';

/** The record that was taken in: by which version of which profile, its values, and where each stood. */
export async function describeRecord(app: App, ref: string): Promise<LarRecord> {
  const loan = await requireLoan(app.db, ref);
  const found = await findRecord(app, app.db, loan.id);
  if (found === null) {
    throw new DomainError({ code: 'lar_not_found', detail: `Loan ${ref} has no approval record yet.` });
  }
  const { row, record } = found;
  if (record === null) {
    throw new DomainError({ code: 'document_purged', detail: 'The record was deleted after its retention.' });
  }
  return {
    documentId: row.document_id,
    packageVersion: row.package_version,
    profileId: row.profile_id,
    profileName: row.profile_name,
    profileVersion: row.profile_version,
    sourceFormat: row.source_format,
    ingestedAt: row.ingested_at.toISOString(),
    fields: record.values.map(toRecordField),
    missing: [...record.missing],
    notUnderstood: record.faults.map(({ field, message }) => ({ field: field ?? '', message })),
    notes: [...(record.notes ?? [])],
  };
}
