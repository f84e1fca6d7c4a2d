-- 0043 corrections checked
-- Why:    an exception that a person's correction cleared vanished from the review, and the loan could be approved.
-- Locks:  correction, finding and finding_action get columns or triggers: nobody waits longer than that takes.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Whether the page says in the box what the person says. Of earlier corrections nobody looked: they count as not confirmed.
alter table correction add column confirmed_by_page boolean not null default false;

-- The corrections without which this exception would arise; null on a finding that arises as the package stands.
alter table finding add column cleared_by uuid[];
alter table finding add constraint finding_cleared_is_exception
  check (cleared_by is null or (severity = 'exception' and cardinality(cleared_by) > 0)) not valid;

create or replace function finding_refuse_other_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- What a correction cleared starts as accepted; an override of it holds on for the very same corrections only.
    if new.cleared_by is not null then
      if new.status <> 'accepted' and not (new.status = 'overridden' and exists (
        select from finding f where f.id = new.carried_from and f.loan_id = new.loan_id and f.status = new.status
          and f.rule_id = new.rule_id and f.rule_version = new.rule_version and f.cleared_by = new.cleared_by
      )) then
        raise exception 'a finding that a correction cleared starts as accepted, not as %', new.status
          using errcode = 'check_violation', constraint = 'finding_transition';
      end if;
    elsif new.status <> 'open' and not exists (
      select from finding f where f.id = new.carried_from and f.loan_id = new.loan_id and f.status = new.status
        and f.rule_id = new.rule_id and f.rule_version = new.rule_version and f.severity = new.severity
        and f.cleared_by is null
    ) then
      raise exception 'a finding starts as open or as the one it was carried over from, not as %', new.status
        using errcode = 'check_violation', constraint = 'finding_transition';
    end if;
    return new;
  end if;
  if to_jsonb(new) - 'status' - 'detail' is distinct from to_jsonb(old) - 'status' - 'detail'
     or (new.detail is distinct from old.detail and new.detail is not null) then
    raise exception 'a finding does not change, only its status' using errcode = 'restrict_violation';
  end if;
  if old.status = new.status then return new; end if;
  if not exists (
    select from finding_transition t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'a finding does not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'finding_transition';
  end if;
  -- People decide on the findings of the latest run while the loan is in review, and on nothing else.
  if new.status in ('accepted', 'overridden') and not exists (
    select from loan l where l.id = new.loan_id and l.state = 'review'
      and not exists (
        select from reconciliation_run later join reconciliation_run own on own.id = new.run_id
        where later.loan_id = new.loan_id and later.number > own.number)
  ) then
    raise exception 'the loan is not in review, or the finding belongs to an earlier run'
      using errcode = 'check_violation', constraint = 'finding_decided_in_review';
  end if;
  return new;
end $$;

-- Nobody overrides what their own correction cleared.
create function finding_action_refuse_corrector() returns trigger language plpgsql as $$
begin
  if exists (
    select from finding f join correction c on c.id = any (f.cleared_by)
    where f.id = new.finding_id and c.made_by = new.actor_id
  ) then
    raise exception 'a correction of this person cleared the finding'
      using errcode = 'check_violation', constraint = 'finding_action_corrector';
  end if;
  return new;
end $$;
create trigger finding_action_by_another before insert on finding_action
  for each row when (new.action = 'override' and new.copied_from is null)
  execute function finding_action_refuse_corrector();

-- What a run accepts by itself is no decision of a person, and is not counted among them.
drop trigger finding_action_is_counted on finding_action;
create trigger finding_action_is_counted after insert on finding_action
  for each row when (new.copied_from is null and new.action in ('accept', 'override')
    and new.actor_id <> '00000000-0000-0000-0000-000000000000')
  execute function statistic_note_action();

-- Reviews under way are compared anew, so that what corrections cleared before is seen.
insert into outbox_event (type, payload, created_at)
  select 'loan.changed', jsonb_build_object('loanId', l.id), now() from loan l
  where l.state = 'review' and exists (
    select from correction c where c.loan_id = l.id and c.package_version = l.package_version);
