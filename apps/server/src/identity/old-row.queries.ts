import { query, t } from '../platform/db.ts';

/** Rows from before rows had seals, those that could still let somebody in; each with what its seal is about. */
export const listSealless = {
  session: query(
    'identity.list-sealless-sessions',
    `select id::text as key, staff_id, method, created_at, expires_at, totp_at from session
     where seal is null and ended_at is null limit $1`,
    {
      key: t.text,
      staff_id: t.uuid,
      method: t.text,
      created_at: t.timestamptz,
      expires_at: t.timestamptz,
      totp_at: t.nullable(t.timestamptz),
    },
    [t.int8],
  ),
  refresh_token: query(
    'identity.list-sealless-refresh-tokens',
    `select token_hash, session_id from refresh_token where seal is null limit $1`,
    { token_hash: t.bytea, session_id: t.uuid },
    [t.int8],
  ),
  password_reset: query(
    'identity.list-sealless-password-resets',
    `select token_hash, staff_id, expires_at, sent_by from password_reset
     where seal is null and used_at is null and voided_at is null limit $1`,
    { token_hash: t.bytea, staff_id: t.uuid, expires_at: t.timestamptz, sent_by: t.nullable(t.uuid) },
    [t.int8],
  ),
  invitation: query(
    'identity.list-sealless-invitations',
    `select id::text as key, token_hash, email, display_name, roles, invited_by, expires_at from invitation
     where seal is null and accepted_at is null and revoked_at is null limit $1`,
    {
      key: t.text,
      token_hash: t.bytea,
      email: t.text,
      display_name: t.text,
      roles: t.textArray,
      invited_by: t.uuid,
      expires_at: t.timestamptz,
    },
    [t.int8],
  ),
  oidc_identity: query(
    'identity.list-sealless-oidc-identities',
    `select issuer, subject, staff_id from oidc_identity where seal is null limit $1`,
    { issuer: t.text, subject: t.text, staff_id: t.uuid },
    [t.int8],
  ),
  recovery_code: query(
    'identity.list-sealless-recovery-codes',
    `select staff_id, code_hash from recovery_code where seal is null limit $1`,
    { staff_id: t.uuid, code_hash: t.bytea },
    [t.int8],
  ),
} as const;

export const sealOldSession = query(
  'identity.seal-old-session',
  `update session set seal = $2 where id = $1::text::uuid and seal is null`,
  {},
  [t.text, t.text],
);

export const sealOldRefreshToken = query(
  'identity.seal-old-refresh-token',
  `update refresh_token set seal = $2 where token_hash = $1 and seal is null`,
  {},
  [t.bytea, t.text],
);

export const sealOldPasswordReset = query(
  'identity.seal-old-password-reset',
  `update password_reset set seal = $2 where token_hash = $1 and seal is null`,
  {},
  [t.bytea, t.text],
);

export const sealOldInvitation = query(
  'identity.seal-old-invitation',
  `update invitation set seal = $2 where id = $1::text::uuid and seal is null`,
  {},
  [t.text, t.text],
);

export const sealOldOidcIdentity = query(
  'identity.seal-old-oidc-identity',
  `update oidc_identity set seal = $3 where issuer = $1 and subject = $2 and seal is null`,
  {},
  [t.text, t.text, t.text],
);

export const sealOldRecoveryCode = query(
  'identity.seal-old-recovery-code',
  `update recovery_code set seal = $3 where staff_id = $1 and code_hash = $2 and seal is null`,
  {},
  [t.uuid, t.bytea, t.text],
);
