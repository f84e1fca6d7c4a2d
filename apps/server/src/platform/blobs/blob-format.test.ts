import { createDecipheriv, hkdfSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKeyring } from '../keyring/keyring.ts';
import { masterKey, olderMasterKey } from '../keyring/master-key.ts';
import { CHUNK_BYTES, HEADER_BYTES, readHeader, storedLength, TAG_BYTES, writeHeader } from './blob-format.ts';
import { chunkOpener, chunkSealer } from './chunk-cipher.ts';
import { BlobCorruptError } from './errors.ts';
import { openChunks } from './open-chunks.ts';
import { contentOf, inPieces, readUntilError, sha256Of } from './testing/content.ts';

const master = contentOf('master', 32);
const keyring = createKeyring([masterKey(master)]);
const secrets = { key: contentOf('data key', 32), noncePrefix: contentOf('prefix', 7) };
const name = sha256Of(Buffer.from('the document'));

describe('a header', () => {
  const header = writeHeader(keyring, secrets, name, 123_456_789_012);

  test('gives back what was written', () => {
    const opened = readHeader(keyring, name, header);
    expect(opened.size).toBe(123_456_789_012);
    expect(Buffer.from(opened.key).equals(secrets.key)).toBe(true);
    expect(Buffer.from(opened.noncePrefix).equals(secrets.noncePrefix)).toBe(true);
  });

  test('with any bit changed is damaged', () => {
    for (let bit = 0; bit < header.length * 8; bit += 1) {
      const changed = Buffer.from(header);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => readHeader(keyring, name, changed)).toThrow(BlobCorruptError);
    }
  });

  test('with any bit changed is damaged also when its checksum was made to fit', () => {
    for (let bit = 0; bit < (HEADER_BYTES - 8) * 8; bit += 1) {
      // The key id is left out: a changed one is an unknown key, as it should be.
      if (bit >= 28 * 8 && bit < 32 * 8) continue;
      const changed = Buffer.from(header);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      Buffer.from(sha256Of(changed.subarray(0, HEADER_BYTES - 8)), 'hex').copy(changed, HEADER_BYTES - 8, 0, 8);
      expect(() => readHeader(keyring, name, changed)).toThrow(BlobCorruptError);
    }
  });

  test('does not open under another name', () => {
    expect(() => readHeader(keyring, sha256Of(Buffer.from('another')), header)).toThrow(/belongs to another document/);
  });

  test('is never read by half', () => {
    for (let length = 0; length < HEADER_BYTES; length += 1) {
      expect(() => readHeader(keyring, name, header.subarray(0, length))).toThrow(BlobCorruptError);
    }
  });
});

describe('chunks', () => {
  const content = contentOf('chunks', 2 * CHUNK_BYTES + 5);
  const plain = [
    content.subarray(0, CHUNK_BYTES),
    content.subarray(CHUNK_BYTES, 2 * CHUNK_BYTES),
    content.subarray(-5),
  ];
  const seal = chunkSealer(secrets);
  const sealed = plain.map((chunk, index) => {
    const target = Buffer.alloc(chunk.length + TAG_BYTES);
    seal(chunk, index === 2, target);
    return target;
  });
  const [first, second, last] = sealed as [Buffer, Buffer, Buffer];
  const header = { ...secrets, size: content.length };

  test('open in order, with the last one marked as the last', () => {
    const open = chunkOpener(secrets);
    expect(open(first, false)?.equals(content.subarray(0, CHUNK_BYTES))).toBe(true);
    expect(open(second, false)?.length).toBe(CHUNK_BYTES);
    expect(open(last, true)?.length).toBe(5);
  });

  test('do not open elsewhere, nor as the last when they are not, nor under another key or prefix', () => {
    expect(chunkOpener(secrets)(second, false)).toBeNull();
    expect(chunkOpener(secrets)(first, true)).toBeNull();
    expect(chunkOpener({ ...secrets, key: contentOf('other', 32) })(first, false)).toBeNull();
    expect(chunkOpener({ ...secrets, noncePrefix: contentOf('other', 7) })(first, false)).toBeNull();
    expect(chunkOpener(secrets)(Buffer.alloc(15), false)).toBeNull();
  });

  test('arrive in pieces of any size', async () => {
    const body = Buffer.concat(sealed);
    for (const pieceLength of [1, 16, CHUNK_BYTES, CHUNK_BYTES + TAG_BYTES, body.length]) {
      const parts: Uint8Array[] = [];
      for await (const part of openChunks(name, header, inPieces(body, pieceLength))) parts.push(part);
      expect(Buffer.concat(parts).equals(content)).toBe(true);
    }
  });

  test('that end early, or go on, are noticed even where the length was not', async () => {
    const body = Buffer.concat(sealed);
    const cases = [Buffer.alloc(0), first, Buffer.concat([first, second]), body.subarray(0, -1)];
    for (const cut of cases) {
      const { got, error } = await readUntilError(async () => openChunks(name, header, inPieces(cut, 1000)));
      expect(String(error)).toMatch(/its end is missing/);
      expect(got.equals(content.subarray(0, got.length))).toBe(true);
    }
    const longer = Buffer.concat([body, Buffer.of(0)]);
    const { error } = await readUntilError(async () => openChunks(name, header, inPieces(longer, 1000)));
    expect(String(error)).toMatch(/goes on after its end/);
  });
});

test('the stored length follows from the size', () => {
  const tags = (count: number) => HEADER_BYTES + count * TAG_BYTES;
  expect(storedLength(0)).toBe(tags(1));
  expect(storedLength(1)).toBe(tags(1) + 1);
  expect(storedLength(CHUNK_BYTES)).toBe(tags(1) + CHUNK_BYTES);
  expect(storedLength(CHUNK_BYTES + 1)).toBe(tags(2) + CHUNK_BYTES + 1);
});

test('a document of the first release still opens, by the written description alone', () => {
  // Kept as text: header, and the one chunk of the six bytes "kept.\n".
  const stored = Buffer.from(
    '4353424c4f42000100010000745dacf4ce264300000000000000060194c314a84ead47e7a778ab4adb733ba4331ec5a4709ea30fd27b2c4e8aa677ab320d277588cc111ef021f093f54e367c9f2b0b74a15802d6b8553623397a58fc02eacd5e589c3d43d36bcedd59410824f1320df53213d3b5ed3386ff5973',
    'hex',
  );
  const sha256 = sha256Of(Buffer.from('kept.\n'));
  const head = stored.subarray(0, 27);
  const envelope = stored.subarray(27, 92);
  const context = `blob ${sha256} ${head.toString('hex')}`;
  const sealKey = Buffer.from(hkdfSync('sha256', master, '', `countersign keyring v1 seal\0${context}`, 32));
  const unwrap = createDecipheriv('aes-256-gcm', sealKey, envelope.subarray(5, 17));
  unwrap.setAAD(Buffer.concat([envelope.subarray(0, 5), Buffer.from(context)]));
  unwrap.setAuthTag(envelope.subarray(-16));
  const dataKey = Buffer.concat([unwrap.update(envelope.subarray(17, -16)), unwrap.final()]);

  const nonce = Buffer.concat([stored.subarray(12, 19), Buffer.of(0, 0, 0, 0, 1)]);
  const chunk = createDecipheriv('aes-256-gcm', dataKey, nonce);
  chunk.setAAD(stored.subarray(0, 19));
  chunk.setAuthTag(stored.subarray(-16));
  const content = Buffer.concat([chunk.update(stored.subarray(HEADER_BYTES, -16)), chunk.final()]);
  expect(content.toString()).toBe('kept.\n');
  expect(readHeader(createKeyring([olderMasterKey(master)]), sha256, stored).size).toBe(6);
});
