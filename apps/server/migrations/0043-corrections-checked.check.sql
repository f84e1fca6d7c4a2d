select 'a correction says whether the page confirms it' as promise, count(*) = 1 as holds
from information_schema.columns
where table_name = 'correction' and column_name = 'confirmed_by_page' and is_nullable = 'NO'
union all
select 'a finding names the corrections that cleared it', count(*) = 1
from pg_constraint where conname = 'finding_cleared_is_exception'
union all
select 'nobody overrides what their own correction cleared', count(*) = 1
from pg_trigger where tgrelid = 'finding_action'::regclass and tgname = 'finding_action_by_another' and tgenabled = 'O'
union all
select 'decisions are counted', count(*) = 1
from pg_trigger where tgrelid = 'finding_action'::regclass and tgname = 'finding_action_is_counted' and tgenabled = 'O';
