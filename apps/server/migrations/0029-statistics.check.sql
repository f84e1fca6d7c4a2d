select 'loans are counted in every move' as promise, count(*) = 2 as holds
from pg_trigger where tgrelid = 'loan'::regclass and tgname in ('loan_is_counted', 'loan_is_counted_again') and tgenabled = 'O'
union all
select 'findings and decisions are counted', count(*) = 2
from pg_trigger where tgname in ('finding_is_counted', 'finding_action_is_counted') and tgenabled = 'O'
union all
select 'the counts agree with the loans',
  (select coalesce(sum(amount), 0) from (
     select amount from statistic_day where measure = 'count' union all
     select amount from statistic_delta where measure = 'count') as both_of_them) = (select count(*) from loan);
