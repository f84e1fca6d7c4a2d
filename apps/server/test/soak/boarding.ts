import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '../../src/platform/config.ts';
import { findRunningPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { freePort } from '../free-port.ts';
import { processesOf, type RunningService, runCommand, startService } from '../service/run-service.ts';
import { checkAgainstLedger } from './boarding-run/check.ts';
import { createClient } from './boarding-run/client.ts';
import { driveLoan } from './boarding-run/drive-loan.ts';
import { prepare } from './boarding-run/prepare.ts';
import { createRandom, type Random } from './random.ts';

export const title = 'Stagings and commits through a simulator that goes wrong, while the service is killed';
export const defaultRounds = 3000;

type Victim = 'service' | 'api' | 'worker' | 'postgres' | 'simulator';
const victims: readonly Victim[] = ['service', 'service', 'api', 'api', 'worker', 'postgres', 'simulator'];

/** Most of the time of a loan is waiting: for a core that is silent, and until its silence is believed. */
const AT_ONCE = 48;
const LIMIT_MS = 30 * 60_000;
/** About one kill for so many loans; each meets all those that are driven at once. */
const LOANS_PER_KILL = 25;

/**
 * People stage, approve, commit, reject and void loans, one round a loan, against a simulator that refuses, is silent
 * before or after the effect, answers twice, late, wrongly or with nonsense; meanwhile random parts are killed. When all
 * came to rest, its ledger and our records must agree: nothing booked twice, nothing lost.
 */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const random = createRandom(options.seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'cs-soak-'));
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'error' };
  const faults: string[] = [];
  const refs = await prepare(dataDir, options.rounds, options.seed);
  let service = await startService(environment);
  try {
    const client = createClient(() => service);
    const started = performance.now();
    const isOver = () => performance.now() - started > LIMIT_MS;
    let [open, kills] = [refs.length, 0];
    const waiting = [...refs];
    const drivers = Array.from({ length: AT_ONCE }, async (_, index) => {
      const luck = createRandom(options.seed * 1000 + index);
      for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
        if (!(await driveLoan(client, ref, luck, isOver))) faults.push(`Seed ${options.seed}: ${ref} came to no end.`);
        open -= 1;
      }
    });
    const planned = Math.ceil(refs.length / LOANS_PER_KILL);
    while (open > 0 && kills < planned && !isOver()) {
      // A kill meets a service that has been at work: after so many answers, and then at any moment.
      const enough = client.answered() + random.integer(5, 40);
      while (client.answered() < enough && open > 0 && !isOver()) await wait(20);
      await wait(random.integer(0, 1000));
      if (open === 0) break;
      service = (await killOne(random, dataDir, service, environment)) ?? service;
      kills += 1;
    }
    await Promise.all(drivers);
    const checked = await checkAtRest(dataDir, environment, options.seed);
    faults.push(...checked.faults.map((fault) => `Seed ${options.seed}: ${fault}`));
    options.log(`${refs.length} loans, ${kills} kills, ${faults.length} faults`);
    return { figures: { loans: refs.length, kills, ...checked.figures }, faults };
  } finally {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Answers the service anew where it was killed as a whole. */
async function killOne(
  random: Random,
  dataDir: string,
  service: RunningService,
  environment: Readonly<Record<string, string>>,
): Promise<RunningService | null> {
  const victim = random.pick(victims);
  if (victim === 'service') {
    await service.kill();
    return startAgain(environment);
  }
  const pid = await pidOf(victim, dataDir);
  // It may be between two lives already; then there is nothing to kill.
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  return null;
}

/** The nodes of the one that was killed end by themselves, in a moment; until then they hold its port. */
async function startAgain(environment: Readonly<Record<string, string>>): Promise<RunningService> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startService(environment);
    } catch (error) {
      if (attempt === 20) throw error;
      await wait(1000);
    }
  }
}

async function pidOf(victim: Exclude<Victim, 'service'>, dataDir: string): Promise<number | undefined> {
  if (victim === 'postgres') {
    const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => null);
    return text === null ? undefined : Number(text.split('\n', 1)[0]);
  }
  if (victim !== 'simulator') return processesOf(dataDir).find(({ name }) => name === victim)?.pid;
  for (const { pid } of processesOf(dataDir)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('simulator.js')) return pid;
  }
  return undefined;
}

/** The weather clears, jobs that wait for another try get it now, and when nothing is left to do all is compared. */
async function checkAtRest(dataDir: string, environment: Readonly<Record<string, string>>, seed: number) {
  await clearWeather(dataDir);
  const running = await findRunningPostgres(dataDir);
  const client = new pg.Client({ connectionString: running?.url ?? '' });
  await client.connect();
  try {
    const deadline = performance.now() + 5 * 60_000;
    for (;;) {
      await client.query(
        `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier in ('withdraw-boarding', 'settle-boarding') and j.locked_at is null and j.run_at > now()`,
      );
      const { rows } = await client.query<{ left: number }>(
        `select (select count(*) from graphile_worker._private_jobs)::int
           + (select count(*) from boarding where state in ('staging', 'committing'))::int as left`,
      );
      if ((rows[0]?.left ?? 0) === 0 || performance.now() > deadline) break;
      await wait(500);
    }
    const { figures, faults } = await checkAgainstLedger(
      { simulatorFolder: join(dataDir, 'simulator'), keyFile: readConfig({ DATA_DIR: dataDir }).keyFile },
      client,
    );
    const { code, output } = await runCommand(['fsck'], environment);
    return { figures, faults: code === 0 ? faults : [...faults, `fsck of seed ${seed} ended with ${code}: ${output}`] };
  } finally {
    await client.end();
  }
}

async function clearWeather(dataDir: string): Promise<void> {
  const calm = { seed: 1, chances: {}, lookups: false };
  const folder = join(dataDir, 'simulator');
  const { url, token } = JSON.parse(await readFile(join(folder, 'simulator.json'), 'utf8'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const told = await fetch(`${url}/weather`, { method: 'PUT', headers, body: JSON.stringify(calm) }).catch(() => null);
  // Between two lives it reads the file.
  if (told?.status !== 200) await writeFile(join(folder, 'weather.json'), JSON.stringify(calm));
}
