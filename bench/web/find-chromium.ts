import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** As tools/bench.mjs leaves it: it runs in the root of the checkout. */
export function findChromium(): string {
  const found = spawnSync(process.execPath, [resolve(process.cwd(), 'tools/install-browser.mjs')], {
    encoding: 'utf8',
  });
  if (found.status !== 0) throw new Error(`There is no Chromium to measure in: ${found.stderr}`);
  return found.stdout.trim();
}
