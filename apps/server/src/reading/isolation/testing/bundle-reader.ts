import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { packageRoot } from '../../../platform/package-root.ts';

export interface BundledProgram {
  readonly program: string;
  remove(): Promise<void>;
}

/** Node runs no TypeScript: a program of the reading room, bundled beside the server's own packages. */
export async function bundleProgram(source: string, main: string): Promise<BundledProgram> {
  const root = packageRoot();
  // Inside the server's folder, so that its packages are found; under a name that git does not look at.
  const folder = await mkdtemp(join(root, 'dist-tool-'));
  const program = join(folder, 'reader.mjs');
  const file = JSON.stringify(join(root, 'src/reading/isolation', source));
  await build({
    stdin: { contents: `import { ${main} } from ${file}; await ${main}();`, resolveDir: root },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    plugins: [ownPackages],
    logLevel: 'error',
  });
  return { program, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Our own packages are TypeScript: they go into the bundle although they look like packages. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@countersign\// }, ({ path }) => {
      const [, name = '', ...rest] = path.split('/');
      return { path: join(packageRoot(), '../../packages', name, 'src', `${rest.join('/')}.ts`) };
    }),
};
