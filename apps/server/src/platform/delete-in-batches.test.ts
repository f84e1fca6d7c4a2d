import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { query, t } from './db.ts';
import { deleteInBatches } from './delete-in-batches.ts';

const deleteOld = query(
  'test.delete-old-things',
  `delete from old_thing where id in (select id from old_thing where at < $1 limit $2)`,
  {},
  [t.timestamptz, t.int8],
);

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it('deletes what is old, never more than a batch in a transaction, and nothing that is not', async () => {
  await database.pool.query(`
    create table old_thing (id int primary key, at timestamptz not null);
    create table gone (xact xid8 not null);
    create function note_gone() returns trigger language plpgsql as $$
      begin insert into gone values (pg_current_xact_id()); return null; end $$;
    create trigger note_gone after delete on old_thing for each row execute function note_gone();
    insert into old_thing select n, '2020-01-01'::timestamptz + n * interval '1 day' from generate_series(1, 100) n`);
  expect(await deleteInBatches(database.db, deleteOld, new Date('2020-02-01T00:00:00Z'), 8)).toBe(30);
  const { rows } = await database.pool.query('select count(*)::int as n from gone group by xact order by 1');
  expect(rows.map(({ n }) => n)).toEqual([6, 8, 8, 8]);
  expect((await database.pool.query('select min(id) as id from old_thing')).rows).toEqual([{ id: 31 }]);
});
