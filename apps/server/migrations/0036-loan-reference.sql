-- 0036 loan reference
-- Why:    a room that holds the id of a loan may tell its reference without reading the table of another room.
-- Locks:  none that anybody waits for.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

create view loan_reference as select id, external_ref from loan;
