-- 0021 reconciliation and review
-- Why:    runs of the rules, their findings, what people did about them, corrected values, and the rules of a bank.
-- Locks:  document gets a trigger and loan two indexes: a moment's lock. The tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Lists of loans are read in these orders, a page at a time.
create index loan_created on loan (created_at, id);
create index loan_updated on loan (updated_at, id);

-- Shipped rules that a bank switched off, and its own ones too. A rule without a row is on.
create table rule_switch (
  rule_id    text primary key,
  enabled    boolean not null,
  changed_by uuid,
  changed_at timestamptz not null
);

-- A rule that was deleted keeps its row: the same id given again goes on counting, so that no decision on a finding of
-- the old rule is ever taken for one on the new rule.
create table custom_rule (
  id         text primary key check (id ~ '^CUSTOM-[A-Z0-9-]{1,53}$'),
  version    integer not null check (version > 0),
  spec       jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

-- One pass of the rules over a package. What it was given stands sealed beside it, so that it can be done again.
create table reconciliation_run (
  id              uuid primary key,
  loan_id         uuid not null references loan,
  number          integer not null check (number > 0),
  package_version integer not null check (package_version > 0),
  engine_version  text not null,
  ruleset_version text not null,
  policy          jsonb not null,
  -- The package alone: tells whether anything changed since. The other hash covers policy and rules as well.
  package_hash    text not null check (package_hash ~ '^[0-9a-f]{64}$'),
  input_hash      text not null check (input_hash ~ '^[0-9a-f]{64}$'),
  findings_hash   text not null check (findings_hash ~ '^[0-9a-f]{64}$'),
  not_evaluated   jsonb not null,
  -- Empty after retention.
  input           bytea,
  completed_at    timestamptz not null,
  constraint reconciliation_run_number_key unique (loan_id, number)
);
create index reconciliation_run_completed on reconciliation_run (completed_at, id);

create function reconciliation_run_keeps() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'input' is distinct from to_jsonb(old) - 'input' or new.input is not null then
    raise exception 'a run does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger reconciliation_run_keeps before update on reconciliation_run
  for each row execute function reconciliation_run_keeps();
create trigger reconciliation_run_stays before delete or truncate on reconciliation_run
  for each statement execute function evidence_refuse_change();

-- The moves that exist (src/review/finding.transitions.ts; a test compares the two). Code that forgets to ask is refused here.
create table finding_transition (
  from_status text not null,
  to_status   text not null,
  primary key (from_status, to_status)
);
insert into finding_transition (from_status, to_status) values
  ('open', 'accepted'),
  ('open', 'overridden'),
  ('open', 'resolved'),
  ('accepted', 'overridden'),
  ('accepted', 'resolved'),
  ('overridden', 'resolved');

create table finding (
  id           uuid primary key,
  run_id       uuid not null references reconciliation_run,
  loan_id      uuid not null references loan,
  position     integer not null check (position >= 0),
  rule_id      text not null,
  rule_version text not null,
  severity     text not null check (severity in ('exception', 'warning', 'info')),
  status       text not null check (status in ('open', 'accepted', 'overridden', 'resolved')),
  title        text not null,
  -- Message, sources and data hold names and amounts: sealed as a whole, empty after retention.
  detail       bytea,
  -- The finding of the run before whose decision this one started with.
  carried_from uuid references finding,
  created_at   timestamptz not null,
  constraint finding_position_key unique (run_id, position),
  -- Accepting a warning or an info settles it.
  constraint finding_accepted_is_exception check (status <> 'accepted' or severity = 'exception')
);
create index finding_loan on finding (loan_id);

create function finding_refuse_other_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'open' and not exists (
      select from finding f where f.id = new.carried_from and f.loan_id = new.loan_id and f.status = new.status
        and f.rule_id = new.rule_id and f.rule_version = new.rule_version and f.severity = new.severity
    ) then
      raise exception 'a finding starts as open or as the one it was carried over from, not as %', new.status
        using errcode = 'check_violation', constraint = 'finding_transition';
    end if;
    return new;
  end if;
  if to_jsonb(new) - 'status' - 'detail' is distinct from to_jsonb(old) - 'status' - 'detail'
     or (new.detail is distinct from old.detail and new.detail is not null) then
    raise exception 'a finding does not change, only its status' using errcode = 'restrict_violation';
  end if;
  if old.status = new.status then return new; end if;
  if not exists (
    select from finding_transition t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'a finding does not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'finding_transition';
  end if;
  -- People decide on the findings of the latest run while the loan is in review, and on nothing else.
  if new.status in ('accepted', 'overridden') and not exists (
    select from loan l where l.id = new.loan_id and l.state = 'review'
      and not exists (
        select from reconciliation_run later join reconciliation_run own on own.id = new.run_id
        where later.loan_id = new.loan_id and later.number > own.number)
  ) then
    raise exception 'the loan is not in review, or the finding belongs to an earlier run'
      using errcode = 'check_violation', constraint = 'finding_decided_in_review';
  end if;
  return new;
end $$;
create trigger finding_moves before insert or update on finding
  for each row execute function finding_refuse_other_moves();
create trigger finding_stays before delete or truncate on finding
  for each statement execute function evidence_refuse_change();

-- What people did about findings, and what runs did: never changed, never deleted.
create table finding_action (
  id          bigint generated always as identity primary key,
  finding_id  uuid not null references finding,
  action      text not null check (action in ('accept', 'override', 'escalate', 'resolve', 'comment', 'carry_over')),
  reason_code text,
  note        text,
  actor_id    uuid not null,
  actor_name  text not null,
  occurred_at timestamptz not null,
  -- The action on the finding of the run before that is shown here again.
  copied_from bigint references finding_action,
  check (action <> 'override' or (reason_code is not null and note is not null)),
  check (action <> 'comment' or note is not null)
);
create index finding_action_finding on finding_action (finding_id, id);
create trigger finding_action_stays before update or delete or truncate on finding_action
  for each statement execute function evidence_refuse_change();

-- A value that a person read off a document where the program read another, or none.
create table correction (
  id              uuid primary key,
  -- In the order in which they were made; two may fall into one millisecond.
  number          bigint not null unique generated always as identity,
  loan_id         uuid not null references loan,
  package_version integer not null check (package_version > 0),
  -- The file, and the document within it as it was cut then.
  file_id         uuid not null references document,
  document_id     uuid not null,
  field_name      text not null,
  page_no         integer check (page_no > 0),
  bbox            jsonb,
  note            text not null,
  -- The values, sealed; empty after retention.
  content         bytea,
  made_by         uuid not null,
  made_by_name    text not null,
  made_at         timestamptz not null,
  check (bbox is null or page_no is not null)
);
create index correction_loan on correction (loan_id, number);

create function correction_keeps() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'content' is distinct from to_jsonb(old) - 'content' or new.content is not null then
    raise exception 'a correction does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger correction_keeps before update on correction for each row execute function correction_keeps();
create trigger correction_stays before delete or truncate on correction
  for each statement execute function evidence_refuse_change();

-- What was compared is as personal as the pages, and goes with them in the same moment.
create function reconciliation_purge() returns trigger language plpgsql as $$
begin
  update correction set content = null where loan_id = new.loan_id and content is not null;
  update reconciliation_run set input = null where loan_id = new.loan_id and input is not null;
  update finding set detail = null where loan_id = new.loan_id and detail is not null;
  return null;
end $$;
create trigger reconciliation_purge after update of purged_at on document
  for each row when (new.purged_at is not null and old.purged_at is null) execute function reconciliation_purge();
