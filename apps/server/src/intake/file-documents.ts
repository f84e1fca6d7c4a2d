import type { Document } from '@countersign/contract/documents';
import { addDocument, findSameContent, toDocument } from '../documents/index.ts';
import type { LoanRow } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { deleteClaims } from './claim.queries.ts';
import type { StoredFile } from './store-file.ts';

export interface FiledDocuments {
  /** One for each file, in their order. */
  readonly documents: readonly Document[];
  /** How many were not there before. */
  readonly added: number;
}

/**
 * Files stored bytes under the current version of a loan's package. Bytes that this version holds already are told as
 * duplicates and not filed again; an earlier version's are filed anew, since a version is complete in itself. The
 * caller holds the loan's lock, so two uploads of one file cannot miss each other.
 */
export async function fileDocuments(
  tx: Tx,
  app: App,
  act: Act,
  loan: LoanRow,
  files: readonly StoredFile[],
  trailing = false,
): Promise<FiledDocuments> {
  const documents: Document[] = [];
  let added = 0;
  for (const { name, sha256, size, mediaType, docType } of files) {
    const same = await tx.maybe(findSameContent, [loan.id, loan.package_version, sha256]);
    if (same !== undefined) {
      documents.push({ ...toDocument(same, null), name, duplicateOf: same.id });
      continue;
    }
    const about = { loanId: loan.id, packageVersion: loan.package_version, name, mediaType, docType, trailing };
    documents.push(toDocument(await addDocument(tx, app, act, { ...about, stored: { sha256, size } }), null));
    added += 1;
  }
  await tx.run(deleteClaims, [files.map(({ claimId }) => claimId)]);
  return { documents, added };
}
