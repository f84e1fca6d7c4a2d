import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildApp } from '../../src/build-app.ts';
import { fsck } from '../../src/fsck/index.ts';
import { createProfile } from '../../src/intake/index.ts';
import { type Act, systemActor } from '../../src/platform/actor.ts';
import type { App } from '../../src/platform/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import { findRunningPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { serviceUrl } from '../../src/platform/service-role.ts';
import { givenLoan } from '../given-loan.ts';
import { raiseSettings } from '../raise-settings.ts';
import { startService } from '../service/run-service.ts';
import { createRandom, type Random } from './random.ts';

export const title = 'Files dropped into the watched folder while the service is killed';
/** With a kill in each, ten rounds are the two thousand files and ten kills. */
export const defaultRounds = 10;

/** Where nothing else is said. */
const FILES_A_ROUND = 200;
const LOANS = 20;
const LARGEST_BYTES = 200_000;
const FINISH_LIMIT_MS = 600_000;

interface Dropped {
  readonly ref: string;
  readonly sha256: string;
  /** What must become of it. */
  readonly end: 'document' | 'approval record' | 'quarantine entry';
}

/**
 * Drops documents, approval records and files that nobody can file, for loans that are known and loans that are not,
 * and kills the whole service, database included, at random instants as a power cut would. In the end every file must be
 * one document or one entry in quarantine, by its bytes, and stand once in `done` or in `quarantine`.
 */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void; files?: number }) {
  const { files = FILES_A_ROUND } = options;
  const random = createRandom(options.seed);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cs-soak-'));
  const root = await mkdtemp(join(tmpdir(), 'cs-watched-'));
  const environment = {
    DATA_DIR,
    WATCH_DIR: root,
    WATCH_POLL_SECONDS: '1',
    WATCH_REST_SECONDS: '1',
    LOG_LEVEL: 'error',
  };
  const dropped: Dropped[] = [];
  let kills = 0;
  let service = await startService(environment);
  let store = await openStore(environment);
  try {
    const refs = await prepare(store);
    for (let round = 0; round < options.rounds; round += 1) {
      const dropping = dropMany(root, refs, `${options.seed}-${round}`, random, dropped, files);
      const before = await countEnded(store);
      // Some of this round's are through and others in the middle, on a fast machine as on a slow one.
      const enough = before + random.integer(1, files / 2);
      const deadline = performance.now() + FINISH_LIMIT_MS;
      while ((await countEnded(store)) < enough && performance.now() < deadline) await wait(20);
      await wait(random.integer(0, 60));
      await store.close();
      await service.kill();
      kills += 1;
      service = await startService(environment);
      store = await openStore(environment);
      await dropping;
      options.log(`round ${round}: ${dropped.length} files dropped, ${await countEnded(store)} ended`);
    }
    await untilEmpty(root);
    const faults = await check(store, root, dropped);
    const count = (end: Dropped['end']) => dropped.filter((each) => each.end === end).length;
    const figures = {
      kills,
      'files dropped': dropped.length,
      documents: count('document'),
      'approval records': count('approval record'),
      'quarantine entries': count('quarantine entry'),
    };
    return { figures, faults: faults.map((fault) => `Seed ${options.seed}: ${fault}`) };
  } finally {
    await store.close();
    await service.stop();
    await rm(root, { recursive: true, force: true });
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

/** The database of the running service, for looking at it from outside. */
interface Store {
  readonly app: App;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

async function openStore(environment: Readonly<Record<string, string>>): Promise<Store> {
  const config = readConfig(environment);
  const running = await findRunningPostgres(config.dataDir);
  if (running === null) throw new Error('The service has no database.');
  const built = await buildApp(config, serviceUrl(running.url), createLog('fatal', 'soak'));
  const pool = new pg.Pool({ connectionString: running.url, max: 2 });
  pool.on('error', () => {});
  return {
    app: built.app,
    pool,
    // Closed before the kill; when the service then does not come up again, that is what must be told.
    close: async () => {
      if (pool.ended) return;
      await pool.end();
      await built.close();
    },
  };
}

/** Loans to drop for, a profile for their records, and no limit in the way. */
async function prepare({ app, pool }: Store): Promise<readonly string[]> {
  await raiseSettings(app, pool, ['intake.max_backlog'], 1_000_000);
  const act: Act = { actor: systemActor('soak'), requestId: null };
  const field = (canonical: string, path: string) => ({ canonical, path, required: true });
  const mapping = { format: 'json', fields: [field('loan_number', '$.n'), field('borrower_name', '$.b')] };
  await createProfile(app, act, { name: 'records', sourceFormat: 'json', mapping });
  const refs: string[] = [];
  for (let index = 0; index < LOANS; index += 1) {
    refs.push((await givenLoan(app, { contents: [] })).loan.external_ref);
  }
  return refs;
}

async function dropMany(
  root: string,
  refs: readonly string[],
  round: string,
  random: Random,
  dropped: Dropped[],
  files: number,
): Promise<void> {
  const drop = async (path: string, ref: string, end: Dropped['end'], content: Buffer) => {
    const to = join(root, path);
    await mkdir(dirname(to), { recursive: true });
    dropped.push({ ref, end, sha256: createHash('sha256').update(content).digest('hex') });
    // Some are moved in whole, others written piece by piece.
    if (random.integer(1, 2) === 1) return writeFile(to, content);
    const half = join(root, `.${basename(path)}`);
    await writeFile(half, content);
    return rename(half, to);
  };
  const pdf = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(random.integer(1, LARGEST_BYTES))]);
  const record = () => Buffer.from(JSON.stringify({ n: randomBytes(8).toString('hex'), b: 'Acme LLC' }));
  for (let index = 0; index < files; ) {
    const ref = random.pick(refs);
    const name = `${round}-${index}`;
    const kind = random.integer(1, 10);
    if (kind <= 6) await drop(`${ref}/${name}.pdf`, ref, 'document', pdf());
    else if (kind <= 7) await drop(`${ref}/${name}.json`, ref, 'approval record', record());
    else if (kind <= 8) await drop(`${ref}/${name}.bin`, ref, 'quarantine entry', randomBytes(500));
    else {
      // A loan that nobody knows: a document with the approval record of the same name.
      const unknown = `N-${name}`;
      await drop(`${unknown}.pdf`, unknown, 'document', pdf());
      await drop(`${unknown}.json`, unknown, 'approval record', record());
      index += 1;
    }
    index += 1;
  }
}

async function countEnded({ pool }: Store): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select ((select count(*) from document) + (select count(*) from quarantine_entry))::int as n',
  );
  return rows[0]?.n ?? 0;
}

/** What is neither in `done` nor in `quarantine`. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function untilEmpty(root: string): Promise<void> {
  const deadline = performance.now() + FINISH_LIMIT_MS;
  const isWaiting = (path: string) => !/^\/?(?:done\/|quarantine\/|\.countersign$)/.test(path.slice(root.length));
  while ((await filesIn(root)).some(isWaiting) && performance.now() < deadline) await wait(100);
  // Time for the last move to be noted.
  await wait(500);
}

async function check(soak: Store, root: string, dropped: readonly Dropped[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const { rows } = await soak.pool.query<{ ref: string; sha256: string; kind: Dropped['end'] }>(
    `select l.external_ref as ref, d.sha256,
            case when d.doc_type = 'approval_record' then 'approval record' else 'document' end as kind
     from document d join loan l on l.id = d.loan_id
     union all
     select external_ref, sha256, 'quarantine entry' from quarantine_entry`,
  );
  const keyOf = (ref: string, sha256: string, end: string) => `${end} ${sha256} of ${ref}`;
  const found = new Map<string, number>();
  for (const { ref, sha256, kind } of rows) {
    const key = keyOf(ref, sha256, kind);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  for (const { ref, sha256, end } of dropped) {
    const times = found.get(keyOf(ref, sha256, end)) ?? 0;
    if (times !== 1) faults.push(`The ${keyOf(ref, sha256, end)} is there ${times} times.`);
  }
  if (rows.length !== dropped.length) faults.push(`${dropped.length} files came, ${rows.length} are there.`);

  const standing = new Map<string, number>();
  for (const path of await filesIn(root)) {
    if (path.endsWith('.reason.txt') || path.endsWith('/.countersign')) continue;
    if (!/^\/?(?:done|quarantine)\//.test(path.slice(root.length))) faults.push(`${basename(path)} was not taken.`);
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    standing.set(sha256, (standing.get(sha256) ?? 0) + 1);
  }
  for (const { sha256, end } of dropped) {
    if (standing.get(sha256) !== 1) faults.push(`The ${end} ${sha256} stands ${standing.get(sha256) ?? 0} times.`);
  }
  const reasons = (await filesIn(join(root, 'quarantine'))).filter((path) => path.endsWith('.reason.txt')).length;
  const refused = dropped.filter(({ end }) => end === 'quarantine entry').length;
  if (reasons !== refused) faults.push(`${refused} files were refused, ${reasons} reasons stand beside them.`);
  const left = await soak.pool.query('select path from watch_taking');
  if (left.rows.length > 0) faults.push(`${left.rows.length} notes are left.`);
  const { faults: broken } = await fsck(soak.app);
  if (broken > 0) faults.push(`fsck found ${broken} faults.`);
  return faults;
}
