import { defineConfig } from 'vitest/config';
import { nightTests } from './tools/night-tests.ts';

/** Tests on a real database. */
const onDatabase = {
  globalSetup: ['apps/server/test/global-setup.ts'],
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

/** Properties draw their cases from one seed. */
const drawn = { setupFiles: ['tools/property-seed.ts'] };

/** They look at all statements that the modules of their process have named: each has a process to itself. */
const alone = ['apps/server/test/guards/table-owners.test.ts', 'apps/server/test/guards/queries.test.ts'];

const nightOnly = process.env.TEST_TIER === 'all' ? [] : Object.keys(nightTests);

export default defineConfig({
  test: {
    projects: [
      // What keeps no state of its own is loaded once for all files, which is quicker. A limit is there against what
      // hangs; a busy machine takes long for much.
      {
        test: {
          ...drawn,
          name: 'engine',
          include: ['packages/engine/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'], isolate: false } },
      { test: { name: 'bench', include: ['bench/**/*.test.ts'], isolate: false } },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.ts'], isolate: false } },
      { test: { name: 'texts', include: ['tools/texts/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...onDatabase,
          ...drawn,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: nightOnly,
          isolate: false,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'service',
          include: ['apps/server/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...alone, ...nightOnly, 'tools/texts/**'],
          isolate: false,
        },
      },
      { test: { ...onDatabase, name: 'alone', include: alone } },
    ],
    // One more than there are cores to count on: many tests wait for processes, time-outs and browsers.
    maxWorkers: 3,
  },
});
