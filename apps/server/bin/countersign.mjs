#!/usr/bin/env node
// The one entry point of the `countersign` command. In a checkout it first brings the build up to date,
// so that `npm start` never runs code older than the sources.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const builder = join(here, '../../../tools/build.mjs');
if (existsSync(builder)) {
  const { buildIfStale } = await import(builder);
  await buildIfStale();
}
await import('../dist/countersign.js');
