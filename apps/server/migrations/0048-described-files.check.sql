select 'maps and boardings may name described files' as promise, count(*) = 2 as holds
from pg_constraint where conname in ('core_field_map_provider_id_check', 'boarding_provider_id_check')
  and pg_get_constraintdef(oid) like '%file_layout%';
