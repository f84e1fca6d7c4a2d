-- 0008 evidence log
-- Why:    one install-wide Merkle tree over all entries with signed checkpoints, keys for personal values, documents.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Every entry as a leaf of the RFC 6962 tree. Which entry stands where is decided once and never changed.
create table evidence_leaf (
  leaf_index bigint primary key check (leaf_index >= 0),
  chain_id   uuid not null,
  seq        bigint not null,
  leaf_hash  bytea not null check (length(leaf_hash) = 32),
  constraint evidence_leaf_entry_key unique (chain_id, seq)
);

-- The full subtrees above the leaves. A full subtree never changes again, so this table only grows, as the log does.
create table evidence_node (
  level integer not null check (level > 0),
  index bigint not null check (index >= 0),
  hash  bytea not null check (length(hash) = 32),
  primary key (level, index)
);

-- The keys that sign checkpoints; the newest signs. Public keys are not stored: they are derived from the sealed seed,
-- so that whoever can write to the database cannot make a key of their own pass for ours.
create table evidence_signing_key (
  key_id      text primary key check (key_id ~ '^[0-9a-f]{8}$'),
  name        text not null,
  sealed_seed bytea not null,
  created_at  timestamptz not null
);

-- Signed heads of the log. The note is what was signed; size and root repeat it for reading. The tag binds the time,
-- which the note's format has no place for, to the note.
create table evidence_checkpoint (
  size      bigint primary key check (size > 0),
  root      bytea not null check (length(root) = 32),
  key_id    text not null references evidence_signing_key,
  note      text not null,
  signed_at timestamptz not null,
  tag       bytea not null
);

-- The key under which personal values of one loan stand in its chain; null once retention has destroyed it.
create table evidence_loan_key (
  loan_id    uuid primary key,
  sealed_key bytea
);

-- How far each place outside has been told.
create table evidence_publication (
  target       text primary key check (target in ('file', 'webhook', 'mail')),
  size         bigint not null,
  published_at timestamptz not null
);

-- Up to which checkpoint the whole install was found sound, sealed: bumping it by hand would hide faults from the next check.
create table fsck_progress (
  only_one boolean primary key default true check (only_one),
  sealed   text not null
);

create trigger evidence_leaf_append_only before update or delete or truncate on evidence_leaf
  for each statement execute function evidence_refuse_change();
create trigger evidence_node_append_only before update or delete or truncate on evidence_node
  for each statement execute function evidence_refuse_change();
create trigger evidence_checkpoint_append_only before update or delete or truncate on evidence_checkpoint
  for each statement execute function evidence_refuse_change();
create trigger evidence_signing_key_append_only before update or delete or truncate on evidence_signing_key
  for each statement execute function evidence_refuse_change();

revoke update, delete, truncate on evidence_leaf, evidence_node, evidence_checkpoint from public, current_user;

-- A document of a package. Its bytes stand in the blob store under their SHA-256 and may be shared with other loans;
-- retention deletes the bytes and keeps the row.
create table document (
  id               uuid primary key,
  loan_id          uuid not null references loan,
  package_version  integer not null check (package_version > 0),
  name             text not null,
  sha256           text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size             bigint not null check (size >= 0),
  media_type       text not null,
  doc_type         text,
  stored_at        timestamptz not null,
  purged_at        timestamptz,
  bytes_deleted_at timestamptz,
  check (bytes_deleted_at is null or purged_at is not null)
);
create index document_loan_id on document (loan_id);
create index document_sha256 on document (sha256);
-- The sweep's own list: purged, bytes perhaps still there.
create index document_bytes_due on document (sha256) where purged_at is not null and bytes_deleted_at is null;

-- What the nightly sweeps look for; without it they read every loan of the bank.
create index loan_state_since on loan (state, state_since);

-- What other rooms may know of sealed loans, and of keys that retention has yet to destroy.
create view sealed_loan as select id, state_since as sealed_at, on_hold from loan where state = 'sealed';
create view evidence_live_loan_key as select loan_id from evidence_loan_key where sealed_key is not null;

-- Only a sealed loan that nobody holds loses its documents, whatever the code believes; and what was recorded in
-- evidence (which loan, which bytes, which name) stays as it was recorded.
create function document_refuse_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.loan_id, new.package_version, new.name, new.sha256, new.size, new.stored_at)
     is distinct from (old.id, old.loan_id, old.package_version, old.name, old.sha256, old.size, old.stored_at) then
    raise exception 'what a document is does not change' using errcode = 'restrict_violation';
  end if;
  if old.purged_at is not null and new.purged_at is distinct from old.purged_at then
    raise exception 'a purged document stays purged' using errcode = 'restrict_violation';
  end if;
  if old.purged_at is null and new.purged_at is not null
     and not exists (select from loan l where l.id = new.loan_id and l.state = 'sealed' and not l.on_hold) then
    raise exception 'documents of a loan that is not sealed, or is on hold, stay'
      using errcode = 'check_violation', constraint = 'document_retention';
  end if;
  return new;
end $$;

create trigger document_keeps before update on document for each row execute function document_refuse_change();
create trigger document_stays before delete or truncate on document
  for each statement execute function evidence_refuse_change();
