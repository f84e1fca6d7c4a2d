import {
  type ControlledRecord,
  hashJson,
  loanSource,
  lockChain,
  recordsOf,
  requireLoanRecords,
  sealUntold,
  toFacts,
} from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import {
  findDocumentRecords,
  findSplittings,
  listDocumentIds,
  lockFile,
  pageDocumentRecords,
  pageSplittings,
} from './document-record.queries.ts';

const firstId = '00000000-0000-0000-0000-000000000000';

/** What was filed, in which version of the package, and whether somebody took it out again: what a package consists of. */
export const documentRecords = loanSource(
  { kind: 'document', firstId },
  findDocumentRecords,
  pageDocumentRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: () =>
      toFacts({
        packageVersion: row.package_version,
        name: row.name,
        sha256: row.sha256,
        size: row.size,
        mediaType: row.media_type,
        docType: row.doc_type,
        withdrawnAt: row.withdrawn_at,
        // Left out of what came before approval, as it was before documents could come after.
        ...(row.trailing_at === null ? {} : { trailingAt: row.trailing_at }),
      }),
  }),
);

/**
 * The documents that a file holds, and how many signs of alteration its pages bear, all together: one that is added, taken
 * away or brought back shows as much as one that was changed. The engine cuts files by itself, without an act of
 * anybody's; what people do to a file, and the run that compares it, tell in evidence how it is cut.
 */
export const splittingRecords = loanSource({ kind: 'splitting', firstId }, findSplittings, pageSplittings, (row) => ({
  id: row.id,
  loanId: row.loan_id,
  // Files without a sign, which most are, are sealed as they were before pages had any.
  facts: () => toFacts({ parts: hashJson(row.signs === null ? row.parts : { parts: row.parts, signs: row.signs }) }),
}));

/** After the engine has changed what a file holds, in the same transaction. */
export async function sealSplitting(tx: Tx, app: Pick<App, 'keyring'>, documentId: string): Promise<void> {
  const { loan_id: loanId } = await tx.one(lockFile, [documentId]);
  await sealUntold(tx, app, loanId, () => recordsOf(tx, app, splittingRecords, [documentId]));
}

/** How a file is cut after somebody's change of it, for the entry of that act, which comes next. */
export async function splittingToTell(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  documentId: string,
): Promise<readonly ControlledRecord[]> {
  await tx.one(lockFile, [documentId]);
  return recordsOf(tx, app, splittingRecords, [documentId]);
}

/** How the files of a loan are cut, for the entry of the run that compared them. */
export async function splittingsToTell(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  loanId: string,
): Promise<readonly ControlledRecord[]> {
  await lockChain(tx, loanId);
  const ids = (await tx.many(listDocumentIds, [loanId])).map(({ id }) => id);
  return recordsOf(tx, app, splittingRecords, ids);
}

/** Refuses to build on the files of a loan where they, or how they were cut, were changed around the program. */
export async function requireRecordedDocuments(tx: Tx, app: Pick<App, 'keyring'>, loanId: string): Promise<void> {
  const ids = (await tx.many(listDocumentIds, [loanId])).map(({ id }) => id);
  await requireLoanRecords(tx, app, documentRecords, loanId, ids);
  await requireLoanRecords(tx, app, splittingRecords, loanId, ids);
}
