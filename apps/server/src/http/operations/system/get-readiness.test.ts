import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveTestApp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import type { App } from '../../../platform/app.ts';
import { type Db, openDb } from '../../../platform/db.ts';
import { startEmbeddedPostgres } from '../../../platform/embedded-postgres/index.ts';
import { migrate, readMigrations } from '../../../platform/migrate.ts';

interface Readiness {
  readonly ready: boolean;
  readonly checks: readonly { readonly name: string; readonly ok: boolean; readonly detail: string | null }[];
}

let server: TestServer;
const opened: { close(): Promise<unknown> }[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
afterAll(() => server.close());

/** What a node of its own answers; every node looks for itself. */
async function readinessOn(app: App) {
  const node = serveTestApp(app);
  opened.push(node);
  const answer = await node.request<Readiness>('GET', '/readyz');
  const bad = answer.body.checks.filter((check) => !check.ok).map(({ name, detail }) => `${name}: ${detail}`);
  return { status: answer.status, ready: answer.body.ready, bad, node };
}

function database(url: string): Db {
  const db = openDb({ url, maxConnections: 4, applicationName: 'node', onError: () => {} });
  opened.push(db);
  return db;
}

it('200: everything that serving needs is there', async () => {
  // A probe gives up after a moment, and the machine may be busy with others.
  const asked = async () => {
    const { status, body } = await server.request<Readiness>('GET', '/readyz');
    return { status, body };
  };
  await expect.poll(asked, { timeout: 30_000 }).toEqual({
    status: 200,
    body: {
      ready: true,
      checks: ['database', 'migrations', 'storage', 'keys'].map((name) => ({ name, ok: true, detail: null })),
    },
  });
});

it('200: a newer release has brought the database forward, and this one serves on until it is replaced', async () => {
  const { pool, url } = server.database;
  await pool.query(`insert into schema_migration (version, name, checksum) values (9999, 'of-tomorrow', 'f00')`);
  const answer = await readinessOn({ ...server.app, db: database(url) });
  await pool.query('delete from schema_migration where version = 9999');
  expect(answer).toMatchObject({ status: 200, bad: [] });
});

describe('503', () => {
  it('the database is away: it was stopped', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cs-ready-'));
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, tuning: 'test' });
    await migrate(postgres.url, await readMigrations());
    const db = database(postgres.url);
    const before = await readinessOn({ ...server.app, db });
    // The first key of a fresh database may take longer to make than anyone waits for.
    expect(before.bad.filter((each) => !each.startsWith('keys'))).toEqual([]);
    await postgres.stop();
    const after = await readinessOn({ ...server.app, db: database(postgres.url) });
    expect(after).toMatchObject({ status: 503, ready: false });
    expect(after.bad).toEqual([
      'database: The database cannot be used.',
      'migrations: The migrations cannot be used.',
      'keys: The keys cannot be used.',
    ]);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('a migration is missing', async () => {
    const { pool, url } = server.database;
    const { rows } = await pool.query(
      'delete from schema_migration where version = (select max(version) from schema_migration) returning *',
    );
    const answer = await readinessOn({ ...server.app, db: database(url) });
    const [{ version, name, checksum, applied_at }] = rows;
    await pool.query('insert into schema_migration values ($1, $2, $3, $4)', [version, name, checksum, applied_at]);
    expect(answer).toMatchObject({ status: 503, bad: ['migrations: The schema is not the one of this release.'] });
  });

  it('a migration is another than the one of this release', async () => {
    const { pool, url } = server.database;
    await pool.query(`update schema_migration set checksum = 'x' || checksum where version = 1`);
    const answer = await readinessOn({ ...server.app, db: database(url) });
    await pool.query(`update schema_migration set checksum = substr(checksum, 2) where version = 1`);
    expect(answer.bad).toEqual(['migrations: The schema is not the one of this release.']);
  });

  it('documents cannot be stored: the folder is gone', async () => {
    const gone = await startTestServer();
    opened.push(gone);
    await rm(join(gone.dataDir, 'blobs'), { recursive: true, force: true });
    const answer = await readinessOn(gone.app);
    expect(answer).toMatchObject({ status: 503, bad: ['storage: The storage cannot be used.'] });
  });

  // The superuser writes everywhere, so that there is nothing to see.
  it.skipIf(process.getuid?.() === 0)('documents cannot be stored: the folder is not ours to write', async () => {
    const closed = await startTestServer();
    opened.push(closed);
    await chmod(join(closed.dataDir, 'blobs'), 0o500);
    const answer = await readinessOn(closed.app);
    await chmod(join(closed.dataDir, 'blobs'), 0o700);
    expect(answer).toMatchObject({ status: 503, bad: ['storage: The storage cannot be used.'] });
  });
});

describe('a database that takes connections and never answers', () => {
  let hole: Server;
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    hole = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => hole.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => hole.close(resolve));
  });

  it('is told within the limit, also to whoever asks again, and does not use up connections', async () => {
    const { port } = hole.address() as AddressInfo;
    const db = openDb({
      url: `postgresql://nobody@127.0.0.1:${port}/none`,
      maxConnections: 20,
      applicationName: 'x',
      onError: () => {},
    });
    const first = await readinessOn({ ...server.app, db });
    expect(first.status).toBe(503);
    expect(first.bad).toEqual([
      'database: The database did not answer within 2 s.',
      'migrations: The migrations did not answer within 2 s.',
      'keys: The keys did not answer within 2 s.',
    ]);
    const again = await Promise.all(Array.from({ length: 20 }, () => first.node.request<Readiness>('GET', '/readyz')));
    expect(again.map((each) => each.status)).toEqual(new Array(20).fill(503));
    expect(sockets.size).toBeLessThanOrEqual(3);
    expect((await first.node.request('GET', '/healthz')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await db.close();
  });
});

it('anyone may ask as often as they like: the database is asked once a second', async () => {
  const { url } = server.database;
  const db = openDb({ url, maxConnections: 4, applicationName: 'asked often', onError: () => {} });
  let questions = 0;
  const counted: Db = {
    ...db,
    one: (query, args) => {
      questions += 1;
      return db.one(query, args);
    },
  };
  const { node } = await readinessOn({ ...server.app, db: counted });
  await Promise.all(Array.from({ length: 100 }, () => node.request('GET', '/readyz')));
  expect(questions).toBeLessThan(10);
  await db.close();
});

it('nothing of what failed is told to strangers', async () => {
  const secret = 'postgresql://somebody:hunter2@127.0.0.1:1/none';
  const db = openDb({ url: secret, maxConnections: 1, applicationName: 'x', onError: () => {} });
  const node = serveTestApp({ ...server.app, db });
  const answer = await node.request('GET', '/readyz');
  expect(answer.status).toBe(503);
  expect(answer.text).not.toMatch(/hunter2|somebody|127\.0\.0\.1|ECONN/);
  await node.close();
  await db.close();
});
