import { requireRecords } from '../evidence/index.ts';
import { type LoanRow, requireLockedLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findLatestWire, type WireRow } from './wire.queries.ts';
import { wireRecords } from './wire.record.ts';

export interface LockedWire {
  readonly loan: LoanRow;
  readonly wire: WireRow;
}

/** The wire of a path under the lock of its loan, as it is after the wait. A loan without one is 404. */
export async function lockWire(tx: Tx, app: Pick<App, 'keyring'>, ref: string): Promise<LockedWire> {
  const loan = await requireLockedLoan(tx, ref);
  const wire = await tx.maybe(findLatestWire, [loan.id]);
  if (wire !== undefined) {
    // Whoever acts on a wire vouches for it in evidence: one that was changed around the program is left alone.
    await requireRecords(tx, app, wireRecords, [wire.id]);
    return { loan, wire };
  }
  const detail = `Loan ${ref} has no wire. Stage one with POST /v1/loans/{ref}/wire.`;
  throw new DomainError({ code: 'wire_not_found', detail });
}
