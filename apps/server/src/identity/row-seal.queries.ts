import { query, t } from '../platform/db.ts';

/**
 * Rows whose seal is due, those that could still let somebody in; each with what its seal is about. $2 null: rows from
 * before rows had seals; otherwise the key that seals now, for rows that another one sealed.
 */
export const listDueForSeal = {
  session: query(
    'identity.list-due-sessions',
    `select id::text as key, staff_id, method, created_at, expires_at, totp_at, seal from session
     where case when $2::text is null then seal is null and ended_at is null else seal not like $2 || ':%' end limit $1`,
    {
      key: t.text,
      staff_id: t.uuid,
      method: t.text,
      created_at: t.timestamptz,
      expires_at: t.timestamptz,
      totp_at: t.nullable(t.timestamptz),
      seal: t.nullable(t.text),
    },
    [t.int8, t.nullable(t.text)],
  ),
  refresh_token: query(
    'identity.list-due-refresh-tokens',
    `select token_hash, session_id, seal from refresh_token where case when $2::text is null then seal is null else seal not like $2 || ':%' end limit $1`,
    { token_hash: t.bytea, session_id: t.uuid, seal: t.nullable(t.text) },
    [t.int8, t.nullable(t.text)],
  ),
  password_reset: query(
    'identity.list-due-password-resets',
    `select token_hash, staff_id, expires_at, sent_by, seal from password_reset
     where case when $2::text is null then seal is null and used_at is null and voided_at is null else seal not like $2 || ':%' end limit $1`,
    {
      token_hash: t.bytea,
      staff_id: t.uuid,
      expires_at: t.timestamptz,
      sent_by: t.nullable(t.uuid),
      seal: t.nullable(t.text),
    },
    [t.int8, t.nullable(t.text)],
  ),
  invitation: query(
    'identity.list-due-invitations',
    `select id::text as key, token_hash, email, display_name, roles, invited_by, expires_at, seal from invitation
     where case when $2::text is null then seal is null and accepted_at is null and revoked_at is null else seal not like $2 || ':%' end limit $1`,
    {
      key: t.text,
      token_hash: t.bytea,
      email: t.text,
      display_name: t.text,
      roles: t.textArray,
      invited_by: t.uuid,
      expires_at: t.timestamptz,
      seal: t.nullable(t.text),
    },
    [t.int8, t.nullable(t.text)],
  ),
  oidc_identity: query(
    'identity.list-due-oidc-identities',
    `select issuer, subject, staff_id, seal from oidc_identity where case when $2::text is null then seal is null else seal not like $2 || ':%' end limit $1`,
    { issuer: t.text, subject: t.text, staff_id: t.uuid, seal: t.nullable(t.text) },
    [t.int8, t.nullable(t.text)],
  ),
  recovery_code: query(
    'identity.list-due-recovery-codes',
    `select staff_id, code_hash, seal from recovery_code where case when $2::text is null then seal is null else seal not like $2 || ':%' end limit $1`,
    { staff_id: t.uuid, code_hash: t.bytea, seal: t.nullable(t.text) },
    [t.int8, t.nullable(t.text)],
  ),
} as const;

export const putSealOfSession = query(
  'identity.put-seal-of-session',
  `update session set seal = $2 where id = $1::text::uuid and seal is not distinct from $3`,
  {},
  [t.text, t.nullable(t.text), t.nullable(t.text)],
);

export const putSealOfRefreshToken = query(
  'identity.put-seal-of-refresh-token',
  `update refresh_token set seal = $2 where token_hash = $1 and seal is not distinct from $3`,
  {},
  [t.bytea, t.nullable(t.text), t.nullable(t.text)],
);

export const putSealOfPasswordReset = query(
  'identity.put-seal-of-password-reset',
  `update password_reset set seal = $2 where token_hash = $1 and seal is not distinct from $3`,
  {},
  [t.bytea, t.nullable(t.text), t.nullable(t.text)],
);

export const putSealOfInvitation = query(
  'identity.put-seal-of-invitation',
  `update invitation set seal = $2 where id = $1::text::uuid and seal is not distinct from $3`,
  {},
  [t.text, t.nullable(t.text), t.nullable(t.text)],
);

export const putSealOfOidcIdentity = query(
  'identity.put-seal-of-oidc-identity',
  `update oidc_identity set seal = $3 where issuer = $1 and subject = $2 and seal is not distinct from $4`,
  {},
  [t.text, t.text, t.nullable(t.text), t.nullable(t.text)],
);

export const putSealOfRecoveryCode = query(
  'identity.put-seal-of-recovery-code',
  `update recovery_code set seal = $3 where staff_id = $1 and code_hash = $2 and seal is not distinct from $4`,
  {},
  [t.uuid, t.bytea, t.nullable(t.text), t.nullable(t.text)],
);
