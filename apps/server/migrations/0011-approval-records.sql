-- 0011 approval records
-- Why:    profiles that say how approval records are read, in immutable versions, and the records that were read by them.
-- Locks:  document gets a trigger: a moment's lock. The tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

create table lar_profile (
  id            uuid primary key,
  name          text not null check (name ~ '\S' and length(name) <= 100),
  version       integer not null check (version > 0),
  source_format text not null check (source_format in ('json', 'csv', 'xml', 'docx')),
  mapping       jsonb not null,
  is_active     boolean not null,
  created_at    timestamptz not null,
  -- Two new versions at the same moment get the same number, and one of them is refused (specification, part 9).
  constraint lar_profile_version_key unique (name, version)
);
create unique index lar_profile_one_active on lar_profile (name) where is_active;

-- A version is what loans were read by: it never changes and never goes.
create function lar_profile_refuse_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.name, new.version, new.source_format, new.mapping, new.created_at)
     is distinct from (old.id, old.name, old.version, old.source_format, old.mapping, old.created_at) then
    raise exception 'a version of a profile does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger lar_profile_keeps before update on lar_profile
  for each row execute function lar_profile_refuse_change();
create trigger lar_profile_stays before delete or truncate on lar_profile
  for each statement execute function evidence_refuse_change();

-- An approval record that was read, with the version of the profile that read it. Its values are personal data: they
-- stand sealed, and go with the document.
create table lar_record (
  id              uuid primary key,
  loan_id         uuid not null references loan,
  document_id     uuid not null unique references document,
  package_version integer not null check (package_version > 0),
  profile_id      uuid not null references lar_profile,
  content         bytea,
  ingested_at     timestamptz not null,
  superseded_at   timestamptz
);
create unique index lar_record_current on lar_record (loan_id) where superseded_at is null;

-- Retention and withdrawal belong to documents, which know nothing of records; the record follows its document.
create function lar_record_follow_document() returns trigger language plpgsql as $$
begin
  if new.purged_at is not null and old.purged_at is null then
    update lar_record set content = null where document_id = new.id;
  end if;
  if new.withdrawn_at is not null and old.withdrawn_at is null then
    update lar_record set superseded_at = new.withdrawn_at where document_id = new.id and superseded_at is null;
  end if;
  return null;
end $$;
create trigger document_takes_record after update on document
  for each row when (new.doc_type = 'approval_record') execute function lar_record_follow_document();
