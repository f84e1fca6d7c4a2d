-- 0024 webhooks
-- Why:    addresses of other systems that are told what happened, and what became of every message to them.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

create table webhook (
  id              uuid primary key,
  url             text not null check (length(url) between 1 and 2000),
  events          text[] not null check (cardinality(events) > 0),
  created_at      timestamptz not null,
  created_by      uuid,
  -- Since when every attempt has failed; empty while the last one went well.
  failing_since   timestamptz,
  disabled_at     timestamptz,
  disabled_reason text,
  check ((disabled_at is null) = (disabled_reason is null))
);

-- Secrets that messages are signed with, sealed. The one without an end is the current one; those before it sign beside
-- it until their end, so that a receiver can change over without losing a message.
create table webhook_secret (
  id         uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  sealed     bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz
);
create unique index webhook_secret_current on webhook_secret (webhook_id) where expires_at is null;
create index webhook_secret_webhook on webhook_secret (webhook_id);

-- One message to one address. The body is kept as it is signed: every attempt sends the same bytes under the same id.
create table webhook_delivery (
  id              uuid primary key,
  webhook_id      uuid not null references webhook on delete cascade,
  -- What the receiver sees as webhook-id and tells repeats by: one an event, the same for every address.
  message_id      uuid not null,
  event_id        bigint not null,
  type            text not null,
  body            text not null,
  status          text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  -- How many attempts were begun since it was last asked for; says how long to wait for the next.
  step            integer not null default 0 check (step >= 0),
  next_attempt_at timestamptz,
  created_at      timestamptz not null,
  settled_at      timestamptz,
  -- An event is told once to an address, however often it is relayed.
  constraint webhook_delivery_event_key unique (webhook_id, event_id),
  check ((status = 'pending') = (settled_at is null)),
  check (status = 'pending' or next_attempt_at is null)
);
create index webhook_delivery_listed on webhook_delivery (webhook_id, id);
create index webhook_delivery_settled on webhook_delivery (settled_at);

-- One attempt. It is noted before it is made: one without an end was cut off, and whether it arrived is not known.
create table webhook_attempt (
  id          bigint generated always as identity primary key,
  delivery_id uuid not null references webhook_delivery on delete cascade,
  webhook_id  uuid not null,
  started_at  timestamptz not null,
  ended_at    timestamptz,
  duration_ms integer check (duration_ms >= 0),
  status      integer,
  error       text,
  -- The beginning of what was answered, where it was no success.
  answer      text check (length(answer) <= 500),
  check ((ended_at is null) = (duration_ms is null))
);
create index webhook_attempt_delivery on webhook_attempt (delivery_id, id);
create index webhook_attempt_open on webhook_attempt (webhook_id, started_at) where ended_at is null;
