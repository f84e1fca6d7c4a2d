import type { App } from '../platform/app.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { deleteInBatches } from '../platform/delete-in-batches.ts';
import { deleteOldProgress, insertProgress, lockProgress } from './progress.queries.ts';

/** Long enough to see what became of a package over a holiday; what counts is in evidence. */
const KEEP_DAYS = 30;

/**
 * Tells whoever watches a loan that something happened, in the transaction in which it does. For the steps of a package;
 * nothing follows from it. As late in the transaction as can be: other writers of the loan's progress wait from here.
 */
export async function tellProgress(
  tx: Tx,
  app: { readonly clock: Clock },
  loanId: string,
  type: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.one(lockProgress, [loanId]);
  await tx.run(insertProgress, [loanId, type, JSON.stringify(data), app.clock.now()]);
}

export async function forgetOldProgress(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEEP_DAYS * 86_400_000);
  await deleteInBatches(app.db, deleteOldProgress, before);
}
