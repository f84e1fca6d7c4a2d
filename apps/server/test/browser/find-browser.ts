import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const tool = resolve(import.meta.dirname, '../../../../tools/install-browser.mjs');

/** The path of a Chromium, installed by the project's own tool where need be; null where there can be none. */
export function findBrowser(): string | null {
  const { status, stdout } = spawnSync(process.execPath, [tool], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim() : null;
}
