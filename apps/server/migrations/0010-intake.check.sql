select 'a content stands once in a version of a package' as promise, indisunique and indpred is not null as holds
from pg_index where indexrelid = 'document_content_once'::regclass;
