-- 0004 loans
-- Why:    the loan row that every later stage hangs on, and its transition table, held by the database itself.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- The moves that exist (src/loans/loan.transitions.ts; a test compares the two). Code that forgets to ask is refused here.
create table loan_transition (
  from_state text not null,
  to_state   text not null,
  primary key (from_state, to_state)
);
insert into loan_transition (from_state, to_state) values
  ('received', 'processing'),
  ('processing', 'review'),
  ('processing', 'processing_failed'),
  ('processing_failed', 'processing'),
  ('review', 'processing'),
  ('review', 'approved'),
  ('review', 'rejected'),
  ('approved', 'review'),
  ('rejected', 'review'),
  ('approved', 'boarding_staged'),
  ('boarding_staged', 'approved'),
  ('boarding_staged', 'boarded'),
  ('boarded', 'sealed'),
  ('rejected', 'sealed');

create table loan (
  id                 uuid primary key,
  external_ref       text not null constraint loan_external_ref_key unique check (external_ref ~ '^[A-Za-z0-9._-]{1,64}$'),
  package_version    integer not null default 1 check (package_version > 0),
  borrower_name      text not null check (borrower_name ~ '\S'),
  expected_principal numeric,
  state              text not null default 'received' check (state in (
    'received', 'processing', 'processing_failed', 'review', 'approved', 'rejected', 'boarding_staged', 'boarded', 'sealed')),
  state_since        timestamptz not null,
  has_exceptions     boolean not null default false,
  on_hold            boolean not null default false,
  assignee_id        uuid,
  created_by         uuid,
  created_at         timestamptz not null,
  updated_at         timestamptz not null
);

create function loan_refuse_other_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'received' then
      raise exception 'a loan starts as received, not as %', new.state
        using errcode = 'check_violation', constraint = 'loan_transition';
    end if;
  elsif old.state <> new.state and not exists (
    select from loan_transition t where t.from_state = old.state and t.to_state = new.state
  ) then
    raise exception 'a loan does not go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'loan_transition';
  end if;
  return new;
end $$;

create trigger loan_moves before insert or update of state on loan
  for each row execute function loan_refuse_other_moves();
