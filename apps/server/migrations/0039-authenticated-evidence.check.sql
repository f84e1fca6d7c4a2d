select 'an entry has room for its MAC' as promise, count(*) = 1 as holds
from information_schema.columns where table_name = 'evidence_entry' and column_name = 'mac'
union all
select 'nobody can append an entry without a MAC by the function', count(*) = 1
from pg_proc where proname = 'evidence_append' and pronargs = 7;
