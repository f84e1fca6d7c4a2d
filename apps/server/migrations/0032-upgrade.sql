-- 0032 upgrade
-- Why:    a release must know whether it can run on a schema that the next one has brought forward.
-- Locks:  schema_migration for a moment; only starting nodes read it.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- The oldest release that runs on what a migration leaves, where it removes something; null where it only adds.
alter table schema_migration add column oldest_release text check (oldest_release ~ '^\d+\.\d+\.\d+$');
