import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface RunningProcess {
  readonly address: string;
  stop(): Promise<void>;
}

/** As tools/bench.mjs leaves it: it runs in the root of the checkout. */
const root = process.cwd();

export interface RunningService extends RunningProcess {
  readonly dataDir: string;
  /** Of the supervisor, which started all others. */
  readonly pid: number;
}

/** The real service in processes of its own, on its own embedded PostgreSQL with the settings of a real install. */
export async function startService(): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cs-bench-'));
  const child = spawn(process.execPath, [resolve(root, 'apps/server/bin/countersign.mjs'), 'serve'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((found, failed) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const line = /running at (http\S+)/.exec(text);
      if (line?.[1] !== undefined) found(line[1]);
    });
    child.on('exit', (code) => failed(new Error(`The service ended with ${code} before it was ready.`)));
  });
  return {
    address,
    dataDir,
    pid: child.pid ?? Number.NaN,
    stop: async () => {
      await end(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function startPeer(answer: unknown): Promise<RunningProcess> {
  const child = fork(resolve(root, 'bench/http/bare-fastify.mjs'), [JSON.stringify(answer)]);
  const address = await new Promise<string>((found, failed) => {
    child.on('message', (message: { address: string }) => found(message.address));
    child.on('exit', (code) => failed(new Error(`The peer ended with ${code}.`)));
  });
  return { address, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  await gone;
}
