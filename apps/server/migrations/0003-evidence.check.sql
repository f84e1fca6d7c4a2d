select 'evidence_entry is append-only' as promise, count(*) = 1 as holds
from pg_trigger where tgrelid = 'evidence_entry'::regclass and tgname = 'evidence_entry_append_only' and tgenabled = 'O';
