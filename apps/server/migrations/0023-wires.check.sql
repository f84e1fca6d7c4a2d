select 'the wire table refuses unknown moves' as promise, count(*) = 1 as holds
from pg_trigger where tgrelid = 'wire'::regclass and tgname = 'wire_moves' and tgenabled = 'O'
union all
select 'maker and checker are two', count(*) = 1
from pg_constraint where conrelid = 'wire'::regclass and conname = 'wire_maker_is_not_checker' and convalidated
union all
select 'wires, calls and payees stay', count(*) = 3
from pg_trigger where tgname in ('wire_stays', 'wire_callback_stays', 'payee_stays') and tgenabled = 'O'
union all
select 'a live wire holds its loan', count(*) = 1
from pg_trigger where tgrelid = 'loan'::regclass and tgname = 'wire_holds_loan' and tgdeferrable and tginitdeferred
union all
select 'what a wire says goes with the documents', count(*) = 1
from pg_trigger where tgrelid = 'document'::regclass and tgname = 'wire_purge' and tgenabled = 'O';
