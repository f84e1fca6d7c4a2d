import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toProblem } from '../../src/http/problem.ts';
import { CommitUnknownError, type Db, isConnectionFailure, openDb, query, t } from '../../src/platform/db.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';

const insertNote = query('proxy.insert-note', 'insert into note (text) values ($1)', {}, [t.text]);

let database: TestDatabase;
let proxy: DatabaseProxy;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  const { searchParams, pathname } = new URL(database.url.replace('@/', '@localhost/'));
  const socketPath = `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port')}`;
  proxy = await openDatabaseProxy({ socketPath, user: 'countersign', database: pathname.slice(1) });
  db = openDb({ url: proxy.url, maxConnections: 4, applicationName: 'test', onError: () => {} });
  await database.pool.query('create table note (text text not null)');
});
beforeEach(async () => {
  await database.pool.query('truncate note');
});
afterAll(async () => {
  await db.close();
  await proxy.close();
  await database.drop();
});

const write = (text: string) => db.transaction((tx) => tx.run(insertNote, [text]));
const notes = async () => (await database.pool.query('select text from note')).rows.map(({ text }) => text);
const context = { instance: '/v1/x', requestId: '0b8f3c5e-7f1f-4d58-9c0f-3a2f4cf1a111' };

describe('a commit that is lost', () => {
  it.each([
    ['before', []],
    ['after', ['kept']],
  ] as const)('%s it reached the database is unknown to whoever asked for it, and told so', async (when, kept) => {
    const trap = proxy.trap({ statement: 'proxy.insert-note', when });
    const error = await write('kept').catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(CommitUnknownError);
    expect(isConnectionFailure(error)).toBe(true);
    const { problem, retryAfterSeconds } = toProblem(error, context);
    expect([problem.status, problem.detail, retryAfterSeconds]).toEqual([
      503,
      expect.stringContaining('may be done'),
      null,
    ]);
    expect(trap.isSprung()).toBe(true);
    expect(await notes()).toEqual(kept);
  });

  it('happens once: the next one is kept', async () => {
    const trap = proxy.trap({ statement: 'proxy.insert-note', when: 'after' });
    await write('first').catch(() => {});
    await write('second');
    trap.disarm();
    expect(await notes()).toEqual(['first', 'second']);
  });

  it('may be that of one statement alone', async () => {
    proxy.trap({ statement: 'proxy.insert-note', when: 'after' });
    await expect(db.run(insertNote, ['alone'])).rejects.toThrow();
    proxy.trap({ statement: 'proxy.insert-note', when: 'before' });
    await expect(db.run(insertNote, ['never'])).rejects.toThrow();
    expect(await notes()).toEqual(['alone']);
  });
});

describe('a way that is bad', () => {
  it('cuts what is open, refuses what is new, and lets through again', async () => {
    await write('one');
    expect(proxy.cut(() => true)).toBeGreaterThan(0);
    proxy.refuse(true);
    const refused = await write('two').catch((error: unknown) => error);
    expect(isConnectionFailure(refused)).toBe(true);
    expect(refused).not.toBeInstanceOf(CommitUnknownError);
    proxy.refuse(false);
    await write('three');
    expect(await notes()).toEqual(['one', 'three']);
  });

  it('holds everything until it is let go', async () => {
    proxy.hold(true);
    const writing = write('held');
    proxy.hold(false);
    await writing;
    expect(await notes()).toEqual(['held']);
  });
});
