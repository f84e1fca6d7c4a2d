select 'a migration can say which release it leaves behind' as promise, count(*) = 1 as holds
from information_schema.columns
where table_schema = 'public' and table_name = 'schema_migration' and column_name = 'oldest_release' and is_nullable = 'YES';
