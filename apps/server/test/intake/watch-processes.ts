import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../../src/platform/package-root.ts';
import type * as watchProcess from './watch-process.ts';

export interface WatchNode {
  kill(): Promise<void>;
}

export interface WatchProcesses {
  /** Starts a node and waits until it has looked once. */
  start(): Promise<WatchNode>;
  close(): Promise<void>;
}

/** Real nodes that watch one folder. */
export async function prepareWatchProcesses(url: string, dataDir: string, root: string): Promise<WatchProcesses> {
  // Beside the server's own packages: another version of one of them stands further up.
  const folder = await mkdtemp(join(packageRoot(), 'dist-tool-'));
  const source = join(packageRoot(), 'test/intake/watch-process.ts');
  const main: keyof typeof watchProcess = 'runWatchProcess';
  const program = join(folder, 'watch.mjs');
  await build({
    stdin: {
      contents: `import { ${main} } from ${JSON.stringify(source)}; await ${main}();`,
      resolveDir: packageRoot(),
    },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [
      {
        name: 'own-packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^@countersign\// }, ({ path }) => {
            const [, name = '', ...rest] = path.split('/');
            return { path: join(packageRoot(), '../../packages', name, 'src', `${rest.join('/')}.ts`) };
          }),
      },
    ],
    logLevel: 'error',
  });
  return {
    start: async () => {
      const child = spawn(process.execPath, [program, url, dataDir, root], { stdio: ['ignore', 'pipe', 'inherit'] });
      const died = once(child, 'exit').then(() => {
        throw new Error('The node ended before it looked.');
      });
      died.catch(() => {});
      await Promise.race([once(child.stdout, 'data'), died]);
      return { kill: () => killHard(child) };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
