import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findRunningPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { freePort } from '../free-port.ts';
import { postmaster, processesOf, type RunningService, startService } from '../service/run-service.ts';
import { createRandom } from './random.ts';

export const title = 'Kills of the service, its nodes and its database while jobs run';
export const defaultRounds = 50;

type Victim = 'service' | 'api' | 'worker' | 'postgres';

/** Between two requests: below the rate of one person, and often enough that every kill meets work in hand. */
const PAUSE_MS = 130;
const RECOVERY_LIMIT_MS = 120_000;
const admin = { email: 'ada@bank.example', displayName: 'Ada', password: 'a long enough password' };

/**
 * Kills a random part at a random instant while requests enqueue mails, and waits until the service is back by itself
 * (started again where the service as a whole was killed). In the end every mail that was acknowledged with 202 must
 * have been written exactly once, and no job may be left.
 */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const random = createRandom(options.seed);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cs-soak-'));
  const environment = { DATA_DIR, PORT: String(await freePort()), LOG_LEVEL: 'error' };
  const figures: Record<string, number> = {
    kills: 0,
    'mails acknowledged': 0,
    'mails written': 0,
    'longest recovery in ms': 0,
  };
  const faults: string[] = [];
  let service = await startService(environment);
  const traffic = { acknowledged: 0, attempted: 0, stop: false };
  await post(service, '/v1/setup/admin', admin);
  const sending = sendMails(() => service, traffic);
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      const victim = random.pick<Victim>(['service', 'api', 'worker', 'worker', 'postgres']);
      await wait(random.integer(50, 1500));
      const before = traffic.acknowledged;
      const killedAt = performance.now();
      await kill(victim, DATA_DIR, service);
      if (victim === 'service') service = await startService(environment);
      const back = await untilBack(service, () => traffic.acknowledged > before);
      const took = Math.round(performance.now() - killedAt);
      if (!back) faults.push(`Seed ${options.seed}, round ${round}: not back after the ${victim} was killed.`);
      figures.kills = (figures.kills ?? 0) + 1;
      figures['longest recovery in ms'] = Math.max(figures['longest recovery in ms'] ?? 0, took);
      options.log(`killed the ${victim}, back after ${took} ms`);
    }
    traffic.stop = true;
    await sending;
    const left = await untilQueueEmpty(DATA_DIR);
    if (left > 0) faults.push(`Seed ${options.seed}: ${left} jobs are left.`);
    const written = await countDistinctMails(join(DATA_DIR, 'mail'));
    figures['mails acknowledged'] = traffic.acknowledged;
    figures['mails written'] = written.distinct;
    if (written.distinct < traffic.acknowledged)
      faults.push(
        `Seed ${options.seed}: ${traffic.acknowledged} mails were acknowledged, ${written.distinct} written.`,
      );
    if (written.distinct > traffic.attempted)
      faults.push(`Seed ${options.seed}: ${written.distinct} mails for ${traffic.attempted} requests.`);
    if (written.files > written.distinct)
      faults.push(`Seed ${options.seed}: ${written.files - written.distinct} mails were written twice.`);
  } finally {
    traffic.stop = true;
    await service.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
  return { figures, faults };
}

async function kill(victim: Victim, dataDir: string, service: RunningService): Promise<void> {
  if (victim === 'service') return service.kill();
  const pid =
    victim === 'postgres' ? await postmaster(dataDir) : processesOf(dataDir).find((each) => each.name === victim)?.pid;
  // It may be between two lives already; then this round has nothing to kill and only looks whether it comes back.
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}

/** Back means: ready, and a request that enqueues a job was acknowledged since the kill. */
async function untilBack(service: RunningService, acknowledgedSince: () => boolean): Promise<boolean> {
  const deadline = performance.now() + RECOVERY_LIMIT_MS;
  while (performance.now() < deadline) {
    const ready = await fetch(`${service.address}/readyz`).catch(() => null);
    if (ready?.status === 200 && acknowledgedSince()) return true;
    await wait(50);
  }
  return false;
}

async function sendMails(
  service: () => RunningService,
  traffic: { acknowledged: number; attempted: number; stop: boolean },
): Promise<void> {
  let token: string | null = null;
  while (!traffic.stop) {
    await wait(PAUSE_MS);
    token ??= await signIn(service());
    if (token === null) continue;
    traffic.attempted += 1;
    const answer = await post(service(), '/v1/settings/mail/test', {}, token);
    if (answer?.status === 202) traffic.acknowledged += 1;
    if (answer?.status === 401) token = null;
  }
}

async function signIn(service: RunningService): Promise<string | null> {
  const { email, password } = admin;
  const answer = await post(service, '/v1/auth/login', { email, password });
  if (answer?.status !== 200) return null;
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

async function post(service: RunningService, path: string, body: unknown, token?: string): Promise<Response | null> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const signal = AbortSignal.timeout(20_000);
  return fetch(`${service.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(
    () => null,
  );
}

async function untilQueueEmpty(dataDir: string): Promise<number> {
  const running = await findRunningPostgres(dataDir);
  const client = new pg.Client({ connectionString: running?.url ?? '' });
  await client.connect();
  try {
    const deadline = performance.now() + RECOVERY_LIMIT_MS;
    for (;;) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from graphile_worker._private_jobs`,
      );
      const left = rows[0]?.n ?? 0;
      if (left === 0 || performance.now() > deadline) return left;
      await wait(200);
    }
  } finally {
    await client.end();
  }
}

/** A mail is known by its Message-ID, which stays the same when a job is tried again. */
async function countDistinctMails(folder: string): Promise<{ distinct: number; files: number }> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const ids = await Promise.all(
    files.map(async (name) => /^message-id: *(\S+)/im.exec(await readFile(join(folder, name), 'utf8'))?.[1]),
  );
  return { distinct: new Set(ids).size, files: files.length };
}
