// Checks who imports whom, and proves on every run that the check can fail: a planted violation per kind of rule
// must be reported. Without that, a rule that matches nothing would look like a clean tree.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findRoomFaults } from './find-room-faults.mjs';
import table from './rooms.cjs';
import { root } from './run-steps.mjs';

const cruise = join(root, 'node_modules/.bin/depcruise');

/** Files that break a rule each. */
const planted = [
  ['apps/server/src/evidence/planted.ts', "import '../settings/index.ts';\n", 'room-evidence'],
  ['packages/engine/src/planted.ts', "import 'node:fs';\n", 'engine-is-pure'],
  ['apps/server/src/loans/planted.ts', "import 'pg';\n", 'sql-only-in-queries'],
  ['apps/server/src/loans/planted.decision.ts', "import '../platform/db.ts';\n", 'decisions-are-pure'],
  ['apps/server/src/setup/planted.ts', "import '../settings/definitions.ts';\n", 'rooms-have-front-doors'],
  ['apps/server/src/settings/planted.ts', "import 'fastify';\n", 'http-only-at-the-edge'],
  ['apps/web/src/planted.ts', "import '../../server/src/platform/ids.ts';\n", 'web-never-imports-the-server'],
  ['apps/web/src/parts/planted.ts', "import '../words/loans.ts';\n", 'parts-know-no-domain'],
];

function run(folder) {
  const result = spawnSync(
    cruise,
    [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      'apps/server/src',
      'apps/web/src',
      'packages/engine/src',
      'packages/contract/src',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (result.stdout === '') throw new Error(`The cruiser did not run: ${result.stderr}`);
  const { modules, summary } = JSON.parse(result.stdout);
  return {
    imports: modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved])),
    modules: summary.totalCruised,
    violations: summary.violations.map((each) => ({ rule: each.rule.name, from: each.from, to: each.to })),
  };
}

/** The registry's packages are linked as they are; our own ones must be the copies. */
function linkPackages(copy) {
  mkdirSync(join(copy, 'node_modules/@countersign'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@countersign') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of ['engine', 'contract'])
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@countersign', name));
}

const clean = run(root);
// A cruiser that cannot parse the sources reports no violations in no modules.
if (clean.modules < 100) throw new Error(`Only ${clean.modules} modules were seen; the check is blind.`);
if (clean.violations.length > 0) {
  for (const each of clean.violations) console.error(`${each.rule}: ${each.from} → ${each.to}`);
  process.exit(1);
}
const faults = findRoomFaults(root, table, clean.imports);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
const [room, other] = ['statistics', 'setup'];
const tooMuch = { ...table, rooms: { ...table.rooms, [room]: [...table.rooms[room], other] } };
if (findRoomFaults(root, tooMuch, clean.imports).length !== 2)
  throw new Error('An import that is listed and never made was not noticed, or not in the README.');

// The violations are planted in a copy: a check that is stopped half-way must leave nothing in the tree.
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'cs-boundaries-')));
let missed = [];
try {
  for (const part of [
    'apps/server/src',
    'apps/server/package.json',
    'apps/web/src',
    'packages',
    '.dependency-cruiser.cjs',
    'tools/rooms.cjs',
    'tsconfig.base.json',
    'package.json',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  linkPackages(copy);
  for (const [path, text] of planted) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const { violations } = run(copy);
  missed = planted.filter(([path, , rule]) => !violations.some((each) => each.from === path && each.rule === rule));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
if (missed.length > 0) {
  for (const [path, , rule] of missed) console.error(`The planted violation of ${rule} in ${path} was not caught.`);
  process.exit(1);
}
console.log(
  `Boundaries hold in ${clean.modules} modules; ${planted.length} of ${planted.length} planted violations caught.`,
);
