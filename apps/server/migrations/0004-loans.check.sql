select 'the loan table refuses unknown moves' as promise, count(*) = 1 as holds
from pg_trigger where tgrelid = 'loan'::regclass and tgname = 'loan_moves' and tgenabled = 'O';
