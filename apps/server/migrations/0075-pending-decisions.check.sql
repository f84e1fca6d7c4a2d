select 'a finding has one pending decision at most' as promise, count(*) = 1 as holds
from pg_constraint where conname = 'pending_decision_finding_id_key' and contype = 'u';
