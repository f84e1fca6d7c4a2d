import type { LoanState } from '@countersign/contract/closed-sets';
import { query, t } from '../platform/db.ts';

export const loanColumns = {
  id: t.uuid,
  external_ref: t.text,
  package_version: t.int4,
  borrower_name: t.text,
  expected_principal: t.nullable(t.numeric),
  state: t.set<LoanState>(),
  state_since: t.timestamptz,
  has_exceptions: t.bool,
  on_hold: t.bool,
  assignee_id: t.nullable(t.uuid),
  created_by: t.nullable(t.uuid),
  created_at: t.timestamptz,
  updated_at: t.timestamptz,
} as const;

export const columns = `id, external_ref, package_version, borrower_name, expected_principal, state, state_since,
  has_exceptions, on_hold, assignee_id, created_by, created_at, updated_at`;

export const insertLoan = query(
  'loans.insert-loan',
  `insert into loan (id, external_ref, borrower_name, expected_principal, created_by, state_since, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $6, $6)
   returning ${columns}`,
  loanColumns,
  [t.uuid, t.text, t.text, t.nullable(t.numeric), t.nullable(t.uuid), t.timestamptz],
);

export const findLoanByRef = query(
  'loans.find-loan-by-ref',
  `select ${columns} from loan where external_ref = $1`,
  loanColumns,
  [t.text],
);

export const findLoan = query('loans.find-loan', `select ${columns} from loan where id = $1`, loanColumns, [t.uuid]);

/**
 * Makes actions on one loan wait for each other. Always a statement of its own, before the loan is read:
 * a read in the same statement as the lock would still see the rows as they were before the wait.
 */
export const lockLoan = query('loans.lock-loan', `select id from loan where id = $1 for update`, { id: t.uuid }, [
  t.uuid,
]);

/** Compare and set: no row when the loan is no longer in the state that was decided on. */
export const setLoanState = query(
  'loans.set-loan-state',
  `update loan set state = $3, state_since = $4, updated_at = $4 where id = $1 and state = $2 returning ${columns}`,
  loanColumns,
  [t.uuid, t.set<LoanState>(), t.set<LoanState>(), t.timestamptz],
);

export const setLoanHold = query(
  'loans.set-loan-hold',
  `update loan set on_hold = $2, updated_at = $3 where id = $1 returning ${columns}`,
  loanColumns,
  [t.uuid, t.bool, t.timestamptz],
);

/** What is not given anew stays. */
export const raisePackageVersion = query(
  'loans.raise-package-version',
  `update loan set package_version = package_version + 1, borrower_name = $2,
     expected_principal = coalesce($3, expected_principal), updated_at = $4
   where id = $1 returning ${columns}`,
  loanColumns,
  [t.uuid, t.text, t.nullable(t.numeric), t.timestamptz],
);

export const listLoansDueForSeal = query(
  'loans.list-loans-due-for-seal',
  `select id from loan
   where state in ('boarded', 'rejected') and state_since < $1 and ($2::uuid is null or id > $2)
   order by id limit $3`,
  { id: t.uuid },
  [t.timestamptz, t.nullable(t.uuid), t.int8],
);

/** All loans in the order of their ids, which is the order of their chains; for checking one against the other. */
export const listLoansForCheck = query(
  'loans.list-loans-for-check',
  `select id, external_ref, state, on_hold, has_exceptions from loan where id > $1 order by id limit $2`,
  { id: t.uuid, external_ref: t.text, state: t.set<LoanState>(), on_hold: t.bool, has_exceptions: t.bool },
  [t.uuid, t.int8],
);

/** Whether the latest run has an exception that is neither overridden nor resolved. */
export const setLoanExceptions = query(
  'loans.set-loan-exceptions',
  `update loan set has_exceptions = $2, updated_at = $3 where id = $1 returning ${columns}`,
  loanColumns,
  [t.uuid, t.bool, t.timestamptz],
);

export const setLoanAssignee = query(
  'loans.set-loan-assignee',
  `update loan set assignee_id = $2, updated_at = $3 where id = $1 returning ${columns}`,
  loanColumns,
  [t.uuid, t.nullable(t.uuid), t.timestamptz],
);

/** What was given at intake, put right. */
export const setLoanIntake = query(
  'loans.set-loan-intake',
  `update loan set borrower_name = $2, expected_principal = $3, updated_at = $4 where id = $1 returning ${columns}`,
  loanColumns,
  [t.uuid, t.text, t.nullable(t.numeric), t.timestamptz],
);

/** For evidence: by ids, and page by page in the order of the chains. */
export const findLoanRecords = query(
  'loans.find-loan-records',
  `select ${columns} from loan where id = any($1::text[]::uuid[])`,
  loanColumns,
  [t.textArray],
);

export const pageLoanRecords = query(
  'loans.page-loan-records',
  `select ${columns} from loan where id > $1 and $2::text <> '' order by id limit $3`,
  loanColumns,
  [t.uuid, t.text, t.int8],
);
