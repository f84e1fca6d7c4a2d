import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packageRoot } from '../../../platform/package-root.ts';
import type { Weather } from '../simulator/process/faults.ts';
import { readPlace, type SimulatorPlace } from '../simulator/process/identity.ts';

export interface RunningSimulator extends SimulatorPlace {
  readonly folder: string;
  readonly pid: number;
  /** As a power cut would end it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Faults by chance for every request that names none, until told otherwise. */
  setWeather(weather: Weather): Promise<void>;
}

/**
 * The real simulator in a process of its own, on a folder of the test's choosing. A test app reaches it with
 * `createTestApp({ SIMULATOR_URL: simulator.url, SIMULATOR_TOKEN: simulator.token })`.
 */
export async function runSimulator(folder: string): Promise<RunningSimulator> {
  const child = fork(join(packageRoot(), 'dist/simulator.js'), {
    env: { PATH: process.env.PATH ?? '', SIMULATOR_FOLDER: folder },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const started = await Promise.race([once(child, 'message').then(() => true), exited.then(() => false)]);
  const place = await readPlace(folder);
  if (!started || place === null) throw new Error('The simulator did not start; the reason stands above.');
  return {
    ...place,
    folder,
    pid: child.pid ?? 0,
    kill: () => end(child, exited, 'SIGKILL'),
    stop: () => end(child, exited, 'SIGTERM'),
    setWeather: async (weather) => {
      const headers = { authorization: `Bearer ${place.token}` };
      const answer = await fetch(`${place.url}/weather`, { method: 'PUT', headers, body: JSON.stringify(weather) });
      if (!answer.ok) throw new Error(`The simulator did not take the weather: ${answer.status}.`);
    },
  };
}

async function end(child: ChildProcess, exited: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  await exited;
}
