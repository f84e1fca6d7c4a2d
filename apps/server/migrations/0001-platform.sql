-- 0001 platform
-- Why:    what every room stands on: who this install is, shared rate limits, the outbox, which nodes are alive.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- One row: the identity of this install, made once and never changed. It names the install in metering and evidence.
create table install (
  only_one   boolean primary key default true check (only_one),
  install_id uuid not null,
  created_at timestamptz not null
);

-- The generic cell rate algorithm keeps one instant a key: the time at which the bucket is empty again.
-- Unlogged on purpose: losing it in a crash forgives a minute of requests, and writing it must cost next to nothing.
create unlogged table rate_bucket (
  key      text primary key,
  empty_at timestamptz not null
);
create index rate_bucket_empty_at on rate_bucket (empty_at);

-- Events written in the same transaction as the change they tell of. A relay turns each into the jobs that follow.
create table outbox_event (
  id          bigint generated always as identity primary key,
  type        text not null,
  payload     jsonb not null,
  created_at  timestamptz not null
);

-- Workers that live. A worker that stops beating is dead, and the jobs that it had locked are given to others.
create table worker_heartbeat (
  worker_id  text primary key,
  node       text not null,
  started_at timestamptz not null,
  beat_at    timestamptz not null
);
