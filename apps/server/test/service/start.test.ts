import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { packageRoot } from '../../src/platform/package-root.ts';
import { processesOf, runCommand, startService } from './run-service.ts';

const folders: string[] = [];

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-start-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('a start that is stopped half-way', { timeout: 240_000 }, () => {
  // What it has printed tells how far it is: the database is migrated, a node is ready.
  it.each([
    ['before it has printed anything', /^/],
    ['when its database is up to date', /database brought up to date/],
    ['when its first node is ready', /node is ready/],
  ])('leaves no process behind %s', async (_when, sign) => {
    const DATA_DIR = await givenFolder();
    const child = spawn(process.execPath, [join(packageRoot(), 'bin/countersign.mjs'), 'serve'], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const exited = once(child, 'exit');
    // The database's lock file is the first thing that it makes: from then on there is something to leave behind.
    await vi.waitFor(() => expect(processesOf(DATA_DIR).length).toBeGreaterThan(1), { timeout: 60_000, interval: 20 });
    await vi.waitFor(() => expect(output).toMatch(sign), { timeout: 90_000, interval: 10 });
    child.kill('SIGTERM');
    await exited;
    expect(processesOf(DATA_DIR)).toEqual([]);
  });
});

describe('a start that cannot be', { timeout: 240_000 }, () => {
  it('says that the key file is gone, and makes no new one', async () => {
    const DATA_DIR = await givenFolder();
    await (await startService({ DATA_DIR })).stop();
    await rename(join(DATA_DIR, 'keys/master.key'), join(DATA_DIR, 'keys/elsewhere'));
    const ended = await runCommand(['serve'], { DATA_DIR });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain('master.key');
    expect(ended.output).not.toContain('    at ');
    await rename(join(DATA_DIR, 'keys/elsewhere'), join(DATA_DIR, 'keys/master.key'));
    expect(await (await startService({ DATA_DIR })).stop()).toBe(0);
  });

  it('says that the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const PORT = String((taken.address() as { port: number }).port);
    const DATA_DIR = await givenFolder();
    const ended = await runCommand(['serve'], { DATA_DIR, PORT });
    taken.close();
    expect(ended.code).toBe(1);
    expect(ended.output).toContain(
      `127.0.0.1 is already in use. Stop the program that uses it, or set PORT to another port.`,
    );
    expect(ended.output).not.toContain('    at ');
    // Told at once: no database was made or started for it.
    expect(await readdir(DATA_DIR)).toEqual([]);
    expect(processesOf(DATA_DIR)).toEqual([]);
  });

  it.each([
    ['an inference process without a token', { ROLE: 'inference' }, /needs Inference__Token/],
    ['a database that does not answer', { DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' }, /does not answer/],
  ])('tells %s in a sentence', async (_name, environment, sentence) => {
    const ended = await runCommand(['serve'], { DATA_DIR: await givenFolder(), ...environment });
    expect(ended.code).toBe(1);
    expect(ended.output).toMatch(sentence);
    expect(ended.output).not.toContain('    at ');
  });

  it('says that DATA_DIR is a file', async () => {
    const DATA_DIR = join(await givenFolder(), 'file');
    await writeFile(DATA_DIR, '');
    const ended = await runCommand(['serve'], { DATA_DIR });
    expect(ended.code).toBe(1);
    expect(ended.output).toMatch(/is not a folder/);
    expect(ended.output).not.toContain('    at ');
  });
});
