import { readAgain } from '../documents/index.ts';
import { processAgain, requireLockedLoan } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { emit } from '../platform/outbox/index.ts';
import { forgetFingerprint } from './package.queries.ts';

/**
 * Works a package through once more, from review or after it failed. Files that were refused or failed are read again;
 * what was read stays, since reading it again by the same program gives the same.
 */
export async function reprocessLoan(app: App, act: Act, ref: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    if (loan.state !== 'review' && loan.state !== 'processing_failed') {
      throw new DomainError({
        code: 'loan_state_conflict',
        detail: `Loan ${ref} is ${loan.state}; only one in review or processing_failed is processed again.`,
      });
    }
    await processAgain(tx, app, act, loan, 'reprocess');
    await readAgain(tx, app, loan.id, loan.package_version);
    await tx.run(forgetFingerprint, [loan.id]);
    await emit(tx, app, { type: 'package.changed', payload: { loanId: loan.id } });
  });
}
