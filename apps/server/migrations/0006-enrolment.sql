-- 0006 enrolment
-- Why:    how people get in and back in: authenticator apps, password resets, invitations, the identity provider.
-- Locks:  none that matter; the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.
-- Whatever opens an account stands here as a SHA-256 of at least 80 random bits, or sealed by the key file.

-- Pending until confirmed_at is set. staff.totp_enrolled_at is set and cleared with it, in the same transaction.
create table totp_enrolment (
  staff_id      uuid primary key references staff,
  sealed_secret bytea not null,
  started_at    timestamptz not null,
  confirmed_at  timestamptz,
  -- The number of the last time step whose code was accepted: that code and all earlier ones are spent.
  last_step     bigint,
  check ((confirmed_at is null) = (last_step is null))
);

create table recovery_code (
  staff_id  uuid not null references totp_enrolment on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at   timestamptz,
  primary key (staff_id, code_hash)
);

create table password_reset (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id   uuid not null references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Used, or made void by a newer one, by a changed password or by deactivation (see the trigger below).
  used_at    timestamptz,
  voided_at  timestamptz,
  check (used_at is null or voided_at is null)
);

-- However a race goes, a person has one link that is still good.
create unique index password_reset_one_open on password_reset (staff_id) where used_at is null and voided_at is null;

-- A link that was sent before the password changed, or before the user was deactivated, must open nothing afterwards,
-- also when the code that changes it does not think of links.
create function staff_void_password_resets() returns trigger language plpgsql as $$
begin
  if new.password_hash is distinct from old.password_hash or (old.is_active and not new.is_active) then
    update password_reset set voided_at = now() where staff_id = new.id and used_at is null and voided_at is null;
  end if;
  return null;
end $$;

create trigger staff_void_password_resets after update of password_hash, is_active on staff
  for each row execute function staff_void_password_resets();

-- The user row is made when the invitation is accepted: until then there is nobody.
create table invitation (
  id           uuid primary key,
  token_hash   bytea not null constraint invitation_token_key unique check (octet_length(token_hash) = 32),
  email        text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  display_name text not null check (display_name ~ '\S'),
  roles        text[] not null check (cardinality(roles) > 0 and roles <@ array['admin', 'manager', 'specialist']),
  invited_by   uuid not null references staff,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  accepted_at  timestamptz,
  accepted_as  uuid references staff,
  revoked_at   timestamptz,
  check (accepted_at is null or revoked_at is null),
  check ((accepted_at is null) = (accepted_as is null))
);

-- One invitation an address that can still be accepted; a newer one revokes the older.
create unique index invitation_one_open on invitation (lower(email)) where accepted_at is null and revoked_at is null;

-- Where a federated sign-in stands between leaving for the provider and coming back. The row is deleted by its use.
create table oidc_state (
  state_hash   bytea primary key check (octet_length(state_hash) = 32),
  -- The browser that left must be the one that comes back.
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  -- The provider that was asked: changed settings make the state worthless.
  authority    text not null,
  client_id    text not null,
  expires_at   timestamptz not null
);
create index oidc_state_expires_at on oidc_state (expires_at);

-- What the browser brings from the callback to the exchange. The row is deleted by its use.
create table oidc_code (
  code_hash    bytea primary key check (octet_length(code_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  staff_id     uuid not null references staff,
  expires_at   timestamptz not null
);
create index oidc_code_expires_at on oidc_code (expires_at);

-- Who somebody is at the provider, learned from a verified address at the first sign-in. Addresses change hands;
-- a subject does not, so from then on it alone counts, and a second one for the same person is refused.
create table oidc_identity (
  issuer    text not null,
  subject   text not null,
  staff_id  uuid not null references staff,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  constraint oidc_identity_one_subject unique (staff_id, issuer)
);
