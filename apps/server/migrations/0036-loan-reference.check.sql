select 'the reference of every loan is shown to other rooms' as promise, count(*) = 2 as holds
from information_schema.columns where table_name = 'loan_reference' and column_name in ('id', 'external_ref');
