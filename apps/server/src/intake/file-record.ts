import { addDocument } from '../documents/index.ts';
import { appendEvidence, type Conceal, openConcealer, recordsOf } from '../evidence/index.ts';
import { type LoanRow, tellProgress } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { approvalRecords } from './approval-record.record.ts';
import { deleteClaims } from './claim.queries.ts';
import type { PreparedRecord } from './prepare-record.ts';
import { insertRecord, supersedeRecord } from './record.queries.ts';
import { sealRecord } from './record-content.ts';

/** Open parts, Evidence: values of these kinds stand concealed in the chain. */
const personal: ReadonlySet<string> = new Set(['name', 'address', 'id']);

/**
 * Files a record that was read: a document of its own, its sealed values, and lar.ingested. The one that counted so far
 * is superseded. The caller holds the loan's lock.
 */
export async function fileRecord(
  tx: Tx,
  app: App,
  act: Act,
  loan: LoanRow,
  { file, profile, record }: PreparedRecord,
): Promise<string> {
  const now = app.clock.now();
  const { name, sha256, size, mediaType, docType } = file;
  const about = { loanId: loan.id, packageVersion: loan.package_version, name, mediaType, docType };
  const document = await addDocument(tx, app, act, { ...about, stored: { sha256, size } });
  const id = newId(now);
  await tx.run(supersedeRecord, [loan.id, now]);
  const content = sealRecord(app.keyring, id, record);
  await tx.run(insertRecord, [id, loan.id, document.id, loan.package_version, profile.id, content, now]);
  const conceal = await openConcealer(tx, app, loan.id);
  const payload = {
    documentId: document.id,
    sha256,
    profileId: profile.id,
    profileName: profile.name,
    profileVersion: profile.version,
    fields: record.values.map(({ field, kind, value, rawText }) => shown(conceal, field, kind, value ?? rawText)),
    missing: [...record.missing],
  };
  const records = await recordsOf(tx, app, approvalRecords, [id]);
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'lar.ingested', act, payload, records });
  await tx.run(deleteClaims, [[file.claimId]]);
  const { name: profileName, version: profileVersion } = profile;
  await tellProgress(tx, app, loan.id, 'lar.ingested', { documentId: document.id, profileName, profileVersion });
  return document.id;
}

function shown(conceal: Conceal, field: string, kind: string, value: string | null) {
  return { field, kind, value: value !== null && personal.has(kind) ? conceal(value) : value };
}
