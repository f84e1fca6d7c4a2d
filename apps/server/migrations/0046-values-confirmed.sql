-- 0046 values confirmed
-- Why:    a value that was read with little certainty is proposed: nothing uses it before a person confirms it.
-- Locks:  correction gets a column and another trigger: nobody waits longer than that takes.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- A confirmation is a correction that changes nothing: it says that what was read at this place is right.
alter table correction add column confirms boolean not null default false;
alter table correction add constraint correction_confirms_a_place
  check (not confirms or (page_no is not null and bbox is not null)) not valid;

-- Which fields people put right most often is counted, and a value that was read right is none of those.
drop trigger correction_is_counted on correction;
create trigger correction_is_counted after insert on correction
  for each row when (not new.confirms) execute function statistic_note_correction();

-- Reviews under way are compared anew, without what is only proposed. Where nothing is, nothing changes.
insert into outbox_event (type, payload, created_at)
  select 'loan.changed', jsonb_build_object('loanId', l.id), now() from loan l where l.state = 'review';
