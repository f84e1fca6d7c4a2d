select 'every template has the version it names' as promise, count(*) = 0 as holds
from extraction_template t
where not exists (select from extraction_template_version v where v.template_id = t.id and v.version = t.version)
union all
select 'values of purged documents are gone', count(*) = 0
from part_extraction e join document d on d.id = e.document_id where d.purged_at is not null and e.content is not null;
