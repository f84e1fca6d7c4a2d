import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDb } from '../src/platform/db.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
  /** For looking at and breaking what the service would never touch so. */
  readonly pool: pg.Pool;
  drop(): Promise<void>;
}

/** A database of its own for one test file, cloned from the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl');
  const name = `t_${randomBytes(8).toString('hex')}`;
  // Copying files takes a third of the computing time that writing each page to the log does.
  await asAdmin(adminUrl, `create database ${name} template ${inject('templateName')} strategy file_copy`);
  const url = adminUrl.replace(/@([^/]*)\/[^?]*/, `@$1/${name}`);
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  pool.on('error', () => {});
  const db = openDb({
    url: throughPooler(name) ?? url,
    maxConnections: 20,
    applicationName: 'test',
    onError: () => {},
  });
  return {
    db,
    url,
    pool,
    drop: async () => {
      await Promise.all([db.close(), pool.end()]);
      await asAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** The way that an API node goes where a bank has a transaction pooler (TEST_PGBOUNCER=1); null: straight to the server. */
function throughPooler(name: string): string | null {
  return inject('poolerUrl')?.replace(/[^/]*$/, name) ?? null;
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
