-- 0002 settings
-- Why:    the bank's own choices, its institution, and how far the first-run wizard has come.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Only what differs from the default has a row. A secret is stored sealed and never as a value.
create table setting (
  key        text primary key,
  value      jsonb,
  sealed     bytea,
  updated_at timestamptz not null,
  updated_by uuid,
  check ((value is null) <> (sealed is null))
);

-- One bank an install.
create table institution (
  only_one      boolean primary key default true check (only_one),
  id            uuid not null unique,
  name          text not null check (name ~ '\S'),
  charter_no    text,
  aba_routing   text check (aba_routing ~ '^[0-9]{9}$'),
  address_line1 text,
  address_line2 text,
  city          text,
  state         text,
  postal_code   text,
  updated_at    timestamptz not null
);

-- The wizard's own memory: which optional steps a person finished or skipped, and when setup was called complete.
-- Steps 1 and 2 are not here: an administrator and an institution either exist or do not.
create table setup_step (
  step        integer primary key check (step between 3 and 6),
  complete_at timestamptz not null
);
create table setup_completion (
  only_one     boolean primary key default true check (only_one),
  completed_at timestamptz not null,
  completed_by uuid not null
);
