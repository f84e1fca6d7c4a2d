select 'rate_bucket is unlogged' as promise, relpersistence = 'u' as holds from pg_class where relname = 'rate_bucket'
union all
select 'install holds at most one row', exists (select from pg_constraint where conrelid = 'install'::regclass and contype = 'c');
