-- 0042 wire control
-- Why:    several wires a loan within its proceeds, returned wires, value dates, daily limits, screening results.
-- Locks:  wire gets columns without defaults and checks that are not validated, and loses an index: a moment's lock.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

alter table wire
  -- The day on which the money moves; empty on a wire that the release before staged without one.
  add column value_date date,
  -- Routing number and account under a key of the install: tells the wires to one payee without telling the account.
  add column payee_key text check (payee_key ~ '^[0-9a-f]{64}$'),
  -- The loan's principal, and what all its live wires may come to together, when the wire was staged.
  add column proceeds numeric(17, 2),
  add column available numeric(17, 2),
  add column returned_by uuid,
  add column returned_at timestamptz,
  add column return_reason text;

-- A wire that went out and came back is not live: the money is there again.
insert into wire_transition (from_state, to_state) values ('exported', 'returned');
alter table wire drop constraint wire_state_check;
alter table wire add constraint wire_state_check
  check (state in ('staged', 'approved', 'rejected', 'exported', 'cancelled', 'returned')) not valid;
alter table wire drop constraint wire_checked;
alter table wire add constraint wire_checked check (
  (state not in ('approved', 'rejected', 'exported', 'returned') or (checked_by is not null and checked_at is not null))
  and (state <> 'staged' or checked_by is null)) not valid;
alter table wire drop constraint wire_exported;
alter table wire add constraint wire_exported check (
  (state in ('exported', 'returned')) = (exported_at is not null and exported_by is not null
    and export_target is not null and export_sha256 is not null)) not valid;
alter table wire add constraint wire_returned check (
  (state = 'returned') = (returned_at is not null and returned_by is not null and return_reason is not null)) not valid;
alter table wire add constraint wire_within_proceeds check (
  amount <= proceeds and proceeds <= available) not valid;

-- Several wires a loan: what they come to together takes the place of one live wire.
drop index wire_one_live;
create index wire_live on wire (loan_id) where state in ('staged', 'approved', 'exported');
-- What goes out on one day, for the daily limits.
create index wire_day on wire (value_date) where state in ('approved', 'exported');

create or replace function wire_refuse_other_moves() returns trigger language plpgsql as $$
declare
  loan_state text;
  others numeric;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'staged' then
      raise exception 'a wire starts as staged, not as %', new.state
        using errcode = 'check_violation', constraint = 'wire_transition';
    end if;
  else
    -- Editing is cancelling and staging anew: what was shown to the checker is what goes out.
    if (to_jsonb(new) - 'state' - 'content' - 'checked_by' - 'checked_at' - 'acknowledged' - 'cancelled_by' - 'cancelled_at'
          - 'exported_by' - 'exported_at' - 'export_target' - 'export_sha256' - 'export_file'
          - 'returned_by' - 'returned_at' - 'return_reason')
       is distinct from
       (to_jsonb(old) - 'state' - 'content' - 'checked_by' - 'checked_at' - 'acknowledged' - 'cancelled_by' - 'cancelled_at'
          - 'exported_by' - 'exported_at' - 'export_target' - 'export_sha256' - 'export_file'
          - 'returned_by' - 'returned_at' - 'return_reason')
       or (new.content is distinct from old.content and new.content is not null)
       or (new.export_file is distinct from old.export_file and new.export_file is not null
           and not (old.state = 'approved' and new.state = 'exported'))
       or (old.checked_by is not null and new.checked_by is distinct from old.checked_by)
       or (old.checked_at is not null and new.checked_at is distinct from old.checked_at)
       or (old.exported_at is not null and (new.exported_by, new.exported_at, new.export_target, new.export_sha256)
             is distinct from (old.exported_by, old.exported_at, old.export_target, old.export_sha256))
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
    -- Alone, so that the loan cannot leave the state and no other wire of it comes up while this commits.
    select state into loan_state from loan where id = new.loan_id for no key update;
    if loan_state not in ('approved', 'boarding_staged', 'boarded') then
      raise exception 'a loan that is % takes no wire that is %', loan_state, new.state
        using errcode = 'check_violation', constraint = 'wire_loan_state';
    end if;
    select coalesce(sum(amount), 0) into others from wire
    where loan_id = new.loan_id and id <> new.id and state in ('staged', 'approved', 'exported');
    if others + new.amount > new.available then
      raise exception 'the live wires of the loan come to more than there is to pay out'
        using errcode = 'check_violation', constraint = 'wire_together_within_proceeds';
    end if;
  end if;
  return new;
end $$;

-- What a sanctions screening of a wire found.
create table wire_screening (
  id               bigint generated always as identity primary key,
  wire_id          uuid not null references wire,
  screened_on      date not null,
  reference        text not null check (reference ~ '\S'),
  cleared_by       text not null check (cleared_by ~ '\S'),
  recorded_by      uuid not null,
  recorded_by_name text not null,
  recorded_at      timestamptz not null
);
create index wire_screening_wire on wire_screening (wire_id, id);
create trigger wire_screening_stays before update or delete or truncate on wire_screening
  for each statement execute function evidence_refuse_change();
