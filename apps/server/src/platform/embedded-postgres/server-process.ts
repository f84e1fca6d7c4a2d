import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
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
  readonly identity: { uid?: number; gid?: number };
  readonly dataDir: string;
  readonly clusterDir: string;
  readonly log: (line: string) => void;
}

/** Sessions get this long to end and the checkpoint to be written; then the server stops at once and recovers later. */
const FAST_STOP_SECONDS = 20;
const IMMEDIATE_STOP_SECONDS = 5;

/** Starts the server and comes back when it accepts connections. */
export async function launchServer(input: LaunchInput): Promise<ServerProcess> {
  const log = await openServerLog(input.dataDir);
  try {
    const child = spawn(input.program, input.args, {
      cwd: input.clusterDir,
      // A session of its own: Ctrl-C in the terminal must reach only us, since requests under way still need the server.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: input.env,
      ...input.identity,
    });
    let exit: Exit | null = null;
    const exited = new Promise<Exit>((settle) => {
      child.on('exit', (code, signal) => {
        exit = { code, signal };
        settle(exit);
      });
    });
    await once(child, 'spawn');

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
