select 'a correction says whether it confirms what was read' as promise, count(*) = 1 as holds
from information_schema.columns
where table_name = 'correction' and column_name = 'confirms' and is_nullable = 'NO'
union all
select 'a confirmation names its place', count(*) = 1
from pg_constraint where conname = 'correction_confirms_a_place'
union all
select 'confirmations are not counted as corrections', count(*) = 1
from pg_trigger where tgname = 'correction_is_counted' and tgenabled = 'O' and tgqual is not null;
