import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { tellProgress } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { StoredDocument } from '../platform/blobs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import { emit } from '../platform/outbox/index.ts';
import { insertDocument } from './document.queries.ts';
import { documentRecords, splittingToTell } from './document.record.ts';
import type { DocumentRow } from './document.ts';

export interface NewDocument {
  readonly loanId: string;
  readonly packageVersion: number;
  readonly name: string;
  /** What the blob store answered. Its bytes must have been stored less than a day ago (retention-sweep.ts says why). */
  readonly stored: Pick<StoredDocument, 'sha256' | 'size'>;
  readonly mediaType: string;
  readonly docType: string | null;
  /** Filed after approval: no part of what was approved. */
  readonly trailing?: boolean;
}

/** Files stored bytes under a loan. The caller holds the loan's lock; the row and its evidence live or die together. */
export async function addDocument(
  tx: Tx,
  app: { readonly clock: Clock; readonly keyring: Keyring },
  act: Act,
  document: NewDocument,
): Promise<DocumentRow> {
  const { loanId, packageVersion, name, stored, mediaType, docType, trailing = false } = document;
  const now = app.clock.now();
  const row = await tx.one(insertDocument, [
    newId(now),
    loanId,
    packageVersion,
    name,
    stored.sha256,
    stored.size,
    mediaType,
    docType,
    now,
    trailing ? now : null,
  ]);
  const { sha256, size } = stored;
  const about = { documentId: row.id, name, sha256, size, mediaType, packageVersion };
  const payload = trailing ? { ...about, trailing } : about;
  const files = await recordsOf(tx, app, documentRecords, [row.id]);
  const records = [...files, ...(await splittingToTell(tx, app, row.id))];
  await appendEvidence(tx, app, { loanId, kind: 'document.added', act, payload, records });
  // An approval record is read where it is taken in; it has no pages.
  if (docType !== 'approval_record') {
    await emit(tx, app, { type: 'document.added', payload: { documentId: row.id, loanId } });
  }
  await tellProgress(tx, app, loanId, 'document.added', { documentId: row.id, name, docType });
  return row;
}
