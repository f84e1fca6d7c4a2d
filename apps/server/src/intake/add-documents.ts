import { processAgain, refuseUnlessChangeable, requireLockedLoan, toLoan } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { emit } from '../platform/outbox/index.ts';
import type { Alongside } from './alongside.ts';
import { fileDocuments } from './file-documents.ts';
import type { PackageAnswer } from './receive-package.ts';
import type { StoredFile } from './store-file.ts';

/** Adds stored files to the package of a loan. Files that are all there already change nothing. */
export async function addDocuments(
  app: App,
  act: Act,
  ref: string,
  files: readonly StoredFile[],
  alongside?: Alongside,
): Promise<PackageAnswer> {
  return app.db.transaction(async (tx) => {
    const locked = await requireLockedLoan(tx, ref);
    // Before anything is filed: a loan that left review takes no document, not even one that it has.
    refuseUnlessChangeable(locked);
    const { documents, added } = await fileDocuments(tx, app, act, locked, files);
    const loan = added === 0 ? locked : await processAgain(tx, app, act, locked, 'document.added');
    if (added > 0) await emit(tx, app, { type: 'package.changed', payload: { loanId: loan.id } });
    await alongside?.(tx);
    return { loan: toLoan(loan), documents };
  });
}
