import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { killHard } from '../../src/platform/jobs/testing/worker-processes.ts';
import { packageRoot } from '../../src/platform/package-root.ts';
import type * as uploadProcess from './upload-process.ts';

export interface UploadNode {
  readonly port: number;
  readonly pid: number;
  kill(): Promise<void>;
}

export interface UploadProcesses {
  /** Starts a node and waits until it listens. */
  start(): Promise<UploadNode>;
  close(): Promise<void>;
}

/** Real nodes on one database and one store. */
export async function prepareUploadProcesses(url: string, dataDir: string): Promise<UploadProcesses> {
  // Beside the server's own packages: another version of one of them stands further up.
  const folder = await mkdtemp(join(packageRoot(), 'dist-tool-'));
  const source = join(packageRoot(), 'test/intake/upload-process.ts');
  const main: keyof typeof uploadProcess = 'runUploadProcess';
  const program = join(folder, 'upload.mjs');
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
      const child = spawn(process.execPath, [program, url, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      const died = once(child, 'exit').then(() => {
        throw new Error('The node ended before it listened.');
      });
      died.catch(() => {});
      const [line] = (await Promise.race([once(child.stdout, 'data'), died])) as [Buffer];
      return { port: Number(line.toString()), pid: child.pid ?? 0, kill: () => killHard(child) };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
