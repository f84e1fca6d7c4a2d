-- 0003 evidence
-- Why:    the tamper-evident chains: one a loan, and one of the install's own administrative acts.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- The head of each chain, the row that writers of one chain wait for. The install's own chain has the nil UUID.
-- Half of every page stays free: a head is updated at every entry, and with room beside it no index has to change.
create table evidence_chain (
  chain_id uuid primary key,
  seq      bigint not null default 0 check (seq >= 0),
  head     text not null default repeat('0', 64) check (length(head) = 64),
  sealed   boolean not null default false
) with (fillfactor = 50);

-- The hashed text is kept as text, not jsonb: jsonb would reorder it and no hash would match again.
-- The kind stands beside it for the seal below; whatever else an entry says is read out of its text alone.
create table evidence_entry (
  chain_id uuid not null,
  seq      bigint not null check (seq > 0),
  kind     text not null,
  sealed   text not null,
  hash     text not null check (length(hash) = 64),
  constraint evidence_entry_pkey primary key (chain_id, seq)
);

-- Entries that are not yet leaves of the install-wide log. The number is drawn while the chain is locked, so within a
-- chain its order is the order of the entries.
create table evidence_pending (
  id       bigint generated always as identity primary key,
  chain_id uuid not null,
  seq      bigint not null
);

-- Chains one entry in one call. Writers of one chain wait for each other at its head, and only then is it looked at:
-- an entry that was sealed onto the head as it is now goes in, and the answer is null; one that was sealed onto another
-- is not taken, and the answer is the head to seal onto, which stays locked for the second try.
create function evidence_append(chain uuid, at_seq bigint, prev_hash text, kind text, sealed text, hash text)
returns jsonb language plpgsql as $$
declare
  head evidence_chain;
begin
  select * into head from evidence_chain c where c.chain_id = chain for update;
  if not found then
    insert into evidence_chain (chain_id) values (chain) on conflict do nothing;
    select * into head from evidence_chain c where c.chain_id = chain for update;
  end if;
  if head.seq = at_seq - 1 and head.head = prev_hash then
    insert into evidence_entry (chain_id, seq, kind, sealed, hash) values (chain, at_seq, kind, sealed, hash);
    return null;
  end if;
  return jsonb_build_object('seq', head.seq, 'head', head.head, 'sealed', head.sealed);
end $$;

-- The database's own rules for a new entry: it is the next one of its chain, a sealed chain takes only what open parts,
-- "Sealed", names, and the head and the queue of the log move with it. Code that forgets to lock is refused here.
create function evidence_admit_entry() returns trigger language plpgsql as $$
begin
  update evidence_chain c
  set seq = new.seq, head = new.hash, sealed = c.sealed or new.kind = 'loan.sealed'
  where c.chain_id = new.chain_id and c.seq = new.seq - 1
    and (not c.sealed or new.kind in ('document.purged', 'evidence.exported', 'loan.hold_set', 'loan.hold_released'));
  if found then
    insert into evidence_pending (chain_id, seq) values (new.chain_id, new.seq);
    return new;
  end if;
  if exists (select from evidence_chain c where c.chain_id = new.chain_id and c.seq = new.seq - 1) then
    raise exception 'the chain is sealed and takes no %', new.kind
      using errcode = 'check_violation', table = 'evidence_entry', constraint = 'evidence_after_seal';
  end if;
  raise exception 'entry % is not the next one of its chain', new.seq
    using errcode = 'unique_violation', table = 'evidence_entry', constraint = 'evidence_entry_pkey';
end $$;

create trigger evidence_entry_admit before insert on evidence_entry
  for each row execute function evidence_admit_entry();

create function evidence_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger evidence_entry_append_only
  before update or delete or truncate on evidence_entry
  for each statement execute function evidence_refuse_change();

-- A head moves with an entry, inside the trigger above, or not at all.
create trigger evidence_chain_moves_with_entries before update on evidence_chain
  for each row when (pg_trigger_depth() = 0) execute function evidence_refuse_change();
create trigger evidence_chain_stays
  before delete or truncate on evidence_chain
  for each statement execute function evidence_refuse_change();

-- Triggers can be switched off by the owner of a table; what nobody was granted must first be granted. Both stand.
-- The owner's own rights are taken too, for installs on a database where the service owns its tables.
revoke update, delete, truncate on evidence_entry from public, current_user;
revoke delete, truncate on evidence_chain from public, current_user;
