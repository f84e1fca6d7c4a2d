import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { emit } from '../platform/outbox/index.ts';
import { listPackageState, resetRefused } from './document.queries.ts';

/**
 * Sends the refused files of a package to be read once more, and those that were read to have their values read off once
 * more. The caller holds the loan's lock.
 */
export async function readAgain(
  tx: Tx,
  app: { readonly clock: Clock },
  loanId: string,
  packageVersion: number,
): Promise<void> {
  for (const { id, status } of await tx.many(listPackageState, [loanId, packageVersion, false])) {
    if (status !== 'read') continue;
    await emit(tx, app, { type: 'document.extract_again', payload: { documentId: id, loanId } });
  }
  // Back to stored in this transaction: until it is read or refused again, the package is not read.
  for (const { id } of await tx.many(resetRefused, [loanId, packageVersion])) {
    await emit(tx, app, { type: 'document.read_again', payload: { documentId: id, loanId } });
  }
}
