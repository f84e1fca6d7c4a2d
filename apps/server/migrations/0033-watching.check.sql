select 'what waits is counted without reading what is done' as promise, count(*) = 3 as holds
from pg_indexes
where indexname in ('webhook_delivery_pending', 'boarding_for_people', 'wire_for_people') and indexdef like '% WHERE %';
