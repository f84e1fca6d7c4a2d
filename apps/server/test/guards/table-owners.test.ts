import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/platform/package-root.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { everyQuery } from './every-query.ts';

const all = await everyQuery();

/** Parts of platform name their statements by themselves. */
const roomOf = (name: string): string => {
  const [prefix = ''] = name.split('.');
  return ['jobs', 'outbox'].includes(prefix) ? 'platform' : prefix;
};

const roomsThatTouch = (table: string, statements: readonly { readonly name: string; readonly text: string }[]) => {
  const touch = new RegExp(String.raw`\b(from|join|into|update|using)\s+(only\s+)?${table}\b`);
  return new Set(statements.filter(({ text }) => touch.test(text)).map(({ name }) => roomOf(name)));
};

let database: TestDatabase;
let tables: readonly string[];
beforeAll(async () => {
  database = await cloneDatabase();
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  tables = rows.map(({ name }) => name).filter((name) => name !== 'schema_migration');
});
afterAll(() => database.drop());

describe('every table', () => {
  it('is touched by the statements of one room only: others read its views', () => {
    expect(tables.length).toBeGreaterThan(50);
    const shared = tables
      .map((table) => [table, ...roomsThatTouch(table, all)].join(' '))
      .filter((line) => line.split(' ').length > 2);
    expect(shared).toEqual([]);
  });

  it('is named in the README of its room', async () => {
    const unnamed: string[] = [];
    for (const table of tables) {
      for (const room of roomsThatTouch(table, all)) {
        const text = await readFile(join(packageRoot(), 'src', room, 'README.md'), 'utf8');
        if (!text.includes(`\`${table}\``)) unnamed.push(`${room} ${table}`);
      }
    }
    expect(unnamed).toEqual([]);
  });

  it('would be noticed in a statement of another room', () => {
    const stray = { name: 'boarding.stray', text: 'select l.external_ref from boarding b join loan l on true' };
    expect([...roomsThatTouch('loan', [...all, stray])].sort()).toEqual(['boarding', 'loans']);
  });
});
