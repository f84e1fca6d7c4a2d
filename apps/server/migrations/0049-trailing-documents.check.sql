select 'documents say when they came after approval' as promise, count(*) = 1 as holds
from information_schema.columns where table_name = 'document' and column_name = 'trailing_at'
union all
select 'an item that nobody settled names nobody', count(*) = 1
from pg_constraint where conname = 'due_item_settled_by_somebody'
union all
select 'what is due over all loans is found without reading them all', count(*) = 1
from pg_indexes where indexname = 'due_item_open';
