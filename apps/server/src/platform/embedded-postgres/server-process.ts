import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { explainPowerlessRoot, identity, type RunAs } from './run-as.ts';
import { openServerLog } from './server-log.ts';
import { waitUntil } from './wait-until.ts';

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface ServerProcess {
  readonly pid: number;
  readonly exited: Promise<Exit>;
  stop(): Promise<void>;
}

export interface LaunchInput {
  readonly program: string;
  readonly args: string[];
  readonly env: Record<string, string>;
  readonly runAs: RunAs | null;
  readonly dataDir: string;
  readonly clusterDir: string;
  readonly log: (line: string) => void;
}

/** Sessions get this long to end and the checkpoint to be written; then the server stops at once and recovers later. */
const FAST_STOP_SECONDS = 20;
const IMMEDIATE_STOP_SECONDS = 5;

/** Backends that outlive a killed postmaster end by themselves as soon as they look up from what they are doing. */
const SURVIVOR_ATTEMPTS = 40;
const SURVIVOR_PAUSE_MS = 250;

/** Starts the server and comes back when it accepts connections. */
export async function launchServer(input: LaunchInput): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchOnce(input);
    } catch (error) {
      // Said by PostgreSQL while survivors of the last run are attached. Where they cannot be found and ended (there is
      // no /proc on macOS), waiting for them is all that can be done.
      const survivors = error instanceof Error && error.message.includes('pre-existing shared memory block');
      if (!survivors || attempt === SURVIVOR_ATTEMPTS) throw error;
      await delay(SURVIVOR_PAUSE_MS);
    }
  }
}

async function launchOnce(input: LaunchInput): Promise<ServerProcess> {
  const log = await openServerLog(input.dataDir);
  try {
    const child = spawn(input.program, input.args, {
      cwd: input.clusterDir,
      // A session of its own: Ctrl-C in the terminal must reach only us, since requests under way still need the server.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: input.env,
      ...identity(input.runAs),
    });
    let exit: Exit | null = null;
    const exited = new Promise<Exit>((settle) => {
      child.on('exit', (code, signal) => {
        exit = { code, signal };
        settle(exit);
      });
    });
    await once(child, 'spawn').catch((error) => {
      throw explainPowerlessRoot(error, input.runAs);
    });

    const isSettled = async () => {
      if (exit !== null) return true;
      const postmaster = await readPostmasterFile(input.clusterDir);
      return postmaster?.pid === child.pid && postmaster?.ready === true;
    };
    // No limit: after a crash the server first replays its log, and whoever ends it then makes it begin again.
    while (!(await waitUntil(isSettled, 10)))
      input.log('PostgreSQL is still starting; it may be recovering from a crash.');
    const early = exit as Exit | null;
    if (early !== null) {
      const reason = early.signal ?? `code ${early.code}`;
      throw new EmbeddedPostgresError(
        `PostgreSQL ended while starting (${reason}). Its last words:\n${await log.lastLines()}`,
      );
    }
    const signal = (name: NodeJS.Signals) => child.kill(name);
    let stopping: Promise<void> | undefined;
    return {
      pid: child.pid as number,
      exited,
      stop() {
        stopping ??= stopServer(signal, exited);
        return stopping;
      },
    };
  } finally {
    await log.close();
  }
}

async function stopServer(signal: (name: NodeJS.Signals) => void, exited: Promise<Exit>): Promise<void> {
  signal('SIGINT');
  if (await endsWithin(exited, FAST_STOP_SECONDS)) return;
  signal('SIGQUIT');
  if (await endsWithin(exited, IMMEDIATE_STOP_SECONDS)) return;
  signal('SIGKILL');
  await exited;
}

async function endsWithin(exited: Promise<Exit>, seconds: number): Promise<boolean> {
  const timer = new AbortController();
  const timeUp = delay(seconds * 1000, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([exited.then(() => true), timeUp]);
  timer.abort();
  return ended;
}
