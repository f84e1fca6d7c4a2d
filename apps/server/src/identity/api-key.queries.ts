import type { Scope } from '@countersign/contract/closed-sets';
import type { ColumnType } from '../platform/column-types.ts';
import { query, t } from '../platform/db.ts';

const scopeArray = t.textArray as unknown as ColumnType<Scope[]>;

export const apiKeyColumns = {
  id: t.uuid,
  name: t.text,
  key_prefix: t.text,
  scopes: scopeArray,
  created_at: t.timestamptz,
  expires_at: t.nullable(t.timestamptz),
  last_used_at: t.nullable(t.timestamptz),
  revoked_at: t.nullable(t.timestamptz),
} as const;

const summary = 'id, name, key_prefix, scopes, created_at, expires_at, last_used_at, revoked_at';

export const insertApiKey = query(
  'identity.insert-api-key',
  `insert into api_key (id, name, key_prefix, key_hash, scopes, created_at, created_by, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   returning ${summary}`,
  apiKeyColumns,
  [t.uuid, t.text, t.text, t.bytea, scopeArray, t.timestamptz, t.uuid, t.nullable(t.timestamptz)],
);

/** Newest first; $1 is the last key of the page before, or null. */
export const listApiKeyRows = query(
  'identity.list-api-key-rows',
  `select ${summary} from api_key where $1::uuid is null or id < $1 order by id desc limit $2`,
  apiKeyColumns,
  [t.nullable(t.uuid), t.int8],
);

export const lockApiKey = query(
  'identity.lock-api-key',
  `select id from api_key where id = $1 for update`,
  { id: t.uuid },
  [t.uuid],
);

export const findApiKey = query(
  'identity.find-api-key',
  `select ${summary} from api_key where id = $1`,
  apiKeyColumns,
  [t.uuid],
);

export const setApiKeyRevoked = query(
  'identity.set-api-key-revoked',
  `update api_key set revoked_at = $2, revoked_by = $3 where id = $1 and revoked_at is null`,
  {},
  [t.uuid, t.timestamptz, t.nullable(t.uuid)],
);

export const findApiKeyByHash = query(
  'identity.find-api-key-by-hash',
  `select ${summary} from api_key where key_hash = $1`,
  apiKeyColumns,
  [t.bytea],
);

/** To the minute: a program that asks for a token at every call writes no row at each. */
export const noteApiKeyUse = query(
  'identity.note-api-key-use',
  `update api_key set last_used_at = $2
   where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '1 minute')`,
  {},
  [t.uuid, t.timestamptz],
);

/** Is this key still what the access token says? */
export const findLiveKey = query(
  'identity.find-live-key',
  `select name, scopes, revoked_at from api_key where id = $1`,
  { name: t.text, scopes: scopeArray, revoked_at: t.nullable(t.timestamptz) },
  [t.uuid],
);
