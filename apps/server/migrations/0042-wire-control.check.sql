select 'several wires a loan' as promise, count(*) = 0 as holds
from pg_indexes where indexname = 'wire_one_live'
union all
select 'one wire stays within the proceeds', count(*) = 1
from pg_constraint where conrelid = 'wire'::regclass and conname = 'wire_within_proceeds'
union all
select 'a return names who, when and why', count(*) = 1
from pg_constraint where conrelid = 'wire'::regclass and conname = 'wire_returned'
union all
select 'screening results stay', count(*) = 1
from pg_trigger where tgrelid = 'wire_screening'::regclass and tgname = 'wire_screening_stays' and tgenabled = 'O';
