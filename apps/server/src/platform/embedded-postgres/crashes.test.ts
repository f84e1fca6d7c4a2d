import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findServerProcesses, listFromLsof } from './find-server-processes.ts';
import { createHarness, type Harness, isRunning, query, readServerLog } from './testing/postgres-harness.ts';

let harness: Harness;
/** Shared by the tests that start and kill on it one after another: making a database takes most of a test's time. */
let dataDir: string;
beforeAll(async () => {
  harness = await createHarness();
  dataDir = await harness.folder('data');
});
afterAll(() => harness.cleanUp());

describe('after the server was killed', () => {
  test('its end is noticed, and the next start has the data', async () => {
    // What was committed is on the disk only in this tuning.
    const first = await harness.start(dataDir, { tuning: 'durable' });
    await query(first.url, 'create table note as select 7 as n');
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });
    await first.stop();

    const second = await harness.start(dataDir);
    expect(await query(second.url, 'select n from note')).toEqual([{ n: 7 }]);
    expect(await readServerLog(dataDir)).toContain('automatic recovery in progress');
    await second.stop();
  });

  test('a session that outlives it is ended before the next start', async () => {
    const first = await harness.start(dataDir);
    // A session that waits for its client notices the death of its server; one that computes does not.
    const busy = query(first.url, 'do $$ begin loop end loop; end $$').catch(() => undefined);
    const find = "select pid from pg_stat_activity where query like 'do %' and state = 'active'";
    await expect.poll(() => query(first.url, find)).toHaveLength(1);
    const [{ pid }] = (await query<{ pid: number }>(first.url, find)) as [{ pid: number }];
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    expect(await isRunning(pid)).toBe(true);

    const second = await harness.start(dataDir);
    expect(await isRunning(pid)).toBe(false);
    await busy;
    await second.stop();
  });
});

describe('after our process was killed', () => {
  test('the orphaned server is stopped and the next start has the data', async () => {
    const before = (await readServerLog(dataDir).catch(() => '')).length;
    const { child, ready } = await harness.startInChild({ dataDir });
    const orphan = ready ?? { pid: 0, url: '' };
    await query(orphan.url, 'create table orphan_note as select 8 as n');
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    expect(await query(orphan.url, 'select n from orphan_note')).toEqual([{ n: 8 }]);

    const next = await harness.start(dataDir);
    expect(await isRunning(orphan.pid)).toBe(false);
    expect(await query(next.url, 'select n from orphan_note')).toEqual([{ n: 8 }]);
    // It was asked to stop, not killed: there was nothing to recover.
    await next.stop();
    expect((await readServerLog(dataDir)).slice(before)).not.toContain('automatic recovery');
  });

  test('a database half made is made anew', async () => {
    const emptyDir = await harness.folder('half-made');
    const halfMade = async () => (await readdir(emptyDir)).filter((name) => name.startsWith('postgres.new-'));
    const { error } = await harness.startInChild({
      dataDir: emptyDir,
      onSpawn: async (child) => {
        while ((await halfMade()).length === 0) await delay(5);
        child.kill('SIGKILL');
      },
    });
    expect(error).toBe('child ended: SIGKILL');
    expect(await halfMade()).toHaveLength(1);

    const postgres = await harness.start(emptyDir);
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await halfMade()).toEqual([]);
  });
});

test('a server whose folder was deleted under it makes room for a new one', async () => {
  // Its socket is not inside the deleted folder when that is closed to the server's account, or as here too long.
  const deletedDir = await harness.folder(join('deleted', 'x'.repeat(100)));
  const { child, ready } = await harness.startInChild({ dataDir: deletedDir });
  child.kill('SIGKILL');
  await rm(deletedDir, { recursive: true });

  const postgres = await harness.start(deletedDir);
  expect(postgres.url).toBe(ready?.url);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await isRunning(ready?.pid ?? 0)).toBe(false);
});

test.runIf(process.platform === 'linux' && existsSync('/usr/bin/lsof'))(
  'without /proc the same server is found',
  async () => {
    const postgres = await harness.start(dataDir);
    const found = (await listFromLsof()).filter(({ cwd }) => cwd === postgres.clusterDir).map(({ pid }) => pid);
    expect(found).toContain(postgres.pid);
    expect(found.sort()).toEqual((await findServerProcesses(postgres.clusterDir)).sort());
    await postgres.stop();
  },
);

test("a number in an old postmaster.pid that is now another server's neither stops that server nor blocks the start", async () => {
  const killed = await harness.start(dataDir);
  process.kill(killed.pid, 'SIGKILL');
  await killed.exited;
  // The strongest stranger: also a PostgreSQL, and of the same account, so that it can be asked for and signalled.
  const stranger = await harness.start(await harness.folder('stranger'));
  for (const file of [join(killed.clusterDir, 'postmaster.pid'), join(killed.connection.host, '.s.PGSQL.5432.lock')]) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^\d+/, String(stranger.pid)));
  }

  const next = await harness.start(dataDir);
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await query(stranger.url, 'select 2 as two')).toEqual([{ two: 2 }]);
  expect(await isRunning(stranger.pid)).toBe(true);
});
