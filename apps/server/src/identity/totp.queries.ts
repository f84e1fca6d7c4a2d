import { query, t } from '../platform/db.ts';

/**
 * Makes sign-ins of one person with a second factor wait for each other. A statement of its own, before the read:
 * two uses of one code would otherwise both see the step as it was before.
 */
export const lockTotp = query(
  'identity.lock-totp',
  `select staff_id from totp_enrolment where staff_id = $1 for update`,
  { staff_id: t.uuid },
  [t.uuid],
);

export const findTotp = query(
  'identity.find-totp',
  `select sealed_secret, confirmed_at, last_step from totp_enrolment where staff_id = $1`,
  { sealed_secret: t.bytea, confirmed_at: t.nullable(t.timestamptz), last_step: t.nullable(t.int8) },
  [t.uuid],
);

/** Starts an enrolment, or starts it anew while it is not confirmed. No row touched: one is confirmed already. */
export const startTotp = query(
  'identity.start-totp',
  `insert into totp_enrolment as e (staff_id, sealed_secret, started_at) values ($1, $2, $3)
   on conflict (staff_id) do update set sealed_secret = excluded.sealed_secret, started_at = excluded.started_at
     where e.confirmed_at is null`,
  {},
  [t.uuid, t.bytea, t.timestamptz],
);

export const confirmTotp = query(
  'identity.confirm-totp',
  `update totp_enrolment set confirmed_at = $2, last_step = $3 where staff_id = $1 and confirmed_at is null`,
  {},
  [t.uuid, t.timestamptz, t.int8],
);

/** Compare and set: no row touched when this step, or a later one, was accepted before. */
export const acceptTotpStep = query(
  'identity.accept-totp-step',
  `update totp_enrolment set last_step = $2 where staff_id = $1 and last_step < $2`,
  {},
  [t.uuid, t.int8],
);

/** The recovery codes go with it (on delete cascade). */
export const deleteTotp = query('identity.delete-totp', `delete from totp_enrolment where staff_id = $1`, {}, [t.uuid]);

export const insertRecoveryCodes = query(
  'identity.insert-recovery-codes',
  `insert into recovery_code (staff_id, code_hash, seal) select $1, unnest($2::bytea[]), unnest($3::text[])`,
  {},
  [t.uuid, t.byteaArray, t.textArray],
);

/** Once: no row touched when the code is unknown or was used. */
export const useRecoveryCode = query(
  'identity.use-recovery-code',
  `update recovery_code set used_at = $3 where staff_id = $1 and code_hash = $2 and used_at is null
   returning seal`,
  { seal: t.nullable(t.text) },
  [t.uuid, t.bytea, t.timestamptz],
);

/** The user row says whether an app is enrolled; it changes in the transaction that changes the enrolment. */
export const setTotpEnrolled = query(
  'identity.set-totp-enrolled',
  `update staff set totp_enrolled_at = $2 where id = $1`,
  {},
  [t.uuid, t.timestamptz],
);

export const clearTotpEnrolled = query(
  'identity.clear-totp-enrolled',
  `update staff set totp_enrolled_at = null where id = $1`,
  {},
  [t.uuid],
);
