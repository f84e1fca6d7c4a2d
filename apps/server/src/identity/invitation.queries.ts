import type { Role } from '@countersign/contract/closed-sets';
import type { ColumnType } from '../platform/column-types.ts';
import { query, t } from '../platform/db.ts';

/** A closed set inside an array; the database checks its members. */
const roleArray = t.textArray as unknown as ColumnType<Role[]>;

/** Takes back every open invitation of an address. Expired ones too: an address has one open row at most. */
export const revokeOpenInvitations = query(
  'identity.revoke-open-invitations',
  `update invitation set revoked_at = $2
   where lower(email) = lower($1) and accepted_at is null and revoked_at is null
   returning id`,
  { id: t.uuid },
  [t.text, t.timestamptz],
);

export const insertInvitation = query(
  'identity.insert-invitation',
  `insert into invitation (id, token_hash, email, display_name, roles, invited_by, created_at, expires_at, seal)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  {},
  [t.uuid, t.bytea, t.text, t.text, roleArray, t.uuid, t.timestamptz, t.timestamptz, t.text],
);

const invitationColumns = {
  id: t.uuid,
  email: t.text,
  display_name: t.text,
  roles: roleArray,
  created_at: t.timestamptz,
  expires_at: t.timestamptz,
  accepted_at: t.nullable(t.timestamptz),
  revoked_at: t.nullable(t.timestamptz),
} as const;

const columns = `i.id, i.email, i.display_name, i.roles, i.created_at, i.expires_at, i.accepted_at, i.revoked_at`;

/** Newest first; $1 is the last one of the page before, or null. */
export const listInvitations = query(
  'identity.list-invitations',
  `select ${columns}, i.invited_by, u.display_name as invited_by_name
   from invitation i join staff u on u.id = i.invited_by
   where $1::uuid is null or i.id < $1
   order by i.id desc limit $2`,
  { ...invitationColumns, invited_by: t.uuid, invited_by_name: t.text },
  [t.nullable(t.uuid), t.int8],
);

/** Makes revoking and accepting one invitation wait for each other; the read comes after, as a statement of its own. */
export const lockInvitation = query(
  'identity.lock-invitation',
  `select id from invitation where id = $1 for update`,
  { id: t.uuid },
  [t.uuid],
);

export const findInvitation = query(
  'identity.find-invitation',
  `select ${columns} from invitation i where i.id = $1`,
  invitationColumns,
  [t.uuid],
);

export const findInvitationByToken = query(
  'identity.find-invitation-by-token',
  `select ${columns}, i.invited_by, i.seal from invitation i where i.token_hash = $1`,
  { ...invitationColumns, invited_by: t.uuid, seal: t.nullable(t.text) },
  [t.bytea],
);

export const revokeInvitationById = query(
  'identity.revoke-invitation-by-id',
  `update invitation set revoked_at = $2 where id = $1 and accepted_at is null and revoked_at is null`,
  {},
  [t.uuid, t.timestamptz],
);

export const markInvitationAccepted = query(
  'identity.mark-invitation-accepted',
  `update invitation set accepted_at = $2, accepted_as = $3 where id = $1 and accepted_at is null and revoked_at is null`,
  {},
  [t.uuid, t.timestamptz, t.uuid],
);
