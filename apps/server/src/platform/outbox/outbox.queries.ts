import { query, t } from '../db.ts';

export const insertEvent = query(
  'outbox.insert-event',
  `insert into outbox_event (type, payload, created_at) values ($1, $2, $3) returning id`,
  { id: t.int8 },
  [t.text, t.jsonb, t.timestamptz],
);

export const lockEvent = query(
  'outbox.lock-event',
  `select type, payload, created_at, relayed_at from outbox_event where id = $1 for update`,
  { type: t.text, payload: t.jsonb, created_at: t.timestamptz, relayed_at: t.nullable(t.timestamptz) },
  [t.int8],
);

export const markRelayed = query('outbox.mark-relayed', `update outbox_event set relayed_at = $2 where id = $1`, {}, [
  t.int8,
  t.timestamptz,
]);

/** An event that was never relayed stays, however old: its job has failed and somebody must look. */
export const deleteRelayedEvents = query(
  'outbox.delete-relayed-events',
  `delete from outbox_event where id in (select id from outbox_event where relayed_at < $1 limit $2)`,
  {},
  [t.timestamptz, t.int8],
);

/** Whether something that happened to one of these documents was not told yet. */
export const hasUntoldEvent = query(
  'outbox.has-untold-event',
  `select exists (
     select from outbox_event
     where relayed_at is null and type = any($1) and payload ->> 'documentId' = any($2)) as untold`,
  { untold: t.bool },
  [t.textArray, t.textArray],
);

/** Events that nothing was told of yet; a living worker relays them within milliseconds. */
export const countUntold = query(
  'outbox.count-untold',
  `select count(*) as count, extract(epoch from now() - min(created_at))::float8 as oldest_seconds
   from outbox_event where relayed_at is null`,
  { count: t.int8, oldest_seconds: t.nullable(t.float8) },
);
