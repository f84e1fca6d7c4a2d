-- 0080 API keys expire
-- Why:    a key ends on a day that its administrator chose, and keys that nobody uses can be told from the others.
-- Locks:  short: columns without a default are added without writing the table anew.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

alter table api_key
  -- Null: until it is revoked.
  add column expires_at timestamptz check (expires_at > created_at),
  -- When it was last exchanged for a token; null: never, or not since this was noted.
  add column last_used_at timestamptz;
