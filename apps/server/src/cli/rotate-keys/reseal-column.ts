import type pg from 'pg';
import type { Keyring } from '../../platform/keyring/index.ts';
import type { SealedColumn, SealedRow } from '../../platform/sealed-column.ts';

/** Few enough that nobody who wants to write the table waits long. */
const BATCH = 200;

/**
 * Seals every value of a column anew that another key than the newest sealed. Every batch is a transaction, and what is
 * done is told by the values themselves: whoever starts again goes on where the last one stopped.
 */
export async function resealColumn(client: pg.Client, keyring: Keyring, column: SealedColumn): Promise<number> {
  let resealed = 0;
  let after: readonly unknown[] | null = null;
  for (;;) {
    const rows = await listOld(client, keyring, column, after);
    const last = rows.at(-1);
    if (last === undefined) return resealed;
    await saveAll(client, keyring, column, rows);
    resealed += rows.length;
    after = column.key.map((name) => last[name]);
  }
}

/** How many values of the column another key than the newest sealed. */
export async function countOld(client: pg.Client, keyring: Keyring, { table, column }: SealedColumn): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as n from ${table} where ${isOld(column, '$1')}`, [
    newestId(keyring),
  ]);
  return rows[0].n;
}

async function listOld(
  client: pg.Client,
  keyring: Keyring,
  { table, column, key, more = [] }: SealedColumn,
  after: readonly unknown[] | null,
): Promise<readonly SealedRow[]> {
  const beyond =
    after === null ? '' : `and (${key.join(', ')}) > (${key.map((_, index) => `$${index + 2}`).join(', ')})`;
  const { rows } = await client.query(
    `select ${[...key, ...more].join(', ')}, ${column} as sealed from ${table}
     where ${isOld(column, '$1')} ${beyond} order by ${key.join(', ')} limit ${BATCH}`,
    [newestId(keyring), ...(after ?? [])],
  );
  return rows;
}

/**
 * Rows that do not change for anybody else change here, in nothing but the key that seals them: the rules of the
 * database rest for the length of the transaction, which holds everybody else off the table.
 */
async function saveAll(
  client: pg.Client,
  keyring: Keyring,
  { table, column, key, context }: SealedColumn,
  rows: readonly SealedRow[],
): Promise<void> {
  const matches = key.map((name, index) => `${name} = $${index + 3}`).join(' and ');
  await client.query('begin');
  try {
    await client.query(`alter table ${table} disable trigger user`);
    for (const row of rows) {
      const before = row.sealed as Buffer;
      const sealed = Buffer.from(keyring.seal(keyring.open(before, context(row)), context(row)));
      // Compared with what was read: retention may have emptied it, or its owner sealed another value meanwhile.
      await client.query(`update ${table} set ${column} = $1 where ${column} = $2 and ${matches}`, [
        sealed,
        before,
        ...key.map((name) => row[name]),
      ]);
    }
    await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** An envelope names its key in the four bytes after its version (platform/keyring/seal.ts). */
function isOld(column: string, key: string): string {
  return `${column} is not null and substring(${column} from 2 for 4) <> ${key}::bytea`;
}

function newestId(keyring: Keyring): Buffer {
  return Buffer.from(keyring.fingerprint, 'hex');
}
