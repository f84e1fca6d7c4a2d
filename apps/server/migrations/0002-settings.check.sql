select 'a setting is either plain or sealed' as promise, count(*) = 1 as holds
from pg_constraint where conrelid = 'setting'::regclass and contype = 'c';
