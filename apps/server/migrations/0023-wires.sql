-- 0023 wires
-- Why:    wire instructions with maker and checker, calls that verified them, the payees a bank knows, the participant directory.
-- Locks:  loan and document get a trigger each: a moment's lock. The tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- The moves that exist (src/wires/wire.transitions.ts; a test compares the two). Code that forgets to ask is refused here.
create table wire_transition (
  from_state text not null,
  to_state   text not null,
  primary key (from_state, to_state)
);
insert into wire_transition (from_state, to_state) values
  ('staged', 'approved'),
  ('staged', 'rejected'),
  ('staged', 'cancelled'),
  ('approved', 'exported'),
  ('approved', 'cancelled');

create table wire (
  id              uuid primary key,
  -- Counts the wires of the install; part of the name of a message at the Fedwire.
  number          bigint not null unique generated always as identity,
  loan_id         uuid not null references loan,
  package_version integer not null check (package_version > 0),
  state           text not null check (state in ('staged', 'approved', 'rejected', 'exported', 'cancelled')),
  amount          numeric(17, 2) not null check (amount > 0),
  currency        text not null check (currency ~ '^[A-Z]{3}$'),
  -- Fields with their sources: names, accounts and addresses, sealed as a whole, empty after retention.
  content         bytea,
  -- Names exactly what is shown; made with a random value that is sealed with the content.
  digest          text not null check (digest ~ '^[0-9a-f]{64}$'),
  required_role   text not null check (required_role in ('admin', 'manager', 'specialist')),
  staged_by       uuid not null,
  staged_by_name  text not null,
  staged_at       timestamptz not null,
  -- Approved or rejected by.
  checked_by      uuid,
  checked_at      timestamptz,
  -- The warnings that the checker named; one that comes up later holds the wire back.
  acknowledged    text[] not null default '{}',
  cancelled_by    uuid,
  cancelled_at    timestamptz,
  exported_by     uuid,
  exported_at     timestamptz,
  export_target   text check (export_target in ('csv', 'pain001', 'pacs008')),
  export_sha256   text check (export_sha256 ~ '^[0-9a-f]{64}$'),
  -- The bytes that were handed out, sealed: asking again gives these and no others. Empty after retention.
  export_file     bytea,
  -- Two people, whatever the code says.
  constraint wire_maker_is_not_checker check (checked_by is null or checked_by <> staged_by),
  constraint wire_checked check (
    (state not in ('approved', 'rejected', 'exported') or (checked_by is not null and checked_at is not null))
    and (state <> 'staged' or checked_by is null)),
  constraint wire_cancelled check ((state = 'cancelled') = (cancelled_at is not null and cancelled_by is not null)),
  constraint wire_exported check (
    (state = 'exported') = (exported_at is not null and exported_by is not null
      and export_target is not null and export_sha256 is not null))
);
create index wire_loan on wire (loan_id, number);
-- One live wire a loan. One that went out lives for ever: a second payment is never an accident of ours.
create unique index wire_one_live on wire (loan_id) where state in ('staged', 'approved', 'exported');

create function wire_refuse_other_moves() returns trigger language plpgsql as $$
declare
  loan_state text;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'staged' then
      raise exception 'a wire starts as staged, not as %', new.state
        using errcode = 'check_violation', constraint = 'wire_transition';
    end if;
  else
    -- Editing is cancelling and staging anew: what was shown to the checker is what goes out.
    if (to_jsonb(new) - 'state' - 'content' - 'checked_by' - 'checked_at' - 'acknowledged' - 'cancelled_by' - 'cancelled_at'
          - 'exported_by' - 'exported_at' - 'export_target' - 'export_sha256' - 'export_file')
       is distinct from
       (to_jsonb(old) - 'state' - 'content' - 'checked_by' - 'checked_at' - 'acknowledged' - 'cancelled_by' - 'cancelled_at'
          - 'exported_by' - 'exported_at' - 'export_target' - 'export_sha256' - 'export_file')
       or (new.content is distinct from old.content and new.content is not null)
       or (new.export_file is distinct from old.export_file and new.export_file is not null
           and not (old.state = 'approved' and new.state = 'exported'))
       or (old.checked_by is not null and new.checked_by is distinct from old.checked_by)
       or (old.checked_at is not null and new.checked_at is distinct from old.checked_at)
       or (new.acknowledged <> old.acknowledged and not (old.state = 'staged' and new.state = 'approved'))
       or (old.state = new.state and (to_jsonb(new) - 'content' - 'export_file')
             is distinct from (to_jsonb(old) - 'content' - 'export_file')) then
      raise exception 'a wire does not change, only its state' using errcode = 'restrict_violation';
    end if;
    if old.state = new.state then return new; end if;
    if not exists (
      select from wire_transition t where t.from_state = old.state and t.to_state = new.state
    ) then
      raise exception 'a wire does not go from % to %', old.state, new.state
        using errcode = 'check_violation', constraint = 'wire_transition';
    end if;
  end if;
  if new.state in ('staged', 'approved', 'exported') then
    -- Shared, so that the loan cannot leave the state while this commits.
    select state into loan_state from loan where id = new.loan_id for share;
    if loan_state not in ('approved', 'boarding_staged', 'boarded') then
      raise exception 'a loan that is % takes no wire that is %', loan_state, new.state
        using errcode = 'check_violation', constraint = 'wire_loan_state';
    end if;
  end if;
  return new;
end $$;
create trigger wire_moves before insert or update on wire
  for each row execute function wire_refuse_other_moves();
create trigger wire_stays before delete or truncate on wire
  for each statement execute function evidence_refuse_change();

-- A loan goes back to review only without a wire that lives: looked at when the transaction ends, since the wire is
-- cancelled in the same one.
create function wire_hold_loan() returns trigger language plpgsql as $$
begin
  if exists (
    select from wire w join loan l on l.id = w.loan_id
    where w.loan_id = new.id and w.state in ('staged', 'approved', 'exported')
      and l.state not in ('approved', 'boarding_staged', 'boarded', 'sealed')
  ) then
    raise exception 'the loan has a wire that is staged, approved or exported'
      using errcode = 'check_violation', constraint = 'wire_holds_loan';
  end if;
  return null;
end $$;
create constraint trigger wire_holds_loan after update of state on loan
  deferrable initially deferred for each row
  when (new.state not in ('approved', 'boarding_staged', 'boarded', 'sealed')) execute function wire_hold_loan();

-- A call at which somebody other than the maker had the instructions confirmed.
create table wire_callback (
  id           bigint generated always as identity primary key,
  wire_id      uuid not null references wire,
  -- Who was spoken to, and where the telephone number came from; sealed, empty after retention.
  content      bytea,
  note         text not null,
  made_by      uuid not null,
  made_by_name text not null,
  made_at      timestamptz not null
);
create index wire_callback_wire on wire_callback (wire_id, id);

create function wire_callback_keeps() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from wire w where w.id = new.wire_id and w.staged_by = new.made_by) then
      raise exception 'whoever staged a wire does not verify it' using errcode = 'check_violation',
        constraint = 'wire_maker_is_not_caller';
    end if;
  elsif to_jsonb(new) - 'content' is distinct from to_jsonb(old) - 'content' or new.content is not null then
    raise exception 'a call does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger wire_callback_keeps before insert or update on wire_callback
  for each row execute function wire_callback_keeps();
create trigger wire_callback_stays before delete or truncate on wire_callback
  for each statement execute function evidence_refuse_change();

-- Instructions that a person verified, in versions: nothing is changed but which one counts.
create table payee (
  payee_id    uuid not null,
  version     integer not null check (version > 0),
  is_active   boolean not null,
  name        text not null check (name ~ '\S'),
  aba         text not null check (aba ~ '^[0-9]{9}$'),
  -- Sealed.
  account     bytea not null,
  bank_name   text not null,
  verified_by text not null,
  note        text not null,
  saved_by    uuid not null,
  saved_at    timestamptz not null,
  primary key (payee_id, version)
);
create unique index payee_one_active on payee (payee_id) where is_active;

create function payee_keeps() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'is_active' is distinct from to_jsonb(old) - 'is_active' or new.is_active then
    raise exception 'a version of a payee does not change and does not come back' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payee_keeps before update on payee for each row execute function payee_keeps();
create trigger payee_stays before delete or truncate on payee
  for each statement execute function evidence_refuse_change();

-- What reconciliation may know of the payees (R-604); it comes before wires and reads no table of theirs.
create view verified_payee as select payee_id, name, aba, account from payee where is_active;

-- The participant directory of the Fedwire, as the bank gave it. Only the rows of the version that counts are kept.
create table aba_directory (
  version       integer primary key check (version > 0),
  is_active     boolean not null,
  sha256        text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  participants  integer not null check (participants > 0),
  wire_eligible integer not null check (wire_eligible >= 0),
  loaded_by     uuid not null,
  loaded_at     timestamptz not null
);
create unique index aba_directory_one_active on aba_directory (is_active) where is_active;

create table aba_participant (
  version          integer not null references aba_directory,
  aba              text not null check (aba ~ '^[0-9]{9}$'),
  name             text not null,
  telegraphic_name text not null,
  city             text not null,
  state            text not null,
  wire_eligible    boolean not null,
  primary key (aba, version)
);

-- What a wire says is as personal as the pages, and goes with them in the same moment.
create function wire_purge() returns trigger language plpgsql as $$
begin
  update wire set content = null, export_file = null
  where loan_id = new.loan_id and (content is not null or export_file is not null);
  update wire_callback set content = null
  where content is not null and wire_id in (select id from wire where loan_id = new.loan_id);
  return null;
end $$;
create trigger wire_purge after update of purged_at on document
  for each row when (new.purged_at is not null and old.purged_at is null) execute function wire_purge();
