import { query, t } from './db.ts';

/**
 * How far a replica is behind, in seconds. One that has applied all that it received is not behind, however long ago
 * the last change was. A server that is no replica is not behind either.
 */
export const askReplicaLag = query(
  'platform.ask-replica-lag',
  `select case
     when not pg_is_in_recovery() or pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
     else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)
   end::float8 as seconds`,
  { seconds: t.float8 },
);
