import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../src/platform/migrate.ts';
import { packageRoot } from '../../src/platform/package-root.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';

const folder = join(packageRoot(), 'migrations');
const files = await readdir(folder);
const migrations = await readMigrations();

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

async function freshSchema(): Promise<void> {
  await database.pool.query('drop schema public cascade; create schema public');
}

describe('migrations', () => {
  it.each(migrations)('$version $name says why, what it locks and how it is undone', ({ sql }) => {
    expect(sql.split('\n').slice(0, 4).join('\n')).toMatch(
      /^-- \d{4} .+\n-- Why: +\S.*\n-- Locks: +\S.*\n-- Undo: +\S/,
    );
  });

  it.each(files.filter((file) => file.endsWith('.check.sql')))('%s holds after all migrations', async (file) => {
    const { rows } = await database.pool.query(await readFile(join(folder, file), 'utf8'));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.holds !== true)).toEqual([]);
  });

  it('run once when several nodes start at the same moment', async () => {
    await freshSchema();
    const results = await Promise.all(Array.from({ length: 6 }, () => migrate(database.url, migrations)));
    expect(results.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
    const { rows } = await database.pool.query('select count(*)::int as n from schema_migration');
    expect(rows[0].n).toBe(migrations.length);
  });

  it('refuse a database on which a migration ran that was changed since', async () => {
    const changed = migrations.map((each, index) => (index === 0 ? { ...each, checksum: '0'.repeat(64) } : each));
    await expect(migrate(database.url, changed)).rejects.toThrow(/was changed after it ran/);
  });

  it('leave a database alone that the next release has migrated, and say by what', async () => {
    const [newest] = migrations.slice(-1);
    expect(await migrate(database.url, migrations.slice(0, -1))).toEqual({ applied: [], newer: [newest?.name] });
  });

  it('refuse one from which a newer release has removed what ours needs, and let releases in that do without it', async () => {
    const contract = { version: 9_000, name: 'contract', checksum: 'c', sql: 'select 1', oldestRelease: '2.10.0' };
    await migrate(database.url, [...migrations, contract]);
    await expect(migrate(database.url, migrations, '2.9.1')).rejects.toThrow(/newer than this release/);
    await expect(migrate(database.url, migrations)).rejects.toThrow(/newer than this release/);
    expect(await migrate(database.url, migrations, '2.10.0')).toEqual({ applied: [], newer: ['contract'] });
  });

  it('refuse one that was added below what the database has: it would never run', async () => {
    const numbered = (version: number) => ({
      version,
      name: `n${version}`,
      checksum: `${version}`,
      sql: 'select 1',
      oldestRelease: null,
    });
    await freshSchema();
    await migrate(database.url, [numbered(1), numbered(3)]);
    const late = migrate(database.url, [numbered(1), numbered(2), numbered(3)]);
    await expect(late).rejects.toThrow(/comes before 3, which has run/);
  });

  it('leave nothing of a migration that fails half-way', async () => {
    await freshSchema();
    const sql = 'create table half (); select 1 / 0';
    const broken = { version: 1, name: 'broken', checksum: 'x', sql, oldestRelease: null };
    await expect(migrate(database.url, [broken])).rejects.toThrow(/division by zero/);
    const { rows } = await database.pool.query(
      `select to_regclass('half') as half, (select count(*)::int from schema_migration) as n`,
    );
    expect(rows[0]).toEqual({ half: null, n: 0 });
  });
});
