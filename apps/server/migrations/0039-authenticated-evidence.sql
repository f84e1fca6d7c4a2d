-- 0039 authenticated evidence
-- Why:    an entry carries a MAC under a key that the database never holds, and so does every row that a control trusts.
-- Locks:  evidence_entry gets a nullable column: a moment's lock on it and its parts. The rest is new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Null in entries from before: the marker entry evidence.authenticated speaks for those (src/evidence/marker.ts).
alter table evidence_entry add column mac text;

-- As evidence_append of 0003, for an entry with its MAC.
create function evidence_append(
  chain uuid, at_seq bigint, prev_hash text, kind text, sealed text, hash text, mac text)
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
    insert into evidence_entry (chain_id, seq, kind, sealed, hash, mac)
    values (chain, at_seq, kind, sealed, hash, mac);
    return null;
  end if;
  return jsonb_build_object('seq', head.seq, 'head', head.head, 'sealed', head.sealed);
end $$;

-- A node of the release before would write entries that nobody can tell from forged ones; it is turned away instead.
-- contract: 0.2.0 writes every entry with its MAC
drop function evidence_append(uuid, bigint, text, text, text, text);

-- The MAC over the facts of each row that a control trusts, as evidence recorded them last. Sequence number 0: the row
-- was there before rows had seals, and was sealed as it stood when the release was installed.
create table record_seal (
  kind     text not null,
  id       text not null,
  chain_id uuid not null,
  seq      bigint not null check (seq >= 0),
  seal     text not null,
  primary key (kind, id)
);

-- Which entries of the install's chain are markers, so that nobody has to search a long chain for them. What a marker
-- says is read from its entry alone.
create table evidence_marker (seq bigint primary key);
