#!/usr/bin/env node
// The one entry point of the `countersign` command. In a checkout it first brings the build up to date,
// so that `npm start` never runs code older than the sources.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
// Only beside its sources: three folders above an installed package may be anybody's tools.
if (existsSync(join(here, '../src/cli/countersign.ts'))) {
  const { buildIfStale } = await import(join(here, '../../../tools/build.mjs'));
  await buildIfStale();
}
await import('../dist/countersign.js');
