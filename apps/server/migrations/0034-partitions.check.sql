select 'pages and entries stand in sixteen parts each' as promise, array_agg(parts order by name) = '{16,16}' as holds
from (
  select c.relname as name, count(i.inhrelid)::int as parts
  from pg_class c join pg_inherits i on i.inhparent = c.oid
  where c.oid in ('document_page'::regclass, 'evidence_entry'::regclass) and c.relkind = 'p'
  group by c.relname) parted
union all
select 'every part of the evidence refuses changes by itself', count(*) = 16
from pg_trigger where tgname = 'evidence_entry_append_only' and tgenabled = 'O'
  and tgrelid in (select inhrelid from pg_inherits where inhparent = 'evidence_entry'::regclass)
union all
select 'the database itself admits entries to every part', count(*) = 16
from pg_trigger where tgname = 'evidence_entry_admit' and tgenabled = 'O'
  and tgrelid in (select inhrelid from pg_inherits where inhparent = 'evidence_entry'::regclass)
union all
select 'nobody but its owner has rights on a part, and the owner none to change evidence', count(*) = 0
from pg_class c join pg_inherits i on i.inhrelid = c.oid cross join aclexplode(c.relacl) a
where i.inhparent in ('document_page'::regclass, 'evidence_entry'::regclass)
  and (a.grantee <> c.relowner
    or i.inhparent = 'evidence_entry'::regclass and a.privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE'))
union all
select 'every chain ends where its head says', count(*) = 0
from evidence_chain c
where c.seq > 0
  and not exists (select from evidence_entry e where e.chain_id = c.chain_id and e.seq = c.seq and e.hash = c.head);
