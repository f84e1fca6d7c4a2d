select 'an event knows when it was relayed' as promise,
       exists (select from pg_attribute
               where attrelid = 'outbox_event'::regclass and attname = 'relayed_at' and not attnotnull) as holds
union all
select 'old events are found by an index',
       exists (select from pg_indexes where tablename = 'outbox_event' and indexdef like '%(relayed_at)');
