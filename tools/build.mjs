// Builds what `npm start` runs: the server as one bundle beside its packages, and the web page.
// Called by npm's prepare step, by `npm run build`, and (only when a source is newer) by the countersign command itself.
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSbom } from './make-sbom.mjs';
import { root } from './run-steps.mjs';

const serverOut = join(root, 'apps/server/dist');
const webOut = join(root, 'apps/web/dist');

const parts = {
  server: {
    sources: [
      'apps/server/src',
      'packages/engine/src',
      'packages/engine/data',
      'packages/contract/src',
      'apps/server/package.json',
      'package-lock.json',
    ],
    stamp: join(serverOut, '.stamp'),
    build: buildServer,
  },
  web: {
    sources: ['apps/web', 'packages/engine/src', 'packages/engine/data', 'packages/contract/src', 'package-lock.json'],
    stamp: join(webOut, '.stamp'),
    build: buildWeb,
  },
};

/** Builds each part whose sources changed since it was last built. */
export async function buildIfStale() {
  for (const [name, part] of Object.entries(parts)) {
    if (await isFresh(part)) continue;
    const started = Date.now();
    await part.build();
    await writeFile(part.stamp, '');
    // What is changed while it is built is not in it.
    await utimes(part.stamp, started / 1000, started / 1000);
    console.error(`Built the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
}

async function isFresh(part) {
  const built = await stat(part.stamp).catch(() => null);
  if (built === null) return false;
  for (const source of part.sources) if (await isNewer(join(root, source), built.mtimeMs)) return false;
  return true;
}

async function isNewer(path, than) {
  const info = await stat(path).catch(() => null);
  if (info === null) return false;
  if (!info.isDirectory()) return info.mtimeMs > than;
  const name = path.split('/').at(-1);
  if (name === 'node_modules' || name.startsWith('dist')) return false;
  // A folder's own time tells of removed files.
  if (info.mtimeMs > than && name !== 'web') return true;
  for (const entry of await readdir(path)) if (await isNewer(join(path, entry), than)) return true;
  return false;
}

/** Of hundreds of small files each, which every process would open one by one when it starts. */
const bundled = ['typebox', '@modelcontextprotocol/sdk'];

/** Into a folder of its own for the package, which must hold nothing of earlier builds. */
export async function buildServer(outdir = serverOut) {
  const { build } = await import('esbuild');
  await mkdir(outdir, { recursive: true });
  const { dependencies, optionalDependencies } = await readDependencies();
  const external = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !bundled.includes(name));
  await build({
    absWorkingDir: root,
    entryPoints: {
      countersign: 'apps/server/src/cli/countersign.ts',
      extractor: 'apps/server/src/extraction/extractor/main.ts',
      node: 'apps/server/src/main.ts',
      parser: 'apps/server/src/parsing/thread/main.ts',
      reader: 'apps/server/src/reading/isolation/main.ts',
      recognizer: 'apps/server/src/reading/recognizer/recognizer-child.ts',
      simulator: 'apps/server/src/boarding/adapters/simulator/process/main.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    external: external.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
  });
  await writeFile(join(outdir, 'sbom.cdx.json'), `${JSON.stringify(readSbom(), null, 2)}\n`);
}

/** Our own packages go into the bundle; what comes from the registry mostly stays outside and is resolved at run time. */
export async function readDependencies() {
  const read = async (path) => JSON.parse(await readFile(join(root, path, 'package.json'), 'utf8'));
  const [server, engine, contract] = await Promise.all(
    ['apps/server', 'packages/engine', 'packages/contract'].map(read),
  );
  const all = { ...server.dependencies, ...engine.dependencies, ...contract.dependencies };
  const dependencies = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('@countersign/')));
  return { dependencies, optionalDependencies: server.optionalDependencies ?? {} };
}

/** Each process into a folder of its own: services that are started at once after a change all build. */
async function buildWeb() {
  const { build } = await import('vite');
  const fresh = join(root, `apps/web/dist-tool-${process.pid}`);
  try {
    await build({ root: join(root, 'apps/web'), logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } });
    await putInPlace(fresh);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function putInPlace(fresh) {
  await rm(webOut, { recursive: true, force: true });
  try {
    await rename(fresh, webOut);
  } catch (error) {
    // Another was quicker, with the same: names cannot be swapped at once.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfStale();
