import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts';
import { prepareJobQueue } from '../src/platform/jobs/index.ts';
import { migrate, readMigrations } from '../src/platform/migrate.ts';
import { startPgBouncer } from './pgbouncer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
    templateName: string;
    /** Where TEST_PGBOUNCER=1 asks for it: PgBouncer, through which the Apps of the tests reach their databases. */
    poolerUrl: string | null;
    /** Made once a run: an RSA key takes seconds on a busy machine, and most tests do not care which one signs. */
    signingKey: JWK;
  }
}

/** Fewer than the connections of an App, so that its clients get each other's connections; enough for those that wait. */
const POOL_SIZE = 12;

/**
 * One PostgreSQL for the whole run, with one migrated template: every test file clones it in a moment
 * and has a real database of its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cs-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, tuning: 'test', maxConnections: 300 });
  const templateName = 'countersign_template';
  await runAsAdmin(postgres.url, `create database ${templateName}`);
  const templateUrl = databaseUrl(postgres.url, templateName);
  await migrate(templateUrl, await readMigrations());
  await prepareJobQueue(templateUrl);
  project.provide('adminUrl', postgres.url);
  project.provide('templateName', templateName);
  const pooler = process.env.TEST_PGBOUNCER === '1' ? await startPgBouncer(postgres.url, POOL_SIZE) : null;
  project.provide('poolerUrl', pooler?.through(postgres.url) ?? null);
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 3072, extractable: true });
  project.provide('signingKey', await exportJWK(privateKey));
  return async () => {
    await pooler?.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function databaseUrl(adminUrl: string, name: string): string {
  return adminUrl.replace(/@([^/]*)\/[^?]*/, `@$1/${name}`);
}
