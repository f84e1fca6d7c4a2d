import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMasterKey, type Keyring, openKeyring } from '../platform/keyring/index.ts';
import {
  checkSeal,
  type FileEntry,
  parseList,
  parseManifest,
  sealManifest,
  writeList,
  writeManifest,
} from './manifest.ts';

const about = {
  version: '1.0.0',
  createdAt: '2026-01-31T00:00:00.000Z',
  platform: 'linux-x64',
  postgres: { firstSegment: 'A', lastSegment: 'B', startPosition: '0/1', stopPosition: '0/2' },
  documents: 'included',
  key: 'apart',
  folders: ['postgres/pg_wal'],
} as const;

const file = (path: string): FileEntry => ({ path, size: 1, sha256: createHash('sha256').update(path).digest('hex') });
const read = (files: readonly FileEntry[]) => parseList(writeList(files), parseManifest(writeManifest(about, files)));

describe('the list of files', () => {
  it('is read as it was written', () => {
    const files = [
      file('blobs/ab/cd/abcd'),
      file('postgres/base/5/1259_fsm'),
      file('mail/2026-01-31T00-00-00.000Z-1.eml'),
    ];
    expect(read(files)).toEqual(files);
  });

  it.each([
    '../outside',
    'postgres/../../outside',
    '/etc/passwd',
    'postgres//base',
    'postgres/./base',
    'postgres\\..\\base',
    'manifest.json',
    'unknown/file',
    'blobs/a\0b',
    '',
    '.',
  ])('refuses the place %j', (path) => {
    expect(() => read([file('postgres/PG_VERSION'), file(path)])).toThrow(/no place within a backup/);
  });

  it('refuses a folder outside', () => {
    const manifest = writeManifest({ ...about, folders: ['../outside'] }, []);
    expect(() => parseManifest(manifest)).toThrow(/no place within a backup/);
  });

  it('refuses a name that stands twice, a cut list and a changed one', () => {
    expect(() => read([file('blobs/a'), file('blobs/a')])).toThrow(/twice/);
    const files = [file('blobs/a'), file('blobs/b')];
    const manifest = parseManifest(writeManifest(about, files));
    expect(() => parseList(writeList(files.slice(1)), manifest)).toThrow(/not the one/);
    expect(() => parseList(writeList(files).replace('"size":1', '"size":2'), manifest)).toThrow(/not the one/);
  });

  it('refuses what is no manifest', () => {
    for (const text of ['', '[]', '{"format":"countersign-backup/9"}']) {
      expect(() => parseManifest(text)).toThrow(/no backup that this version knows/);
    }
  });
});

describe('the seal of the manifest', () => {
  let folder: string;
  let keyring: Keyring;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cs-manifest-'));
    keyring = await openKeyring({ keyFile: join(folder, 'master.key'), mayCreate: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('opens for the manifest that it was made for and for no other', () => {
    const manifest = writeManifest(about, [file('blobs/a')]);
    const seal = sealManifest(keyring, manifest);
    expect(() => checkSeal(keyring, manifest, seal)).not.toThrow();
    expect(() => checkSeal(keyring, writeManifest(about, [file('blobs/b')]), seal)).toThrow(/was changed/);
    expect(() => checkSeal(keyring, manifest, 'nonsense')).toThrow(/changed or is damaged/);
  });

  it('tells another install’s key, and a state of the key file before its newest key', async () => {
    const manifest = writeManifest(about, []);
    const other = await openKeyring({ keyFile: join(folder, 'other.key'), mayCreate: true });
    expect(() => checkSeal(other, manifest, sealManifest(keyring, manifest))).toThrow(/not the one/);
    await addMasterKey(join(folder, 'master.key'));
    const newer = await openKeyring({ keyFile: join(folder, 'master.key'), mayCreate: false });
    const seal = sealManifest(newer, manifest);
    expect(() => checkSeal(keyring, manifest, seal)).toThrow(/older state/);
    expect(() => checkSeal(newer, manifest, sealManifest(keyring, manifest))).not.toThrow();
  });
});
