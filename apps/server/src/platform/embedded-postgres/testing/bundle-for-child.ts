import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const platformDir = fileURLToPath(new URL('../../', import.meta.url));

/** The folder that holds our installed packages. */
export const nodeModulesDir = join(dirname(createRequire(import.meta.url).resolve('pg/package.json')), '..');

/**
 * Writes a program for a child process into the folder: Node runs no TypeScript, so it is bundled the way the built
 * server is, with packages left outside. The source imports from "platform/…".
 */
export async function bundleForChild(dir: string, source: string): Promise<string> {
  await mkdir(dir, { recursive: true });
  const entry = join(dir, 'child.mjs');
  const { outputFiles } = await build({
    stdin: { contents: source.replaceAll('"platform/', `"${platformDir}`), resolveDir: platformDir, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    logLevel: 'error',
  });
  await writeFile(entry, outputFiles[0]?.contents ?? '');
  // The 0700 test brings packages of its own.
  await symlink(nodeModulesDir, join(dir, 'node_modules')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return entry;
}
