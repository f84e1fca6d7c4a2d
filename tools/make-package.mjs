// `node tools/make-package.mjs [FOLDER]`: packs what `npx countersign` needs and nothing else into FOLDER/countersign.tgz
// (default: dist). Engine and contract are in the bundle; packages of the registry are named at the version that was
// tested. It is private: nothing here publishes it.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale, buildServer, readDependencies } from './build.mjs';
import { root } from './run-steps.mjs';

/** What goes in, by where it stands in the checkout and in the package. */
const contents = [
  ['apps/server/bin', 'bin'],
  ['apps/server/migrations', 'migrations'],
  ['apps/server/demo', 'demo'],
  ['apps/server/recognizer', 'recognizer'],
  ['apps/web/dist', 'web'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
  ['README.md', 'README.md'],
];

/** Answers the path of the tarball. */
export async function makePackage(folder) {
  await buildIfStale();
  const stage = await mkdtemp(join(tmpdir(), 'countersign-package-'));
  try {
    for (const [from, to] of contents) {
      await cp(join(root, from), join(stage, to), {
        recursive: true,
        filter: (path) => !/\.(stamp|check\.sql)$/.test(path),
      });
    }
    await buildServer(join(stage, 'dist'));
    await writeFile(join(stage, 'package.json'), `${JSON.stringify(await describePackage(), null, 2)}\n`);
    await mkdir(folder, { recursive: true });
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: stage, encoding: 'utf8' }),
    );
    const tarball = join(folder, 'countersign.tgz');
    await rename(join(folder, packed.filename), tarball);
    console.log(`${tarball}: ${packed.entryCount} files, ${(packed.size / 1e6).toFixed(1)} MB packed.`);
    return tarball;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function describePackage() {
  const { name, version, type, engines, bin } = JSON.parse(
    await readFile(join(root, 'apps/server/package.json'), 'utf8'),
  );
  const { dependencies, optionalDependencies } = await readDependencies();
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  return {
    name,
    version,
    private: true,
    license: 'UNLICENSED',
    description: 'Reviews loan closing packages and boards them.',
    type,
    engines,
    bin,
    dependencies: pin(dependencies, lock),
    optionalDependencies,
  };
}

/** The versions of the lockfile: a range would install what nobody tested. */
function pin(dependencies, lock) {
  return Object.fromEntries(
    Object.keys(dependencies)
      .sort()
      .map((name) => {
        const places = [
          `apps/server/node_modules/${name}`,
          `packages/engine/node_modules/${name}`,
          `node_modules/${name}`,
        ];
        const version = places.map((place) => lock.packages[place]?.version).find((found) => found !== undefined);
        if (version === undefined) throw new Error(`The lockfile does not know ${name}.`);
        return [name, version];
      }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await makePackage(resolve(process.argv[2] ?? join(root, 'dist')));
