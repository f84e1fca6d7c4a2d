select 'changing roles or activity ends live tokens' as promise, count(*) = 1 as holds
from pg_trigger where tgrelid = 'staff'::regclass and tgname = 'staff_end_tokens' and tgenabled = 'O'
union all
select 'an email address belongs to one user whatever its case', indisunique
from pg_index where indexrelid = 'staff_email_key'::regclass
union all
select 'a family has one unspent refresh token', indisunique and indpred is not null
from pg_index where indexrelid = 'refresh_token_one_unspent'::regclass
union all
select 'there is one first administrator', exists (
  select from pg_constraint where conrelid = 'first_admin'::regclass and contype = 'p');
