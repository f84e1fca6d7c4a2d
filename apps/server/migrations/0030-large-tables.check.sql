-- A table that is partitioned has no such settings; each of its parts has.
select 'tables that grow with every page are vacuumed by what is new' as promise, count(*) = 12 as holds
from pg_class whole where relnamespace = 'public'::regnamespace and relname in (
  'document_page', 'evidence_entry', 'evidence_leaf', 'evidence_node', 'finding', 'finding_action', 'part_extraction',
  'loan_event', 'outbox_event', 'webhook_delivery', 'evidence_pending', 'statistic_delta')
  and not exists (
    select from pg_class part
    where part.oid in (select whole.oid where whole.relkind = 'r'
                       union all select inhrelid from pg_inherits where inhparent = whole.oid)
      and not exists (select from unnest(part.reloptions) option where option like 'autovacuum_%'))
union all
select 'the heads of chains keep room beside them', exists (
  select from pg_class where relname = 'evidence_chain' and 'fillfactor=50' = any(reloptions));
