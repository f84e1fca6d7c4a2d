-- 0076 escalations
-- Why:    a finding is escalated to one person or to all managers, and stands in their work until it is answered.
-- Locks:  none: a new table and two views.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Who is asked about a finding. No control reads it: what was asked and answered stands in evidence.
create table escalation (
  id          uuid primary key,
  loan_id     uuid not null references loan,
  -- Of the latest run in which the finding arose.
  finding_id  uuid not null references finding,
  by_id       uuid not null,
  by_name     text not null,
  -- Null: any manager or administrator.
  to_id       uuid,
  to_name     text,
  created_at  timestamptz not null,
  answered_at timestamptz,
  constraint escalation_names_whom check ((to_id is null) = (to_name is null))
);
create index escalation_open_of_finding on escalation (finding_id) where answered_at is null;
create index escalation_open_of_person on escalation (to_id, created_at) where answered_at is null;

create view loan_in_review as
  select id, external_ref, borrower_name, has_exceptions, state_since from loan where state = 'review';
create view latest_run as
  select distinct on (loan_id) loan_id, id from reconciliation_run order by loan_id, number desc;
