import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Keyring } from '../../keyring/index.ts';
import { createKeyring } from '../../keyring/keyring.ts';
import { masterKey } from '../../keyring/master-key.ts';
import { CHUNK_BYTES, HEADER_BYTES, SEALED_CHUNK_BYTES } from '../blob-format.ts';
import { BlobCorruptError, BlobMissingError, type Blobs, BlobTooLargeError } from '../index.ts';
import { collect, contentOf, inPieces, readUntilError, sha256Of } from './content.ts';

/** A store under test, with a way past the driver to the bytes that lie there. */
export interface Place {
  open(keyring: Keyring): Promise<Blobs>;
  /** Names of all documents, as the store itself sees them. */
  rawNames(): Promise<string[]>;
  rawRead(sha256: string): Promise<Buffer>;
  rawWrite(sha256: string, bytes: Buffer): Promise<void>;
  /** Files in the folder where documents wait for their name. */
  waiting(): Promise<string[]>;
  /** One of the test servers cannot serve a range of an object without bytes. */
  readonly servesEmptyObjects: boolean;
  close(): Promise<void>;
}

export function newKeyring(): Keyring {
  return createKeyring([masterKey(randomBytes(32))]);
}

/** Every promise of Blobs that holds for every driver. */
export function describeBlobs(driver: string, start: () => Promise<Place>): void {
  describe(`documents in ${driver}`, () => {
    const keyring = newKeyring();
    let place: Place;
    let blobs: Blobs;

    beforeAll(async () => {
      place = await start();
      blobs = await place.open(keyring);
    });
    afterAll(() => place.close());

    const sizes = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 4 * CHUNK_BYTES, 5_000_003];
    test.each(sizes)('of %i bytes come back as they went in', async (size) => {
      const content = contentOf(`size ${size}`, size);
      const put = await blobs.put(inPieces(content, 10_007));
      expect(put).toEqual({ sha256: sha256Of(content), size, created: true });
      expect((await collect(await blobs.get(put.sha256))).equals(content)).toBe(true);
      expect(Buffer.from(await blobs.read(put.sha256, size)).equals(content)).toBe(true);
      expect(await blobs.stat(put.sha256)).toEqual({ size });
      expect(await blobs.verify(put.sha256)).toBe('ok');
    });

    test('may be given as one array, in pieces of any size, or as a stream', async () => {
      const content = contentOf('pieces', 200_000);
      const results = [
        await blobs.put(content),
        await blobs.put(inPieces(content, 1_000_000)),
        await blobs.put(inPieces(content, 7)),
        await blobs.put(Readable.from(inPieces(content, CHUNK_BYTES))),
      ];
      expect(results.map((result) => result.created)).toEqual([true, false, false, false]);
      expect(new Set(results.map((result) => result.sha256))).toEqual(new Set([sha256Of(content)]));
      expect((await collect(await blobs.get(sha256Of(content)))).equals(content)).toBe(true);
    });

    test('may be given in a buffer that is filled again for each piece', async () => {
      const content = contentOf('one buffer', 300_000);
      async function* reusing() {
        const buffer = Buffer.alloc(50_000);
        for (let at = 0; at < content.length; at += buffer.length) {
          content.copy(buffer, 0, at);
          yield buffer;
        }
      }
      const { sha256 } = await blobs.put(reusing());
      expect(sha256).toBe(sha256Of(content));
      expect((await collect(await blobs.get(sha256))).equals(content)).toBe(true);
    });

    test('are stored once, however often they come', async () => {
      const content = contentOf('twice', 100_000);
      const first = await blobs.put(content);
      const stored = await place.rawRead(first.sha256);
      const second = await blobs.put(content);
      expect([first.created, second.created]).toEqual([true, false]);
      expect((await place.rawRead(first.sha256)).equals(stored)).toBe(true);
      expect((await place.rawNames()).filter((name) => name === first.sha256)).toHaveLength(1);
      expect(await place.waiting()).toEqual([]);
    });

    test('that come sixteen times at once are created once', async () => {
      const content = contentOf('sixteen', 700_000);
      const results = await Promise.all(Array.from({ length: 16 }, () => blobs.put(inPieces(content, 65_000))));
      expect(results.filter((result) => result.created)).toHaveLength(1);
      expect((await place.rawNames()).filter((name) => name === sha256Of(content))).toHaveLength(1);
      expect(await blobs.verify(sha256Of(content))).toBe('ok');
      expect(await place.waiting()).toEqual([]);
    });

    test('are read by many at once', async () => {
      const content = contentOf('readers', 1_000_000);
      const { sha256 } = await blobs.put(content);
      const readers = await Promise.all(Array.from({ length: 16 }, async () => collect(await blobs.get(sha256))));
      expect(readers.every((got) => got.equals(content))).toBe(true);
    });

    test('whose source breaks off leave nothing behind', async () => {
      const content = contentOf('broken source', 3_000_000);
      const names = await place.rawNames();
      async function* breaking() {
        yield content.subarray(0, 2_000_000);
        throw new Error('the upload was cut');
      }
      await expect(blobs.put(breaking())).rejects.toThrow('the upload was cut');
      expect(await place.rawNames()).toEqual(names);
      expect(await place.waiting()).toEqual([]);
    });

    test('that are too large leave nothing behind, and their source is closed', async () => {
      const names = await place.rawNames();
      let isClosed = false;
      async function* endless() {
        try {
          for (;;) yield Buffer.alloc(100_000);
        } finally {
          isClosed = true;
        }
      }
      const failure = await blobs.put(endless(), { maxBytes: 1_000_000 }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(BlobTooLargeError);
      expect(String(failure)).toContain('larger than 1000000 bytes');
      expect(isClosed).toBe(true);
      expect(await place.rawNames()).toEqual(names);
      expect(await place.waiting()).toEqual([]);
    });

    test('of exactly the largest size are taken', async () => {
      const content = contentOf('just fits', 100_000);
      await expect(blobs.put(content, { maxBytes: 99_999 })).rejects.toThrow(BlobTooLargeError);
      expect(await blobs.put(content, { maxBytes: 100_000 })).toMatchObject({ created: true });
    });

    test('are not taken from text', async () => {
      const text = Readable.from(['text'], { encoding: 'utf8' }) as unknown as AsyncIterable<Uint8Array>;
      await expect(blobs.put(text)).rejects.toThrow(TypeError);
      expect(await place.waiting()).toEqual([]);
    });

    test('are not read beyond what the caller can hold', async () => {
      const { sha256 } = await blobs.put(contentOf('large', 100_000));
      await expect(blobs.read(sha256, 99_999)).rejects.toThrow(BlobTooLargeError);
    });

    test('that are not there are missing, everywhere', async () => {
      const sha256 = sha256Of(Buffer.from('never stored'));
      await expect(blobs.get(sha256)).rejects.toThrow(BlobMissingError);
      await expect(blobs.read(sha256, 10)).rejects.toThrow(BlobMissingError);
      expect(await blobs.stat(sha256)).toBeNull();
      expect(await blobs.verify(sha256)).toBe('missing');
      expect(await blobs.delete(sha256)).toBe(false);
    });

    test('are asked for by hash only', async () => {
      const { sha256 } = await blobs.put(contentOf('by hash', 10));
      for (const name of ['', '..', sha256.toUpperCase(), `${sha256}0`, `${sha256}\n`, `../${sha256}`, `/${sha256}`]) {
        await expect(blobs.get(name)).rejects.toThrow(TypeError);
        await expect(blobs.stat(name)).rejects.toThrow(TypeError);
        await expect(blobs.delete(name)).rejects.toThrow(TypeError);
      }
    });

    test('are gone once deleted, and can be stored again', async () => {
      const content = contentOf('deleted', 300_000);
      const { sha256 } = await blobs.put(content);
      expect(await blobs.delete(sha256)).toBe(true);
      expect(await blobs.stat(sha256)).toBeNull();
      expect(await place.rawNames()).not.toContain(sha256);
      expect(await blobs.delete(sha256)).toBe(false);
      expect(await blobs.put(content)).toMatchObject({ created: true });
      expect(await blobs.verify(sha256)).toBe('ok');
    });

    test('that were stored after a sweep began are spared by it', async () => {
      // Stores keep whole seconds, and kernels the time of their last tick.
      const before = new Date(Date.now() - 2_000);
      const { sha256 } = await blobs.put(contentOf('spared', 10));
      expect(await blobs.delete(sha256, { storedBefore: before })).toBe(false);
      expect(await blobs.verify(sha256)).toBe('ok');
      expect(await blobs.delete(sha256, { storedBefore: new Date(Date.now() + 60_000) })).toBe(true);
    });

    test('are listed with their time, in order, and nothing else is', async () => {
      const before = Date.now();
      const { sha256 } = await blobs.put(contentOf('listed', 10));
      const listed: { sha256: string; storedAt: Date }[] = [];
      for await (const entry of blobs.list()) listed.push(entry);
      const names = listed.map((entry) => entry.sha256);
      expect(names).toEqual([...(await place.rawNames())].sort());
      expect(names).toContain(sha256);
      const storedAt = listed.find((entry) => entry.sha256 === sha256)?.storedAt.getTime() ?? 0;
      expect(storedAt).toBeGreaterThan(before - 2_000);
      expect(storedAt).toBeLessThan(Date.now() + 2_000);
    });

    test('stand on the disk in no readable form, not even twice the same', async () => {
      const marker = 'Borrower: Maria Example, SSN 000-00-0000';
      const content = Buffer.from(`${marker}\n`.repeat(5_000));
      const { sha256 } = await blobs.put(content);
      const stored = await place.rawRead(sha256);
      expect(stored.includes('Maria')).toBe(false);
      expect(stored.includes(Buffer.from(marker).toString('hex').slice(0, 16))).toBe(false);
      await blobs.delete(sha256);
      await blobs.put(content);
      const again = await place.rawRead(sha256);
      expect(again.length).toBe(stored.length);
      expect(again.subarray(20).equals(stored.subarray(20))).toBe(false);
      expect(
        again.subarray(HEADER_BYTES, HEADER_BYTES + 64).equals(stored.subarray(HEADER_BYTES, HEADER_BYTES + 64)),
      ).toBe(false);
    });

    test('can be checked to be storable', async () => {
      await expect(blobs.check()).resolves.toBeUndefined();
      const names: string[] = [];
      for await (const { sha256 } of blobs.list()) names.push(sha256);
      expect(names).toEqual([...(await place.rawNames())].sort());
      expect(await place.waiting()).toEqual([]);
    });

    describe('that were tampered with', () => {
      const content = contentOf('tampered', 3 * CHUNK_BYTES + 100);
      const name = sha256Of(content);
      const other = contentOf('tampered too', content.length);
      let good: Buffer;
      let goodOther: Buffer;

      beforeAll(async () => {
        await blobs.put(content);
        await blobs.put(other);
        good = await place.rawRead(name);
        goodOther = await place.rawRead(sha256Of(other));
      });

      async function expectRefused(bytes: Buffer): Promise<Buffer> {
        await place.rawWrite(name, bytes);
        const { got, error } = await readUntilError(() => blobs.get(name));
        expect(error).toBeInstanceOf(BlobCorruptError);
        expect(got.equals(content.subarray(0, got.length))).toBe(true);
        expect(await blobs.verify(name)).toBe('corrupt');
        await place.rawWrite(name, good);
        return got;
      }

      function chunk(bytes: Buffer, index: number): Buffer {
        const start = HEADER_BYTES + index * SEALED_CHUNK_BYTES;
        return bytes.subarray(start, start + SEALED_CHUNK_BYTES);
      }

      test('in any field of the header give not a single byte', async () => {
        // First and last byte of each: magic, chunk size, prefix, size; version, key id, nonce, key, tag; checksum.
        const fields = [0, 7, 8, 11, 12, 18, 19, 26, 27, 28, 31, 32, 43, 44, 75, 76, 91, 92, HEADER_BYTES - 1];
        for (const at of fields) expect(await expectRefused(flipped(good, at, 1 << (at % 8)))).toHaveLength(0);
      });

      test('in a chunk or its tag give nothing from that chunk on', async () => {
        for (const index of [0, 1, 2, 3]) {
          const start = HEADER_BYTES + index * SEALED_CHUNK_BYTES;
          const { length } = chunk(good, index);
          for (const offset of [0, length >> 1, length - 17, length - 16, length - 1]) {
            expect(await expectRefused(flipped(good, start + offset, 0x80))).toHaveLength(index * CHUNK_BYTES);
          }
        }
      });

      test('by cutting or lengthening them give not a single byte', async () => {
        const boundaries = [1, 2, 3].map((index) => HEADER_BYTES + index * SEALED_CHUNK_BYTES);
        const shortest = place.servesEmptyObjects ? [0, 1] : [1];
        for (const length of [
          ...shortest,
          HEADER_BYTES - 1,
          HEADER_BYTES,
          HEADER_BYTES + 1,
          ...boundaries,
          good.length - 1,
        ]) {
          expect(await expectRefused(good.subarray(0, length))).toHaveLength(0);
        }
        expect(await expectRefused(Buffer.concat([good, Buffer.of(0)]))).toHaveLength(0);
        expect(await expectRefused(Buffer.concat([good, chunk(good, 3)]))).toHaveLength(0);
      });

      test('by moving chunks about give nothing from there on', async () => {
        const header = good.subarray(0, HEADER_BYTES);
        const [a, b, c, d] = [0, 1, 2, 3].map((index) => chunk(good, index)) as [Buffer, Buffer, Buffer, Buffer];
        expect(await expectRefused(Buffer.concat([header, b, a, c, d]))).toHaveLength(0);
        expect(await expectRefused(Buffer.concat([header, a, c, b, d]))).toHaveLength(CHUNK_BYTES);
        expect(await expectRefused(Buffer.concat([header, a, a, c, d]))).toHaveLength(CHUNK_BYTES);
        expect(await expectRefused(Buffer.concat([header, a, b, chunk(goodOther, 2), d]))).toHaveLength(
          2 * CHUNK_BYTES,
        );
      });

      test('by a header or a whole file of another document give not a single byte', async () => {
        const crossed = Buffer.concat([goodOther.subarray(0, HEADER_BYTES), good.subarray(HEADER_BYTES)]);
        expect(await expectRefused(crossed)).toHaveLength(0);
        expect(await expectRefused(goodOther)).toHaveLength(0);
      });

      test('by an earlier copy of their own header give not a single byte', async () => {
        await blobs.delete(name);
        await blobs.put(content);
        const later = await place.rawRead(name);
        const mixed = Buffer.concat([good.subarray(0, HEADER_BYTES), later.subarray(HEADER_BYTES)]);
        expect(await expectRefused(mixed)).toHaveLength(0);
      });

      test('are replaced by a good copy when they are stored again', async () => {
        await place.rawWrite(name, good.subarray(0, good.length - 1));
        expect(await blobs.put(content)).toMatchObject({ created: true });
        expect(await blobs.verify(name)).toBe('ok');
      });
    });

    describe('under another master key', () => {
      test('are refused with a sentence about the key, not called damaged, and not replaced', async () => {
        const content = contentOf('other key', 100_000);
        const { sha256 } = await blobs.put(content);
        const stored = await place.rawRead(sha256);
        const stranger = newKeyring();
        const foreign = await place.open(stranger);
        const sentence = new RegExp(`sealed with key ${keyring.fingerprint}.*holds ${stranger.fingerprint}`);
        await expect(foreign.get(sha256)).rejects.toThrow(sentence);
        await expect(foreign.stat(sha256)).rejects.toThrow(sentence);
        await expect(foreign.verify(sha256)).rejects.toThrow(sentence);
        await expect(foreign.put(content)).rejects.toThrow(sentence);
        expect((await place.rawRead(sha256)).equals(stored)).toBe(true);
        expect(await place.waiting()).toEqual([]);
      });
    });
  });
}

function flipped(bytes: Buffer, at: number, mask: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ mask;
  return changed;
}
