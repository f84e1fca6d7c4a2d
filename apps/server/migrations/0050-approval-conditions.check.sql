select 'decisions on conditions keep what evidence says of them' as promise, count(*) = 2 as holds
from pg_trigger where tgname in ('condition_decision_keeps', 'condition_decision_stays') and tgenabled = 'O'
union all
select 'whoever satisfies a condition names a document', count(*) = 1
from pg_constraint where conname = 'condition_decision_names_a_document'
union all
select 'the words of a condition go with the documents', count(*) = 1
from pg_trigger where tgname = 'condition_decision_purge' and tgenabled = 'O';
