import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import { raisePackageVersion } from './loan.queries.ts';
import type { LoanRow } from './loan.ts';
import { moveLoan } from './move-loan.ts';
import { processAgain } from './process-again.ts';

/** Open parts, States: where a new version of the package is taken. */
const takesVersion: readonly LoanRow['state'][] = ['received', 'processing_failed', 'review', 'rejected'];

/**
 * Raises the version of a loan's package and brings the loan to where a package is worked through. A rejected loan is
 * reopened on the way, since the table knows no other. The caller holds the loan's lock and chains
 * package.version_added.
 */
export async function addPackageVersion(
  tx: Tx,
  app: { readonly clock: Clock; readonly keyring: Keyring },
  act: Act,
  loan: LoanRow,
  given: { readonly borrowerName: string; readonly expectedPrincipal: string | null },
): Promise<LoanRow> {
  if (!takesVersion.includes(loan.state)) {
    throw new DomainError({
      code: 'loan_state_conflict',
      detail: `Loan ${loan.external_ref} is ${loan.state}; a new version is taken in ${takesVersion.join(', ')}.`,
    });
  }
  const because = 'package.version_added';
  let at = loan;
  if (at.state === 'rejected') {
    at = await moveLoan(tx, app, at, 'reopen');
    const payload = { from: loan.state, note: 'A new version of the package was received.' };
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.reopened', act, payload });
  }
  await processAgain(tx, app, act, at, because);
  const { borrowerName, expectedPrincipal } = given;
  return tx.one(raisePackageVersion, [loan.id, borrowerName, expectedPrincipal, app.clock.now()]);
}
