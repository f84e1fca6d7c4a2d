-- 0005 identity
-- Why:    who may come in: staff, their sessions, API keys, and the keys that sign access tokens.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.
-- No secret stands here in a form that opens anything: passwords are Argon2id, tokens and keys SHA-256,
-- private keys sealed by the key file.

-- A user of the specification; "user" is a reserved word in SQL.
create table staff (
  id               uuid primary key,
  email            text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  display_name     text not null check (display_name ~ '\S'),
  -- Null: signs in through the identity provider only, or has not accepted the invitation yet.
  password_hash    text check (password_hash like '$argon2id$%'),
  roles            text[] not null check (cardinality(roles) > 0 and roles <@ array['admin', 'manager', 'specialist']),
  is_active        boolean not null default true,
  last_login_at    timestamptz,
  -- Set and cleared by enrolment in the transaction that confirms or removes the authenticator app.
  totp_enrolled_at timestamptz,
  -- Access tokens carry the number they were issued under; a higher one here ends them all.
  token_epoch      integer not null default 1,
  created_at       timestamptz not null
);

-- Addresses are compared without case and shown as they were typed. Only ASCII gets here, so no locale changes this.
create unique index staff_email_key on staff (lower(email));

-- Whoever changes roles or activity ends the live tokens, also when the code that does it forgets to.
create function staff_end_tokens() returns trigger language plpgsql as $$
begin
  if new.roles is distinct from old.roles or new.is_active is distinct from old.is_active then
    new.token_epoch := greatest(new.token_epoch, old.token_epoch + 1);
  end if;
  return new;
end $$;

create trigger staff_end_tokens before update of roles, is_active on staff
  for each row execute function staff_end_tokens();

-- One row at most: however many nodes create the first administrator at the same moment, one of them does.
create table first_admin (
  only_one   boolean primary key default true check (only_one),
  created_at timestamptz not null
);

-- For the setup wizard, which does not know staff.
create view administrator_exists as
  select exists (select from staff where 'admin' = any (roles)) as administrator_exists;

-- A sign-in and all the refresh tokens that follow from it: the family that ends as a whole.
create table session (
  id              uuid primary key,
  staff_id        uuid not null references staff,
  method          text not null check (method in ('password', 'oidc', 'invitation', 'setup')),
  created_at      timestamptz not null,
  last_used_at    timestamptz not null,
  idle_expires_at timestamptz not null,
  expires_at      timestamptz not null,
  ended_at        timestamptz,
  end_reason      text check (end_reason in (
    'signed_out', 'refresh_reused', 'password_changed', 'password_reset', 'deactivated', 'totp_reset', 'ended')),
  -- For the screen that lists sessions: where it was opened from.
  address         text not null,
  user_agent      text,
  check ((ended_at is null) = (end_reason is null)),
  check (idle_expires_at <= expires_at)
);
create index session_staff on session (staff_id) where ended_at is null;
create index session_expires_at on session (expires_at);

-- A spent token stays, so that its return is noticed.
create table refresh_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session_id uuid not null references session on delete cascade,
  created_at timestamptz not null,
  spent_at   timestamptz
);
create index refresh_token_session on refresh_token (session_id);

-- However a race goes, a family has one token that is still good.
create unique index refresh_token_one_unspent on refresh_token (session_id) where spent_at is null;

create table api_key (
  id         uuid primary key,
  name       text not null check (name ~ '\S'),
  key_prefix text not null,
  key_hash   bytea not null constraint api_key_hash_key unique check (octet_length(key_hash) = 32),
  scopes     text[] not null check (
    cardinality(scopes) > 0 and scopes <@ array['intake:write', 'status:read', 'evidence:read']),
  created_at timestamptz not null,
  created_by uuid not null references staff,
  revoked_at timestamptz,
  revoked_by uuid references staff,
  check (revoked_by is null or revoked_at is not null)
);

-- The newest key whose time has come signs; every key here verifies. A key is published before it signs and stays
-- until the last token that it signed has expired.
create table signing_key (
  kid            text primary key,
  public_jwk     jsonb not null,
  sealed_private bytea not null,
  created_at     timestamptz not null,
  signs_from     timestamptz not null
);

-- Failed sign-ins, also to accounts that do not exist. The account is an HMAC of the address: a mistyped password
-- in the field for the address must not stand here, and neither must a list of whom strangers asked for.
create table login_failure (
  account   bytea not null check (octet_length(account) = 32),
  failed_at timestamptz not null
);
create index login_failure_account on login_failure (account, failed_at);
create index login_failure_failed_at on login_failure (failed_at);
