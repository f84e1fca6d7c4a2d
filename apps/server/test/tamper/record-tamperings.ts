import { type FsckFault, fsck } from '../../src/fsck/index.ts';
import type { Random } from '../soak/random.ts';
import type { RecordWorld } from './record-world.ts';
import { CHANGED_TWICE, type Change, OTHER, type TamperedTable, tamperedTables } from './tampered-tables.ts';

export const changedTables: readonly string[] = [
  ...tamperedTables.map(({ table }) => table),
  'record_seal',
  'evidence_loan_key',
];

/** One direct change to the database, and what must be told of it. */
export interface RecordTampering {
  readonly name: string;
  apply(world: RecordWorld, random: Random): Promise<Told>;
}

interface Told {
  readonly table: string;
  /** A second table that has to be put back. */
  readonly beside?: string;
  readonly reasons: readonly string[];
  readonly kind: string;
  readonly id: string;
  readonly field: string | null;
}

const changed = [
  'record-differs',
  'bad-record-state',
  'record-changed',
  'document-changed',
  'bad-reference',
  'bad-record-seal',
];

function tamperColumn({ table, kind, id }: TamperedTable, [column, value, field]: Change): RecordTampering {
  return {
    name: `${table}.${column} changed`,
    apply: async (world, random) => {
      const { pool } = world.database;
      const differs = `(${value}) is distinct from ${column} and (${value}) is not null`;
      const { rows } = await pool.query<{ at: string; id: string }>(
        `select ctid::text as at, ${id} as id from ${table} where ${differs} order by 2, 1`,
      );
      if (rows.length === 0) throw new Error(`No row of ${table} can be given another ${column}.`);
      const row = random.pick(rows);
      await world.change(async (client) => {
        await client.query(`update ${table} set ${column} = ${value} where ctid = '${row.at}'`);
      });
      return { table, reasons: changed, kind, id: row.id, field };
    },
  };
}

const gone = ['record-missing', 'record-differs', 'record-unknown', 'bad-record-seal'];

const elsewhere: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `${column} || 'x'`,
  integer: (column) => `${column} + 1000`,
};

/** A row that is given another id, or to another loan: evidence misses it where it was. */
function moveRow({ table, kind, id, missedAs = id }: TamperedTable, column: string): RecordTampering {
  return {
    name: `${table}.${column} pointed elsewhere`,
    apply: async (world, random) => {
      const { rows } = await world.database.pool.query<{ at: string; id: string; type: string }>(
        `select ctid::text as at, ${missedAs} as id, pg_typeof(${column})::text as type from ${table} order by 2, 1`,
      );
      const row = random.pick(rows);
      const value = elsewhere[row.type]?.(column) ?? OTHER;
      await world.change(async (client) => {
        await client.query(`update ${table} set ${column} = ${value} where ctid = '${row.at}'`);
      });
      return { table, reasons: gone, kind, id: row.id, field: null };
    },
  };
}

function tamperTable(tampered: TamperedTable): readonly RecordTampering[] {
  const { table, kind, id, copy, mayGo = true } = tampered;
  const pick = async (world: RecordWorld, random: Random) => {
    const { rows } = await world.database.pool.query<{ at: string; id: string }>(
      `select ctid::text as at, ${id} as id from ${table} order by 2`,
    );
    return random.pick(rows);
  };
  const removed: RecordTampering = {
    name: `a row of ${table} removed`,
    apply: async (world, random) => {
      const row = await pick(world, random);
      await world.change(async (client) => void (await client.query(`delete from ${table} where ctid = '${row.at}'`)));
      return { table, reasons: gone, kind, id: row.id, field: null };
    },
  };
  const added: RecordTampering = {
    name: `a row of ${table} added`,
    apply: async (world, random) => {
      const row = await pick(world, random);
      let made = '';
      await world.change(async (client) => {
        const { rows } = await client.query<{ id: string }>(
          `insert into ${table} overriding system value
           select (jsonb_populate_record(null::${table}, to_jsonb(t) || ${copy})).* from ${table} t where ctid = '${row.at}'
           returning ${id} as id`,
        );
        made = rows[0]?.id ?? '';
      });
      return { table, reasons: ['record-unknown', 'bad-record-seal'], kind, id: made, field: null };
    },
  };
  return [
    ...tampered.changes.map((change) => tamperColumn(tampered, change)),
    ...(tampered.moves ?? []).map((column) => moveRow(tampered, column)),
    ...(mayGo ? [removed] : []),
    ...(copy === null ? [] : [added]),
  ];
}

const sealGone: RecordTampering = {
  name: 'a seal removed',
  apply: async (world, random) => {
    const { rows } = await world.database.pool.query<{ kind: string; id: string }>(
      `select kind, id from record_seal where seq > 0 order by kind, id`,
    );
    const { kind, id } = random.pick(rows);
    await world.change(async (client) => {
      await client.query('delete from record_seal where kind = $1 and id = $2', [kind, id]);
    });
    return { table: 'record_seal', reasons: ['bad-record-seal'], kind, id, field: null };
  },
};

const keyExchanged: RecordTampering = {
  name: 'the key of the codes in a chain exchanged',
  apply: async (world, random) => {
    const { rows } = await world.database.pool.query<{ id: string }>(
      'select loan_id::text as id from evidence_loan_key order by 1',
    );
    const { id } = random.pick(rows);
    await world.change(async (client) => {
      await client.query(`update evidence_loan_key set sealed_key = sealed_key || '\\x00'::bytea where loan_id = $1`, [
        id,
      ]);
    });
    const about = { kind: 'evidence_loan_key', id, field: 'sealedKey' };
    return { table: 'evidence_loan_key', reasons: ['record-differs'], ...about };
  },
};

const putBack: RecordTampering = {
  name: 'a setting put back as it was, with the seal of then',
  apply: async (world) => {
    await world.change(async (client) => {
      await client.query(`delete from setting where key = '${CHANGED_TWICE}'`);
      await client.query(`delete from record_seal where kind = 'setting' and id = '${CHANGED_TWICE}'`);
      await client.query('insert into setting select * from then_setting');
      await client.query('insert into record_seal select * from then_record_seal');
    });
    const about = { kind: 'setting', id: CHANGED_TWICE, field: 'value' };
    return { table: 'setting', beside: 'record_seal', reasons: changed, ...about };
  },
};

export const recordTamperings: readonly RecordTampering[] = [
  ...tamperedTables.flatMap(tamperTable),
  sealGone,
  keyExchanged,
  putBack,
];

/** Changes one row, asks fsck, and puts the row back. Answers what was not named as it should be; null when all was. */
export async function checkRecordTampering(
  world: RecordWorld,
  tampering: RecordTampering,
  random: Random,
): Promise<string | null> {
  let tables: readonly string[] = [];
  try {
    const told = await tampering.apply(world, random);
    tables = told.beside === undefined ? [told.table] : [told.table, told.beside];
    const faults = await faultsOf(world);
    const isNamed = faults.some(
      ({ reason, record }) =>
        told.reasons.includes(reason) &&
        record?.kind === told.kind &&
        (record.id === told.id || (record.field !== null && record.field === told.field)) &&
        (told.field === null || record.field === told.field),
    );
    return isNamed ? null : `fsck should name ${JSON.stringify(told)} and told ${JSON.stringify(faults.slice(0, 4))}`;
  } finally {
    for (const table of tables) await world.restore(table);
  }
}

export async function checkCleanRecords(world: RecordWorld): Promise<string | null> {
  const [fault] = await faultsOf(world);
  return fault === undefined ? null : `fsck told of ${JSON.stringify(fault)} on clean data`;
}

async function faultsOf({ app }: RecordWorld): Promise<readonly FsckFault[]> {
  const faults: FsckFault[] = [];
  await fsck(app, { onFault: (fault) => faults.push(fault) });
  return faults;
}
