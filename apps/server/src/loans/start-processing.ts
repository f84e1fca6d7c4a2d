import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import type { LoanRow } from './loan.ts';
import { moveLoan } from './move-loan.ts';

/** A worker takes a received package. The caller holds the loan's lock. */
export async function startProcessing(
  tx: Tx,
  app: { readonly clock: Clock; readonly keyring: Keyring },
  act: Act,
  loan: LoanRow,
): Promise<LoanRow> {
  const moved = await moveLoan(tx, app, loan, 'start_processing');
  const payload = { from: loan.state, because: 'package.received' };
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.processing_started', act, payload });
  return moved;
}
