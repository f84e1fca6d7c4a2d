-- 0045 sealed sign-ins
-- Why:    whoever can write to the database must not let themselves in: rows that open a door carry a MAC (src/identity).
-- Locks:  seven small tables get a nullable column, a moment each; lar_record gets an index, seconds for a million rows.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Null in rows from before; they are sealed once when this release starts for the first time (src/fsck/adopt-records.ts).
alter table session add column seal text;
alter table refresh_token add column seal text;
alter table password_reset add column seal text;
alter table invitation add column seal text;
alter table oidc_identity add column seal text;
alter table oidc_code add column seal text;
alter table recovery_code add column seal text;

-- Approval records are checked loan after loan.
create index lar_record_loan on lar_record (loan_id, id);
