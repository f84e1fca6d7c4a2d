import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, realpath, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describeMachine, type Machine, readProcessStart } from './process-identity.ts';

/** Who holds a data folder, as written in its lock file. */
interface Owner extends Machine {
  readonly pid: number;
  readonly startTime: string;
  readonly nonce: string;
}

export interface DataDirLock {
  /** Gives the folder free. May be called again. */
  release(): Promise<void>;
  /** Settles when somebody else took the folder, which happens only to a process that stood still for long. */
  readonly lost: Promise<void>;
}

/** The message is a sentence for the person who starts the program. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

const TOUCH_SECONDS = 5;
/** Six missed touches: a busy machine skips one or two, a dead one all of them. */
const STALE_SECONDS = 30;
const WATCH_MS = 250;
const DRAFT_NAME = /^service\.lock\.draft-/;
const FILE_NAME = /^service\.lock\.(\d+)$/;

/**
 * Makes this process the only one on the folder. Node has no file locks that end with their process, so the lock is a
 * file with a generation number: generation n+1 may be made only by who saw that the owner of n is gone, and making it
 * (link) succeeds for one process only. Numbers never go back, not even when the folder is given free: somebody who
 * looked long ago and wakes up late makes a file with an old number, sees the higher one beside it and withdraws.
 */
export async function acquireDataDirLock(dataDir: string): Promise<DataDirLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const dir = await realpath(dataDir);
  const owner: Owner = {
    ...(await describeMachine()),
    pid: process.pid,
    startTime: (await readProcessStart(process.pid)) ?? '',
    nonce: randomUUID(),
  };
  for (;;) {
    const highest = (await listGenerations(dir)).at(-1) ?? 0;
    if (highest > 0) await refuseIfHeld(dir, highest, owner);
    if (await claimGeneration(dir, highest + 1, owner)) return hold(dir, highest + 1);
  }
}

async function listGenerations(dir: string): Promise<number[]> {
  const names = await readdir(dir);
  return names.flatMap((name) => FILE_NAME.exec(name)?.slice(1).map(Number) ?? []).sort((a, b) => a - b);
}

function lockPath(dir: string, generation: number): string {
  return join(dir, `service.lock.${generation}`);
}

/** Answers whether the claim stands. Exported for the test of the late claim, which no timing could make certain. */
export async function claimGeneration(dir: string, generation: number, owner: object): Promise<boolean> {
  // Written aside and linked, so that a lock file is never seen half-written.
  const draft = join(dir, `service.lock.draft-${randomUUID()}`);
  await writeFile(draft, `${JSON.stringify(owner)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, lockPath(dir, generation));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const all = await listGenerations(dir);
  if (all.some((other) => other > generation)) {
    await rm(lockPath(dir, generation), { force: true });
    return false;
  }
  for (const lower of all.filter((other) => other < generation)) await rm(lockPath(dir, lower), { force: true });
  return true;
}

/** Throws when the generation's owner lives. */
async function refuseIfHeld(dir: string, generation: number, me: Machine): Promise<void> {
  let firstSeenMs: number | null = null;
  for (;;) {
    const held = await readLock(dir, generation);
    if (held === null) return;
    if (isSameMachine(held.owner, me)) {
      if ((await readProcessStart(held.owner.pid)) !== held.owner.startTime) return;
      throw inUse(dir, `process ${held.owner.pid}`);
    }
    // Nothing can be asked about a process in another container or on another machine, or before a reboot, but it
    // touches its file while it lives. So we watch: a touch means refuse; silence for long enough means it is gone.
    firstSeenMs ??= held.touchedMs;
    if (held.touchedMs !== firstSeenMs) throw inUse(dir, `process ${held.owner.pid} on ${held.owner.hostname}`);
    if ((await readFolderClock(dir)) - held.touchedMs > STALE_SECONDS * 1000) return;
    await delay(WATCH_MS);
  }
}

function inUse(dir: string, holder: string): DataDirInUseError {
  return new DataDirInUseError(
    `The data folder ${dir} is in use by another Countersign (${holder}). Stop that one first, or set DATA_DIR to ` +
      'another folder for this one.',
  );
}

/** An empty or broken file belongs to nobody: emptying is how an owner gives the folder free. */
async function readLock(dir: string, generation: number): Promise<{ owner: Owner; touchedMs: number } | null> {
  const path = lockPath(dir, generation);
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return { owner: JSON.parse(text) as Owner, touchedMs: mtimeMs };
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isSameMachine(owner: Machine, me: Machine): boolean {
  if (me.bootId === '') return owner.bootId === '' && owner.hostname === me.hostname;
  return owner.bootId === me.bootId && owner.pidNamespace === me.pidNamespace;
}

/** The time as the folder's disk tells it. On a network disk that is another machine's clock, the one that dates touches. */
async function readFolderClock(dir: string): Promise<number> {
  const probe = join(dir, `service.lock.draft-${randomUUID()}`);
  await writeFile(probe, '', { mode: 0o600, flag: 'wx' });
  try {
    return (await stat(probe)).mtimeMs;
  } finally {
    await rm(probe, { force: true });
  }
}

async function hold(dir: string, generation: number): Promise<DataDirLock> {
  await removeOldDrafts(dir);
  let tellLost = () => {};
  const lost = new Promise<void>((settle) => {
    tellLost = settle;
  });
  const timer = setInterval(() => {
    touch(dir, generation).then((stillOurs) => {
      if (!stillOurs) tellLost();
    });
  }, TOUCH_SECONDS * 1000);
  // The lock alone is no reason for the process to live.
  timer.unref();
  return {
    lost,
    async release() {
      clearInterval(timer);
      await truncate(lockPath(dir, generation)).catch(() => undefined);
    },
  };
}

/** Answers whether the folder is still ours. Trouble with the disk is no answer: the next touch asks again. */
async function touch(dir: string, generation: number): Promise<boolean> {
  try {
    if ((await listGenerations(dir)).some((other) => other > generation)) return false;
    const file = await open(lockPath(dir, generation), 'r+');
    try {
      // Writing the first character again lets the disk put its own time, which utimes would not.
      await file.write('{', 0);
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** Drafts live for milliseconds; those older than a touch's silence were left by processes that were killed. */
async function removeOldDrafts(dir: string): Promise<void> {
  const now = await readFolderClock(dir);
  for (const name of (await readdir(dir)).filter((entry) => DRAFT_NAME.test(entry))) {
    const draft = await stat(join(dir, name)).catch(() => null);
    if (draft !== null && now - draft.mtimeMs > STALE_SECONDS * 1000) await rm(join(dir, name), { force: true });
  }
}
