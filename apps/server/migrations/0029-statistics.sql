-- 0029 statistics
-- Why:    what the dashboard and the tabs of the queue show, without counting a million loans for every look.
-- Locks:  loan, finding and finding_action get triggers, loan an index: writers of loans wait while it is built.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Every change that is counted adds a row here and waits for nobody: a row of totals that all writers update would make
-- them wait for each other, and two that move two loans each could lock each other out.
create table statistic_delta (
  day     date not null,
  measure text not null,
  label   text not null,
  amount  bigint not null,
  seconds double precision not null default 0
);

-- The same, added up by a job. A figure is the sum of both tables, so it is exact whenever it is read.
create table statistic_day (
  day     date not null,
  measure text not null,
  label   text not null,
  amount  bigint not null,
  seconds double precision not null,
  primary key (day, measure, label)
);

-- Loans that somebody still has to do something about: few beside those that are done.
create index loan_waiting_since on loan (state, created_at)
  where state in ('received', 'processing', 'processing_failed', 'review', 'approved', 'boarding_staged');
create view loan_waiting as
  select state, created_at from loan
  where state in ('received', 'processing', 'processing_failed', 'review', 'approved', 'boarding_staged');

-- How many loans are in a state now has no day of its own; it stands at one that never comes.
create function statistic_note_loan() returns trigger language plpgsql as $$
declare
  stayed double precision;
begin
  insert into statistic_delta (day, measure, label, amount) values
    ('-infinity', 'count', new.state, 1),
    ((new.state_since at time zone 'UTC')::date, 'entered', new.state, 1);
  if tg_op = 'INSERT' then return null; end if;
  stayed := greatest(extract(epoch from new.state_since - old.state_since), 0);
  insert into statistic_delta (day, measure, label, amount, seconds) values
    ('-infinity', 'count', old.state, -1, 0),
    -- Four buckets for each doubling: a median read off them is at most a tenth away.
    ((new.state_since at time zone 'UTC')::date, 'left',
      old.state || ':' || floor(4 * log(2, greatest(stayed, 1)::numeric))::int, 1, stayed);
  if new.state = 'approved' and old.state = 'review' then
    -- Straight through: nothing was ever wrong with it that a person had to decide or to correct.
    insert into statistic_delta (day, measure, label, amount)
    select (new.state_since at time zone 'UTC')::date, 'approved',
      case when exists (select from finding f where f.loan_id = new.id and f.severity = 'exception')
             or exists (select from correction c where c.loan_id = new.id)
        then 'touched' else 'straight' end, 1;
  end if;
  return null;
end $$;
create trigger loan_is_counted after insert on loan
  for each row execute function statistic_note_loan();
create trigger loan_is_counted_again after update of state on loan
  for each row when (old.state is distinct from new.state) execute function statistic_note_loan();

-- A finding whose decision was carried over is the same one found again.
create function statistic_note_finding() returns trigger language plpgsql as $$
begin
  insert into statistic_delta (day, measure, label, amount)
  values ((new.created_at at time zone 'UTC')::date, 'raised', new.rule_id, 1);
  return null;
end $$;
create trigger finding_is_counted after insert on finding
  for each row when (new.carried_from is null) execute function statistic_note_finding();

create function statistic_note_action() returns trigger language plpgsql as $$
declare
  on_day date := (new.occurred_at at time zone 'UTC')::date;
begin
  insert into statistic_delta (day, measure, label, amount)
  select on_day, case new.action when 'override' then 'overridden' else 'accepted' end, f.rule_id, 1
  from finding f where f.id = new.finding_id;
  if new.action = 'override' then
    insert into statistic_delta (day, measure, label, amount) values (on_day, 'reason', new.reason_code, 1);
  end if;
  return null;
end $$;
create trigger finding_action_is_counted after insert on finding_action
  for each row when (new.copied_from is null and new.action in ('accept', 'override'))
  execute function statistic_note_action();

-- What is there already: how many are where is known; how they came there is not, and is not made up.
insert into statistic_day (day, measure, label, amount, seconds)
  select '-infinity', 'count', state, count(*), 0 from loan group by state;
