select 'the access log keeps no loan, document or key from being deleted' as promise, count(*) = 0 as holds
from pg_constraint where conrelid in ('access_log'::regclass, 'value_view'::regclass) and contype = 'f'
union all
select 'a sealed chain takes views', prosrc like '%value.viewed%'
from pg_proc where proname = 'evidence_admit_entry';
