import { appendEvidence, destroyPersonalKey } from '../evidence/index.ts';
import { lockAndRead } from '../loans/index.ts';
import { type Act, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { readSettings } from '../settings/index.ts';
import {
  isNeeded,
  listBytesDue,
  listLoansDueForPurge,
  listStoredDocuments,
  markBytesDeleted,
  markPurged,
} from './document.queries.ts';
import { emptyPages } from './page.queries.ts';

export interface SweepResult {
  readonly loans: number;
  readonly documents: number;
  readonly contents: number;
}

const DAY_MS = 86_400_000;
const PAGE = 200;

/**
 * Between storing bytes and filing them under a loan an upload may take its time, but never this long. Bytes stored
 * again within it are spared: somebody is about to file them, and a row without bytes would be a lost document.
 */
const FILING_MS = DAY_MS;

/**
 * Retention: deletes the stored bytes of documents of loans sealed longer than `documents.retention_days` ago, keeps
 * their rows, records each in the loan's chain, and destroys the key of the loan's personal values. A legal hold stops it.
 *
 * What was decided is recorded first and the bytes follow: a sweep that dies in between leaves bytes that the next one
 * deletes, never a document that is gone without a record.
 */
export async function sweepRetention(app: App): Promise<SweepResult> {
  const days = (await readSettings(app))['documents.retention_days'];
  const sealedBefore = new Date(app.clock.now().getTime() - days * DAY_MS);
  let [loans, documents] = [0, 0];
  let last: string | null = null;
  for (;;) {
    const due: readonly { readonly id: string }[] = await app.db.many(listLoansDueForPurge, [sealedBefore, last, PAGE]);
    for (const { id } of due) {
      const purged = await purgeLoan(app, id, sealedBefore);
      if (purged !== null) [loans, documents] = [loans + 1, documents + purged];
      last = id;
    }
    if (due.length < PAGE) break;
  }
  return { loans, documents, contents: await deleteBytes(app) };
}

/** How many documents of the loan were purged; null when a hold was set since it was listed. */
async function purgeLoan(app: App, loanId: string, sealedBefore: Date): Promise<number | null> {
  const act: Act = { actor: systemActor('retention'), requestId: null };
  return app.db.transaction(async (tx) => {
    // Under the loan's lock, so that a hold set at this moment is either seen here or comes after the purge in the chain.
    const loan = await lockAndRead(tx, loanId);
    if (loan.state !== 'sealed' || loan.on_hold || loan.state_since >= sealedBefore) return null;
    const stored = await tx.many(listStoredDocuments, [loanId]);
    for (const { id, name, sha256 } of stored) {
      await tx.run(markPurged, [id, app.clock.now()]);
      await tx.run(emptyPages, [id]);
      const payload = { documentId: id, name, sha256 };
      await appendEvidence(tx, app, { loanId, kind: 'document.purged', act, payload });
    }
    await destroyPersonalKey(tx, loanId);
    return stored.length;
  });
}

/**
 * Deletes content that no document needs any more. No lock spans the database and the store. Instead: whoever files a
 * document stored its bytes at most FILING_MS earlier, and storing bytes that are there already makes them young again.
 * So bytes older than that which no row needs now are needed by nobody, and younger ones are left for a later sweep.
 */
async function deleteBytes(app: App): Promise<number> {
  const storedBefore = new Date(app.clock.now().getTime() - FILING_MS);
  let deleted = 0;
  let last = '';
  for (;;) {
    const due = await app.db.many(listBytesDue, [last, PAGE]);
    for (const { sha256 } of due) {
      last = sha256;
      if (await deleteContent(app, sha256, storedBefore)) deleted += 1;
    }
    if (due.length < PAGE) return deleted;
  }
}

/** A store that fails for one content must not keep the others: what is left is tried again by the next sweep. */
async function deleteContent(app: App, sha256: string, storedBefore: Date): Promise<boolean> {
  try {
    if ((await app.db.one(isNeeded, [sha256])).needed) return false;
    const isGone = (await app.blobs.delete(sha256, { storedBefore })) || (await app.blobs.stat(sha256)) === null;
    if (isGone) await app.db.run(markBytesDeleted, [sha256, app.clock.now()]);
    return isGone;
  } catch (error) {
    app.log.error({ err: error, sha256 }, 'the bytes of a purged document could not be deleted');
    return false;
  }
}
