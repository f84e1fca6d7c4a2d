import { AMOUNT, type RecordPreview, type RecordPreviewRequest } from '@countersign/contract/intake';
import type { App } from '../platform/app.ts';
import { borrowerOf, referenceOf } from './loan-of-record.ts';
import { readByProfile } from './prepare-record.ts';
import { toRecordField } from './record-fields.ts';
import { sampleBytes } from './sample-bytes.ts';

/** Whose loan a record is about, and what intake will read from it: so that nobody types what stands in a file. */
export async function previewRecord(app: App, request: RecordPreviewRequest): Promise<RecordPreview> {
  const { profile, record } = await readByProfile(app, {
    name: 'approval-record',
    bytes: await sampleBytes(app, request),
    sourceFormat: null,
    profile: request.profile,
    field: 'sample',
    profileField: 'profile',
  });
  const amount = record.values.find(({ field }) => field === 'principal_amount')?.value ?? null;
  return {
    externalRef: referenceOf({ record }) ?? null,
    borrowerName: borrowerOf({ record }) ?? null,
    expectedPrincipal: amount !== null && AMOUNT.test(amount) ? amount : null,
    profileName: profile.name,
    profileVersion: profile.version,
    fields: record.values.map(toRecordField),
    missing: [...record.missing],
    notUnderstood: record.faults.map(({ field, message }) => ({ field: field ?? '', message })),
    notes: [...(record.notes ?? [])],
  };
}
