import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { listPendingDecisions, openPending } from '../review/index.ts';
import { type FsckFault, recordFault } from './fsck-fault.ts';

/**
 * Decisions that can still be undone stand in no evidence yet: what makes one genuine is the key ring, and nobody without
 * it can put a decision there in somebody's name.
 */
export async function checkPendingDecisions(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  tell: (fault: FsckFault) => void,
): Promise<void> {
  for (const row of await tx.many(listPendingDecisions, [])) {
    if (openPending(app, row) !== null) continue;
    const record = { kind: 'pending_decision', id: row.id, field: null };
    tell(recordFault({ loanId: row.loan_id, seq: null }, 'record-unknown', record, `Pending decision ${row.id}.`));
  }
}
