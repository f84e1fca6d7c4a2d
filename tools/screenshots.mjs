// `node tools/screenshots.mjs [NAME…]`: draws every screen of the page, or those named, on a service of its own with
// generated packages, and writes the pictures to docs/screenshots.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const found = spawnSync(process.execPath, [join(root, 'tools/install-browser.mjs')], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (found.status !== 0) process.exit(1);

await buildIfStale();
const { takeScreenshots } = await importTs('apps/server/test/screenshots/take-screenshots.ts');
const faults = await takeScreenshots({
  browser: found.stdout.trim(),
  folder: join(root, 'docs/screenshots'),
  router: readFileSync(join(root, 'apps/web/src/router.tsx'), 'utf8'),
  names: process.argv.slice(2),
  log: (line) => console.log(line),
});
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
