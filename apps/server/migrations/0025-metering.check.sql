select 'closing a loan is noted' as promise, count(*) = 1 as holds
from pg_trigger where tgrelid = 'loan'::regclass and tgname = 'loan_closes' and tgenabled = 'O'
union all
select 'no day is left out', count(*) = 1
from pg_trigger where tgrelid = 'metering_delivery'::regclass and tgname = 'metering_delivery_follows' and tgenabled = 'O';
