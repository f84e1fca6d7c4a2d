import pg from 'pg';

/** One column of a table, and what to know of a row to write it anew. */
export interface RewrittenColumn {
  readonly table: string;
  readonly column: string;
  /** The columns that name a row, in the order of their index. */
  readonly key: readonly string[];
  readonly more?: readonly string[];
}

export type RewrittenRow = Readonly<Record<string, unknown>> & { readonly value: Buffer };

/** As the owner of the tables, for the one thing that the service itself may not do: write a column that never changes. */
export interface OwnerSession {
  /** Calls `rewrite` for every row whose value meets the condition; null leaves the row as it is. Answers how many it wrote. */
  rewrite(
    column: RewrittenColumn,
    condition: Condition,
    rewrite: (row: RewrittenRow) => Buffer | null,
  ): Promise<number>;
  count(column: RewrittenColumn, condition: Condition): Promise<number>;
  close(): Promise<void>;
}

/** Which values are meant. */
export type Condition = 'any' | { readonly notSealedBy: string };

/** Few enough that nobody who wants to write the table waits long. */
const BATCH = 200;

export async function openOwnerSession(url: string): Promise<OwnerSession> {
  const client = new pg.Client({ connectionString: url, application_name: 'countersign rotate-keys' });
  await client.connect();
  return {
    rewrite: (column, condition, rewrite) => rewriteAll(client, column, condition, rewrite),
    count: async ({ table, column }, condition) => {
      const [where, values] = toSql(column, condition);
      const { rows } = await client.query(`select count(*)::int as n from ${table} where ${where}`, [...values]);
      return rows[0].n;
    },
    close: () => client.end(),
  };
}

async function rewriteAll(
  client: pg.Client,
  { table, column, key, more = [] }: RewrittenColumn,
  condition: Condition,
  rewrite: (row: RewrittenRow) => Buffer | null,
): Promise<number> {
  const [where, values] = toSql(column, condition);
  const names = [...key, ...more].join(', ');
  const places = key.map((_, index) => `$${values.length + index + 1}`).join(', ');
  let written = 0;
  let after: readonly unknown[] | null = null;
  for (;;) {
    const beyond: string = after === null ? '' : `and (${key.join(', ')}) > (${places})`;
    const { rows }: { rows: RewrittenRow[] } = await client.query(
      `select ${names}, ${column} as value from ${table}
       where ${where} ${beyond} order by ${key.join(', ')} limit ${BATCH}`,
      [...values, ...(after ?? [])],
    );
    const last = rows.at(-1);
    if (last === undefined) return written;
    after = key.map((name) => last[name]);
    written += await writeBatch(client, { table, column, key }, rows, rewrite);
  }
}

/** The rules of the database rest for the length of the transaction, which holds everybody else off the table. */
async function writeBatch(
  client: pg.Client,
  { table, column, key }: RewrittenColumn,
  rows: readonly RewrittenRow[],
  rewrite: (row: RewrittenRow) => Buffer | null,
): Promise<number> {
  const matches = key.map((name, index) => `${name} = $${index + 3}`).join(' and ');
  let written = 0;
  await client.query('begin');
  try {
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(`grant update (${column}) on ${table} to current_user`);
    for (const row of rows) {
      const value = rewrite(row);
      if (value === null) continue;
      // Compared with what was read: retention may have emptied it, or its owner wrote another value meanwhile.
      const named = key.map((name) => row[name]);
      await client.query(`update ${table} set ${column} = $1 where ${column} = $2 and ${matches}`, [
        value,
        row.value,
        ...named,
      ]);
      written += 1;
    }
    await client.query(`revoke update (${column}) on ${table} from current_user`);
    await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
    return written;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** An envelope names its key in the four bytes after its version (keyring/seal.ts). */
function toSql(column: string, condition: Condition): readonly [string, readonly unknown[]] {
  if (condition === 'any') return [`${column} is not null`, []];
  const where = `${column} is not null and substring(${column} from 2 for 4) <> $1::bytea`;
  return [where, [Buffer.from(condition.notSealedBy, 'hex')]];
}
