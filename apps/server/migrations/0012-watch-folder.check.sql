select 'one node holds a watched folder' as promise, indisprimary as holds
from pg_index where indexrelid = 'watch_lease_pkey'::regclass
union all
select 'a file of a watched folder is noted once', indisprimary
from pg_index where indexrelid = 'watch_taking_pkey'::regclass;
