// Runs a TypeScript file of this workspace: bundled by esbuild beside its packages, then imported. Node 20 cannot do it alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './run-steps.mjs';

/** Imports a TypeScript module and answers its exports. */
export async function importTs(file) {
  // Inside apps/server, so that the packages of the bundle resolve as they do for the server itself.
  const out = mkdtempSync(join(root, 'apps/server/dist-tool-'));
  try {
    const outfile = join(out, 'tool.mjs');
    await build({
      absWorkingDir: root,
      entryPoints: [resolve(root, file)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      sourcemap: 'inline',
      packages: 'external',
      plugins: [ownPackages],
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Our own packages are TypeScript: they go into a bundle although they look like packages. */
export const ownPackages = {
  name: 'own-packages',
  setup: ({ onResolve }) => onResolve({ filter: /^@countersign\// }, ownPackage),
};

function ownPackage({ path }) {
  const [, name, ...rest] = path.split('/');
  return { path: join(root, 'packages', name, 'src', `${rest.join('/')}.ts`) };
}
