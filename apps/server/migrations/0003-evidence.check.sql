select 'evidence_entry is append-only' as promise, count(*) = 1 as holds
from pg_trigger where tgrelid = 'evidence_entry'::regclass and tgname = 'evidence_entry_append_only' and tgenabled = 'O'
union all
select 'the database itself admits entries', count(*) = 1
from pg_trigger where tgrelid = 'evidence_entry'::regclass and tgname = 'evidence_entry_admit' and tgenabled = 'O'
union all
select 'heads move with entries only', count(*) = 2
from pg_trigger
where tgrelid = 'evidence_chain'::regclass and tgname in ('evidence_chain_moves_with_entries', 'evidence_chain_stays')
  and tgenabled = 'O'
union all
select 'nobody is granted a change of entries', count(*) = 0
from information_schema.role_table_grants
where table_name = 'evidence_entry' and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE');
