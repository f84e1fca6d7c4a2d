import { query, t } from '../platform/db.ts';
import { userColumns } from './staff.queries.ts';

/** What evidence says of users. Of the password only a print leaves the database: enough to see that it was exchanged. */
export const listUserRecords = query(
  'identity.list-user-records',
  `select u.id, u.email, u.display_name, u.roles, u.is_active, u.token_epoch,
     encode(sha256(convert_to(u.password_hash, 'UTF8')), 'hex') as password_print,
     e.sealed_secret as totp_secret, u.totp_enrolled_at is not null as totp_enrolled,
     u.cooling_off_until
   from staff u left join totp_enrolment e on e.staff_id = u.id and e.confirmed_at is not null
   where $1::text[] is null or u.id = any($1::text[]::uuid[])`,
  {
    id: t.uuid,
    email: t.text,
    display_name: t.text,
    roles: userColumns.roles,
    is_active: t.bool,
    token_epoch: t.int4,
    password_print: t.nullable(t.text),
    totp_secret: t.nullable(t.bytea),
    totp_enrolled: t.bool,
    cooling_off_until: t.nullable(t.timestamptz),
  },
  [t.nullable(t.textArray)],
);

export const listApiKeyRecords = query(
  'identity.list-api-key-records',
  `select id, name, key_prefix, encode(key_hash, 'hex') as key_print, scopes, created_by, expires_at,
     revoked_at, revoked_by
   from api_key where $1::text[] is null or id = any($1::text[]::uuid[])`,
  {
    id: t.uuid,
    name: t.text,
    key_prefix: t.text,
    key_print: t.text,
    scopes: t.textArray,
    created_by: t.uuid,
    expires_at: t.nullable(t.timestamptz),
    revoked_at: t.nullable(t.timestamptz),
    revoked_by: t.nullable(t.uuid),
  },
  [t.nullable(t.textArray)],
);
