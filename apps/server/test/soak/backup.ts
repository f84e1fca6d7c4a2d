import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findRunningPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { freePort } from '../free-port.ts';
import {
  postmaster,
  processesOf,
  type RunningService,
  runCommand,
  startCommand,
  startService,
} from '../service/run-service.ts';
import { findMissing } from './backup-run/check-restored.ts';
import { prepare } from './backup-run/prepare.ts';
import { type Acknowledged, startTraffic } from './backup-run/traffic.ts';
import { createRandom, type Random } from './random.ts';

export const title = 'Backups taken under load, restored elsewhere';
export const defaultRounds = 30;

/** What happens while the backup is taken. */
type Disturbance = 'nothing' | 'retention' | 'worker' | 'api' | 'postgres' | 'service' | 'backup';
const disturbances: readonly Disturbance[] = [
  'nothing',
  'nothing',
  'retention',
  'retention',
  'worker',
  'api',
  'postgres',
  'service',
  'backup',
];

const LIMIT_MS = 120_000;
const DAY_MS = 86_400_000;

interface Run {
  readonly root: string;
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly random: Random;
  readonly fault: (text: string) => void;
  readonly count: (name: string, by?: number) => void;
  readonly longest: (name: string, value: number) => void;
  service: RunningService;
  /** How long the last backup took, so that what happens to the next one happens somewhere within it. */
  lastMs: number;
}

/** Acknowledged anew before a backup is begun: there must be something that could be lost. */
const ENOUGH = { packages: 10, comments: 5 };

/**
 * Packages and comments arrive without a pause. In each round a backup is begun at a random moment and, at another one,
 * something happens: documents are purged, a process of the service is killed, the backup itself is killed. A backup that
 * says that it was made is restored elsewhere: fsck must find no fault there, and everything that was acknowledged before
 * the backup began must be there. One that failed or was killed must leave nothing under its name.
 */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const random = createRandom(options.seed);
  const root = await mkdtemp(join(tmpdir(), 'cs-soak-'));
  const dataDir = join(root, 'data');
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'fatal' };
  const figures: Record<string, number> = {};
  const faults: string[] = [];
  const prepared = await prepare(dataDir, options.rounds);
  const running: Run = {
    root,
    dataDir,
    environment,
    random,
    fault: (text) => faults.push(`Seed ${options.seed}: ${text}`),
    count: (name, by = 1) => {
      figures[name] = (figures[name] ?? 0) + by;
    },
    longest: (name, value) => {
      figures[name] = Math.max(figures[name] ?? 0, Math.round(value));
    },
    service: await startService(environment),
    lastMs: 1500,
  };
  // Numbers of its own, so that the same seed disturbs the same backups in the same way however fast requests are.
  const luck = createRandom(options.seed + 1_000_003);
  const traffic = startTraffic(() => running.service, prepared.findings, luck, options.seed);
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      await untilMore(traffic.acknowledged);
      await wait(random.integer(0, 1500));
      const told = await oneRound(running, round, traffic.acknowledged, prepared.sealed[round]);
      options.log(`round ${round}: ${told}`);
    }
    await traffic.stop();
    running.count('packages acknowledged', traffic.acknowledged.packages.length);
    running.count('comments acknowledged', traffic.acknowledged.comments.length);
  } finally {
    await traffic.stop();
    await running.service.stop();
    await rm(root, { recursive: true, force: true });
  }
  return { figures, faults };
}

async function oneRound(run: Run, round: number, so: Acknowledged, sealed: string | undefined): Promise<string> {
  const { root, dataDir, environment, random } = run;
  const [target, restored] = [join(root, `backup-${round}`), join(root, `restored-${round}`)];
  const disturbance = random.pick(disturbances);
  const before: Acknowledged = { packages: [...so.packages], comments: [...so.comments] };
  const startedAt = performance.now();
  const backup = startCommand(['backup', target], environment);
  await wait(random.integer(50, run.lastMs));
  await disturb(run, disturbance, backup.kill, sealed);
  const { code, output } = await backup.ended;
  const took = performance.now() - startedAt;
  run.longest('longest backup in ms', took);
  if (code === 0) run.lastMs = Math.round(took);
  run.count('backups begun');
  run.count(`disturbed by ${disturbance}`);
  await untilReady(run);

  if (code !== 0) {
    run.count('backups that failed or were killed');
    if (existsSync(target)) run.fault(`round ${round}: a backup that ended with ${code} stands under its name.`);
    if (output.includes('    at ')) run.fault(`round ${round}: the backup failed without a sentence: ${output}`);
    if (!['postgres', 'service', 'backup'].includes(disturbance)) {
      run.fault(`round ${round}: disturbed by ${disturbance}, the backup failed: ${output}`);
    }
    for (const name of await readdir(root)) {
      if (name.includes('.part-')) await rm(join(root, name), { recursive: true, force: true });
    }
    return `disturbed by ${disturbance}; no backup`;
  }
  // Elsewhere: the key travels apart.
  const keyFile = join(root, `key-${round}`);
  await cp(join(dataDir, 'keys/master.key'), keyFile);
  const result = await runCommand(['restore', target, '--data-dir', restored, '--key-file', keyFile], {});
  run.count('backups restored');
  const dropped = Number(/(\d+) stored documents were dropped/.exec(result.output)?.[1] ?? 0);
  run.count('documents dropped at the restore', dropped);
  if (result.code !== 0 || !result.output.includes('No fault was found.')) {
    run.fault(`round ${round}: disturbed by ${disturbance}, the restore ended with ${result.code}: ${result.output}`);
  } else {
    const missing = await findMissing(restored, before);
    run.count('acknowledged before and looked for', before.packages.length + before.comments.length);
    if (missing.length > 0) run.fault(`round ${round}: missing are ${missing.slice(0, 5).join('; ')}.`);
  }
  for (const folder of [target, restored, keyFile]) await rm(folder, { recursive: true, force: true });
  return `disturbed by ${disturbance}; restored with ${before.packages.length} packages acknowledged before`;
}

async function disturb(run: Run, how: Disturbance, killBackup: () => void, sealed: string | undefined): Promise<void> {
  if (how === 'nothing') return;
  if (how === 'backup') return killBackup();
  if (how === 'retention') return purge(run, sealed);
  if (how === 'service') {
    await run.service.kill();
    run.service = await startService(run.environment);
    return;
  }
  const pid =
    how === 'postgres'
      ? await postmaster(run.dataDir)
      : processesOf(run.dataDir).find((each) => each.name === how)?.pid;
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}

/** Makes one loan due and sweeps as if two days had passed, since bytes of the last day are spared. */
async function purge(run: Run, sealed: string | undefined): Promise<void> {
  const running = await findRunningPostgres(run.dataDir);
  const client = new pg.Client({ connectionString: running?.url ?? '' });
  client.on('error', () => {});
  await client.connect();
  await client.query('update loan set state_since = $2 where id = $1', [sealed, new Date(0)]);
  await client.end();
  const at = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const { code, output } = await runCommand(['run-job', 'retention', '--at', at], run.environment);
  if (code !== 0) run.fault(`retention ended with ${code}: ${output}`);
  run.count('documents purged during backups', Number(/bytes of (\d+)/.exec(output)?.[1] ?? 0));
}

async function untilReady(run: Run): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (performance.now() < deadline) {
    const ready = await fetch(`${run.service.address}/readyz`).catch(() => null);
    if (ready?.status === 200) return;
    await wait(50);
  }
  run.fault('the service did not come back.');
}

async function untilMore(so: Acknowledged): Promise<void> {
  const [packages, comments] = [so.packages.length + ENOUGH.packages, so.comments.length + ENOUGH.comments];
  const deadline = performance.now() + LIMIT_MS;
  while ((so.packages.length < packages || so.comments.length < comments) && performance.now() < deadline) {
    await wait(20);
  }
}
