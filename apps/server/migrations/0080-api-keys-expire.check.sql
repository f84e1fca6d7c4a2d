select 'keys say when they end and when they were last used' as promise, count(*) = 2 as holds
from information_schema.columns
where table_schema = 'public' and table_name = 'api_key' and column_name in ('expires_at', 'last_used_at');
