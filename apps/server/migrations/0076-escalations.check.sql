select 'what waits for a person is found without reading all escalations' as promise, count(*) = 2 as holds
from pg_indexes where indexname in ('escalation_open_of_finding', 'escalation_open_of_person');
