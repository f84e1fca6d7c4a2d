select 'a page lies within its file' as promise, count(*) = 0 as holds
from document_page p join document d on d.id = p.document_id where p.page_no > d.page_count
union all
select 'only purged documents have pages without words', count(*) = 0
from document_page p join document d on d.id = p.document_id where p.content is null and d.purged_at is null;
