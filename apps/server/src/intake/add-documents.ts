import { processAgain, refuseUnlessChangeable, requireLockedLoan, takesTrailing, toLoan } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { emit } from '../platform/outbox/index.ts';
import type { Alongside } from './alongside.ts';
import { fileDocuments } from './file-documents.ts';
import type { PackageAnswer } from './receive-package.ts';
import type { StoredFile } from './store-file.ts';

/**
 * Adds stored files to a loan. Files that are all there already change nothing. Up to the decision they belong to the
 * package, which is worked through again; after approval they are trailing documents, which leave it as it was approved.
 */
export async function addDocuments(
  app: App,
  act: Act,
  ref: string,
  files: readonly StoredFile[],
  alongside?: Alongside,
  takes: 'trailing as well' | 'package only' = 'trailing as well',
): Promise<PackageAnswer> {
  return app.db.transaction(async (tx) => {
    const locked = await requireLockedLoan(tx, ref);
    if (takes === 'trailing as well' && takesTrailing(locked)) {
      const { documents } = await fileDocuments(tx, app, act, locked, files, true);
      await alongside?.(tx);
      return { loan: toLoan(locked), documents };
    }
    // Before anything is filed: a loan that was rejected or sealed takes no document, not even one that it has.
    refuseUnlessChangeable(locked);
    const { documents, added } = await fileDocuments(tx, app, act, locked, files);
    const loan = added === 0 ? locked : await processAgain(tx, app, act, locked, 'document.added');
    if (added > 0) await emit(tx, app, { type: 'package.changed', payload: { loanId: loan.id } });
    await alongside?.(tx);
    return { loan: toLoan(loan), documents };
  });
}
