import type { QuarantineEntry } from '@countersign/contract/intake';
import { appendEvidence } from '../evidence/index.ts';
import { findLoanByRef } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { sniffFile } from '../reading/files/index.ts';
import { addDocuments } from './add-documents.ts';
import { ingestRecord } from './ingest-record.ts';
import { type EntryRow, recordRetry, settleEntry } from './quarantine.queries.ts';
import { evidenceOf, requireOpenEntry, settledAlready, toEntry } from './quarantine-entry.ts';
import { receivePackage } from './receive-package.ts';
import { storeFile } from './store-file.ts';
import { takeHead } from './take-head.ts';
import { takeRecord } from './take-record.ts';

const HEAD_BYTES = 1024;

export interface RetryRequest {
  readonly externalRef?: string | undefined;
  /** Opens a new loan where the reference is unknown. */
  readonly borrowerName?: string | undefined;
  readonly profile?: string | undefined;
}

/**
 * Files a quarantined file after all: as a document, or as an approval record, by its content. Filing comes first and
 * settling second: a retry that dies in between is repeated, and finds the document there already.
 */
export async function retryEntry(app: App, act: Act, id: string, request: RetryRequest): Promise<QuarantineEntry> {
  const entry = await requireOpenEntry(app.db, id);
  const ref = request.externalRef ?? entry.external_ref;
  if (ref === null) throw missing('externalRef', 'is missing: enter the loan that the file is for');
  try {
    await file(app, act, entry, ref, request);
  } catch (error) {
    if (error instanceof DomainError) {
      await app.db.run(recordRetry, [id, error.refusal.code, error.refusal.detail]);
    }
    throw error;
  }
  const by = act.actor.type === 'user' ? act.actor.id : null;
  return app.db.transaction(async (tx) => {
    const settled = await tx.maybe(settleEntry, [id, 'filed', app.clock.now(), by, null, ref]);
    if (settled === undefined) throw settledAlready('settled');
    await appendEvidence(tx, app, { loanId: null, kind: 'quarantine.retried', act, payload: evidenceOf(settled) });
    return toEntry(settled);
  });
}

async function file(app: App, act: Act, entry: EntryRow, ref: string, request: RetryRequest): Promise<void> {
  if (entry.sha256 === null) {
    const detail = 'The file was too large to be kept. Send it again in parts, and discard this entry.';
    throw new DomainError({ code: 'quarantine_empty', detail });
  }
  const incoming = { name: entry.name, field: 'file' };
  // Stored once more from its own bytes: they count as stored just now, and are claimed like those of any upload.
  const bytes = () => app.blobs.get(entry.sha256 ?? '');
  const loan = await app.db.maybe(findLoanByRef, [ref]);
  if (loan === undefined) {
    const { borrowerName } = request;
    if (borrowerName === undefined) {
      throw missing(
        'borrowerName',
        `is missing: there is no loan ${ref}; name the borrower to open it, or another loan`,
      );
    }
    const stored = await storeFile(app, { ...incoming, content: await bytes() });
    await receivePackage(app, act, { externalRef: ref, borrowerName, files: [stored] });
    return;
  }
  if (await isDocument(await bytes())) {
    await addDocuments(app, act, ref, [await storeFile(app, { ...incoming, content: await bytes() })]);
    return;
  }
  const taken = await takeRecord(app, { ...incoming, content: await bytes() });
  if (taken.kind === 'document') throw new Error('A file cannot be a document and none.');
  const about = { name: entry.name, bytes: taken.bytes, sourceFormat: null, profile: request.profile };
  await ingestRecord(app, act, ref, { ...about, field: 'file', profileField: 'profile' });
}

/** A picture or a PDF is a document; anything else may be an approval record. */
async function isDocument(content: AsyncIterable<Uint8Array>): Promise<boolean> {
  const { head, close } = await takeHead(content, HEAD_BYTES);
  await close();
  return sniffFile(head) !== null;
}

function missing(field: string, message: string): DomainError {
  const errors = [{ field, code: 'required', message }];
  return new DomainError({ code: 'request_invalid', detail: `${field} ${message}.`, errors });
}
