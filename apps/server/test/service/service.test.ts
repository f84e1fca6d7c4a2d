import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { findRunningPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { processesOf, type RunningService, runCommand, startService } from './run-service.ts';

const folders: string[] = [];
const services: RunningService[] = [];

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-service-'));
  folders.push(folder);
  return folder;
}

async function start(environment: Readonly<Record<string, string>>): Promise<RunningService> {
  const service = await startService(environment);
  services.push(service);
  return service;
}

afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const admin = { email: 'ada@bank.example', displayName: 'Ada', password: 'a long enough password' };

async function post(service: RunningService, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${service.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function isReady(service: RunningService): Promise<boolean> {
  const answer = await fetch(`${service.address}/readyz`).catch(() => null);
  return answer?.status === 200;
}

/** Waits for something that comes by itself; the limit is for a machine that is busy with other things. */
const LIMIT = { timeout: 90_000, interval: 100 };

async function untilReady(service: RunningService): Promise<void> {
  await vi.waitFor(async () => expect(await isReady(service)).toBe(true), LIMIT);
}

describe('countersign serve, with no configuration but its folder', { timeout: 300_000 }, () => {
  it('comes up ready, serves the page, and leaves nothing running when it is stopped', async () => {
    const DATA_DIR = await givenFolder();
    const service = await start({ DATA_DIR });
    expect(await isReady(service)).toBe(true);
    expect(await (await fetch(`${service.address}/`)).text()).toContain('<title>Countersign</title>');
    expect(await service.stop()).toBe(0);
    expect(processesOf(DATA_DIR)).toEqual([]);
  });

  it('keeps what it acknowledged when it is killed, and comes up clean on the orphaned database', async () => {
    const DATA_DIR = await givenFolder();
    const first = await start({ DATA_DIR });
    expect((await post(first, '/v1/setup/admin', admin)).status).toBe(200);
    await first.kill();
    // The nodes notice that nobody watches over them any more; the database cannot, and is left to the next start.
    await vi.waitFor(() => {
      expect(processesOf(DATA_DIR).filter(({ name }) => name === 'api' || name === 'worker')).toEqual([]);
    }, LIMIT);

    const second = await start({ DATA_DIR });
    const { email, password } = admin;
    expect((await post(second, '/v1/auth/login', { email, password })).status).toBe(200);
  });
});

describe('one running service', { timeout: 300_000 }, () => {
  let DATA_DIR: string;
  let service: RunningService;
  beforeAll(async () => {
    DATA_DIR = await givenFolder();
    service = await startService({ DATA_DIR });
    expect((await post(service, '/v1/setup/admin', admin)).status).toBe(200);
  });
  afterAll(() => service.stop());

  it('refuses a second service on the same folder in a sentence, and goes on itself', async () => {
    const second = await runCommand(['serve'], { DATA_DIR });
    expect(second.code).toBe(1);
    expect(second.output).toContain(DATA_DIR);
    expect(second.output).toContain(String(service.pid));
    expect(second.output).not.toContain('    at ');
    expect(await isReady(service)).toBe(true);
  });

  it('lets an administrator back in beside the running service', async () => {
    const { code, output } = await runCommand(['reset-admin', admin.email], { DATA_DIR });
    expect(code, output).toBe(0);
    const token = /#token=(\S+)/.exec(output)?.[1];
    const reset = await post(service, '/v1/auth/password/reset', { token, password: 'another long password' });
    expect(reset.status).toBe(204);
    const signIn = { email: admin.email, password: 'another long password' };
    expect((await post(service, '/v1/auth/login', signIn)).status).toBe(200);
  });

  it('works under a role that may add evidence and not change it', async () => {
    const running = await findRunningPostgres(DATA_DIR);
    const client = new pg.Client({
      connectionString: running?.url.replace('countersign@', 'countersign_service@') ?? '',
    });
    await client.connect();
    try {
      expect((await client.query('select count(*)::int as n from evidence_entry')).rows[0].n).toBeGreaterThan(0);
      for (const statement of [
        'update evidence_entry set seq = seq',
        'delete from evidence_entry',
        'truncate evidence_entry',
        'alter table evidence_entry disable trigger all',
      ]) {
        await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      }
    } finally {
      await client.end();
    }
  });

  // The page's node last: it comes back under another address when no port was asked for.
  it.each(['worker', 'postgres', 'api'] as const)('brings a killed %s back by itself', async (name) => {
    const postmaster = name === 'postgres' ? await postmasterPid(DATA_DIR) : undefined;
    const victim = postmaster ?? processesOf(DATA_DIR).find((each) => each.name === name)?.pid;
    if (victim === undefined) throw new Error(`No ${name} was found.`);
    const starts = () => service.output().match(/node is ready/g)?.length ?? 0;
    const before = starts();
    process.kill(victim, 'SIGKILL');
    await vi.waitFor(() => {
      expect(processesOf(DATA_DIR).some((each) => each.name === name && each.pid !== victim)).toBe(true);
      expect(processesOf(DATA_DIR).some((each) => each.pid === victim)).toBe(false);
    }, LIMIT);
    if (name !== 'api') await untilReady(service);
    else await vi.waitFor(() => expect(starts()).toBeGreaterThan(before), LIMIT);
  });
});

describe('countersign serve on an external database', { timeout: 300_000 }, () => {
  it('uses it instead of the embedded one, with the same code', async () => {
    const DATA_DIR = await givenFolder();
    const name = `external_${process.pid}`;
    const admin = new pg.Client({ connectionString: inject('adminUrl') });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const DATABASE_URL = inject('adminUrl').replace(/@([^/]*)\/[^?]*/, `@$1/${name}`);
    const service = await start({ DATA_DIR, DATABASE_URL });
    expect(await isReady(service)).toBe(true);
    expect(processesOf(DATA_DIR).some((each) => each.name === 'postgres')).toBe(false);
    expect(await service.stop()).toBe(0);
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
});

describe('the countersign command', () => {
  it.each([
    [['serve'], { PORT: 'eighty' }, 1, /PORT must be a whole number/],
    [['serve', 'now'], {}, 2, /takes no arguments/],
    [['fly'], {}, 2, /There is no command "fly"/],
    [['reset-admin'], {}, 2, /Usage: countersign reset-admin EMAIL/],
    [[], {}, 0, /Usage:/],
    [['config'], { METRICS_TOKEN: 'hush' }, 0, /metricsToken +\(set\)/],
  ])('%j with %j ends with %i and a sentence', async (args, environment, code, sentence) => {
    const ended = await runCommand(args, { DATA_DIR: await givenFolder(), ...environment });
    expect(ended.output).toMatch(sentence);
    expect(ended.output).not.toContain('hush');
    expect(ended.code).toBe(code);
  });
});

async function postmasterPid(dataDir: string): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n', 1)[0]);
}
