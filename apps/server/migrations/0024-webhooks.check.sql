select 'an address has one current secret' as promise, count(*) = 1 as holds
from pg_indexes where indexname = 'webhook_secret_current' and indexdef like '%UNIQUE%'
union all
select 'an event is told once to an address', count(*) = 1
from pg_constraint where conname = 'webhook_delivery_event_key' and contype = 'u';
