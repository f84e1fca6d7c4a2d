import { query, t } from '../platform/db.ts';

/** Two writers that make a key at once: the second waits here for the first, and then reads its key. */
export const insertLoanKey = query(
  'evidence.insert-loan-key',
  `insert into evidence_loan_key (loan_id, sealed_key) values ($1, $2) on conflict do nothing`,
  {},
  [t.uuid, t.bytea],
);

export const findLoanKey = query(
  'evidence.find-loan-key',
  `select sealed_key from evidence_loan_key where loan_id = $1`,
  { sealed_key: t.nullable(t.bytea) },
  [t.uuid],
);

/** The row stays, so that no new key is made for a loan whose key was destroyed. */
export const destroyLoanKey = query(
  'evidence.destroy-loan-key',
  `insert into evidence_loan_key (loan_id, sealed_key) values ($1, null)
   on conflict (loan_id) do update set sealed_key = null`,
  {},
  [t.uuid],
);
