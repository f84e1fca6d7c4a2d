import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../../../platform/package-root.ts';

export interface BundledChild {
  readonly file: string;
  remove(): Promise<void>;
}

/** The process of the recognizer as the build makes it: Node itself runs no TypeScript. */
export async function bundleChild(): Promise<BundledChild> {
  const root = packageRoot();
  // Inside the server's folder, so that its packages are found; under a name that git does not look at.
  const folder = await mkdtemp(join(root, 'dist-tool-'));
  const file = join(folder, 'ocr.mjs');
  await build({
    entryPoints: [join(root, 'src/reading/recognizer/recognizer-child.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
  });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
