import type { Role } from '@countersign/contract/closed-sets';
import type { ColumnType } from '../platform/column-types.ts';
import { query, t } from '../platform/db.ts';

/** A closed set inside an array; the database checks its members. */
const roleArray = t.textArray as unknown as ColumnType<Role[]>;

/** What is shown of a user, and nothing that opens anything: the hash of the password is read by one query only. */
export const userColumns = {
  id: t.uuid,
  email: t.text,
  display_name: t.text,
  roles: roleArray,
  is_active: t.bool,
  last_login_at: t.nullable(t.timestamptz),
  totp_enrolled: t.bool,
} as const;

/** The select list that goes with `userColumns`, for a statement in which staff is called u. */
export const userList =
  'u.id, u.email, u.display_name, u.roles, u.is_active, u.last_login_at, u.totp_enrolled_at is not null as totp_enrolled';

/** $5 null: signs in through the identity provider only. */
export const insertStaff = query(
  'identity.insert-staff',
  `insert into staff as u (id, email, display_name, roles, password_hash, created_at)
   values ($1, $2, $3, $4, $5, $6)
   returning ${userList}`,
  userColumns,
  [t.uuid, t.text, t.text, roleArray, t.nullable(t.text), t.timestamptz],
);

export const findStaff = query('identity.find-staff', `select ${userList} from staff u where u.id = $1`, userColumns, [
  t.uuid,
]);

export const findStaffByEmail = query(
  'identity.find-staff-by-email',
  `select ${userList} from staff u where lower(u.email) = lower($1)`,
  userColumns,
  [t.text],
);

/**
 * Makes changes to one user wait for each other. A statement of its own, before the read: a read in the same statement
 * would see the row as it was before the wait.
 */
export const lockStaff = query(
  'identity.lock-staff',
  `select u.id from staff u where u.id = $1 for no key update`,
  { id: t.uuid },
  [t.uuid],
);

/** The one statement that reads a password's hash. */
export const findCredentials = query(
  'identity.find-credentials',
  `select u.id, u.roles, u.is_active, u.password_hash from staff u where lower(u.email) = lower($1)`,
  { id: t.uuid, roles: roleArray, is_active: t.bool, password_hash: t.nullable(t.text) },
  [t.text],
);

export const setPasswordHash = query(
  'identity.set-password-hash',
  `update staff set password_hash = $2 where id = $1`,
  {},
  [t.uuid, t.text],
);

export const setCoolingOff = query(
  'identity.set-cooling-off',
  `update staff set cooling_off_until = $2 where id = $1`,
  {},
  [t.uuid, t.timestamptz],
);

export const findCoolingOff = query(
  'identity.find-cooling-off',
  `select u.cooling_off_until from staff u where u.id = $1`,
  { cooling_off_until: t.nullable(t.timestamptz) },
  [t.uuid],
);

export const recordLogin = query(
  'identity.record-login',
  `update staff as u set last_login_at = $2 where u.id = $1 returning u.token_epoch, ${userList}`,
  { token_epoch: t.int4, ...userColumns },
  [t.uuid, t.timestamptz],
);

export const findAdministratorExists = query(
  'identity.find-administrator-exists',
  `select administrator_exists from administrator_exists`,
  { administrator_exists: t.bool },
);

/** Waits for a rival who is creating the first administrator at this moment; 0 rows: the rival did. */
export const claimFirstAdmin = query(
  'identity.claim-first-admin',
  `insert into first_admin (created_at) values ($1) on conflict do nothing`,
  {},
  [t.timestamptz],
);
