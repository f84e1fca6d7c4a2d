import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { givenLoan, reviewer } from '../../test/given-loan.ts';
import { createTestApp } from '../../test/test-app.ts';
import { exportEvidence } from '../evidence/index.ts';
import { readExportZip } from './read-export-zip.ts';
import { run } from './verify-evidence.ts';

let folder: string;
/** A real export, made by a server that is gone by the time it is checked. */
let good: string;
let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-verify-'));
  good = join(folder, 'good.zip');
  const test = await createTestApp();
  for (let time = 0; time < 3; time += 1) await givenLoan(test.app, { state: 'approved' });
  const { loan } = await givenLoan(test.app, { state: 'boarded', externalRef: 'HELOC-17' });
  await writeFile(good, await exportEvidence(test.app, reviewer, { id: loan.id, externalRef: loan.external_ref }));
  await test.close();
  files = await readExportZip(good);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function verify(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await run(args, { out: (text) => void out.push(text), error: (text) => void error.push(text) });
  return { code, out: out.join(''), error: error.join('') };
}

const text = (name: string) => Buffer.from(files.get(name) ?? []).toString('utf8');

async function zipOf(
  changes: Readonly<Record<string, string>>,
  extra: readonly (readonly [string, Buffer])[] = [],
): Promise<string> {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(Buffer.from(changes[name] ?? bytes), name);
  for (const [name, bytes] of extra) zip.addBuffer(bytes, name);
  zip.end();
  const path = join(folder, `${Math.random().toString(36).slice(2)}.zip`);
  await writeFile(path, await buffer(zip.outputStream));
  return path;
}

describe('countersign verify-evidence', () => {
  it('finds a real export good, without the server that made it, and says what it checked', async () => {
    const { code, out } = await verify(good);
    expect(code).toBe(0);
    expect(out).toMatch(/^good\.zip is good\.\n {2}loan +HELOC-17 /);
    expect(out).toMatch(/entries +9, each following from the one before/);
    expect(out).toMatch(/log +9 entries proved in a log of \d+/);
    expect(out).toContain(text('key.txt').trim());
    expect(out).toMatch(/Note: The key was taken from the export itself/);
  });

  it('takes the key that the bank publishes, as text or as a file', async () => {
    const key = text('key.txt').trim();
    const keyFile = join(folder, 'key.txt');
    await writeFile(keyFile, `${key}\n`);
    for (const given of [key, keyFile]) {
      const { code, out } = await verify(good, '--key', given);
      expect(code).toBe(0);
      expect(out).toMatch(/by the key given/);
    }
    expect((await verify('--key', key, good)).code).toBe(0);
  });

  it('names the first bad entry and why', async () => {
    const lines = text('entries.jsonl').split('\n');
    lines[3] = (lines[3] ?? '').replace('Mary', 'Maty');
    const { code, out } = await verify(await zipOf({ 'entries.jsonl': lines.join('\n') }));
    expect(code).toBe(1);
    expect(out).toMatch(
      /is BAD\.\n {2}The first bad entry is 4\.\n {2}The stored hash is not the hash of the stored text\. \(bad-hash\)\n$/,
    );
  });

  it('notices a cut tail', async () => {
    const lines = text('entries.jsonl').trimEnd().split('\n').slice(0, -1);
    const { code, out } = await verify(await zipOf({ 'entries.jsonl': `${lines.join('\n')}\n` }));
    expect([code, /first bad entry is 9/.test(out)]).toEqual([1, true]);
  });

  it('answers 1 to what is no export: no zip, a damaged one, one that lacks files or repeats one', async () => {
    const noZip = join(folder, 'no.zip');
    await writeFile(noZip, 'PK this is not');
    expect((await verify(noZip)).code).toBe(1);
    const cut = join(folder, 'cut.zip');
    await writeFile(cut, (await readFile(good)).subarray(0, 2_000));
    expect((await verify(cut)).code).toBe(1);
    const empty = new ZipFile();
    empty.end();
    const emptyPath = join(folder, 'empty.zip');
    await writeFile(emptyPath, await buffer(empty.outputStream));
    expect((await verify(emptyPath)).out).toMatch(/missing/);
    expect((await verify(await zipOf({}, [['manifest.json', Buffer.from('{}')]]))).out).toMatch(
      /holds "manifest.json" twice/,
    );
  });

  it('refuses a zip that was made to fill a memory, before it unpacks it', async () => {
    const large = await zipOf({}, [['zeros', Buffer.alloc(1_000_000)]]);
    await expect(readExportZip(large, { files: 64, bytes: 500_000 })).rejects.toThrow(
      /unpacks to more than 500000 bytes/,
    );
    const many = await zipOf(
      {},
      Array.from({ length: 70 }, (_, index) => [`file ${index}`, Buffer.from('x')] as const),
    );
    expect((await verify(many)).out).toMatch(/more than 64 files/);
  });

  it('refuses a zip that says less than it holds', async () => {
    const bytes = await readFile(await zipOf({}, [['zeros', Buffer.alloc(1_000_000)]]));
    // The last record of the central directory (APPNOTE 4.3.12) is that of the last file; its size stands 24 bytes in.
    bytes.writeUInt32LE(10, bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
    const path = join(folder, 'lying.zip');
    await writeFile(path, bytes);
    expect((await verify(path)).out).toMatch(/It is damaged: too many bytes/);
  });

  it('answers 2 to wrong usage, a file that is not there and a key that is none', async () => {
    expect((await verify()).code).toBe(2);
    expect((await verify('--key')).code).toBe(2);
    expect((await verify(good, 'another')).code).toBe(2);
    expect((await verify(good, '--other', 'x')).code).toBe(2);
    expect((await verify(join(folder, 'nowhere.zip'))).code).toBe(2);
    expect((await verify(good, '--key', 'name+00000000+AAAA')).code).toBe(2);
  });
});

const SKIPPED = 'SKIPPED: python3 is absent';
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stderr.write(`${SKIPPED}\n`);

describe.skipIf(!hasPython)('a checker that shares no code with the product', () => {
  const script = resolve(import.meta.dirname, '../../../../tools/verify-evidence.py');
  const python = (path: string) =>
    promisify(execFile)('python3', [script, path]).then(
      () => 0,
      (error: { code: number }) => error.code,
    );

  it('comes to the same answer about a real export, and about a changed one', async () => {
    expect(await python(good)).toBe(0);
    expect(await python(await zipOf({ 'entries.jsonl': text('entries.jsonl').replace('Mary', 'Maty') }))).toBe(1);
    const [origin, size, root, ...rest] = text('checkpoint.txt').split('\n');
    expect(
      await python(await zipOf({ 'checkpoint.txt': [origin, `${Number(size) + 1}`, root, ...rest].join('\n') })),
    ).toBe(1);
  });
});
