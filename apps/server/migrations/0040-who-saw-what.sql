-- 0040 who saw what
-- Why:    reads of customer data by API keys are kept in a log; views of whole numbers by people are told in evidence.
-- Locks:  none: new tables; the rule for new entries of evidence is replaced, which waits for no reader.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Which key read what, and from where. Nothing refers to it, and it refers to nothing: what was read stays on record
-- when the loan or the key is gone.
create table access_log (
  id           uuid primary key,
  at           timestamptz not null,
  key_id       uuid not null,
  key_name     text not null,
  operation    text not null,
  external_ref text,
  document_id  uuid,
  address      text not null,
  request_id   text not null
);
create index access_log_at on access_log (at, id);
create index access_log_key on access_log (key_id, at, id);
create index access_log_loan on access_log (external_ref, at, id) where external_ref is not null;

-- When a person was last recorded to have seen the whole numbers of something, for each of their sessions: a screen that
-- asks again a minute later is the same view.
create table value_view (
  staff_id   uuid not null,
  session_id text not null,
  record     text not null,
  viewed_at  timestamptz not null,
  primary key (staff_id, session_id, record)
);
create index value_view_at on value_view (viewed_at);

-- As in 0003; a sealed chain takes views as well, since sealed loans are still read.
create or replace function evidence_admit_entry() returns trigger language plpgsql as $$
begin
  update evidence_chain c
  set seq = new.seq, head = new.hash, sealed = c.sealed or new.kind = 'loan.sealed'
  where c.chain_id = new.chain_id and c.seq = new.seq - 1
    and (not c.sealed or new.kind in
      ('document.purged', 'value.viewed', 'evidence.exported', 'loan.hold_set', 'loan.hold_released'));
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
