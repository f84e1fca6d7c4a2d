import type { Loan } from '@countersign/contract/loans';
import type { Stats } from '@countersign/contract/statistics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDb } from '../../src/platform/db.ts';
import { readListsFrom } from '../../src/platform/replica.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { givenLoan } from '../given-loan.ts';
import { type SignedUp, serveTestApp, startTestServer, type TestServer } from '../test-server.ts';

/** Stands in for a replica: a database with another loan, so that every answer tells where it was read. Dropped at the end. */
let replica: TestDatabase;
let replicaDb: Db;
let server: TestServer;
let node: ReturnType<typeof serveTestApp>;
let ada: SignedUp;

beforeAll(async () => {
  [server, replica] = await Promise.all([startTestServer(), cloneDatabase()]);
  ada = await server.signUp(['admin']);
  const { app } = server;
  const options = { maxConnections: 2, applicationName: 'test', onError: () => {}, patienceMs: 5_000 };
  replicaDb = openDb({ ...options, url: replica.url });
  node = serveTestApp({ ...app, db: readListsFrom({ primary: app.db, replica: replicaDb, log: app.log }) });
  await givenLoan(app, { externalRef: 'ON-THE-PRIMARY' });
  await givenLoan({ ...app, db: replica.db }, { externalRef: 'ON-THE-REPLICA' });
});
afterAll(async () => {
  await node.close();
  await replicaDb.close();
  await server.close();
});

const ask = async <Body>(path: string) => {
  const { status, body } = await node.request<Body>('GET', path, { token: ada.accessToken });
  return { status, body };
};

describe('with DATABASE_REPLICA_URL', () => {
  it('the list of loans and the statistics are read from the replica', async () => {
    const { body } = await ask<{ items: Loan[] }>('/v1/loans');
    expect(body.items.map(({ externalRef }) => externalRef)).toEqual(['ON-THE-REPLICA']);
    const stats = await ask<Stats>('/v1/stats');
    expect(stats.body.counts.find(({ state }) => state === 'received')?.count).toBe(1);
    expect((await ask('/v1/metering/deliveries')).status).toBe(200);
  });

  it('a loan that is asked for by its reference is read from the primary', async () => {
    expect((await ask('/v1/loans/ON-THE-PRIMARY')).status).toBe(200);
    expect((await ask('/v1/loans/ON-THE-REPLICA')).status).toBe(404);
    expect((await ask('/v1/loans/ON-THE-PRIMARY/review')).status).toBe(200);
  });

  it('/readyz tells of the replica, and is ready without it', async () => {
    const checks = async () =>
      (await ask<{ checks: { name: string; ok: boolean; detail: string | null }[] }>('/readyz')).body.checks;
    expect(await checks()).toContainEqual({ name: 'replica', ok: true, detail: null });
    await replica.drop();
    expect((await ask<{ items: Loan[] }>('/v1/loans')).body.items[0]?.externalRef).toBe('ON-THE-PRIMARY');
    expect(await checks()).toContainEqual(expect.objectContaining({ name: 'replica', ok: true }));
    expect((await ask('/readyz')).status).toBe(200);
  });
});
