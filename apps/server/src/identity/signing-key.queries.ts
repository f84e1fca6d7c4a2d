import type { JWK } from 'jose';
import { query, t } from '../platform/db.ts';

/** Any fixed numbers will do; they must only be the same on all nodes and differ between purposes. */
const SIGNING_KEY_LOCK = 4_917_320_027;

/** One node at a time makes or removes keys; the others wait and then find the work done. */
export const lockSigningKeys = query(
  'identity.lock-signing-keys',
  `select pg_advisory_xact_lock(${SIGNING_KEY_LOCK}) is null as locked`,
  { locked: t.bool },
);

export const listSigningKeys = query(
  'identity.list-signing-keys',
  `select kid, public_jwk, sealed_private, signs_from from signing_key order by signs_from, kid`,
  { kid: t.text, public_jwk: t.json<JWK>(), sealed_private: t.bytea, signs_from: t.timestamptz },
);

export const insertSigningKey = query(
  'identity.insert-signing-key',
  `insert into signing_key (kid, public_jwk, sealed_private, created_at, signs_from) values ($1, $2, $3, $4, $5)`,
  {},
  [t.text, t.json<JWK>(), t.bytea, t.timestamptz, t.timestamptz],
);

export const deleteSigningKey = query('identity.delete-signing-key', `delete from signing_key where kid = $1`, {}, [
  t.text,
]);
