-- 0012 watch folder
-- Why:    files of a watched folder are filed exactly once, whichever node looks and whenever one dies.
-- Locks:  none that matter: the tables are new.
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- Which node takes files from a folder. A folder is known by the id that stands in it, since nodes may have it mounted
-- under different names. Whoever files a file proves in the same transaction that it still holds the folder.
create table watch_lease (
  folder     uuid primary key,
  holder     uuid not null,
  held_until timestamptz not null
);

-- Files that are filed or quarantined and not moved yet. Written in the transaction that files them, deleted after the
-- move; what a killed node left here is moved by the next one and not filed again.
create table watch_taking (
  folder   uuid not null,
  path     text not null,
  size     bigint not null check (size >= 0),
  sha256   text check (sha256 ~ '^[0-9a-f]{64}$'),
  target   text not null,
  -- The text of the reason file, for what goes to quarantine.
  reason   text,
  taken_at timestamptz not null,
  primary key (folder, path)
);
