-- 0075 pending decisions
-- Why:    a reviewer has ten seconds to undo a decision on a finding before it is written into evidence.
-- Locks:  none: a new table.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- A decision that waits to be written. It goes when it is written, in the same transaction, or when it is undone. Who
-- decided what stands sealed in content, bound to the row and its finding: no hand in the database makes a decision.
create table pending_decision (
  id         uuid primary key,
  loan_id    uuid not null references loan,
  -- One at a time: whatever else is done about the finding writes it first.
  finding_id uuid not null unique references finding,
  content    bytea not null,
  due_at     timestamptz not null
);
create index pending_decision_loan on pending_decision (loan_id, due_at);
