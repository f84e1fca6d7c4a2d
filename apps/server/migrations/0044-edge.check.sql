select 'a bucket says what was last taken in advance' as promise, count(*) = 1 as holds
from information_schema.columns where table_name = 'rate_bucket' and column_name = 'advance' and is_nullable = 'NO';
