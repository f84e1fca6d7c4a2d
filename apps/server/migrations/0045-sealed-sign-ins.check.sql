select 'every row that lets somebody in has room for its seal' as promise, count(*) = 7 as holds
from information_schema.columns
where column_name = 'seal' and table_name in ('session', 'refresh_token', 'password_reset', 'invitation', 'oidc_identity',
  'oidc_code', 'recovery_code');
