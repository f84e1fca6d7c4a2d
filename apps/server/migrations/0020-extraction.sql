-- 0020 extraction
-- Why:    templates that banks teach the program, the samples they draw on, and the values read off documents.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- A template keeps its id over its versions. A deleted one stays, since values name the version that read them.
create table extraction_template (
  id         uuid primary key,
  doc_type   text not null check (doc_type ~ '^[a-z][a-z0-9_]{0,63}$'),
  version    integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index extraction_template_live on extraction_template (created_at, id) where deleted_at is null;

create table extraction_template_version (
  template_id uuid not null references extraction_template,
  version     integer not null check (version > 0),
  -- The template as it was saved.
  body        jsonb not null,
  made_by     uuid,
  made_at     timestamptz not null,
  primary key (template_id, version)
);

create function extraction_template_version_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a template never changes' using errcode = 'check_violation';
end $$;
create trigger extraction_template_version_stays before update or delete on extraction_template_version
  for each row execute function extraction_template_version_stays();

-- A sample is somebody's document: its bytes and its words stand sealed.
create table extraction_sample (
  id         uuid primary key,
  name       text not null,
  size       bigint not null check (size > 0),
  page_count integer not null check (page_count > 0),
  content    bytea not null,
  made_by    uuid,
  made_at    timestamptz not null
);

create table extraction_sample_page (
  sample_id uuid not null references extraction_sample on delete cascade,
  page_no   integer not null check (page_no > 0),
  content   bytea not null,
  primary key (sample_id, page_no)
);

-- What was read off one document, sealed as a whole; retention empties it.
create table part_extraction (
  part_id          uuid primary key references document_part,
  document_id      uuid not null references document,
  engine_version   text not null,
  template_id      uuid,
  template_version integer,
  field_count      integer not null check (field_count >= 0),
  content          bytea,
  made_at          timestamptz not null,
  foreign key (template_id, template_version) references extraction_template_version,
  check ((template_id is null) = (template_version is null))
);
create index part_extraction_document_id on part_extraction (document_id);

-- The values are as personal as the pages they came from, and go with them in the same moment.
create function part_extraction_purge() returns trigger language plpgsql as $$
begin
  update part_extraction set content = null where document_id = new.id;
  return null;
end $$;
create trigger part_extraction_purge after update of purged_at on document
  for each row when (new.purged_at is not null and old.purged_at is null) execute function part_extraction_purge();
