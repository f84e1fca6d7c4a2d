-- 0044 edge
-- Why:    rates taken ahead by a node; rule ids of the bank's own; failed sign-ins counted by account and address.
-- Locks:  rate_bucket, custom_rule and login_failure for as long as a column or a check takes; all three are small.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- What the last taking took in advance, in microseconds: the statement that takes must say whether it did.
alter table rate_bucket add column advance bigint not null default 0;

-- Open parts: any id of these characters that no other rule has. Derived ones still start with CUSTOM-.
alter table custom_rule drop constraint custom_rule_id_check;
alter table custom_rule add constraint custom_rule_id_check check (id ~ '^[A-Za-z0-9._-]{1,64}$') not valid;

-- Where a failed sign-in came from, as an HMAC of the address or its network. The few rows that are there are at most 15
-- minutes old; they count for no address in particular.
alter table login_failure add column source bytea not null default decode(repeat('00', 32), 'hex')
  check (octet_length(source) = 32);
create index login_failure_source on login_failure (account, source, failed_at);
