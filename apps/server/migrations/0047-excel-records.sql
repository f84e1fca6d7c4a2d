-- 0047 excel records
-- Why:    approval records also arrive as Excel files, and profiles read them.
-- Locks:  short; the check is not validated, since every row that is there fulfilled a narrower one.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

alter table lar_profile drop constraint lar_profile_source_format_check;
alter table lar_profile add constraint lar_profile_source_format_check
  check (source_format in ('json', 'csv', 'xml', 'docx', 'xlsx')) not valid;
