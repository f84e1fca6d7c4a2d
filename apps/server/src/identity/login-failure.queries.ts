import { query, t } from '../platform/db.ts';

/** The first of two numbers of an advisory lock: keeps the accounts apart from every other use of such locks. */
const LOGIN_LOCK = 4917;

/**
 * Makes attempts on one account wait for each other, also on an account that does not exist and so has no row to lock.
 * Two accounts that share the 32 bits of $1 wait for each other too, and come to no harm.
 */
export const lockAccount = query(
  'identity.lock-account',
  `select pg_advisory_xact_lock(${LOGIN_LOCK}, $1) is null as locked`,
  { locked: t.bool },
  [t.int4],
);

/** The newest failures since $2, at most $3 of them, newest first. */
export const listLoginFailures = query(
  'identity.list-login-failures',
  `select failed_at from login_failure where account = $1 and failed_at > $2 order by failed_at desc limit $3`,
  { failed_at: t.timestamptz },
  [t.bytea, t.timestamptz, t.int8],
);

export const insertLoginFailure = query(
  'identity.insert-login-failure',
  `insert into login_failure (account, failed_at) values ($1, $2)`,
  {},
  [t.bytea, t.timestamptz],
);

export const deleteLoginFailures = query(
  'identity.delete-login-failures',
  `delete from login_failure where account = $1`,
  {},
  [t.bytea],
);

export const deleteLoginFailuresBefore = query(
  'identity.delete-login-failures-before',
  `delete from login_failure where failed_at < $1`,
  {},
  [t.timestamptz],
);
