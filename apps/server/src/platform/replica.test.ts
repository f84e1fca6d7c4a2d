import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StreamingReplica, startStreamingReplica } from '../../test/streaming-replica.ts';
import { type Db, openDb, query, t } from './db.ts';
import { createLog } from './log.ts';
import { readListsFrom } from './replica.ts';

const listThings = query('test.list-things', 'select name from thing order by name', { name: t.text });

const SOON = { timeout: 60_000, interval: 50 };

describe('lists from a real replica', { timeout: 240_000 }, () => {
  let pair: StreamingReplica;
  let client: pg.Client;
  let db: Db;

  beforeAll(async () => {
    pair = await startStreamingReplica();
    client = new pg.Client({ connectionString: pair.primaryUrl });
    await client.connect();
    await client.query('create table thing (name text primary key)');
    // Until the replica has it too, lists of it come from the primary.
    const replica = new pg.Client({ connectionString: pair.replicaUrl });
    await replica.connect();
    await vi.waitFor(() => replica.query('select from thing'), SOON);
    await replica.end();
  });
  beforeEach(() => {
    const options = { maxConnections: 2, applicationName: 'test', onError: () => {} };
    db = readListsFrom({
      primary: openDb({ ...options, url: pair.primaryUrl }),
      replica: openDb({ ...options, url: pair.replicaUrl, patienceMs: 2_000 }),
      log: createLog('fatal', 'test'),
      timing: { lookEveryMs: 50, mostBehindSeconds: 3600 },
    });
  });
  afterEach(() => db.close());
  afterAll(async () => {
    await client.end();
    await pair.close();
  });

  const listed = async () => (await db.lists.many(listThings, [])).map(({ name }) => name);
  const there = async () => (await db.many(listThings, [])).map(({ name }) => name);

  it('may lack what was just written, while everything else is read from the primary', async () => {
    await vi.waitFor(async () => expect(await listed()).toEqual([]), SOON);
    await pair.pause();
    await client.query(`insert into thing values ('new')`);
    expect(await there()).toEqual(['new']);
    expect(await listed()).toEqual([]);
    await pair.resume();
    await vi.waitFor(async () => expect(await listed()).toEqual(['new']), SOON);
  });

  it('come from the primary while the replica is away, and from the replica when it is back', async () => {
    await pair.stopReplica();
    await client.query(`insert into thing values ('while it was away')`);
    expect(await listed()).toEqual(['new', 'while it was away']);
    expect(db.isReplicaUsed?.()).toBe(false);
    await pair.startReplica();
    await vi.waitFor(() => expect(db.isReplicaUsed?.()).toBe(true), SOON);
    await vi.waitFor(async () => expect(await listed()).toEqual(['new', 'while it was away']), SOON);
  });

  it('come from the primary while the replica is too far behind', async () => {
    const options = { maxConnections: 2, applicationName: 'test', onError: () => {} };
    const strict = readListsFrom({
      primary: openDb({ ...options, url: pair.primaryUrl }),
      replica: openDb({ ...options, url: pair.replicaUrl, patienceMs: 2_000 }),
      log: createLog('fatal', 'test'),
      timing: { lookEveryMs: 50, mostBehindSeconds: 0.2 },
    });
    try {
      await vi.waitFor(() => expect(strict.isReplicaUsed?.()).toBe(true), SOON);
      await pair.pause();
      await client.query(`insert into thing values ('unseen')`);
      await vi.waitFor(() => expect(strict.isReplicaUsed?.()).toBe(false), SOON);
      expect((await strict.lists.many(listThings, [])).map(({ name }) => name)).toContain('unseen');
      await pair.resume();
      await vi.waitFor(() => expect(strict.isReplicaUsed?.()).toBe(true), SOON);
    } finally {
      await strict.close();
    }
  });

  it('come from the primary where the replica does not know yet what an upgrade has just added', async () => {
    await vi.waitFor(() => expect(db.isReplicaUsed?.()).toBe(true), SOON);
    await pair.pause();
    await client.query(`alter table thing add column kind text not null default 'plain'`);
    const listKinds = query('test.list-kinds', 'select distinct kind from thing', { kind: t.text });
    expect(await db.lists.many(listKinds, [])).toEqual([{ kind: 'plain' }]);
    expect(db.isReplicaUsed?.()).toBe(true);
    await pair.resume();
  });

  it('fail with what is really wrong', async () => {
    const wrong = query('test.list-nothing', 'select name from nothing', { name: t.text });
    await expect(db.lists.many(wrong, [])).rejects.toMatchObject({ code: '42P01' });
  });
});
