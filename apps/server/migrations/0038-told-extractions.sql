-- 0038 told extractions
-- Why:    a job that the queue delivers twice must not tell twice that the values of a document were read.
-- Locks:  part_extraction gets a column without a default: nobody waits longer than that takes.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

alter table part_extraction add column told_event bigint;
