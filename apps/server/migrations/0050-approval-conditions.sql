-- 0050 approval conditions
-- Why:    people say which document satisfies a condition of the approval, or waive it, and a run counts it.
-- Locks:  none: a new table.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- What somebody said of a condition; the last word of each condition counts. Never changed.
create table condition_decision (
  id           uuid primary key,
  -- In the order in which they were made; two may fall into one millisecond.
  number       bigint not null unique generated always as identity,
  loan_id      uuid not null references loan,
  decision     text not null check (decision in ('satisfied', 'waived', 'reopened')),
  -- The document that shows that it is met, as it was cut then.
  document_id  uuid,
  note         text not null,
  -- The condition as the approval states it, sealed; empty after retention.
  content      bytea,
  made_by      uuid not null,
  made_by_name text not null,
  made_at      timestamptz not null,
  constraint condition_decision_names_a_document check ((decision = 'satisfied') = (document_id is not null))
);
create index condition_decision_loan on condition_decision (loan_id, number);

create function condition_decision_keeps() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'content' is distinct from to_jsonb(old) - 'content' or new.content is not null then
    raise exception 'a decision on a condition does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger condition_decision_keeps before update on condition_decision
  for each row execute function condition_decision_keeps();
create trigger condition_decision_stays before delete or truncate on condition_decision
  for each statement execute function evidence_refuse_change();

-- Its words go with the documents.
create function condition_decision_purge() returns trigger language plpgsql as $$
begin
  update condition_decision set content = null where loan_id = new.loan_id and content is not null;
  return null;
end $$;
create trigger condition_decision_purge after update of purged_at on document
  for each row when (new.purged_at is not null and old.purged_at is null) execute function condition_decision_purge();
