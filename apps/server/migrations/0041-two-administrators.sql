-- 0041 two administrators
-- Why:    changes that wait for a second administrator, a day off checking after a reset, the time of the last code.
-- Locks:  staff, session and password_reset get columns without a default, session a new check: all three are small.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- What is asked for, what held when it was asked for and who asked stand in `sealed`, bound to this id: a row that
-- somebody edits does not open. The plain columns are for finding it.
create table admin_change (
  id          uuid primary key,
  kind        text not null check (kind in (
    'setting', 'user', 'password_reset', 'totp_reset', 'invitation', 'payee', 'payee_removal')),
  target      text not null,
  sealed      bytea not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  expires_at  timestamptz not null,
  state       text not null default 'pending' check (state in ('pending', 'confirmed', 'rejected', 'lapsed')),
  settled_by  uuid,
  settled_by_name text,
  settled_at  timestamptz,
  check (expires_at > proposed_at),
  check ((state = 'pending') = (settled_at is null)),
  -- Nobody's own yes is the second one, whatever the code does.
  constraint admin_change_two_people check (state <> 'confirmed' or (settled_by is not null and settled_by <> proposed_by))
);

-- Two proposals about one thing would each look at what the other is about to change.
create unique index admin_change_one_pending on admin_change (kind, target) where state = 'pending';
create index admin_change_expires_at on admin_change (expires_at) where state = 'pending';

-- Up to which entry of the install's chain the other administrators were told by mail.
create table admin_told (
  only_one boolean primary key default true check (only_one),
  seq      bigint not null
);

-- Until then this person checks no wire: somebody else had a hand in the password.
alter table staff add column cooling_off_until timestamptz;

-- Who had the link sent; null: `countersign reset-admin`.
alter table password_reset add column sent_by uuid;

-- When the owner of the session last gave a code of the authenticator app.
alter table session add column totp_at timestamptz;
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (end_reason in (
  'signed_out', 'refresh_reused', 'password_changed', 'password_reset', 'deactivated', 'totp_reset', 'totp_enrolled',
  'roles_changed', 'ended'));
