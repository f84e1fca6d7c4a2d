-- 0025 metering
-- Why:    the daily heartbeat: which loans were closed and how many pages came on which day, and which days were told.
-- Locks:  loan gets a trigger, document an index: writers of documents wait while it is built.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- A loan is closed when it is boarded, rejected or sealed. The loan's row knows only its last state; what is counted by
-- the day is kept here, in the moment of the move, whoever makes it.
create table loan_closing (
  id      bigint generated always as identity primary key,
  loan_id uuid not null references loan,
  state   text not null check (state in ('boarded', 'rejected', 'sealed')),
  at      timestamptz not null
);
create index loan_closing_at on loan_closing (at);
insert into loan_closing (loan_id, state, at)
  select id, state, state_since from loan where state in ('boarded', 'rejected', 'sealed');

create function loan_note_closing() returns trigger language plpgsql as $$
begin
  insert into loan_closing (loan_id, state, at) values (new.id, new.state, new.state_since);
  return null;
end $$;
create trigger loan_closes after update of state on loan
  for each row when (old.state is distinct from new.state and new.state in ('boarded', 'rejected', 'sealed'))
  execute function loan_note_closing();

-- What metering may know of documents: when they came, how many pages they have, and whether that is known yet.
create index document_stored_at on document (stored_at);
create view received_document as
  select stored_at as received_at, coalesce(page_count, 0) as pages,
    status in ('stored', 'reading') and doc_type is distinct from 'approval_record'
      and withdrawn_at is null and purged_at is null as is_unread
  from document;

-- One row a day (UTC), made when the day is over and never skipped: neither gaps nor overlaps can be written. The figures
-- are those that are sent, at every attempt.
create table metering_delivery (
  id              uuid not null unique,
  day             date primary key,
  closed_loans    bigint not null check (closed_loans >= 0),
  pages           bigint not null check (pages >= 0),
  status          text not null default 'pending' check (status in ('pending', 'delivered')),
  attempts        integer not null default 0 check (attempts >= 0),
  last_attempt_at timestamptz,
  delivered_at    timestamptz,
  http_status     integer,
  error           text,
  license_status  text check (license_status in ('valid', 'expiring', 'expired', 'unknown')),
  license_message text,
  created_at      timestamptz not null,
  check ((status = 'delivered') = (delivered_at is not null)),
  check (license_status is null or status = 'delivered')
);
create index metering_delivery_pending on metering_delivery (day) where status = 'pending';

create function metering_delivery_follows() returns trigger language plpgsql as $$
begin
  if exists (select from metering_delivery) and not exists (select from metering_delivery where day = new.day - 1) then
    raise exception 'the day before % was not counted', new.day using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger metering_delivery_follows before insert on metering_delivery
  for each row execute function metering_delivery_follows();
