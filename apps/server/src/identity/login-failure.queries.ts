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

/** The newest failures from $2 since $3, at most $4 of them, newest first. */
export const listLoginFailures = query(
  'identity.list-login-failures',
  `select failed_at from login_failure
   where account = $1 and source = $2 and failed_at > $3 order by failed_at desc limit $4`,
  { failed_at: t.timestamptz },
  [t.bytea, t.bytea, t.timestamptz, t.int8],
);

/** How many there are since $2 from everywhere, and when the newest was. */
export const findLoginFailures = query(
  'identity.find-login-failures',
  `select count(*)::int4 as count, max(failed_at) as newest from login_failure where account = $1 and failed_at > $2`,
  { count: t.int4, newest: t.nullable(t.timestamptz) },
  [t.bytea, t.timestamptz],
);

/** Where sessions of the user with this email came from, newest first. */
export const listSignInAddresses = query(
  'identity.list-sign-in-addresses',
  `select s.address from session s join staff u on u.id = s.staff_id
   where lower(u.email) = lower($1) order by s.id desc limit $2`,
  { address: t.text },
  [t.text, t.int8],
);

export const insertLoginFailure = query(
  'identity.insert-login-failure',
  `insert into login_failure (account, source, failed_at) values ($1, $2, $3)`,
  {},
  [t.bytea, t.bytea, t.timestamptz],
);

export const deleteLoginFailuresFrom = query(
  'identity.delete-login-failures-from',
  `delete from login_failure where account = $1 and source = $2`,
  {},
  [t.bytea, t.bytea],
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
