import { query, t } from '../platform/db.ts';
import { userColumns, userList } from './staff.queries.ts';

export type SessionMethod = 'password' | 'oidc' | 'invitation' | 'setup';
export type EndReason =
  | 'signed_out'
  | 'refresh_reused'
  | 'password_changed'
  | 'password_reset'
  | 'deactivated'
  | 'totp_reset'
  | 'totp_enrolled'
  | 'roles_changed'
  | 'ended';

export const insertSession = query(
  'identity.insert-session',
  `insert into session (id, staff_id, method, created_at, last_used_at, idle_expires_at, expires_at, address, user_agent,
     totp_at, seal)
   values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10)`,
  {},
  [
    t.uuid,
    t.uuid,
    t.set<SessionMethod>(),
    t.timestamptz,
    t.timestamptz,
    t.timestamptz,
    t.text,
    t.nullable(t.text),
    t.nullable(t.timestamptz),
    t.text,
  ],
);

/** When the owner of a session last gave a code, and whether there is an app to take one from. */
export const findLastCode = query(
  'identity.find-last-code',
  `select s.totp_at, u.email, u.totp_enrolled_at is not null as totp_enrolled
   from session s join staff u on u.id = s.staff_id where s.id = $1 and u.id = $2`,
  { totp_at: t.nullable(t.timestamptz), email: t.text, totp_enrolled: t.bool },
  [t.uuid, t.uuid],
);

/** All that the seal of a session is about, under its lock. */
export const findSessionToSeal = query(
  'identity.find-session-to-seal',
  `select staff_id, method, created_at, expires_at, totp_at, seal from session where id = $1 for update`,
  {
    staff_id: t.uuid,
    method: t.text,
    created_at: t.timestamptz,
    expires_at: t.timestamptz,
    totp_at: t.nullable(t.timestamptz),
    seal: t.nullable(t.text),
  },
  [t.uuid],
);

export const setLastCode = query(
  'identity.set-last-code',
  `update session set totp_at = $2, seal = $3 where id = $1`,
  {},
  [t.uuid, t.timestamptz, t.text],
);

export const insertRefreshToken = query(
  'identity.insert-refresh-token',
  `insert into refresh_token (token_hash, session_id, created_at, seal) values ($1, $2, $3, $4)`,
  {},
  [t.bytea, t.uuid, t.timestamptz, t.text],
);

/** Makes refreshes of one family wait for each other; the read comes after, as a statement of its own. */
export const lockSessionOfToken = query(
  'identity.lock-session-of-token',
  `select s.id from session s
   where s.id = (select r.session_id from refresh_token r where r.token_hash = $1)
   for update`,
  { id: t.uuid },
  [t.bytea],
);

/** A refresh token with its session and its user: everything that a refresh must look at. */
export const findRefreshToken = query(
  'identity.find-refresh-token',
  `select s.id as session_id, s.method, s.created_at, s.totp_at, s.seal, r.seal as token_seal, r.spent_at, s.ended_at,
     s.idle_expires_at, s.expires_at, u.token_epoch, ${userList}
   from refresh_token r
   join session s on s.id = r.session_id
   join staff u on u.id = s.staff_id
   where r.token_hash = $1`,
  {
    session_id: t.uuid,
    method: t.text,
    created_at: t.timestamptz,
    totp_at: t.nullable(t.timestamptz),
    seal: t.nullable(t.text),
    token_seal: t.nullable(t.text),
    spent_at: t.nullable(t.timestamptz),
    ended_at: t.nullable(t.timestamptz),
    idle_expires_at: t.timestamptz,
    expires_at: t.timestamptz,
    token_epoch: t.int4,
    ...userColumns,
  },
  [t.bytea],
);

export const spendRefreshToken = query(
  'identity.spend-refresh-token',
  `update refresh_token set spent_at = $2 where token_hash = $1 and spent_at is null`,
  {},
  [t.bytea, t.timestamptz],
);

export const prolongSession = query(
  'identity.prolong-session',
  `update session set last_used_at = $2, idle_expires_at = $3 where id = $1`,
  {},
  [t.uuid, t.timestamptz, t.timestamptz],
);

export const endSessionById = query(
  'identity.end-session-by-id',
  `update session set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null`,
  {},
  [t.uuid, t.timestamptz, t.set<EndReason>()],
);

/** $4: the session that stays, or null. */
export const endSessionsOfStaff = query(
  'identity.end-sessions-of-staff',
  `update session set ended_at = $2, end_reason = $3
   where staff_id = $1 and ended_at is null and id is distinct from $4`,
  {},
  [t.uuid, t.timestamptz, t.set<EndReason>(), t.nullable(t.uuid)],
);

/** Newest first; $3 is the last session of the page before, or null. */
export const listLiveSessions = query(
  'identity.list-live-sessions',
  `select id, created_at, last_used_at, expires_at, address, user_agent
   from session
   where staff_id = $1 and ended_at is null and idle_expires_at > $2 and ($3::uuid is null or id < $3)
   order by id desc limit $4`,
  {
    id: t.uuid,
    created_at: t.timestamptz,
    last_used_at: t.timestamptz,
    expires_at: t.timestamptz,
    address: t.text,
    user_agent: t.nullable(t.text),
  },
  [t.uuid, t.timestamptz, t.nullable(t.uuid), t.int8],
);

/** Is this session, and its user, still what the access token says? */
export const findLiveSession = query(
  'identity.find-live-session',
  `select s.ended_at, s.expires_at, s.method, s.created_at, s.totp_at, s.seal, u.token_epoch, ${userList}
   from session s join staff u on u.id = s.staff_id
   where s.id = $1 and u.id = $2`,
  {
    ended_at: t.nullable(t.timestamptz),
    expires_at: t.timestamptz,
    method: t.set<SessionMethod>(),
    created_at: t.timestamptz,
    totp_at: t.nullable(t.timestamptz),
    seal: t.nullable(t.text),
    token_epoch: t.int4,
    ...userColumns,
  },
  [t.uuid, t.uuid],
);

export const deleteSessionsExpiredBefore = query(
  'identity.delete-sessions-expired-before',
  `delete from session where expires_at < $1`,
  {},
  [t.timestamptz],
);
