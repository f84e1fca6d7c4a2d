import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { readProcessStart } from './process-identity.ts';

test('a running process has one start time, and another process another or none', async () => {
  const own = await readProcessStart(process.pid);
  expect(own).toBeTruthy();
  expect(await readProcessStart(process.pid)).toBe(own);
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  expect(await readProcessStart(child.pid as number)).toBeTruthy();
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  expect(await readProcessStart(child.pid as number)).toBeNull();
});

test('a process that has ended but was not yet noticed by its parent does not run', async () => {
  // The shell becomes "sleep", which never asks after the child that the shell started.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(createInterface(parent.stdout), 'line');
  const pid = Number(line);
  expect(await readProcessStart(pid)).toBeTruthy();
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await readProcessStart(pid)).toBeNull(), { timeout: 120_000 });
  // The system still knows the number: a signal to it is no error.
  expect(process.kill(pid, 0)).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
});
