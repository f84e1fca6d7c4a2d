import type pg from 'pg';

/** Rows as they stand now, with their seals: what a backup of the database would hold. */
interface KeptRows {
  /** Puts them back where there are others, or none, by now; with triggers and foreign keys off. */
  putBack(): Promise<void>;
}

/** A part of a table, and how the seals of its rows are called. */
export interface Kept {
  readonly table: string;
  readonly kind: string;
  /** Of a row, as evidence calls it. */
  readonly id: string;
  readonly where: string;
}

let kept = 0;

export async function keepRows(pool: pg.Pool, { table, kind, id, where }: Kept): Promise<KeptRows> {
  kept += 1;
  const [rows, seals] = [`kept_rows_${kept}`, `kept_seals_${kept}`];
  const ids = `select ${id} from ${table} where ${where}`;
  await pool.query(`create table ${rows} as select * from ${table} where ${where}`);
  await pool.query(`create table ${seals} as select * from record_seal where kind = '${kind}' and id in (${ids})`);
  return {
    putBack: async () => {
      const { rows: found } = await pool.query<{ names: string }>(
        `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
        [table],
      );
      const names = found[0]?.names;
      await asOwner(pool, [
        `delete from record_seal where kind = '${kind}' and id in (${ids})`,
        `delete from ${table} where ${where}`,
        `insert into ${table} (${names}) overriding system value select ${names} from ${rows}`,
        `insert into record_seal select * from ${seals}`,
      ]);
    },
  };
}

/** Takes rows away together with their seals. */
export function removeRows(pool: pg.Pool, { table, kind, id, where }: Kept): Promise<void> {
  return asOwner(pool, [
    `delete from record_seal where kind = '${kind}' and id in (select ${id} from ${table} where ${where})`,
    `delete from ${table} where ${where}`,
  ]);
}

/** As an owner of the database could: nothing of it stands in the way. */
async function asOwner(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}
