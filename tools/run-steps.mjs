import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs commands one after the other and stops at the first that fails. Each is [what it shows, program, ...arguments]. */
export function runSteps(steps) {
  for (const [title, program, ...args] of steps) {
    const started = Date.now();
    const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
    const { status, error } = spawnSync(path, args, { cwd: root, stdio: 'inherit' });
    if (error !== undefined || status !== 0) {
      console.error(`✗ ${title}${error === undefined ? '' : `: ${error.message}`}`);
      process.exit(status === null || status === 0 ? 1 : status);
    }
    console.log(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
}
