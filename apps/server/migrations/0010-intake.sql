-- 0010 intake
-- Why:    packages as they arrive: bytes that wait to be filed, each content once in a package, misfiled documents.
-- Locks:  document and document_part are altered without a rewrite: a moment's lock. The index is made on small tables.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Noted before bytes are placed in the blob store, deleted in the transaction that files them. What is left after a day
-- belongs to an upload that was refused, cut off or killed, and the sweep deletes bytes that nobody else needs. Only
-- bytes that were noted here are ever swept.
create table blob_claim (
  id         uuid primary key,
  sha256     text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  claimed_at timestamptz not null
);
create index blob_claim_claimed_at on blob_claim (claimed_at);

-- A misfiled document leaves the package and stays in evidence.
alter table document add column withdrawn_at timestamptz;
alter table document_part add column withdrawn_at timestamptz,
  add check (withdrawn_at is null or superseded_at is not null);

-- The same bytes stand once in a version of a package. Approval records are left out: the same one may be taken in
-- again under another profile.
create unique index document_content_once on document (loan_id, package_version, sha256)
  where withdrawn_at is null and doc_type is distinct from 'approval_record';

-- Files that arrived and could not be filed, with the reason, until a person retries or discards them. What was too
-- large to be stored has no bytes.
create table quarantine_entry (
  id            uuid primary key,
  origin        text not null check (length(origin) between 1 and 60),
  name          text not null,
  external_ref  text,
  reason_code   text not null,
  reason        text not null,
  sha256        text check (sha256 ~ '^[0-9a-f]{64}$'),
  size          bigint check (size >= 0),
  retries       integer not null default 0,
  status        text not null default 'open' check (status in ('open', 'filed', 'discarded')),
  quarantined_at timestamptz not null,
  settled_at    timestamptz,
  settled_by    uuid,
  note          text,
  check ((sha256 is null) = (size is null)),
  check ((status = 'open') = (settled_at is null)),
  check (status <> 'discarded' or note is not null)
);
create index quarantine_entry_listed on quarantine_entry (status, quarantined_at, id);
create index quarantine_entry_sha256 on quarantine_entry (sha256) where status = 'open';

-- What the sweeps of bytes ask before they delete any.
create view bytes_in_use as
  select sha256 from document where purged_at is null
  union all
  select sha256 from quarantine_entry where status = 'open' and sha256 is not null;

-- What happens to a loan's package, for whoever watches: which document, which page, which step. Evidence is elsewhere;
-- these are kept for a month. Writers of one loan take a lock before they draw the number, so that the order of the
-- numbers is the order of the commits, and a watcher that asks for what came after a number misses nothing.
create table loan_event (
  id      bigint generated always as identity primary key,
  loan_id uuid not null,
  type    text not null,
  data    jsonb not null,
  at      timestamptz not null
);
create index loan_event_loan_id on loan_event (loan_id, id);
create index loan_event_at on loan_event (at);

-- Which state of a package was last handed to the next stage: the same state is not handed on twice.
create table package_reading (
  loan_id     uuid primary key references loan,
  fingerprint text not null,
  told_at     timestamptz not null
);

-- How full intake is: asked at every upload.
create index document_waiting on document (id)
  where status in ('stored', 'reading') and doc_type is distinct from 'approval_record'
    and withdrawn_at is null and purged_at is null;
