select 'a bucket says what was last taken in advance' as promise, count(*) = 1 as holds
from information_schema.columns where table_name = 'rate_bucket' and column_name = 'advance' and is_nullable = 'NO'
union all
select 'a rule of a bank may have any id of 64 characters', pg_get_constraintdef(oid) like '%{1,64}%'
from pg_constraint where conname = 'custom_rule_id_check'
union all
select 'a failed sign-in says where it came from', count(*) = 1
from information_schema.columns where table_name = 'login_failure' and column_name = 'source' and is_nullable = 'NO';
