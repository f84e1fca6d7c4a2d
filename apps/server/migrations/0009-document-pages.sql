-- 0009 document pages
-- Why:    what was read of a stored file: its pages with their words, the documents it holds, or why it was refused.
-- Locks:  document is altered with constant defaults: no rewrite, a moment's lock.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

alter table document
  add column status text not null default 'stored' check (status in ('stored', 'reading', 'read', 'refused')),
  add column page_count integer check (page_count > 0),
  add column refusal_code text,
  add column refusal_detail text,
  add column read_at timestamptz,
  add check ((status = 'refused') = (refusal_code is not null and refusal_detail is not null)),
  add check (status <> 'read' or (page_count is not null and read_at is not null));

-- One page of a stored file. The words are personal data: content holds them compressed and sealed, and retention
-- empties it. What stands in the other columns says nothing about anybody.
create table document_page (
  document_id    uuid not null references document,
  page_no        integer not null check (page_no > 0),
  width          double precision not null check (width > 0),
  height         double precision not null check (height > 0),
  upright_turn   integer not null check (upright_turn in (0, 90, 180, 270)),
  method         text not null check (method in ('text', 'ocr')),
  word_count     integer not null check (word_count >= 0),
  reader_version text not null,
  failure_code   text,
  failure_detail text,
  content        bytea,
  read_at        timestamptz not null,
  primary key (document_id, page_no),
  check ((failure_code is null) = (failure_detail is null))
);

-- The documents that a file holds: pages of the file, from one to another, with a type. A part that a later splitting
-- replaced stays, so that what was found in it can still be shown. Pages are always counted in the file: moving a
-- boundary moves no value.
create table document_part (
  id            uuid primary key,
  document_id   uuid not null references document,
  from_page     integer not null check (from_page > 0),
  to_page       integer not null,
  doc_type      text not null,
  confidence    double precision not null check (confidence between 0 and 1),
  made_by       text not null check (made_by in ('engine', 'person')),
  -- The words that decided the type, completeness, duplicates and remarks, as they are shown.
  detail        jsonb not null,
  made_at       timestamptz not null,
  superseded_at timestamptz,
  check (to_page >= from_page)
);
create unique index document_part_live on document_part (document_id, from_page) where superseded_at is null;
create index document_part_document_id on document_part (document_id);
