select 'pages say how many signs they hold' as promise, count(*) = 1 as holds
from information_schema.columns
where table_schema = 'public' and table_name = 'document_page' and column_name = 'sign_count' and is_nullable = 'NO'
union all
select 'pages with signs are found by their document', to_regclass('document_page_with_signs') is not null;
