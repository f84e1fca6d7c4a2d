import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acquireDataDirLock, claimGeneration, DataDirInUseError } from './data-dir-lock.ts';
import { bundleForChild } from './embedded-postgres/testing/bundle-for-child.ts';
import { describeMachine } from './process-identity.ts';

const RACERS = 20;
const ROUNDS = 15;

/** Takes the folder it is told to and holds it until it is killed. */
const racerSource = `
import { acquireDataDirLock } from "platform/data-dir-lock.ts";
process.on('message', (dir) => {
  acquireDataDirLock(dir).then(
    () => process.send({ won: true, pid: process.pid }),
    (error) => process.send({ won: false, name: error.name, message: error.message, pid: process.pid }),
  );
});
process.send('here');
`;

interface Outcome {
  won: boolean;
  name?: string;
  message?: string;
  pid: number;
}

let root: string;
let program: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'countersign-lock-')));
  program = await bundleForChild(join(root, 'program'), racerSource);
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

async function startRacer(): Promise<ChildProcess> {
  const child = fork(program, { execArgv: [] });
  children.add(child);
  await once(child, 'message');
  return child;
}

async function tryToAcquire(child: ChildProcess, dir: string): Promise<Outcome> {
  const answer = once(child, 'message');
  child.send(dir);
  return (await answer)[0] as Outcome;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function newFolder(): Promise<string> {
  return mkdtemp(join(root, 'data-'));
}

async function writeLock(dir: string, generation: number, owner: object): Promise<string> {
  const path = join(dir, `service.lock.${generation}`);
  await writeFile(path, JSON.stringify({ ...(await describeMachine()), nonce: 'n', ...owner }));
  return path;
}

/** The start time of no process: the machine has not run for that long. */
const staleOwner = { pid: process.pid, startTime: '999999999999' };

describe('many processes at once', () => {
  test('exactly one of twenty wins a folder with a stale lock, round after round', async () => {
    const racers = await Promise.all(Array.from({ length: RACERS }, startRacer));
    for (let round = 0; round < ROUNDS; round += 1) {
      const dir = await newFolder();
      await writeLock(dir, 7, staleOwner);
      const outcomes = await Promise.all(racers.map((racer) => tryToAcquire(racer, dir)));

      expect(outcomes.filter(({ won }) => won)).toHaveLength(1);
      expect(new Set(outcomes.filter(({ won }) => !won).map(({ name }) => name))).toEqual(
        new Set(['DataDirInUseError']),
      );
      expect(await readdir(dir)).toEqual(['service.lock.8']);
    }
    await Promise.all(racers.map(kill));
  });

  test('a folder whose holder was killed goes to the next, and the holder is named until then', async () => {
    const dir = await newFolder();
    const [first, second] = [await startRacer(), await startRacer()];
    expect(await tryToAcquire(first, dir)).toMatchObject({ won: true });

    const refused = await tryToAcquire(second, dir);
    expect(refused).toMatchObject({ won: false, name: 'DataDirInUseError' });
    expect(refused.message).toContain(
      `The data folder ${dir} is in use by another Countersign (process ${first.pid}).`,
    );
    expect(refused.message).toContain('Stop that one first, or set DATA_DIR');

    await kill(first);
    expect(await tryToAcquire(second, dir)).toMatchObject({ won: true });
    await kill(second);
  });
});

describe('who counts as alive', () => {
  test('a process that runs under the number of a dead owner does not hold the folder', async () => {
    const dir = await newFolder();
    await writeLock(dir, 3, staleOwner);
    const lock = await acquireDataDirLock(dir);
    await lock.release();
  });

  test('the same process cannot take the folder twice', async () => {
    const dir = await newFolder();
    const lock = await acquireDataDirLock(dir);
    await expect(acquireDataDirLock(dir)).rejects.toThrow(DataDirInUseError);
    await lock.release();
    await (await acquireDataDirLock(dir)).release();
  });

  test('an owner on another machine that has been silent for half a minute is gone', async () => {
    const dir = await newFolder();
    const path = await writeLock(dir, 1, { hostname: 'elsewhere', bootId: 'other', pid: process.pid, startTime: '1' });
    const past = Date.now() / 1000 - 31;
    await utimes(path, past, past);
    await (await acquireDataDirLock(dir)).release();
  });

  test('an owner on another machine that touches its file is alive', async () => {
    const dir = await newFolder();
    const path = await writeLock(dir, 1, { hostname: 'elsewhere', bootId: 'other', pid: 4711, startTime: '1' });
    const owner = setInterval(() => utimes(path, Date.now() / 1000, Date.now() / 1000), 50);
    await expect(acquireDataDirLock(dir)).rejects.toThrow('(process 4711 on elsewhere)');
    clearInterval(owner);
  });

  test('a lock file that a full disk left empty or cut belongs to nobody', async () => {
    const dir = await newFolder();
    await writeFile(join(dir, 'service.lock.2'), '{"pid":');
    await (await acquireDataDirLock(dir)).release();
    expect(await readdir(dir)).toEqual(['service.lock.3']);
  });
});

describe('late claims', () => {
  test('numbers go on after a clean stop, so a claim made from an old look at the folder is withdrawn', async () => {
    const dir = await newFolder();
    await writeLock(dir, 5, staleOwner);
    // Somebody looks now, sees the stale generation 5 and falls asleep before claiming 6.
    await (await acquireDataDirLock(dir)).release();
    const holder = await acquireDataDirLock(dir);

    expect(await claimGeneration(dir, 6, staleOwner)).toBe(false);
    expect(await readdir(dir)).toEqual(['service.lock.7']);
    await expect(acquireDataDirLock(dir)).rejects.toThrow(DataDirInUseError);
    await holder.release();
  });

  test('a generation is given to one claim only', async () => {
    const dir = await newFolder();
    expect(await claimGeneration(dir, 1, { name: 'first' })).toBe(true);
    expect(await claimGeneration(dir, 1, { name: 'second' })).toBe(false);
    expect(await readFile(join(dir, 'service.lock.1'), 'utf8')).toContain('first');
  });
});

test('drafts of processes that were killed are swept away, young ones are left', async () => {
  const dir = await newFolder();
  await writeFile(join(dir, 'service.lock.draft-old'), '');
  await utimes(join(dir, 'service.lock.draft-old'), 1, 1);
  await writeFile(join(dir, 'service.lock.draft-young'), '');
  await (await acquireDataDirLock(dir)).release();
  expect((await readdir(dir)).sort()).toEqual(['service.lock.1', 'service.lock.draft-young']);
});

test('a folder that cannot be written to is an error of its own, not a taken folder', async () => {
  const file = join(root, 'a-file');
  await writeFile(file, '');
  await chmod(file, 0o600);
  await expect(acquireDataDirLock(join(file, 'data'))).rejects.not.toThrow(DataDirInUseError);
});
