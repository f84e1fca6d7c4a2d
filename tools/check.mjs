// `npm run check`: types, lint, boundaries, unused code, lockfile, printed documents, and the quick tests.
import { runSteps } from './run-steps.mjs';

export const staticChecks = [
  ['types of the engine, which has no I/O', 'tsc', '-p', 'packages/engine'],
  ['types of the engine’s tests', 'tsc', '-p', 'packages/engine/tsconfig.test.json'],
  ['types of the contract', 'tsc', '-p', 'packages/contract'],
  ['types of the server', 'tsc', '-p', 'apps/server'],
  ['types of the web page', 'tsc', '-p', 'apps/web'],
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['who imports whom', 'node', 'tools/check-boundaries.mjs'],
  ['no unused code', 'knip'],
  ['lockfile', 'node', 'tools/check-lockfile.mjs'],
  ['what must not stand in the tree', 'node', 'tools/check-tree.mjs'],
  ['printed documents', 'node', 'tools/print-docs.mjs', '--check'],
];

if (process.argv[1]?.endsWith('check.mjs')) {
  runSteps([
    ...staticChecks,
    [
      'quick tests',
      'vitest',
      'run',
      '--project',
      'engine',
      '--project',
      'contract',
      '--project',
      'web',
      '--project',
      'bench',
    ],
  ]);
}
