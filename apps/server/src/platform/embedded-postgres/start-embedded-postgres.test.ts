import { readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRunningPostgres } from './index.ts';
import { createHarness, type Harness, query, readServerLog } from './testing/postgres-harness.ts';

let harness: Harness;
/** Shared by the tests that start on it one after another. */
let dataDir: string;
beforeAll(async () => {
  harness = await createHarness();
  dataDir = await harness.folder('data');
});
afterAll(() => harness.cleanUp());

test('a first start makes the database, a second finds what was written, and a stop is clean', async () => {
  const first = await harness.start(dataDir);
  await query(first.url, 'create table note (text text)');
  await query(first.url, "insert into note values ('kept')");
  expect(await findRunningPostgres(dataDir)).toEqual({ connection: first.connection, url: first.url });
  await first.stop();
  expect(await first.exited).toEqual({ code: 0, signal: null });
  expect((await readServerLog(dataDir)).trimEnd()).toMatch(/database system is shut down$/);
  expect(await findRunningPostgres(dataDir)).toBeNull();

  const second = await harness.start(dataDir);
  expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
  // Once for the first start, never for the second.
  expect(harness.lines).toEqual([`Creating a new database in ${dataDir}/postgres.`]);
  expect(await readServerLog(dataDir)).not.toContain('automatic recovery');
  await second.stop();
});

describe('a running server', () => {
  let postgres: Awaited<ReturnType<Harness['start']>>;
  beforeAll(async () => {
    postgres = await harness.start(dataDir, { tuning: 'durable', maxConnections: 33 });
  });

  test('has the encoding, order of text, checksums and durability that are promised', async () => {
    const settings = `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
      current_setting('TimeZone') as zone, current_setting('max_connections') as connections,
      current_database() as database, current_user as user,
      (select pg_encoding_to_char(encoding) || ' ' || datlocprovider::text || ' ' || datlocale
         from pg_database where datname = current_database()) as locale`;
    expect(await query(postgres.url, settings)).toEqual([
      {
        checksums: 'on',
        fsync: 'on',
        commit: 'on',
        pages: 'on',
        zone: 'UTC',
        connections: '33',
        database: 'countersign',
        user: 'countersign',
        locale: 'UTF8 b C.UTF-8',
      },
    ]);
  });

  test('makes databases from templates', async () => {
    await query(postgres.url, 'create database pattern');
    await query(postgres.url, 'create database copy template pattern');
    const url = postgres.url.replace('@/countersign?', '@/copy?');
    expect(await query(url, 'select current_database() as name')).toEqual([{ name: 'copy' }]);
  });

  test('listens on its private socket and on nothing else', async () => {
    const { mode, uid } = await stat(postgres.connection.host);
    expect(mode & 0o777).toBe(0o700);
    expect(uid).toBe((await stat(postgres.clusterDir)).uid);
    expect((await stat(join(postgres.connection.host, '.s.PGSQL.5432'))).mode & 0o777).toBe(0o700);
    expect(await query(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    const hba = "select distinct auth_method from pg_hba_file_rules where type <> 'local'";
    expect(await query(postgres.url, hba)).toEqual([{ auth_method: 'reject' }]);
  });

  test.runIf(process.platform === 'linux')('holds no TCP socket', async () => {
    const fds = await readdir(`/proc/${postgres.pid}/fd`);
    const targets = await Promise.all(fds.map((fd) => readlink(`/proc/${postgres.pid}/fd/${fd}`).catch(() => '')));
    const inodes = targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.slice(1) ?? []);
    expect(inodes).not.toHaveLength(0);
    const tcp = (await readFile('/proc/net/tcp', 'utf8')) + (await readFile('/proc/net/tcp6', 'utf8').catch(() => ''));
    const tcpInodes = tcp.split('\n').map((line) => line.trim().split(/\s+/)[9]);
    expect(inodes.filter((inode) => tcpInodes.includes(inode))).toEqual([]);
  });

  test.runIf(process.platform === 'linux')(
    'belongs to a session of its own and sees none of our environment',
    async () => {
      // Field 6 of stat is the session; a session bears the number of the process that opened it.
      const fields = (await readFile(`/proc/${postgres.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ');
      expect(Number(fields?.[3])).toBe(postgres.pid);
      const environment = (await readFile(`/proc/${postgres.pid}/environ`, 'utf8'))
        .split('\0')
        .filter((line) => line !== '');
      expect(environment.map((line) => line.split('=')[0]).sort()).toEqual(['LC_ALL', 'PATH', 'TZ']);
    },
  );

  test('stops while a transaction is open, and stopping again does no harm', async () => {
    const holding = query(postgres.url, 'begin; select pg_sleep(600)');
    const refused = expect(holding).rejects.toThrow();
    const active =
      "select count(*)::int as n from pg_stat_activity where query like 'begin; select pg_sleep%' and state = 'active'";
    await expect.poll(() => query(postgres.url, active)).toEqual([{ n: 1 }]);
    await Promise.all([postgres.stop(), postgres.stop()]);
    await postgres.stop();
    await refused;
    expect((await readServerLog(dataDir)).trimEnd()).toMatch(/database system is shut down$/);
  });
});

test('a DATA_DIR too long for a socket path gets its socket in a short private folder', async () => {
  const longDir = await harness.folder(join('long', 'x'.repeat(60), 'y'.repeat(60)));
  const postgres = await harness.start(longDir);
  expect(postgres.connection.host.startsWith(longDir)).toBe(false);
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT');
});

test('a full log is set aside at the next start', async () => {
  const logDir = join(dataDir, 'postgres-log');
  await writeFile(join(logDir, 'postgres.log'), Buffer.alloc(10 * 1024 * 1024 + 1));
  const postgres = await harness.start(dataDir);
  await postgres.stop();
  expect((await readdir(logDir)).sort()).toEqual(['postgres.log', 'postgres.log.1']);
  expect((await stat(join(logDir, 'postgres.log'))).size).toBeLessThan(10_000);
});

describe('a start that cannot succeed says why', () => {
  test('when another PostgreSQL made the data', async () => {
    const otherDir = await harness.folder('old-version');
    const clusterDir = await harness.folder('old-version/postgres');
    await writeFile(join(clusterDir, 'PG_VERSION'), '17\n');
    await expect(harness.start(otherDir)).rejects.toThrow(/was made by PostgreSQL 17, .* brings PostgreSQL 18/);
  });

  test('when the folder holds something else', async () => {
    const otherDir = await harness.folder('something-else');
    const clusterDir = await harness.folder('something-else/postgres');
    await writeFile(join(clusterDir, 'holiday.jpg'), '');
    await expect(harness.start(otherDir)).rejects.toThrow('is no PostgreSQL data folder');
    expect(await readdir(clusterDir)).toEqual(['holiday.jpg']);
  });

  test('when the server ends at once: with its last words', async () => {
    const postgres = await harness.start(dataDir);
    await postgres.stop();
    await writeFile(join(postgres.clusterDir, 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(harness.start(dataDir)).rejects.toThrow(/ended while starting \(code 1\).*no_such_setting/s);
  });
});
