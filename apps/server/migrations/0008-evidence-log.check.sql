select 'the log is append-only' as promise, count(*) = 4 as holds
from pg_trigger
where tgname in ('evidence_leaf_append_only', 'evidence_node_append_only', 'evidence_checkpoint_append_only',
                 'evidence_signing_key_append_only') and tgenabled = 'O'
union all
select 'nobody is granted a change of the log', count(*) = 0
from information_schema.role_table_grants
where table_name in ('evidence_leaf', 'evidence_node', 'evidence_checkpoint')
  and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
union all
select 'documents keep what evidence says of them', count(*) = 2
from pg_trigger where tgname in ('document_keeps', 'document_stays') and tgenabled = 'O';
