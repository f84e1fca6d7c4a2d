import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import { emit } from '../platform/outbox/index.ts';
import type { LoanRow } from './loan.ts';
import { moveLoan } from './move-loan.ts';
import { startProcessing } from './start-processing.ts';

/** A step that spent its attempts, and why. */
export interface FailedStep {
  readonly step: string;
  readonly documentId: string | null;
  readonly reason: string;
}

/**
 * A step of processing will not be tried again by itself: the loan is processing_failed, with the reason, until somebody
 * reprocesses it. A loan that is not being processed stays as it is. The caller holds its lock.
 */
export async function failProcessing(
  tx: Tx,
  app: { readonly clock: Clock; readonly keyring: Keyring },
  act: Act,
  loan: LoanRow,
  { step, documentId, reason }: FailedStep,
): Promise<LoanRow> {
  const started = loan.state === 'received' ? await startProcessing(tx, app, act, loan) : loan;
  if (started.state !== 'processing') return started;
  const failed = await moveLoan(tx, app, started, 'fail_processing');
  const payload = { step, documentId, reason };
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.processing_failed', act, payload });
  await emit(tx, app, { type: 'loan.processing_failed', payload: { loanId: loan.id } });
  return failed;
}
