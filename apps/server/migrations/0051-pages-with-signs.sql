-- 0051 pages with signs
-- Why:    a run asks which pages look changed after they were made, without opening every page of a package.
-- Locks:  short: a column with a constant default is added without writing the table anew.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- How many signs of alteration the sealed content of the page holds.
alter table document_page add column sign_count integer not null default 0 check (sign_count >= 0);
create index document_page_with_signs on document_page (document_id) where sign_count > 0;
