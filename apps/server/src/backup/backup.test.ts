import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { givenLoan } from '../../test/given-loan.ts';
import { type Ended, runCommand } from '../../test/service/run-service.ts';
import { openSoakApp, type SoakApp } from '../../test/soak/open-soak-app.ts';
import { run as runRestore } from '../cli/restore.ts';
import { sweepRetention } from '../documents/index.ts';
import { EmbeddedPostgresError } from '../platform/embedded-postgres/index.ts';
import { openKeyring } from '../platform/keyring/index.ts';
import { StartError } from '../platform/start-error.ts';
import {
  LIST_FILE,
  MANIFEST_FILE,
  type Manifest,
  SEAL_FILE,
  sealManifest,
  writeList,
  writeManifest,
} from './manifest.ts';
import { openBackup } from './read-backup.ts';
import { type BackupOptions, type BackupStep, takeBackup } from './take-backup.ts';

const DAY = 86_400;
let root: string;
let soak: SoakApp;
const place = (name: string) => join(root, name);
const keyFile = () => soak.app.config.keyFile;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cs-backup-'));
  // Without full page writes of its own: a backup has to ask for them.
  soak = await openSoakApp({ dataDir: place('data'), tuning: 'test' });
});
afterAll(async () => {
  await soak.close();
  await rm(root, { recursive: true, force: true });
});

function options(name: string, changes: Partial<BackupOptions> = {}): BackupOptions {
  return {
    dataDir: soak.dataDir,
    store: join(soak.dataDir, 'blobs'),
    keyFile: keyFile(),
    keyring: soak.app.keyring,
    ownerUrl: soak.url,
    target: place(name),
    withKey: false,
    version: '0.0.0-test',
    now: () => new Date(),
    ...changes,
  };
}

/** The command within this process, which spares starting one for each. */
async function restore(backup: string, dataDir: string, ...key: string[]): Promise<Ended> {
  const told: string[] = [];
  const keep = (text: string | Uint8Array) => told.push(String(text)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(keep));
  try {
    const code = await runRestore([place(backup), '--data-dir', place(dataDir), ...key]);
    return { code, output: told.join('') };
  } catch (error) {
    // Anything else is a fault of ours and keeps its stack.
    if (!(error instanceof StartError || error instanceof EmbeddedPostgresError)) throw error;
    return { code: 1, output: `${told.join('')}${error.message}` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const withKey = () => ['--key-file', keyFile()];

/** Rewrites what a backup says of itself, as somebody could who has the key. */
async function forge(name: string, without: (path: string) => boolean): Promise<void> {
  const { manifest, files } = await openBackup(place(name));
  const left = files.filter(({ path }) => !without(path));
  const text = writeManifest(manifest as Manifest, left);
  await writeFile(join(place(name), MANIFEST_FILE), text);
  await writeFile(join(place(name), LIST_FILE), writeList(left));
  await writeFile(join(place(name), SEAL_FILE), sealManifest(soak.app.keyring, text));
  for (const { path } of files.filter((file) => without(file.path))) await rm(join(place(name), path));
}

const leftovers = async () => (await readdir(root)).filter((name) => /\.part-|\.restoring-/.test(name));

describe('a backup taken while documents come and go', { timeout: 240_000 }, () => {
  it('restores to a state in which every document that is needed is there, and none that was purged', async () => {
    const start = new Date();
    // Purged before, during and after the copy of the database; their bytes are a day old, as the sweep asks.
    const old = await Promise.all(
      (['documents', 'database', 'log', 'new documents'] as const).map(async (step) => ({
        step: step as BackupStep,
        loan: (await givenLoan(soak.app, { state: 'sealed' })).loan,
      })),
    );
    const stored: string[] = [];
    const steps: BackupStep[] = [];
    const onStep = async (step: BackupStep) => {
      steps.push(step);
      const { loan } = await givenLoan(soak.app, { state: 'review', contents: [randomBytes(50_000)] });
      stored.push(`${step} ${loan.id}`);
      const due = old.find((each) => each.step === step);
      if (due === undefined) return;
      await soak.pool.query('update loan set state_since = $2 where id = $1', [due.loan.id, new Date(0)]);
      soak.clock.set(new Date(Date.now() + 2 * DAY * 1000));
      await sweepRetention(soak.app);
      soak.clock.set(start);
    };
    const taken = await takeBackup(options('first', { onStep }));
    expect(steps).toEqual(['documents', 'database', 'log', 'new documents', 'manifest']);
    expect(taken.documents).toBeGreaterThan(8);
    expect(await readdir(place('first'))).not.toContain('keys');

    const { code, output } = await runCommand(
      ['restore', place('first'), '--data-dir', place('restored'), ...withKey()],
      {},
    );
    expect(output).toMatch(/No fault was found/);
    expect(output).toMatch(/\d+ stored documents were dropped that no row needs/);
    expect(code).toBe(0);
    expect(await leftovers()).toEqual([]);

    const again = await openSoakApp({ dataDir: place('restored'), tuning: 'test' });
    const loans = await again.pool.query('select id from loan');
    const ids = new Set(loans.rows.map(({ id }) => id as string));
    // What was stored before the copy of the database ended is there; what came after it is not.
    expect(
      stored.filter((each) => ids.has(each.split(' ').at(-1) ?? '')).map((each) => each.replace(/ \S+$/, '')),
    ).toEqual(['documents', 'database', 'log']);
    const purged = await again.pool.query('select loan_id from document where purged_at is not null');
    const gone = old.filter(({ loan }) => purged.rows.some((row) => row.loan_id === loan.id)).map(({ step }) => step);
    expect(gone).toEqual(['documents', 'database', 'log']);
    await again.close();
  });

  it('is refused where something stands, within the data, or in a folder that is not there', async () => {
    await expect(takeBackup(options('first'))).rejects.toThrow(/overwrites nothing/);
    await expect(takeBackup(options('data/backup'))).rejects.toThrow(/would be lost with it/);
    await expect(takeBackup(options('nowhere/backup'))).rejects.toThrow(/Make it first/);
    expect(await leftovers()).toEqual([]);
  });

  it('leaves nothing behind when it is broken off, or when the database ends under it', async () => {
    const stop = new AbortController();
    const breakOff = (step: BackupStep) => (step === 'log' ? stop.abort() : undefined);
    await expect(takeBackup(options('broken-off', { onStep: breakOff, signal: stop.signal }))).rejects.toThrow(
      /broken off/,
    );
    const cut = async (step: BackupStep) => {
      if (step !== 'log') return;
      await soak.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'countersign backup'`,
      );
    };
    await expect(takeBackup(options('cut', { onStep: cut }))).rejects.toThrow(/database ended during the backup/);
    expect(await leftovers()).toEqual([]);
    expect(await readdir(root)).not.toContain('cut');
    const slots = await soak.pool.query('select slot_name from pg_replication_slots');
    expect(slots.rows).toEqual([]);
  });

  it('says so when the disk is full, and frees what it took', async ({ skip }) => {
    const small = place('small');
    await mkdir(small);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', small], { stdio: 'ignore' });
    } catch {
      skip('A small disk can be mounted only by root on Linux, and not in every container.');
    }
    try {
      await expect(takeBackup(options('small/backup'))).rejects.toThrow(/no room left/);
      expect(await readdir(small)).toEqual([]);
    } finally {
      execFileSync('umount', [small]);
    }
  });
});

describe('a restore', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    // More than one segment, so that there is an end to lose.
    const onStep = async (step: BackupStep) => {
      if (step !== 'log') return;
      await givenLoan(soak.app, { state: 'review' });
      await soak.pool.query('select pg_switch_wal()');
      await givenLoan(soak.app, { state: 'review' });
    };
    await takeBackup(options('good', { withKey: true, onStep }));
  });

  async function copyOf(name: string): Promise<void> {
    await cp(place('good'), place(name), { recursive: true });
  }

  async function expectRefused(name: string, text: RegExp): Promise<void> {
    const { code, output } = await restore(name, `from-${name}`);
    expect(output).toMatch(text);
    expect(code).toBe(1);
    await expect(stat(place(`from-${name}`))).rejects.toThrow('ENOENT');
    expect(await leftovers()).toEqual([]);
  }

  it('needs no key file where the backup holds it, and puts it in its place', async () => {
    const { code } = await restore('good', 'with-key');
    expect(code).toBe(0);
    expect(await readFile(place('with-key/keys/master.key'))).toEqual(await readFile(keyFile()));
    expect((await stat(place('with-key/keys/master.key'))).mode & 0o777).toBe(0o600);
  });

  it('answers 2 to wrong usage, and to a backup whose key is neither in it nor given', async () => {
    expect((await runCommand(['restore', place('good')], {})).code).toBe(2);
    const { code, output } = await restore('first', 'keyless');
    expect([code, /--key-file/.test(output)]).toEqual([2, true]);
  });

  it('refuses a key that is not the backup’s', async () => {
    await openKeyring({ keyFile: place('other.key'), mayCreate: true });
    const { code, output } = await restore('first', 'foreign', '--key-file', place('other.key'));
    expect([code, /not the one that this backup was made with/.test(output)]).toEqual([1, true]);
  });

  it('overwrites nothing', async () => {
    await mkdir(place('used'));
    await writeFile(join(place('used'), 'file'), '');
    const { code, output } = await restore('good', 'used');
    expect([code, /not empty/.test(output)]).toEqual([1, true]);
    expect(await readdir(place('used'))).toEqual(['file']);
  });

  it('refuses a changed byte, before it writes anything', async () => {
    await copyOf('changed');
    const path = join(place('changed'), 'postgres/PG_VERSION');
    await writeFile(path, (await readFile(path, 'utf8')).replace('8', '7'));
    await expectRefused('changed', /not whole: postgres\/PG_VERSION was changed/);
  });

  it('refuses a file that is missing, and a folder that is no backup', async () => {
    await copyOf('cut-off');
    await rm(join(place('cut-off'), 'postgres/global/pg_control'));
    await expectRefused('cut-off', /pg_control is missing/);
    await rm(join(place('cut-off'), MANIFEST_FILE));
    await expectRefused('cut-off', /no whole backup/);
  });

  it('refuses a list that was changed together with its manifest by somebody without the key', async () => {
    await copyOf('forged');
    const seal = await readFile(join(place('forged'), SEAL_FILE));
    await forge('forged', (path) => path.startsWith('blobs/'));
    await writeFile(join(place('forged'), SEAL_FILE), seal);
    await expectRefused('forged', /manifest.json of the backup was changed/);
  });

  it('refuses a log without its end', async () => {
    await copyOf('no-end');
    const { manifest } = await openBackup(place('no-end'));
    expect(manifest.postgres.lastSegment).not.toBe(manifest.postgres.firstSegment);
    await forge('no-end', (path) => path === `postgres/pg_wal/${manifest.postgres.lastSegment}`);
    await expectRefused('no-end', /WAL ends before end of online backup/);
  });

  it('says which document is missing where one was left out', async () => {
    await copyOf('no-blob');
    const { files } = await openBackup(place('no-blob'));
    const needed = await soak.pool.query('select sha256 from document where purged_at is null limit 1');
    const victim = files.find(({ path }) => path.endsWith(needed.rows[0].sha256))?.path;
    await forge('no-blob', (path) => path === victim);
    const { code, output } = await restore('no-blob', 'from-no-blob');
    expect(output).toMatch(/\(bytes-missing\)/);
    expect(output).toMatch(/WITH THE FAULTS ABOVE/);
    expect(code).toBe(1);
  });
});

describe('countersign backup', () => {
  it('points to the database’s own means where that is not the embedded one, and makes nothing on a wrong folder', async () => {
    const external = await runCommand(['backup', place('x')], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/x' });
    expect([external.code, /pg_basebackup/.test(external.output)]).toEqual([2, true]);
    const wrong = await runCommand(['backup', place('x')], { DATA_DIR: place('typo') });
    expect([wrong.code, /no database in/.test(wrong.output)]).toEqual([1, true]);
    await expect(stat(place('typo'))).rejects.toThrow('ENOENT');
    expect((await runCommand(['backup'], {})).code).toBe(2);
  });
});
