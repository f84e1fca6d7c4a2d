select 'one version of a field map is active' as promise, indisunique and indpred is not null as holds
from pg_index where indexrelid = 'core_field_map_one_active'::regclass
union all
select 'versions of field maps stay as they are', count(*) = 2
from pg_trigger where tgrelid = 'core_field_map'::regclass
  and tgname in ('core_field_map_keeps', 'core_field_map_stays') and tgenabled = 'O'
union all
select 'a loan has one live boarding record', indisunique and indpred is not null
from pg_index where indexrelid = 'boarding_one_live'::regclass
union all
select 'the boarding table refuses unknown moves, and records stay', count(*) = 2
from pg_trigger where tgrelid = 'boarding'::regclass and tgname in ('boarding_moves', 'boarding_stays') and tgenabled = 'O'
union all
select 'the maker is never the checker', count(*) = 3
from pg_constraint where conrelid = 'boarding'::regclass and convalidated and conname in
  ('boarding_maker_is_not_checker', 'boarding_maker_does_not_reject', 'boarding_proposer_does_not_confirm')
union all
select 'what was boarded goes with the documents', count(*) = 1
from pg_trigger where tgrelid = 'document'::regclass and tgname = 'boarding_purge' and tgenabled = 'O'
union all
select 'a loan with a live record is not reopened', count(*) = 1
from pg_trigger where tgrelid = 'loan'::regclass and tgname = 'boarding_holds_loan' and tgenabled = 'O';
