import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs commands one after the other and stops at the first that fails. Each is [what it shows, program, ...arguments]. */
export function runSteps(steps) {
  for (const [title, program, ...args] of steps) {
    const started = Date.now();
    const { status, error } = spawnSync(pathOf(program), args, { cwd: root, stdio: 'inherit' });
    if (error !== undefined || status !== 0) fail(title, status, error);
    pass(title, started);
  }
}

/** The same for commands that share nothing, two at a time. What one prints stands together, when it is done. */
export async function runStepsTogether(steps) {
  const waiting = [...steps];
  const running = new Set();
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const [title, program, ...args] = step;
      const started = Date.now();
      const child = spawn(pathOf(program), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      running.add(child);
      const printed = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
      const [status, error] = await new Promise((resolve) => {
        child.on('error', (cause) => resolve([1, cause]));
        child.on('close', (code) => resolve([code]));
      });
      running.delete(child);
      process.stdout.write(Buffer.concat(printed));
      if (error !== undefined || status !== 0) {
        for (const other of running) other.kill();
        fail(title, status, error);
      }
      pass(title, started);
    }
  };
  await Promise.all([work(), work()]);
}

function pathOf(program) {
  return program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
}

function pass(title, started) {
  console.log(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function fail(title, status, error) {
  console.error(`✗ ${title}${error === undefined ? '' : `: ${error.message}`}`);
  process.exit(status === null || status === 0 ? 1 : status);
}
