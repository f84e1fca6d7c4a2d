import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageRoot } from '../../src/platform/package-root.ts';

export interface SimulatorProcess {
  readonly url: string;
  readonly token: string;
  readonly folder: string;
  /** How likely each of its faults is, for telling and for asking alike; nothing: all goes well. */
  setWeather(chances: Readonly<Record<string, number>>, seed: number): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

/** The simulator by itself, as a bank runs it whose nodes are spread over machines. */
export async function openSimulator(folder: string, port: number): Promise<SimulatorProcess> {
  const [url, token] = [`http://127.0.0.1:${port}`, 'the-token-of-the-simulator'];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [join(packageRoot(), 'dist/simulator.js')], {
      env: {
        PATH: process.env.PATH ?? '',
        SIMULATOR_FOLDER: folder,
        SIMULATOR_LISTEN: `127.0.0.1:${port}`,
        SIMULATOR_TOKEN: token,
      },
      stdio: 'ignore',
    });
    const deadline = performance.now() + START_LIMIT_MS;
    while (!(await isWell())) {
      if (performance.now() > deadline) throw new Error('The simulator did not start.');
      await wait(50);
    }
  }

  async function isWell(): Promise<boolean> {
    const answer = await fetch(`${url}/health`, { headers }).catch(() => null);
    return answer?.status === 200;
  }

  async function kill(): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    url,
    token,
    folder,
    kill,
    start,
    setWeather: async (chances, seed) => {
      const body = JSON.stringify({ seed, chances, lookups: Object.keys(chances).length > 0 });
      const answer = await fetch(`${url}/weather`, { method: 'PUT', headers, body });
      if (answer.status !== 200) throw new Error(`The simulator answered ${answer.status} to its weather.`);
    },
  };
}
