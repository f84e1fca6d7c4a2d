select 'tables that grow with every page are vacuumed by what is new' as promise, count(*) = 12 as holds
from pg_class where relnamespace = 'public'::regnamespace and relname in (
  'document_page', 'evidence_entry', 'evidence_leaf', 'evidence_node', 'finding', 'finding_action', 'part_extraction',
  'loan_event', 'outbox_event', 'webhook_delivery', 'evidence_pending', 'statistic_delta')
  and exists (select from unnest(reloptions) option where option like 'autovacuum_%')
union all
select 'the heads of chains keep room beside them', exists (
  select from pg_class where relname = 'evidence_chain' and 'fillfactor=50' = any(reloptions));
