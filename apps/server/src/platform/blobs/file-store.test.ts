import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKeyring } from '../keyring/keyring.ts';
import { masterKey } from '../keyring/master-key.ts';
import { type Blobs, openBlobs } from './index.ts';
import { blobPath } from './store.ts';
import { tempFilePath } from './temp-files.ts';
import { describeBlobs, newKeyring } from './testing/conformance.ts';
import { contentOf, inPieces, sha256Of } from './testing/content.ts';
import { bundleScript, outputOf, startScript } from './testing/run-script.ts';

const scriptPath = (name: string) => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));

describeBlobs('files', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blobs-'));
  const pathOf = (sha256: string) => join(root, blobPath(sha256));
  return {
    open: (keyring) => openBlobs(`file:${root}`, { keyring, fetch }),
    async rawNames() {
      const names = await readdir(root, { recursive: true });
      return names.map((name) => name.split('/').at(-1) ?? '').filter((name) => name.length === 64);
    },
    rawRead: (sha256) => readFile(pathOf(sha256)),
    rawWrite: (sha256, bytes) => writeFile(pathOf(sha256), bytes),
    servesEmptyObjects: true,
    waiting: () => readdir(join(root, 'tmp')),
    close: () => rm(root, { recursive: true }),
  };
});

let root: string;
let blobs: Blobs;
const keyring = newKeyring();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blobs-'));
  blobs = await openBlobs(`file:${root}`, { keyring, fetch });
});
afterEach(() => rm(root, { recursive: true }));

test('files and folders are for their owner only', async () => {
  const { sha256 } = await blobs.put(contentOf('modes', 10));
  const path = join(root, blobPath(sha256));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  for (const folder of [dirname(path), dirname(dirname(path)), join(root, 'tmp')]) {
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  }
});

test('two services on one folder that store the same documents at once create each of them once', async () => {
  const others = await openBlobs(`file:${root}`, { keyring, fetch });
  for (let round = 0; round < 20; round += 1) {
    const content = contentOf(`race ${round}`, 70_000);
    const puts = Array.from({ length: 8 }, (_, index) =>
      (index % 2 === 0 ? blobs : others).put(inPieces(content, 9_000)),
    );
    const results = await Promise.all(puts);
    expect(results.filter((result) => result.created)).toHaveLength(1);
    expect(await blobs.verify(sha256Of(content))).toBe('ok');
  }
  expect(await readdir(join(root, 'tmp'))).toEqual([]);
});

test('a document that comes again counts as stored just now, so that a sweep of orphans spares it', async () => {
  const content = contentOf('again', 10);
  const { sha256 } = await blobs.put(content);
  const longAgo = new Date('2020-01-01T00:00:00Z');
  await utimes(join(root, blobPath(sha256)), longAgo, longAgo);
  await blobs.put(content);
  expect(await blobs.delete(sha256, { storedBefore: new Date(Date.now() - 60_000) })).toBe(false);
  await utimes(join(root, blobPath(sha256)), longAgo, longAgo);
  expect(await blobs.delete(sha256, { storedBefore: new Date(Date.now() - 60_000) })).toBe(true);
});

test('files that are not ours are neither listed nor touched', async () => {
  const { sha256 } = await blobs.put(contentOf('listed', 10));
  const folder = dirname(join(root, blobPath(sha256)));
  await writeFile(join(folder, 'notes.txt'), 'x');
  await writeFile(join(folder, 'f'.repeat(64)), 'in a folder that it does not belong to');
  await mkdir(join(root, 'lost+found'));
  const listed: string[] = [];
  for await (const entry of blobs.list()) listed.push(entry.sha256);
  expect(listed).toEqual([sha256]);
});

test('opening removes what dead processes left, and keeps what may still be written', async () => {
  const folder = join(root, 'tmp');
  const ours = (await tempFilePath(folder)).split('/').at(-1) ?? '';
  const [machine] = ours.split('.');
  // No system gives out process numbers this high.
  const deadPid = 2 ** 31 - 2;
  const names = {
    dead: `${machine}.${deadPid}.0011223344556677.part`,
    alive: `${machine}.${process.ppid}.0011223344556677.part`,
    ourOwn: ours,
    earlierLife: `${machine}.${process.pid}.0011223344556677.part`,
    elsewhere: `0123456789ab.${deadPid}.0011223344556677.part`,
    elsewhereOld: `0123456789ab.${deadPid}.8899aabbccddeeff.part`,
    notOurs: 'notes.part',
  };
  for (const name of Object.values(names)) await writeFile(join(folder, name), 'half');
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
  await utimes(join(folder, names.earlierLife), hoursAgo(20), hoursAgo(20));
  await utimes(join(folder, names.elsewhere), hoursAgo(23), hoursAgo(23));
  await utimes(join(folder, names.elsewhereOld), hoursAgo(25), hoursAgo(25));
  await utimes(join(folder, names.notOurs), hoursAgo(99), hoursAgo(99));

  await openBlobs(`file:${root}`, { keyring, fetch });
  const kept = [names.alive, names.ourOwn, names.elsewhere, names.notOurs];
  expect(await readdir(folder)).toEqual(kept.sort());
});

test('a crash between the name and the removal of the temporary file does no harm', async () => {
  const { sha256 } = await blobs.put(contentOf('two names', 100_000));
  const path = join(root, blobPath(sha256));
  const [machine] = (await tempFilePath('')).split('.');
  await link(path, join(root, 'tmp', `${machine}.${2 ** 31 - 2}.0011223344556677.part`));
  const reopened = await openBlobs(`file:${root}`, { keyring, fetch });
  expect(await readdir(join(root, 'tmp'))).toEqual([]);
  expect(await reopened.verify(sha256)).toBe('ok');
});

test('a folder that cannot be written to is told by the check', async () => {
  await rm(join(root, 'tmp'), { recursive: true });
  await expect(blobs.check()).rejects.toThrow(/Documents cannot be stored under .*ENOENT/);
});

describe('a process that is killed while it stores', () => {
  test('leaves no torn document and loses none that it promised, twenty times', async () => {
    const script = await bundleScript(scriptPath('put-forever.ts'), root);
    const survivors = await openBlobs(`file:${root}`, {
      keyring: createKeyring([masterKey(Buffer.alloc(32, 1))]),
      fetch,
    });
    const promised: string[] = [];
    let leftovers = 0;
    for (let round = 0; round < 20; round += 1) {
      // In turn when it takes in a piece, and when it has promised a document and is busy with others.
      const mark = round % 2 === 0 ? '.' : '\n';
      promised.push(...(await killAfter(script, [root, String(round)], mark, 5 + 3 * round)));
      leftovers += (await readdir(join(root, 'tmp'))).length;
    }
    const found: string[] = [];
    for await (const { sha256 } of survivors.list()) {
      expect(await survivors.verify(sha256)).toBe('ok');
      found.push(sha256);
    }
    expect(found).toEqual(expect.arrayContaining(promised));
    expect(promised.length).toBeGreaterThan(20);
    // Otherwise no kill landed inside a put, and nothing was shown.
    expect(leftovers).toBeGreaterThan(5);
    await openBlobs(`file:${root}`, { keyring, fetch });
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
  });
});

/** Kills the script once it has printed so many marks, and returns the hashes that it printed until then. */
async function killAfter(
  script: string,
  args: readonly string[],
  mark: string,
  count: number,
): Promise<readonly string[]> {
  const child = startScript(script, args);
  let printed = '';
  child.stdout?.on('data', (part: Buffer) => {
    printed += part.toString('latin1');
    if (printed.split(mark).length > count) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return printed.match(/^[0-9a-f]{64}$/gm) ?? [];
}

test('storing and reading 300 MB takes no more memory than a few buffers', async () => {
  const script = await bundleScript(scriptPath('measure-memory.ts'), root);
  const printed = await outputOf(startScript(script, [`file:${root}/large`, root, '300']));
  const { putGrowth, getGrowth, bytesRead } = JSON.parse(printed);
  expect(bytesRead).toBe(300 * 1024 * 1024);
  expect(putGrowth).toBeLessThan(80_000_000);
  expect(getGrowth).toBeLessThan(80_000_000);
});
