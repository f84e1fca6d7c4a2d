select 'a part of a reference or of a name is found by an index' as promise, count(*) = 1 as holds
from pg_indexes where indexname = 'loan_search' and indexdef like '%external_ref gin_trgm_ops, borrower_name gin_trgm_ops%';
