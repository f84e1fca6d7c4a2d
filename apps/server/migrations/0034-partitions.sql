-- 0034 partitions
-- Why:    document_page and evidence_entry grow without end; vacuums, indexes and copies go by a sixteenth from now on.
-- Locks:  document, document_page and evidence_entry wholly while rows are copied (docs/upgrade.md has how long).
-- Undo:   none. Migrations only go forward; a mistake is put right by the next one.

-- All locks at the start and in the order in which the service takes them: one that is missing after an hour of copying
-- would be held by somebody who waits for us. Dropping a foreign key locks the table that it refers to. And a check that
-- holds one for longer than ten seconds stops this migration, instead of everybody waiting behind both.
set local lock_timeout = '10s';
lock table document, document_page, evidence_entry in access exclusive mode;

create table document_page_parted (like document_page including all excluding indexes) partition by hash (document_id);
create table evidence_entry_parted (like evidence_entry including all excluding indexes) partition by hash (chain_id);

-- Sixteen parts of each, vacuumed as the whole was (0030, and whatever the bank has set since): what is partitioned has
-- no such settings of its own. Rights that the database gives to every new table are taken; those of the whole are
-- given to the new whole. On a part nobody has any but its owner: rows are reached by way of the whole.
do $$
declare
  whole text;
  settings text;
  part text;
  grantee record;
begin
  foreach whole in array array['document_page', 'evidence_entry'] loop
    select coalesce('with (' || string_agg(option, ', ') || ')', '') into settings from (
      select unnest(c.reloptions) as option from pg_class c where c.oid = whole::regclass
      union all
      select 'toast.' || unnest(t.reloptions) from pg_class c join pg_class t on t.oid = c.reltoastrelid
      where c.oid = whole::regclass
    ) kept;
    for remainder in 0..15 loop
      part := format('%s_%s', whole, lpad(remainder::text, 2, '0'));
      execute format('create table %I partition of %I for values with (modulus 16, remainder %s) %s',
        part, whole || '_parted', remainder, settings);
    end loop;

    for grantee in
      select c.oid::regclass as relation, case when a.grantee = 0 then 'public' else a.grantee::regrole::text end as name
      from pg_class c cross join aclexplode(c.relacl) a
      where a.grantee <> c.relowner and (c.oid = (whole || '_parted')::regclass
        or c.oid in (select inhrelid from pg_inherits where inhparent = (whole || '_parted')::regclass))
      group by c.oid, a.grantee
    loop
      execute format('revoke all on %s from %s', grantee.relation, grantee.name);
    end loop;
    for grantee in
      select a.privilege_type, case when a.grantee = 0 then 'public' else a.grantee::regrole::text end as name,
        case when a.is_grantable then 'with grant option' else '' end as with_option
      from pg_class c cross join aclexplode(c.relacl) a
      where c.oid = whole::regclass and a.grantee <> c.relowner
    loop
      execute format('grant %s on %I to %s %s',
        grantee.privilege_type, whole || '_parted', grantee.name, grantee.with_option);
    end loop;
  end loop;
end $$;

-- Before keys and triggers: indexes are built faster over what is there, and the database's rules for new entries would
-- move the heads of chains once more.
insert into document_page_parted select * from document_page;
insert into evidence_entry_parted select * from evidence_entry;

do $$
declare
  pages bigint[] := array[(select count(*) from document_page), (select count(*) from document_page_parted)];
  entries bigint[] := array[(select count(*) from evidence_entry), (select count(*) from evidence_entry_parted)];
begin
  if pages[1] <> pages[2] or entries[1] <> entries[2] then
    raise exception 'of % pages % were copied, of % entries %; nothing was changed',
      pages[1], pages[2], entries[1], entries[2];
  end if;
end $$;

drop table document_page;
alter table document_page_parted
  add constraint document_page_pkey primary key (document_id, page_no),
  add constraint document_page_document_id_fkey foreign key (document_id) references document;
alter table document_page_parted rename to document_page;

drop table evidence_entry;
alter table evidence_entry_parted add constraint evidence_entry_pkey primary key (chain_id, seq);
create trigger evidence_entry_admit before insert on evidence_entry_parted
  for each row execute function evidence_admit_entry();
create trigger evidence_entry_append_only
  before update or delete or truncate on evidence_entry_parted
  for each statement execute function evidence_refuse_change();
revoke update, delete, truncate on evidence_entry_parted from public, current_user;
alter table evidence_entry_parted rename to evidence_entry;

-- PostgreSQL hands triggers for rows down to the parts, those for statements and rights not: a part that is named in a
-- statement has to refuse by itself.
do $$
declare
  part regclass;
begin
  for part in select inhrelid from pg_inherits where inhparent = 'evidence_entry'::regclass loop
    execute format('create trigger evidence_entry_append_only before update or delete or truncate on %s
      for each statement execute function evidence_refuse_change()', part);
    execute format('revoke update, delete, truncate on %s from public, current_user', part);
  end loop;
end $$;

-- The database looks at the parts by itself from now on and at a whole never.
analyze document_page, evidence_entry;
