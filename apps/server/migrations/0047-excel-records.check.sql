select 'a profile may read Excel files' as promise, count(*) = 1 as holds
from pg_constraint where conname = 'lar_profile_source_format_check' and pg_get_constraintdef(oid) like '%xlsx%';
