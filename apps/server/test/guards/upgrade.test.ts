import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMigrations } from '../../src/platform/migrate.ts';
import { packageRoot } from '../../src/platform/package-root.ts';
import { findBreaking } from './find-breaking.ts';

const released = Number(await readFile(join(packageRoot(), 'migrations/released'), 'utf8'));
const migrations = await readMigrations();

describe('migrations since the last release', () => {
  it('leave the release before able to run beside the new one', () => {
    const found = migrations
      .filter(({ version }) => version > released)
      .flatMap(({ version, name, sql }) => findBreaking(sql).map((fault) => `${version} ${name}: ${fault}`));
    expect(found).toEqual([]);
  });

  it('start from a release that is there', () => {
    expect(migrations.map(({ version }) => version)).toContain(released);
  });
});

describe('the search for what breaks the release before', () => {
  it.each([
    'drop table loan',
    'alter table loan drop column on_hold',
    'alter table loan rename column on_hold to held',
    'alter table loan rename to package',
    "alter type state rename value 'a' to 'b'",
    'alter table loan alter column state type varchar(10)',
    'alter table loan alter column state set data type varchar(10)',
    'alter table loan alter note set not null',
    'alter table loan alter column note drop default',
    'alter table loan add column kind text not null',
    "alter table loan add column a text not null default 'x', add column b text not null",
    "alter table loan add constraint kinds check (state in ('a'))",
    'alter table loan add unique (external_ref)',
    'create unique index loan_ref on loan (external_ref)',
    'revoke update on loan from public',
    'truncate loan',
    'delete from loan',
    "update loan set state = 'a'",
    'DROP\n  TABLE loan',
    'create table a (id int); drop view bytes_in_use',
    'create table a (id int); revoke update on a, loan from public',
    'create table a (like loan including all); drop table loan',
    'create table a (like loan including all); drop table loan cascade; alter table a rename to loan',
    'create table a (like loan); drop table loan; alter table a rename to loan',
    'create table a (like package including all); drop table loan; alter table a rename to loan',
  ])('finds %j', (sql) => {
    expect(findBreaking(`-- 0099 x\n-- Why: y\n${sql};\n`)).toHaveLength(1);
  });

  it.each([
    'create table kind (id int primary key, name text not null unique)',
    'create table kind (id int); create unique index kind_id on kind (id); alter table kind alter id set not null',
    'alter table loan add column kind text',
    "alter table loan add column kind text not null default 'x'",
    'alter table loan add column total numeric generated always as (1) stored not null',
    'alter table loan add constraint kinds check (true) not valid',
    'alter table loan validate constraint kinds',
    'create index loan_kind on loan (kind)',
    "update loan set kind = 'x' where kind = 'y'",
    "comment on table loan is 'drop table; rename to x'",
    'create or replace function f() returns trigger language plpgsql as $$ begin drop table x; delete from y; end $$',
    '-- nobody drops a table; here\nselect 1',
    'drop trigger a on loan',
    'create table a (id int); revoke update on a from public, current_user',
    'create table a (like loan including all excluding indexes); drop table loan; alter table a rename to loan',
  ])('lets %j pass', (sql) => {
    expect(findBreaking(`-- 0099 x\n-- Why: y\n${sql};\n`)).toEqual([]);
  });

  it('lets a removal pass that says since which release nobody needs it, and only that one', () => {
    const contract = '-- contract: 0.3.0 reads party_name\nalter table loan drop column a;\n';
    expect(findBreaking(contract)).toEqual([]);
    expect(findBreaking(`${contract}alter table loan drop column b;`)).toHaveLength(1);
    expect(findBreaking('-- contract: because\nalter table loan drop column a;')).toHaveLength(1);
  });

  it('would find a removal planted into a migration of ours', () => {
    const [some] = migrations;
    expect(findBreaking(some?.sql ?? '')).toEqual([]);
    expect(findBreaking(`${some?.sql}\nalter table loan drop column state;`)).toHaveLength(1);
  });
});
