select 'one change of a thing waits at a time' as promise, indisunique and indpred is not null as holds
from pg_index where indexrelid = 'admin_change_one_pending'::regclass
union all
select 'nobody confirms a change of their own', exists (
  select from pg_constraint where conrelid = 'admin_change'::regclass and conname = 'admin_change_two_people')
union all
select 'a session knows when a code was given', count(*) = 1
from information_schema.columns where table_name = 'session' and column_name = 'totp_at'
union all
select 'a reset password has a cooling-off period', count(*) = 1
from information_schema.columns where table_name = 'staff' and column_name = 'cooling_off_until';
