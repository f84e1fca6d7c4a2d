select 'a person has one open password reset' as promise, indisunique and indpred is not null as holds
from pg_index where indexrelid = 'password_reset_one_open'::regclass
union all
select 'a changed password ends reset links', exists (
  select from pg_trigger where tgrelid = 'staff'::regclass and tgname = 'staff_void_password_resets' and tgenabled = 'O')
union all
select 'an address has one open invitation whatever its case', indisunique and indpred is not null
from pg_index where indexrelid = 'invitation_one_open'::regclass
union all
select 'recovery codes go with their enrolment', exists (
  select from pg_constraint where conrelid = 'recovery_code'::regclass and contype = 'f' and confdeltype = 'c')
union all
select 'a person has one subject at a provider', exists (
  select from pg_constraint where conrelid = 'oidc_identity'::regclass and conname = 'oidc_identity_one_subject');
