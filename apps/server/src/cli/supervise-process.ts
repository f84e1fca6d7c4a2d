import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Log } from '../platform/log.ts';
import { packageRoot } from '../platform/package-root.ts';
import { StartError } from '../platform/start-error.ts';
import { shareMetrics } from './share-metrics.ts';
import { countRestart } from './supervisor-metrics.ts';

export interface SupervisedProcess {
  /** The address it listens on, or null for a node that listens on none. Fails when it cannot start at all. */
  readonly ready: Promise<string | null>;
  stop(): Promise<void>;
}

export interface ProcessOptions {
  /** For the log, such as `the api node`. */
  readonly name: string;
  /** Its file under dist. */
  readonly program: string;
  /** How long it goes on answering after it was told to stop, in seconds. */
  readonly drainSeconds?: number;
  /** Beside the supervisor's own environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly log: Log;
}

/** A node that fails again and again must not burn a core; one that was killed once must be back at once. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 15_000;
/** A node that lived this long has recovered: its next death is a first one. */
const STEADY_MS = 60_000;
/** Work in hand is finished within this time or left to the next start; the job queue knows what was left. */
const STOP_GRACE_MS = 30_000;

/** Keeps one process of the service running until it is stopped. */
export function superviseProcess(options: ProcessOptions): SupervisedProcess {
  const { name, log } = options;
  let child: ChildProcess | null = null;
  let stopping = false;
  let delayMs = FIRST_DELAY_MS;
  let timer: NodeJS.Timeout | undefined;
  let everReady = false;
  const exits = new Set<() => void>();

  const ready = new Promise<string | null>((resolve, reject) => {
    const start = () => {
      const startedAt = performance.now();
      child = fork(join(packageRoot(), 'dist', options.program), {
        env: { ...process.env, ...options.environment },
        execArgv: ['--enable-source-maps'],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      shareMetrics(child);
      child.on('message', (message: { ready?: boolean; address?: string | null }) => {
        if (message.ready !== true) return;
        everReady = true;
        log.info({ node: name, nodePid: child?.pid }, 'node is ready');
        resolve(message.address ?? null);
      });
      child.on('exit', (code, signal) => {
        child = null;
        for (const done of exits) done();
        if (stopping) return;
        // A first start that fails is a mistake in the configuration: restarting would only repeat its message.
        if (!everReady) return reject(new StartError(`The ${name} process could not start; the reason stands above.`));
        if (performance.now() - startedAt > STEADY_MS) delayMs = FIRST_DELAY_MS;
        log.warn({ node: name, code, signal, restartInMs: delayMs }, 'node ended; it is started again');
        countRestart(name);
        timer = setTimeout(start, delayMs);
        delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
      });
    };
    start();
  });
  // Whoever waits for it sees the failure; nobody waiting must not end the process.
  ready.catch(() => {});

  return {
    ready,
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      const running = child;
      if (running === null) return;
      const gone = new Promise<void>((resolve) => exits.add(resolve));
      running.kill('SIGTERM');
      const graceMs = STOP_GRACE_MS + (options.drainSeconds ?? 0) * 1000;
      const hurry = setTimeout(() => running.kill('SIGKILL'), graceMs);
      await gone;
      clearTimeout(hurry);
    },
  };
}
