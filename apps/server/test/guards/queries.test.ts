import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, t } from '../../src/platform/db.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { describeStatement } from './describe-statement.ts';
import { everyQuery } from './every-query.ts';

/** varchar, name and citext arrive as text, json as jsonb would: the driver gives the same value for them. */
const sameAs: ReadonlyMap<number, number> = new Map([
  [1043, 25],
  [19, 25],
  [114, 3802],
  [21, 23],
]);

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

async function faultsOf(each: (typeof all)[number]): Promise<readonly string[]> {
  const client = await database.pool.connect();
  try {
    const described = await describeStatement(client, each.text);
    const declared = Object.entries(each.columns).map(([name, type]) => `${name} ${type.oid}`);
    const answered = described.columns.map(({ name, oid }) => `${name} ${sameAs.get(oid) ?? oid}`);
    const taken = described.params.map((oid) => sameAs.get(oid) ?? oid);
    return [
      ...(declared.sort().join() === answered.sort().join()
        ? []
        : [`declares ${declared.join(', ')} and answers ${answered.join(', ')}`]),
      ...(taken.join() === each.params.map((type) => type.oid).join()
        ? []
        : [
            `declares parameters ${each.params.map((type) => type.name).join(', ')} and takes types ${taken.join(', ')}`,
          ]),
    ];
  } catch (error) {
    return [(error as Error).message];
  } finally {
    client.release();
  }
}

const all = await everyQuery();

describe('every query', () => {
  it('is found by this guard', () => {
    expect(all.length).toBeGreaterThan(20);
  });

  it.each(all.map((each) => [each.name, each] as const))(
    '%s prepares on the migrated schema with the types that it declares',
    async (_name, each) => {
      expect(await faultsOf(each)).toEqual([]);
    },
  );

  it('would be noticed with a wrong column, a wrong type or a wrong parameter', async () => {
    const wrong = [
      query('guard.wrong-column', 'select nothing from loan', { nothing: t.text }),
      query('guard.wrong-type', 'select package_version from loan', { package_version: t.text }),
      query('guard.wrong-parameter', 'select id from loan where id = $1', { id: t.uuid }, [t.text]),
    ];
    for (const each of wrong) expect(await faultsOf(each as never)).not.toEqual([]);
  });
});
