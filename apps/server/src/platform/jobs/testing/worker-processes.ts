import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { packageRoot } from '../../package-root.ts';
import type { Timing } from '../timing.ts';
import type * as workerProcess from './worker-process.ts';

export interface WorkerProcesses {
  /** Starts a worker and waits until it takes jobs. */
  start(): Promise<ChildProcess>;
  /** Ends whatever still runs, frozen ones included. */
  killAll(): Promise<void>;
}

/** The program of a worker process: a function of a module, which is called without arguments. */
export interface WorkerProgram {
  readonly source: string;
  readonly main: string;
}

const testWorker: WorkerProgram & { main: keyof typeof workerProcess } = {
  source: 'src/platform/jobs/testing/worker-process.ts',
  main: 'runWorkerProcess',
};

/** Real worker processes on one database. The folder is for the bundled program and their data. */
export async function prepareWorkerProcesses(
  folder: string,
  url: string,
  timing: Timing,
  worker: WorkerProgram = testWorker,
): Promise<WorkerProcesses> {
  const program = await bundleWorker(folder, worker);
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

/** Our own packages are TypeScript as well, and belong inside. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@countersign\// }, ({ path }) => {
      const [, name = '', ...rest] = path.split('/');
      return { path: join(packageRoot(), '../../packages', name, 'src', `${rest.join('/')}.ts`) };
    });
  },
};

/** Node runs no TypeScript. Packages stay outside the bundle and are found through a link, as the server finds them. */
async function bundleWorker(folder: string, worker: WorkerProgram): Promise<string> {
  const source = join(packageRoot(), worker.source);
  const { main } = worker;
  const outfile = join(folder, 'worker.mjs');
  await build({
    stdin: {
      contents: `import { ${main} } from ${JSON.stringify(source)}; await ${main}();`,
      resolveDir: packageRoot(),
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [ownPackages],
    logLevel: 'error',
  });
  const packages = join(dirname(createRequire(join(packageRoot(), 'package.json')).resolve('pg/package.json')), '..');
  await symlink(packages, join(folder, 'node_modules'));
  return outfile;
}

/** SIGKILL also ends a stopped process. */
export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
