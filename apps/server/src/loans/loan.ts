import type { RowOf } from '../platform/db.ts';
import type { findLoan } from './loan.queries.ts';

export type LoanRow = RowOf<(typeof findLoan)['columns']>;

/** A loan as the specification shows it (part 2, Loan). */
export interface Loan {
  readonly id: string;
  readonly externalRef: string;
  readonly packageVersion: number;
  readonly borrowerName: string;
  readonly expectedPrincipal: string | null;
  readonly state: LoanRow['state'];
  readonly hasExceptions: boolean;
  readonly onHold: boolean;
  readonly assigneeId: string | null;
  readonly createdBy: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export function toLoan(row: LoanRow): Loan {
  return {
    id: row.id,
    externalRef: row.external_ref,
    packageVersion: row.package_version,
    borrowerName: row.borrower_name,
    expectedPrincipal: row.expected_principal,
    state: row.state,
    hasExceptions: row.has_exceptions,
    onHold: row.on_hold,
    assigneeId: row.assignee_id,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
