import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Runner } from './db.ts';
import { askDatabase, listAppliedMigrations } from './migration.queries.ts';
import { packageRoot } from './package-root.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /**
   * The oldest release that runs on what this one leaves, where it removes something: its line `-- contract: 0.3.0 …`.
   * Null for the others, on which the release before runs as well (docs/upgrade.md).
   */
  readonly oldestRelease: string | null;
}

interface AppliedRow {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly oldest_release: string | null;
}

/** Any fixed number will do; it must only be the same on all nodes. */
const MIGRATION_LOCK = 4_917_320_026;

const FILE_NAME = /^(\d{4})-([a-z0-9-]+)\.sql$/;

export async function readMigrations(
  folder: string = join(packageRoot(), 'migrations'),
): Promise<readonly Migration[]> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const match = FILE_NAME.exec(file);
    if (match === null || file.endsWith('.check.sql')) continue;
    const sql = await readFile(join(folder, file), 'utf8');
    const version = Number(match[1]);
    const checksum = createHash('sha256').update(sql).digest('hex');
    // Numbers may leave gaps, since rooms are built side by side; two files may not share one.
    if (version <= (migrations.at(-1)?.version ?? 0)) throw new Error(`Two migrations have the number of ${file}.`);
    const oldestRelease = /^-- contract: +(\d+\.\d+\.\d+)\b/m.exec(sql)?.[1] ?? null;
    migrations.push({ version, name: match[2] ?? '', sql, checksum, oldestRelease });
  }
  return migrations;
}

/**
 * Brings the schema up to date. Several nodes may start at once: a session lock lets one of them work while the others
 * wait and then find nothing left to do. That lock needs a direct connection, not one through a transaction pooler.
 */
export async function migrate(
  url: string,
  migrations: readonly Migration[],
  release = '0.0.0',
): Promise<{ readonly applied: readonly string[]; readonly newer: readonly string[] }> {
  const client = new pg.Client({ connectionString: url, application_name: 'countersign migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`
      create table if not exists schema_migration (
        version    integer primary key,
        name       text not null,
        checksum   text not null,
        applied_at timestamptz not null default now()
      )`);
    // Asked for in this way because databases from before 0032 do not have the column.
    const { rows } = await client.query<AppliedRow>(
      `select version, name, checksum, to_jsonb(schema_migration) ->> 'oldest_release' as oldest_release
       from schema_migration order by version`,
    );
    refuseForeignHistory(rows, migrations, release);
    refuseSkipped(rows, migrations);

    const applied: string[] = [];
    for (const migration of migrations.filter(({ version }) => version > (rows.at(-1)?.version ?? 0))) {
      await applyOne(client, migration);
      applied.push(migration.name);
    }
    const newest = migrations.at(-1)?.version ?? 0;
    return { applied, newer: rows.filter(({ version }) => version > newest).map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/**
 * A changed or unknown migration means that code and database do not belong together; going on would corrupt. Those of
 * the release after ours are no such thing: while nodes are replaced one by one, and when they are put back, ours runs on
 * its schema, unless that says that it removed what ours needs.
 */
function refuseForeignHistory(rows: readonly AppliedRow[], migrations: readonly Migration[], release: string): void {
  const newest = migrations.at(-1)?.version ?? 0;
  for (const row of rows) {
    const known = migrations.find(({ version }) => version === row.version);
    if (known === undefined) {
      if (row.version > newest && !isOlder(release, row.oldest_release ?? '0.0.0')) continue;
      throw new Error(
        `The database is newer than this release: it has migration ${row.version} (${row.name}). Start the release that made it, or restore a backup.`,
      );
    }
    if (known.checksum !== row.checksum) {
      throw new Error(
        `Migration ${row.version} (${row.name}) was changed after it ran on this database. Restore the original file.`,
      );
    }
  }
}

/** Releases are three numbers; nothing else is given one. */
function isOlder(release: string, than: string): boolean {
  const [ours, theirs] = [release, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0));
  for (const index of [0, 1, 2]) {
    const difference = (ours?.[index] ?? 0) - (theirs?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** One that was added below what the database has would never run. */
function refuseSkipped(rows: readonly { version: number }[], migrations: readonly Migration[]): void {
  const [last, applied] = [rows.at(-1)?.version ?? 0, new Set(rows.map(({ version }) => version))];
  const skipped = migrations.find(({ version }) => version < last && !applied.has(version));
  if (skipped === undefined) return;
  throw new Error(
    `Migration ${skipped.version} (${skipped.name}) comes before ${last}, which has run. Number it anew.`,
  );
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    // Inserted before the migration's own SQL, so that a clash is noticed before anything changes.
    await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
    await client.query(migration.sql);
    if (migration.oldestRelease !== null) {
      await client.query('update schema_migration set oldest_release = $2 where version = $1', [
        migration.version,
        migration.oldestRelease,
      ]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.version} (${migration.name}) failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * Whether the database has everything that this release needs; for /readyz. It may have more: while an upgrade goes from
 * node to node, those of the release before serve on a database that the first new node has already brought forward.
 */
export async function isMigrated(db: Runner, migrations: readonly Migration[]): Promise<boolean> {
  const applied = new Set((await db.many(listAppliedMigrations, [])).map((row) => row.checksum));
  return migrations.every(({ checksum }) => applied.has(checksum));
}

/** Fails when the database does not answer; for /readyz. */
export async function pingDatabase(db: Runner): Promise<void> {
  await db.one(askDatabase, []);
}
