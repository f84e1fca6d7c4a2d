-- 0003 evidence
-- Why:    the tamper-evident chains: one a loan, and one of the install's own administrative acts.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- The head of each chain, the row that writers of one chain wait for. The install's own chain has the nil UUID.
create table evidence_chain (
  chain_id uuid primary key,
  seq      bigint not null default 0 check (seq >= 0),
  head     text not null check (head ~ '^[0-9a-f]{64}$'),
  sealed   boolean not null default false
);

-- The hashed text is kept as text, not jsonb: jsonb would reorder it and no hash would match again.
create table evidence_entry (
  chain_id uuid not null references evidence_chain,
  seq      bigint not null check (seq > 0),
  kind     text not null,
  at       timestamptz not null,
  sealed   text not null,
  hash     text not null check (hash ~ '^[0-9a-f]{64}$'),
  constraint evidence_entry_pkey primary key (chain_id, seq)
);

create function evidence_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger evidence_entry_append_only
  before update or delete or truncate on evidence_entry
  for each statement execute function evidence_refuse_change();
