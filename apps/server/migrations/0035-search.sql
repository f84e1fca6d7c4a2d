-- 0035 search
-- Why:    people look for a loan by a part of its reference or of a name; without an index every loan is read for it.
-- Locks:  SHARE on loan while the index is built, some seconds for a million loans: writers wait, readers do not.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Comes with PostgreSQL, and may be made by the owner of a database without other rights.
create extension if not exists pg_trgm;

create index loan_search on loan using gin (external_ref gin_trgm_ops, borrower_name gin_trgm_ops);
