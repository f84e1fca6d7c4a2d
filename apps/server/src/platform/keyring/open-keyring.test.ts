import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleScript, outputOf, startScript } from '../blobs/testing/run-script.ts';
import { addMasterKey, KeyringError, openKeyring } from './index.ts';

let folder: string;
let keyFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyring-'));
  keyFile = join(folder, 'keys', 'master.key');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeKeyFile(text: string, mode = 0o600): Promise<void> {
  await mkdir(join(folder, 'keys'), { recursive: true });
  await writeFile(keyFile, text);
  await chmod(keyFile, mode);
}

describe('a first start', () => {
  test('creates a key file that only its owner can read, and nothing else', async () => {
    await openKeyring({ keyFile, mayCreate: true });
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(folder, 'keys'))).toEqual(['master.key']);
  });

  test('is refused where data may already exist, and creates nothing', async () => {
    await expect(openKeyring({ keyFile, mayCreate: false })).rejects.toThrow(/There is no key file at .*Put back/);
    expect(await readdir(folder)).toEqual([]);
  });

  test('by forty openings at once ends with one key', async () => {
    const rings = await Promise.all(Array.from({ length: 40 }, () => openKeyring({ keyFile, mayCreate: true })));
    expect(new Set(rings.map((ring) => ring.fingerprint)).size).toBe(1);
    expect(await readdir(join(folder, 'keys'))).toEqual(['master.key']);
  });

  test('by eight processes at once ends with one key', async () => {
    const source = fileURLToPath(new URL('./testing/print-fingerprint.ts', import.meta.url));
    const script = await bundleScript(source, folder);
    const printed = await Promise.all(Array.from({ length: 8 }, () => outputOf(startScript(script, [keyFile]))));
    expect(printed[0]).toMatch(/^[0-9a-f]{8}$/);
    expect(new Set(printed).size).toBe(1);
  });

  test('removes the draft that a crash left beside the key', async () => {
    await openKeyring({ keyFile, mayCreate: true });
    await writeFile(join(folder, 'keys', '.master.key.draft-0011223344556677'), 'a second name of the key');
    await openKeyring({ keyFile, mayCreate: true });
    expect(await readdir(join(folder, 'keys'))).toEqual(['master.key']);
  });
});

describe('a key file that cannot be trusted is refused and left as it is', () => {
  const good = '0992ce72:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
  const cases: readonly {
    readonly what: string;
    readonly text: string;
    readonly sentence: RegExp;
    readonly mode?: number;
  }[] = [
    { what: 'readable by the group', text: good, sentence: /mode 0640.*chmod 600/, mode: 0o640 },
    { what: 'readable by everyone', text: good, sentence: /mode 0604.*chmod 600/, mode: 0o604 },
    { what: 'writable by the group', text: good, sentence: /mode 0620.*chmod 600/, mode: 0o620 },
    { what: 'empty', text: '', sentence: /holds no key/ },
    { what: 'only comments', text: '# no key\n\n', sentence: /holds no key/ },
    { what: 'not lines of id and key', text: 'hunter2', sentence: /line 1 that is not "id:key"/ },
    { what: 'with a word after the key', text: `${good} old`, sentence: /line 1 that is not "id:key"/ },
    {
      what: 'with a key of 16 bytes',
      text: '0992ce72:AAECAwQFBgcICQoLDA0ODw==',
      sentence: /key of 16 bytes on line 1/,
    },
    {
      what: 'with a key of 33 bytes',
      text: `0992ce72:${Buffer.alloc(33).toString('base64')}`,
      sentence: /key of 33 bytes on line 1/,
    },
    {
      what: 'with one changed letter',
      text: good.replace('AAEC', 'AAED'),
      sentence: /line 1 whose id does not belong to its key/,
    },
    {
      what: 'with a changed id',
      text: good.replace('0992ce72', '0992ce73'),
      sentence: /line 1 whose id does not belong to its key/,
    },
    {
      what: 'with a second, damaged line',
      text: `# note\n${good}\n${good.slice(0, -3)}`,
      sentence: /key of 30 bytes on line 3/,
    },
    { what: 'with one key twice', text: `${good}\n${good}\n`, sentence: /holds key 0992ce72 twice/ },
    { what: 'far too long', text: `${good}\n${'#'.repeat(70_000)}`, sentence: /far too long/ },
  ];

  test.each(cases)('$what', async ({ text, sentence, mode = 0o600 }) => {
    await writeKeyFile(text, mode);
    const failure = await openKeyring({ keyFile, mayCreate: true }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(KeyringError);
    expect((failure as KeyringError).message).toMatch(sentence);
    expect((failure as KeyringError).message).not.toContain('AAEC');
    expect((failure as KeyringError).message).not.toContain('hunter2');
    expect(await readFile(keyFile, 'utf8')).toBe(text);
  });

  test('a folder in its place', async () => {
    await mkdir(keyFile, { recursive: true });
    await expect(openKeyring({ keyFile, mayCreate: true })).rejects.toThrow(/is not a file/);
  });
});

describe('an added key', () => {
  test('seals from then on, while older envelopes open and derived keys stay', async () => {
    const before = await openKeyring({ keyFile, mayCreate: true });
    const envelope = before.sealText('smtp://user:pass@mail', 'setting mail.smtp_url');

    const added = await addMasterKey(keyFile);
    const after = await openKeyring({ keyFile, mayCreate: false });
    expect(after.fingerprint).toBe(added.fingerprint);
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect(after.rootFingerprint).toBe(before.rootFingerprint);
    expect(after.openText(envelope, 'setting mail.smtp_url')).toBe('smtp://user:pass@mail');
    expect(after.derive('cursor')).toEqual(before.derive('cursor'));
    expect(() => before.open(after.seal(Buffer.of(1), 'x'), 'x')).toThrow(/sealed with key .* not in the key file/);
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  });

  test('is refused in a sentence where there is no key file', async () => {
    await expect(addMasterKey(keyFile)).rejects.toThrow(KeyringError);
    await expect(addMasterKey(keyFile)).rejects.toThrow(`There is no key file at ${keyFile}.`);
  });

  test('of several added at once is never lost', async () => {
    const root = (await openKeyring({ keyFile, mayCreate: true })).rootFingerprint;
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => addMasterKey(keyFile)));
    const added = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.fingerprint] : []));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    expect(added.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toMatch(/Another key is being added/);
    const ids = (await readFile(keyFile, 'utf8')).match(/^[0-9a-f]{8}(?=:)/gm) ?? [];
    expect([...ids].sort()).toEqual([...added, root].sort());
    expect(ids.at(-1)).toBe(root);
    expect(await readdir(join(folder, 'keys'))).toEqual(['master.key']);
  });
});
