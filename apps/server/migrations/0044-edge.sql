-- 0044 edge
-- Why:    a node takes a few requests out of a bucket in advance, so that most requests need no trip to the database.
-- Locks:  rate_bucket gets a column with a constant default: nobody waits longer than that takes.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- What the last taking took in advance, in microseconds: the statement that takes must say whether it did.
alter table rate_bucket add column advance bigint not null default 0;
