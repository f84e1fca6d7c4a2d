-- 0007 jobs
-- Why:    an event is kept for a while after the jobs that follow it were enqueued; the time of that marks it as told.
-- Locks:  outbox_event for a moment; the new column has no default, so no row is rewritten.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- The job queue's own tables are made by its library when a node starts, in the schema graphile_worker.

alter table outbox_event add column relayed_at timestamptz;
create index outbox_event_relayed_at on outbox_event (relayed_at);
