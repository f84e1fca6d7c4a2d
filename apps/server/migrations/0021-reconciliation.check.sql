select 'the finding table refuses unknown moves' as promise, count(*) = 1 as holds
from pg_trigger where tgrelid = 'finding'::regclass and tgname = 'finding_moves' and tgenabled = 'O'
union all
select 'runs, findings, actions and corrections stay', count(*) = 4
from pg_trigger where tgname in ('reconciliation_run_stays', 'finding_stays', 'finding_action_stays', 'correction_stays')
  and tgenabled = 'O'
union all
select 'what was compared goes with the documents', count(*) = 1
from pg_trigger where tgrelid = 'document'::regclass and tgname = 'reconciliation_purge' and tgenabled = 'O';
