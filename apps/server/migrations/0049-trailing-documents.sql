-- 0049 trailing documents
-- Why:    documents that come after approval are filed apart from what was approved, and what is due is tracked.
-- Locks:  document gets a column without a default, which needs no rewrite; one new table.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Filed after the loan was approved: no part of what was approved, until the loan is reopened.
alter table document add column trailing_at timestamptz;

-- What has to come, or to be renewed, after the closing of an approved loan. What is due, in words, is customers' text
-- and stands sealed in content.
create table due_item (
  id              uuid primary key,
  loan_id         uuid not null references loan (id),
  kind            text not null check (kind in ('recorded_instrument', 'title_policy', 'ucc_acknowledgment',
                    'hazard_insurance', 'flood_insurance', 'ucc_lapse', 'covenant')),
  due_date        date not null,
  content         bytea not null,
  created_at      timestamptz not null,
  -- Told once ahead of its day and once when that has passed.
  reminded_at     timestamptz,
  overdue_told_at timestamptz,
  settled_at      timestamptz,
  -- Null where the service settled it by a document.
  settled_by      uuid,
  settled_by_name text,
  settled_note    text,
  -- The document that settled it.
  document_id     uuid,
  constraint due_item_settled_by_somebody check (settled_at is not null or settled_by_name is null)
);
create index due_item_loan on due_item (loan_id, due_date, id);
create index due_item_open on due_item (due_date, id) where settled_at is null;

-- Loans that were approved before are looked at once.
insert into outbox_event (type, payload, created_at)
  select 'loan.due_items_asked', jsonb_build_object('loanId', l.id), now() from loan l
  where l.state in ('approved', 'boarding_staged', 'boarded');
