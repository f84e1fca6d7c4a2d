import { takeUpTrailing } from '../documents/index.ts';
import { appendEvidence } from '../evidence/index.ts';
import type { LoanRow } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { emit } from '../platform/outbox/index.ts';

/** What came after approval is part of what is reviewed from now on, and is compared with the rest. */
export async function takeUpBeforeReopen(tx: Tx, app: App, act: Act, loan: LoanRow): Promise<void> {
  const { ids, records } = await takeUpTrailing(tx, app, loan.id);
  if (ids.length === 0) return;
  const payload = { documentIds: [...ids] };
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.trailing_taken_up', act, payload, records });
  await emit(tx, app, { type: 'loan.changed', payload: { loanId: loan.id } });
}
