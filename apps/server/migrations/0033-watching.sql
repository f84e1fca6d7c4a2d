-- 0033 watching
-- Why:    figures of what waits are asked for at every scrape of the metrics; they must not read what is done.
-- Locks:  webhook_delivery, boarding and wire: writers wait while small partial indexes are built.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

create index webhook_delivery_pending on webhook_delivery (created_at) where status = 'pending';
create index boarding_for_people on boarding (state, call_started_at) where state in ('staged', 'approved');
create index wire_for_people on wire (state, staged_at) where state in ('staged', 'approved');
