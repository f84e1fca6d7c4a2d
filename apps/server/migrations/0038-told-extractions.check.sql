select 'an extraction says which event it was told for' as promise, count(*) = 1 as holds
from information_schema.columns where table_name = 'part_extraction' and column_name = 'told_event';
