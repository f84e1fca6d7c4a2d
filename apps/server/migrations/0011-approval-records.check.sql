select 'one version of a profile is active' as promise, indisunique and indpred is not null as holds
from pg_index where indexrelid = 'lar_profile_one_active'::regclass
union all
select 'versions of profiles stay as they are', count(*) = 2
from pg_trigger where tgrelid = 'lar_profile'::regclass and tgname in ('lar_profile_keeps', 'lar_profile_stays')
  and tgenabled = 'O'
union all
select 'a loan has one current approval record', indisunique and indpred is not null
from pg_index where indexrelid = 'lar_record_current'::regclass
union all
select 'records go with their documents', count(*) = 1
from pg_trigger where tgrelid = 'document'::regclass and tgname = 'document_takes_record' and tgenabled = 'O';
