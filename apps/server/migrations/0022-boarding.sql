-- 0022 boarding
-- Why:    field maps in immutable versions, and the records of loans on their way into the bank's core.
-- Locks:  document and loan get a trigger each: a moment's lock. The tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

create table core_field_map (
  id          uuid primary key,
  provider_id text not null check (provider_id in ('simulator', 'fineract', 'nortridge_nls', 'file_csv')),
  version     integer not null check (version > 0),
  mapping     jsonb not null,
  is_active   boolean not null,
  created_by  uuid,
  created_at  timestamptz not null,
  -- Two new versions at the same moment get the same number, and one of them is refused (specification, part 9).
  constraint core_field_map_version_key unique (provider_id, version)
);
create unique index core_field_map_one_active on core_field_map (provider_id) where is_active;

-- A version is what loans were boarded by: it never changes and never goes.
create function core_field_map_refuse_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'is_active' is distinct from to_jsonb(old) - 'is_active' then
    raise exception 'a version of a field map does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger core_field_map_keeps before update on core_field_map
  for each row execute function core_field_map_refuse_change();
create trigger core_field_map_stays before delete or truncate on core_field_map
  for each statement execute function evidence_refuse_change();

-- The fields of loans that go to a core. Rules weigh them; the room that runs rules may not know this one.
create view mapped_field as
  select distinct m.provider_id, entry ->> 'canonical' as canonical
  from core_field_map m cross join jsonb_array_elements(m.mapping -> 'fields') as entry
  where m.is_active and entry ->> 'transform' not like 'constant:%';

-- The moves that exist (src/boarding/boarding.transitions.ts; a test compares the two). Code that forgets to ask is
-- refused here. The phase is the one after the move: what an unknown outcome or a failure is about.
create table boarding_transition (
  phase      text not null check (phase in ('stage', 'commit')),
  from_state text not null,
  to_state   text not null,
  primary key (phase, from_state, to_state)
);
insert into boarding_transition (phase, from_state, to_state) values
  ('stage', 'staging', 'staged'),
  ('stage', 'staging', 'failed'),
  ('stage', 'staging', 'outcome_unknown'),
  ('stage', 'outcome_unknown', 'staged'),
  ('stage', 'outcome_unknown', 'failed'),
  ('stage', 'staged', 'approved'),
  ('stage', 'staged', 'rejected'),
  ('stage', 'staged', 'voided'),
  ('stage', 'approved', 'voided'),
  ('commit', 'approved', 'committing'),
  ('commit', 'approved', 'voided'),
  ('commit', 'committing', 'committed'),
  ('commit', 'committing', 'failed'),
  ('commit', 'committing', 'outcome_unknown'),
  ('commit', 'outcome_unknown', 'committed'),
  ('commit', 'outcome_unknown', 'approved'),
  ('commit', 'outcome_unknown', 'failed'),
  ('commit', 'failed', 'committing'),
  ('commit', 'failed', 'voided');

create table boarding (
  id              uuid primary key,
  loan_id         uuid not null references loan,
  idempotency_key text check (length(idempotency_key) between 1 and 255),
  provider_id     text not null check (provider_id in ('simulator', 'fineract', 'nortridge_nls', 'file_csv')),
  field_map_id    uuid not null references core_field_map,
  run_id          uuid not null references reconciliation_run,
  -- Every value with its source, sealed; empty after retention.
  preview         bytea,
  -- Of preview, map and run: what a checker approves.
  digest          text not null check (digest ~ '^[0-9a-f]{64}$'),
  amount          numeric,
  required_role   text not null check (required_role in ('admin', 'manager', 'specialist')),
  staged_by       uuid not null,
  staged_at       timestamptz not null,

  state           text not null check (state in ('staging', 'staged', 'approved', 'committing', 'committed', 'rejected',
    'failed', 'voided', 'outcome_unknown')),
  phase           text not null default 'stage' check (phase in ('stage', 'commit')),
  -- Calls to the core, counted: an answer to a call that is no longer the last one is written nowhere.
  call_no         integer not null default 1 check (call_no > 0),
  call_started_at timestamptz not null,
  -- By then the call has an outcome; a record that waits longer was left by a process that died.
  call_ends_at    timestamptz not null,
  -- Commits that were sent, or were about to be.
  attempt         integer not null default 0 check (attempt >= 0),
  was_unknown     boolean not null default false,
  -- When the core is asked about an unknown outcome the next time, and how often it was.
  ask_at          timestamptz,
  asked           integer not null default 0,

  core_reference  text,
  error_status    text check (error_status in ('timeout', 'refused', 'invalid', 'unavailable', 'mismatch')),
  error_at        timestamptz,
  error_attempt   integer,
  -- What the core said, sealed, since it may repeat what it was told; empty after retention.
  error_content   bytea,

  approved_by     uuid,
  approved_at     timestamptz,
  approved_digest text,
  rejected_by     uuid,
  committed_at    timestamptz,

  proposed_outcome   text check (proposed_outcome in ('committed', 'approved', 'failed', 'staged')),
  proposed_reference text,
  proposed_note      text,
  proposed_by        uuid,
  proposed_at        timestamptz,
  confirmed_by       uuid,

  constraint boarding_key_once unique (loan_id, idempotency_key),
  -- Open parts, States: the maker is never the checker, whoever forgets to ask.
  constraint boarding_maker_is_not_checker check (approved_by <> staged_by),
  constraint boarding_maker_does_not_reject check (rejected_by <> staged_by),
  constraint boarding_proposer_does_not_confirm check (confirmed_by <> proposed_by),
  constraint boarding_what_was_shown check (
    state not in ('approved', 'committing', 'committed')
    or (approved_by is not null and approved_at is not null and approved_digest is not distinct from digest)),
  constraint boarding_rejected_by_somebody check (state <> 'rejected' or rejected_by is not null),
  constraint boarding_committed_at_some_time check ((state = 'committed') = (committed_at is not null)),
  constraint boarding_attempt_counted check (phase = 'stage' or attempt > 0),
  constraint boarding_error_whole check ((error_status is null) = (error_at is null))
);

-- One live record a loan. A committed one counts for ever: what is booked is not booked again.
create unique index boarding_one_live on boarding (loan_id)
  where state not in ('rejected', 'voided') and not (state = 'failed' and phase = 'stage');
create index boarding_waiting on boarding (call_ends_at) where state in ('staging', 'committing');
create index boarding_unknown on boarding (ask_at) where state = 'outcome_unknown';

create function boarding_refuse_other_moves() returns trigger language plpgsql as $$
declare
  fixed constant text[] := array['id', 'loan_id', 'idempotency_key', 'provider_id', 'field_map_id', 'run_id', 'digest',
    'amount', 'required_role', 'staged_by', 'staged_at'];
  name text;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'staging' or new.phase <> 'stage' then
      raise exception 'a record starts as staging, not as %', new.state
        using errcode = 'check_violation', constraint = 'boarding_transition';
    end if;
    return new;
  end if;
  foreach name in array fixed loop
    if to_jsonb(new) -> name is distinct from to_jsonb(old) -> name then
      raise exception 'what was staged does not change: %', name using errcode = 'restrict_violation';
    end if;
  end loop;
  if new.preview is distinct from old.preview and new.preview is not null then
    raise exception 'what was staged does not change: preview' using errcode = 'restrict_violation';
  end if;
  if old.approved_by is not null and new.approved_by is distinct from old.approved_by then
    raise exception 'who approved does not change' using errcode = 'restrict_violation';
  end if;
  if new.attempt < old.attempt or new.call_no < old.call_no or (old.phase = 'commit' and new.phase = 'stage') then
    raise exception 'attempts and calls only go up' using errcode = 'restrict_violation';
  end if;
  if old.state = new.state then
    if old.phase <> new.phase then
      raise exception 'a phase changes only with its state' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if not exists (
    select from boarding_transition t
    where t.phase = new.phase and t.from_state = old.state and t.to_state = new.state
  ) or (old.phase <> new.phase and new.state <> 'committing')
    -- What failed while it was staged is final, whatever phase is claimed for it now.
    or (old.state = 'failed' and old.phase = 'stage') then
    raise exception 'a boarding record does not go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'boarding_transition';
  end if;
  -- Every commit is an attempt of its own, counted before it is sent.
  if new.state = 'committing' and new.attempt <> old.attempt + 1 then
    raise exception 'a commit is counted before it is sent'
      using errcode = 'check_violation', constraint = 'boarding_attempt_counted';
  end if;
  return new;
end $$;
create trigger boarding_moves before insert or update on boarding
  for each row execute function boarding_refuse_other_moves();
create trigger boarding_stays before delete or truncate on boarding
  for each statement execute function evidence_refuse_change();

-- A loan that is on its way into the core is not reviewed anew behind its back. Looked at when the transaction ends, so
-- that code which asks after the move tells people in its own words.
create function boarding_holds_loan() returns trigger language plpgsql as $$
begin
  if exists (
    select from boarding b
    where b.loan_id = new.id and b.state not in ('rejected', 'voided') and not (b.state = 'failed' and b.phase = 'stage')
  ) then
    raise exception 'the loan has a live boarding record' using errcode = 'check_violation', constraint = 'boarding_holds_loan';
  end if;
  return null;
end $$;
create constraint trigger boarding_holds_loan after update of state on loan deferrable initially deferred
  for each row when (old.state = 'approved' and new.state = 'review') execute function boarding_holds_loan();

-- What was boarded is as personal as the pages, and goes with them in the same moment.
create function boarding_purge() returns trigger language plpgsql as $$
begin
  update boarding set preview = null, error_content = null
  where loan_id = new.loan_id and (preview is not null or error_content is not null);
  return null;
end $$;
create trigger boarding_purge after update of purged_at on document
  for each row when (new.purged_at is not null and old.purged_at is null) execute function boarding_purge();
