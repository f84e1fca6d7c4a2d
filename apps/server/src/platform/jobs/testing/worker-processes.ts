import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundleForChild } from '../../embedded-postgres/testing/bundle-for-child.ts';
import type { Timing } from '../timing.ts';

export interface WorkerProcesses {
  /** Starts a worker and waits until it takes jobs. */
  start(): Promise<ChildProcess>;
  /** Ends whatever still runs, frozen ones included. */
  killAll(): Promise<void>;
}

const SOURCE = 'import { runWorkerProcess } from "platform/jobs/testing/worker-process.ts"; await runWorkerProcess();';

/** Real worker processes on one database. The folder is for the bundled program and their data. */
export async function prepareWorkerProcesses(folder: string, url: string, timing: Timing): Promise<WorkerProcesses> {
  const program = await bundleForChild(folder, SOURCE);
  const running = new Set<ChildProcess>();
  return {
    start: async () => {
      const child = spawn(process.execPath, [program, url, folder, JSON.stringify(timing)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.add(child);
      child.once('exit', () => running.delete(child));
      const ready = once(child.stdout, 'data');
      const died = once(child, 'exit').then(() => {
        throw new Error('The worker process ended before it was ready.');
      });
      await Promise.race([ready, died]);
      died.catch(() => {});
      return child;
    },
    killAll: async () => {
      await Promise.all([...running].map((child) => killHard(child)));
    },
  };
}

/** SIGKILL also ends a stopped process. */
export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
