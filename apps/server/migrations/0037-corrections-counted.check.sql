select 'corrections are counted' as promise, count(*) = 1 as holds
from pg_trigger where tgname = 'correction_is_counted' and tgenabled = 'O'
union all
select 'the counts agree with the corrections',
  (select coalesce(sum(amount), 0) from (
     select amount from statistic_day where measure = 'corrected' union all
     select amount from statistic_delta where measure = 'corrected') as both_of_them) = (select count(*) from correction);
