// `npm run check`: types, lint, boundaries, unused code, lockfile, printed documents, and the quick tests.
import { runSteps, runStepsTogether } from './run-steps.mjs';

/** The longest first, so that none is left to run alone at the end. */
export const staticChecks = [
  ['types of the server, and of all tests and tools', 'tsc', '-p', 'apps/server'],
  ['who imports whom', 'node', 'tools/check-boundaries.mjs'],
  ['types of the web page', 'tsc', '-p', 'apps/web'],
  ['types of the engine, which has no I/O', 'tsc', '-p', 'packages/engine'],
  ['types of the contract', 'tsc', '-p', 'packages/contract'],
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['no unused code', 'knip'],
  ['lockfile', 'node', 'tools/check-lockfile.mjs'],
  ['what must not stand in the tree', 'node', 'tools/check-tree.mjs'],
  ['printed documents', 'node', 'tools/print-docs.mjs', '--check'],
];

if (process.argv[1]?.endsWith('check.mjs')) {
  await runStepsTogether(staticChecks);
  runSteps([
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
      '--project',
      'texts',
    ],
  ]);
}
