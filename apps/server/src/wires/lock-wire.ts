import { requireLoanRecords } from '../evidence/index.ts';
import { type LoanRow, requireLockedLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findLatestWire, findWire, type WireRow } from './wire.queries.ts';
import { wireRecords } from './wire.record.ts';

/** A wire of a loan: the one with the id, without one the latest. */
export interface WirePath {
  readonly ref: string;
  readonly id?: string;
}

export interface LockedWire {
  readonly loan: LoanRow;
  readonly wire: WireRow;
}

/** The wire of a path under the lock of its loan, as it is after the wait. A loan without it is 404. */
export async function lockWire(tx: Tx, app: Pick<App, 'keyring'>, path: WirePath): Promise<LockedWire> {
  const loan = await requireLockedLoan(tx, path.ref);
  const wire = await requireWire(tx, loan, path);
  // Whoever acts on a wire vouches for it in evidence: one that was changed around the program is left alone.
  await requireLoanRecords(tx, app, wireRecords, loan.id, [wire.id]);
  return { loan, wire };
}

/** A wire of another loan is as unknown as one that never was. */
export async function requireWire(runner: Runner, loan: Pick<LoanRow, 'id'>, { ref, id }: WirePath): Promise<WireRow> {
  const wire =
    id === undefined ? await runner.maybe(findLatestWire, [loan.id]) : await runner.maybe(findWire, [loan.id, id]);
  if (wire !== undefined) return wire;
  const detail =
    id === undefined
      ? `Loan ${ref} has no wire. Stage one with POST /v1/loans/{ref}/wire.`
      : `Loan ${ref} has no wire ${id}. GET /v1/loans/{ref}/wires lists those that it has.`;
  throw new DomainError({ code: 'wire_not_found', detail });
}
