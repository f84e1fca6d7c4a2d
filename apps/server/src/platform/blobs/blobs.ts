import { createHash } from 'node:crypto';
import type { Keyring } from '../keyring/index.ts';
import { HEADER_BYTES, type OpenedHeader, readHeader, SEALED_CHUNK_BYTES, storedLength } from './blob-format.ts';
import { BlobCorruptError, BlobMissingError, BlobStoreError, BlobTooLargeError } from './errors.ts';
import { openChunks } from './open-chunks.ts';
import { type BlobContent, type SpooledBlob, spoolBlob } from './spool-blob.ts';
import { type BlobStore, isBlobName, type StoredBlob } from './store.ts';

/** Documents by the SHA-256 of their content, encrypted at rest. */
export interface Blobs {
  /** Streams bytes in; nothing is visible under its name until it is whole and durable. */
  put(content: BlobContent, options?: PutOptions): Promise<StoredDocument>;
  /**
   * Streams bytes out, each chunk checked before it is handed on. The promise fails with BlobMissingError or
   * BlobCorruptError when that is known before the first byte, the iteration when it shows later.
   */
  get(sha256: string): Promise<AsyncIterable<Uint8Array>>;
  read(sha256: string, maxBytes: number): Promise<Uint8Array>;
  stat(sha256: string): Promise<{ readonly size: number } | null>;
  /**
   * True when it was there and is gone. A sweep of orphans must give `storedBefore`: storing a document that is already
   * there makes it count as stored just now, and only this spares one that was stored again since the sweep listed it.
   */
  delete(sha256: string, options?: { readonly storedBefore?: Date }): Promise<boolean>;
  /** In ascending order; what is stored or deleted meanwhile may or may not be in it. */
  list(): AsyncIterable<{ readonly sha256: string; readonly storedAt: Date }>;
  /** Wraps the document's key anew where another key than the newest wraps it; false when there was nothing to do. */
  reseal(sha256: string): Promise<boolean>;
  /** Reads and checks everything, the hash included. Throws only when it cannot tell. */
  verify(sha256: string): Promise<'ok' | 'missing' | 'corrupt'>;
  /** Throws BlobStoreError unless documents can be written and read. */
  check(): Promise<void>;
}

interface PutOptions {
  readonly maxBytes?: number;
  /**
   * Called when the name is known and nothing stands under it yet because of us: whoever notes the name down here knows
   * of every document that was ever placed, also when the process dies right after.
   */
  readonly beforePlacing?: (sha256: string) => Promise<void>;
}

export interface StoredDocument {
  readonly sha256: string;
  readonly size: number;
  /** False when the same content was there already. */
  readonly created: boolean;
}

/** With the first four chunks in the first answer, most documents take one request to a distant store, not two. */
const FIRST_BYTES = HEADER_BYTES + 4 * SEALED_CHUNK_BYTES;

/** Losing this many times in a row against a deleter is no accident. */
const PUT_ROUNDS = 5;

export function createBlobs(store: BlobStore, keyring: Keyring): Blobs {
  const inTurn = turnsByName();

  async function find(sha256: string, firstBytes: number): Promise<FoundBlob | null> {
    if (!isBlobName(sha256)) throw new TypeError('A stored document is named by 64 lower-case hex digits.');
    const stored = await store.find(sha256, firstBytes);
    if (stored === null) return null;
    const header = readHeader(keyring, sha256, stored.first);
    // The size is sealed into the header, so a document that was cut or grew is refused before its first byte.
    if (stored.length !== storedLength(header.size)) throw new BlobCorruptError(sha256, 'its length was changed');
    return { header, stored };
  }

  async function place(blob: SpooledBlob): Promise<boolean> {
    for (let round = 0; round < PUT_ROUNDS; round += 1) {
      if (await store.place(blob)) return true;
      if (await isDamaged(blob.sha256)) {
        await store.replace(blob);
        return true;
      }
      if (await store.refresh(blob.sha256)) return false;
    }
    throw new BlobStoreError(`The document ${blob.sha256} was deleted as often as it was stored.`);
  }

  /**
   * Whoever stores a document must be able to read it back, so a visibly damaged copy is replaced. One sealed with a
   * key that we do not have is left alone, and told: with the right key file it may be the only good copy.
   */
  async function isDamaged(sha256: string): Promise<boolean> {
    try {
      await find(sha256, HEADER_BYTES);
      return false;
    } catch (error) {
      if (error instanceof BlobCorruptError) return true;
      throw error;
    }
  }

  async function get(sha256: string): Promise<AsyncIterable<Uint8Array>> {
    const found = await find(sha256, FIRST_BYTES);
    if (found === null) throw new BlobMissingError(sha256);
    return openChunks(sha256, found.header, bytesAfterHeader(found.stored));
  }

  return {
    async put(content, options) {
      const maxBytes = options?.maxBytes ?? Number.MAX_SAFE_INTEGER;
      const blob = await spoolBlob(content, { folder: store.spoolFolder, keyring, maxBytes });
      try {
        await options?.beforePlacing?.(blob.sha256);
        const created = await inTurn(blob.sha256, () => place(blob));
        return { sha256: blob.sha256, size: blob.size, created };
      } finally {
        await blob.remove();
      }
    },
    get,
    async read(sha256, maxBytes) {
      const found = await find(sha256, FIRST_BYTES);
      if (found === null) throw new BlobMissingError(sha256);
      if (found.header.size > maxBytes) throw new BlobTooLargeError(maxBytes);
      const parts: Uint8Array[] = [];
      for await (const part of openChunks(sha256, found.header, bytesAfterHeader(found.stored))) parts.push(part);
      return Buffer.concat(parts, found.header.size);
    },
    async stat(sha256) {
      const found = await find(sha256, HEADER_BYTES);
      return found === null ? null : { size: found.header.size };
    },
    async delete(sha256, options) {
      if (!isBlobName(sha256)) throw new TypeError('A stored document is named by 64 lower-case hex digits.');
      return store.remove(sha256, options?.storedBefore ?? null);
    },
    list: () => store.list(),
    async reseal(sha256) {
      const found = await find(sha256, FIRST_BYTES);
      if (found === null || found.header.keyId === keyring.fingerprint) return false;
      const content = openChunks(sha256, found.header, bytesAfterHeader(found.stored));
      const blob = await spoolBlob(content, { folder: store.spoolFolder, keyring, maxBytes: Number.MAX_SAFE_INTEGER });
      try {
        if (blob.sha256 !== sha256) throw new BlobCorruptError(sha256, 'its content is another');
        await inTurn(sha256, () => store.replace(blob));
        return true;
      } finally {
        await blob.remove();
      }
    },
    async verify(sha256) {
      try {
        const hash = createHash('sha256');
        for await (const part of await get(sha256)) hash.update(part);
        return hash.digest('hex') === sha256 ? 'ok' : 'corrupt';
      } catch (error) {
        if (error instanceof BlobMissingError) return 'missing';
        if (error instanceof BlobCorruptError) return 'corrupt';
        throw error;
      }
    },
    check: () => store.check(),
  };
}

interface FoundBlob {
  readonly header: OpenedHeader;
  readonly stored: StoredBlob;
}

async function* bytesAfterHeader(stored: StoredBlob): AsyncGenerator<Uint8Array, void, undefined> {
  yield stored.first.subarray(HEADER_BYTES);
  if (stored.first.length < stored.length) yield* stored.rest();
}

/**
 * Lets the same name be placed by one caller at a time within this process. Stores with an atomic "only if absent" do
 * not need it; a store that ignores the condition would otherwise be written to several times at once.
 */
function turnsByName(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const lastByName = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = lastByName.get(name) ?? Promise.resolve();
    // Also after a failure: the next caller has a copy of its own.
    const ours = before.then(work, work);
    lastByName.set(name, ours);
    try {
      return await ours;
    } finally {
      if (lastByName.get(name) === ours) lastByName.delete(name);
    }
  };
}
