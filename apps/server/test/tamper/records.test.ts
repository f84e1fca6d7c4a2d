import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BoardingServer, startBoardingServer } from '../given-boarding.ts';
import { givenCrew } from '../given-wire.ts';
import { createRandom } from '../soak/random.ts';
import { otherTables } from './other-tables.ts';
import { changedTables, checkCleanRecords, checkRecordTampering, recordTamperings } from './record-tamperings.ts';
import { buildRecordWorld, type RecordWorld } from './record-world.ts';
import { tamperedTables } from './tampered-tables.ts';

let server: BoardingServer;
let world: RecordWorld;
beforeAll(async () => {
  server = await startBoardingServer();
  world = await buildRecordWorld({ ...server, crew: await givenCrew(server) });
});
afterAll(() => server.close());

/** Random rows, the same in every run; the soak run of ten thousand takes others. */
const random = createRandom(20_261_118);

describe('rows that a control reads, changed in the database by its owner', () => {
  it('are not suspected while nobody changed them', async () => {
    expect(await checkCleanRecords(world)).toBeNull();
  });

  it(`are tampered with in ${recordTamperings.length} ways, in ${changedTables.length} tables`, () => {
    expect(recordTamperings.length).toBeGreaterThan(150);
  });

  it('leave out no column of these tables, but with a reason', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select attrelid::regclass || '.' || attname as name from pg_attribute
       where attrelid = any($1::regclass[]) and attnum > 0 and attgenerated = '' and not attisdropped order by 1`,
      [tamperedTables.map(({ table }) => table)],
    );
    const known = tamperedTables.flatMap(({ table, changes, moves = [], untold = {} }) =>
      [...changes.map(([column]) => column), ...moves, ...Object.keys(untold)].map((column) => `${table}.${column}`),
    );
    expect(rows.map(({ name }) => name)).toEqual([...new Set(known)].sort());
  });

  it('are in every table of the database, but for those that no control goes by, each with its reason', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and relname not like 'kept\\_%' and relname not like 'then\\_%' and relname <> 'schema_migration' order by 1`,
    );
    const known = new Set([...changedTables, ...Object.keys(otherTables)]);
    expect(rows.map(({ name }) => name)).toEqual([...known].sort());
  });

  it.each(recordTamperings.map((tampering) => [tampering.name, tampering] as const))(
    'are named with row and field: %s',
    async (_name, tampering) => {
      expect(await checkRecordTampering(world, tampering, random)).toBeNull();
    },
  );

  it('leave nothing behind that would be suspected', async () => {
    expect(await checkCleanRecords(world)).toBeNull();
  });
});
