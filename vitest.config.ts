import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // What keeps no state is loaded once for all files, which is quicker. A limit is there against what hangs; a busy
      // machine takes long for much.
      { test: { name: 'engine', include: ['packages/engine/**/*.test.ts'], isolate: false, testTimeout: 60_000 } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'], isolate: false } },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'tools/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
    // Two cores: more files at once only make each other slow.
    maxWorkers: 2,
  },
});
