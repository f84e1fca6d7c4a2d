// `npm run dev`: the service, built again and restarted when a source changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { root } from './run-steps.mjs';

const folders = ['apps/server/src', 'apps/web/src', 'packages/engine/src', 'packages/contract/src'];
let child = null;
let timer;

async function restart() {
  try {
    await buildIfStale();
  } catch {
    return; // The builder has printed what is wrong; the next change tries again.
  }
  if (child !== null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  child = spawn(process.execPath, [join(root, 'apps/server/bin/countersign.mjs'), 'serve'], {
    cwd: root,
    stdio: 'inherit',
  });
}

// Editors write a file in several steps; one restart is enough for all of them.
const SETTLE_MS = 200;
for (const folder of folders) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (child === null) process.exit(0);
    child.once('exit', () => process.exit(0));
    child.kill('SIGTERM');
  });
}
await restart();
