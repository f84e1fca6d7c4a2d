import { query, t } from '../platform/db.ts';

/** Ends every link that was sent before. A changed password and deactivation do the same, by a trigger on staff. */
export const voidPasswordResets = query(
  'identity.void-password-resets',
  `update password_reset set voided_at = $2 where staff_id = $1 and used_at is null and voided_at is null`,
  {},
  [t.uuid, t.timestamptz],
);

export const insertPasswordReset = query(
  'identity.insert-password-reset',
  `insert into password_reset (token_hash, staff_id, created_at, expires_at, sent_by, seal)
   values ($1, $2, $3, $4, $5, $6)`,
  {},
  [t.bytea, t.uuid, t.timestamptz, t.timestamptz, t.nullable(t.uuid), t.text],
);

export const findPasswordReset = query(
  'identity.find-password-reset',
  `select r.staff_id, r.sent_by, r.expires_at, r.seal, r.used_at is not null or r.voided_at is not null as is_spent,
     u.email, u.display_name
   from password_reset r join staff u on u.id = r.staff_id
   where r.token_hash = $1`,
  {
    staff_id: t.uuid,
    sent_by: t.nullable(t.uuid),
    expires_at: t.timestamptz,
    seal: t.nullable(t.text),
    is_spent: t.bool,
    email: t.text,
    display_name: t.text,
  },
  [t.bytea],
);

/** Once: no row touched when a rival used it or a newer link made it void. */
export const usePasswordReset = query(
  'identity.use-password-reset',
  `update password_reset set used_at = $2
   where token_hash = $1 and used_at is null and voided_at is null and expires_at > $2`,
  {},
  [t.bytea, t.timestamptz],
);
