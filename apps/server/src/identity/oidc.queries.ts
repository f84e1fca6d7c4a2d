import { query, t } from '../platform/db.ts';

export const insertOidcState = query(
  'identity.insert-oidc-state',
  `insert into oidc_state (state_hash, browser_hash, authority, client_id, expires_at) values ($1, $2, $3, $4, $5)`,
  {},
  [t.bytea, t.bytea, t.text, t.text, t.timestamptz],
);

/**
 * Spends a state: deleting and reading are one statement, so of two callbacks with one state one finds nothing.
 * Another browser's state is left alone: a stranger who learned it cannot spoil the sign-in that it belongs to.
 */
export const takeOidcState = query(
  'identity.take-oidc-state',
  `delete from oidc_state where state_hash = $1 and browser_hash = $2 returning authority, client_id, expires_at`,
  { authority: t.text, client_id: t.text, expires_at: t.timestamptz },
  [t.bytea, t.bytea],
);

export const insertOidcCode = query(
  'identity.insert-oidc-code',
  `insert into oidc_code (code_hash, browser_hash, staff_id, expires_at, seal) values ($1, $2, $3, $4, $5)`,
  {},
  [t.bytea, t.bytea, t.uuid, t.timestamptz, t.text],
);

/** Spends a code, as a state is spent. */
export const takeOidcCode = query(
  'identity.take-oidc-code',
  `delete from oidc_code where code_hash = $1 and browser_hash = $2 returning staff_id, expires_at, seal`,
  { staff_id: t.uuid, expires_at: t.timestamptz, seal: t.nullable(t.text) },
  [t.bytea, t.bytea],
);

/** Whoever leaves for the provider and never comes back leaves a row behind. */
export const deleteExpiredOidc = query(
  'identity.delete-expired-oidc',
  `with states as (delete from oidc_state where expires_at < $1)
   delete from oidc_code where expires_at < $1`,
  {},
  [t.timestamptz],
);

export const findOidcIdentity = query(
  'identity.find-oidc-identity',
  `select staff_id, seal from oidc_identity where issuer = $1 and subject = $2`,
  { staff_id: t.uuid, seal: t.nullable(t.text) },
  [t.text, t.text],
);

/** The only place where an address counts: the first sign-in. Nobody who is linked at this issuer is found. */
export const findUnlinkedByEmail = query(
  'identity.find-unlinked-by-email',
  `select s.id as staff_id from staff s
   where lower(s.email) = lower($1)
     and not exists (select from oidc_identity i where i.staff_id = s.id and i.issuer = $2)`,
  { staff_id: t.uuid },
  [t.text, t.text],
);

/** No row touched when this subject or this person was linked otherwise a moment ago. */
export const insertOidcIdentity = query(
  'identity.insert-oidc-identity',
  `insert into oidc_identity (issuer, subject, staff_id, linked_at, seal) values ($1, $2, $3, $4, $5)
   on conflict do nothing`,
  {},
  [t.text, t.text, t.uuid, t.timestamptz, t.text],
);

export const deleteOidcIdentities = query(
  'identity.delete-oidc-identities',
  `delete from oidc_identity where staff_id = $1`,
  {},
  [t.uuid],
);
