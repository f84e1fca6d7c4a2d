-- 0030 large tables
-- Why:    tables that grow with every page or entry are looked after by the amount that is new, not by a share of all.
-- Locks:  SHARE UPDATE EXCLUSIVE for a moment: nobody who reads or writes waits. No row is rewritten.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- By default a table is vacuumed when a fifth of it is new, and its statistics are taken anew after a tenth. Of a hundred
-- million rows that is never, and then all at once. Two percent keeps each pass short; docs/growth.md has the sizes.
alter table document_page set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table evidence_entry set (
  autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table evidence_leaf set (
  autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table evidence_node set (
  autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table finding set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table finding_action set (
  autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table part_extraction set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);

-- Rows that come and go: what is kept for a month is deleted night by night, what is pending within seconds.
alter table loan_event set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table outbox_event set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table webhook_delivery set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table evidence_pending set (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 1000);
alter table statistic_delta set (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 1000);
