-- 0048 described files
-- Why:    loans can also be boarded by batch files whose layout a field map describes.
-- Locks:  short; the checks are not validated, since every row that is there fulfilled narrower ones.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

alter table core_field_map drop constraint core_field_map_provider_id_check;
alter table core_field_map add constraint core_field_map_provider_id_check
  check (provider_id in ('simulator', 'fineract', 'nortridge_nls', 'file_csv', 'file_layout')) not valid;
alter table boarding drop constraint boarding_provider_id_check;
alter table boarding add constraint boarding_provider_id_check
  check (provider_id in ('simulator', 'fineract', 'nortridge_nls', 'file_csv', 'file_layout')) not valid;
