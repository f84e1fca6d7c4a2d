import { createHash } from 'node:crypto';
import { type Keyring, KeyringError, SEAL_OVERHEAD_BYTES } from '../keyring/index.ts';
import { BlobCorruptError } from './errors.ts';

/*
 * A stored blob is a header of fixed length and then chunks, each followed by its tag:
 *
 *   magic and version  8
 *   chunk size         4   big-endian, like all numbers here
 *   nonce prefix       7
 *   plaintext size     8
 *   wrapped data key  65   sealed by the key ring
 *   checksum           8   of all bytes before it
 *
 * The first 19 bytes are additional data of every chunk. All fields before the wrapped key, and the name of the blob,
 * are the context of its seal; so a blob under another name, or with another's header, does not open at all. The name
 * and the size are known only after the last byte: the header is therefore written last, into room left for it.
 * The wrapped key is not part of the chunks' additional data, so that it can be sealed anew under a new master key
 * without touching the chunks.
 */
const MAGIC = Buffer.from('CSBLOB\0\x01', 'latin1');
const CHUNK_SIZE_AT = MAGIC.length;
const PREFIX_AT = CHUNK_SIZE_AT + 4;
export const NONCE_PREFIX_BYTES = 7;
const SIZE_AT = PREFIX_AT + NONCE_PREFIX_BYTES;
const WRAPPED_KEY_AT = SIZE_AT + 8;
export const DATA_KEY_BYTES = 32;
const CHECKSUM_AT = WRAPPED_KEY_AT + DATA_KEY_BYTES + SEAL_OVERHEAD_BYTES;
const CHECKSUM_BYTES = 8;
export const HEADER_BYTES = CHECKSUM_AT + CHECKSUM_BYTES;

/** Small enough to hold many at once, large enough that 16 bytes of tag and one cipher call do not count. */
export const CHUNK_BYTES = 64 * 1024;
export const TAG_BYTES = 16;
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/** What every chunk of one blob is sealed with. */
export interface ChunkSecrets {
  readonly key: Uint8Array;
  readonly noncePrefix: Uint8Array;
}

/** The part of the header that is known before the first byte of content. */
export function chunkAdditionalData(noncePrefix: Uint8Array): Buffer {
  const start = Buffer.alloc(SIZE_AT);
  MAGIC.copy(start);
  start.writeUInt32BE(CHUNK_BYTES, CHUNK_SIZE_AT);
  start.set(noncePrefix, PREFIX_AT);
  return start;
}

export function writeHeader(keyring: Keyring, secrets: ChunkSecrets, sha256: string, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  chunkAdditionalData(secrets.noncePrefix).copy(header);
  header.writeBigUInt64BE(BigInt(size), SIZE_AT);
  header.set(keyring.seal(secrets.key, wrapContext(sha256, header)), WRAPPED_KEY_AT);
  header.set(checksum(header), CHECKSUM_AT);
  return header;
}

export interface OpenedHeader extends ChunkSecrets {
  readonly size: number;
  /** The key of the key file that wraps the document's own. */
  readonly keyId: string;
}

/**
 * Throws BlobCorruptError, or KeyringError when the header is whole but its key is not in the key file. The checksum
 * is there to tell these two apart: a key that is "unknown" because a bit flipped must not send anyone looking for it.
 */
export function readHeader(keyring: Keyring, sha256: string, stored: Uint8Array): OpenedHeader {
  const header = Buffer.from(stored.buffer, stored.byteOffset, Math.min(stored.byteLength, HEADER_BYTES));
  if (header.length < HEADER_BYTES) throw new BlobCorruptError(sha256, 'it is too short');
  if (!checksum(header).equals(header.subarray(CHECKSUM_AT))) {
    throw new BlobCorruptError(sha256, 'its header was changed');
  }
  const noncePrefix = header.subarray(PREFIX_AT, SIZE_AT);
  if (!chunkAdditionalData(noncePrefix).equals(header.subarray(0, SIZE_AT))) {
    throw new BlobCorruptError(sha256, 'it is not in a form that this version knows');
  }
  const size = Number(header.readBigUInt64BE(SIZE_AT));
  const keyId = header.subarray(WRAPPED_KEY_AT + 1, WRAPPED_KEY_AT + 5).toString('hex');
  return { key: unwrapKey(keyring, sha256, header), noncePrefix, size, keyId };
}

function unwrapKey(keyring: Keyring, sha256: string, header: Buffer): Uint8Array {
  try {
    return keyring.open(header.subarray(WRAPPED_KEY_AT, CHECKSUM_AT), wrapContext(sha256, header));
  } catch (error) {
    if (!(error instanceof KeyringError) || error.reason !== 'not_opened') throw error;
    throw new BlobCorruptError(sha256, 'its header was changed or belongs to another document');
  }
}

function wrapContext(sha256: string, header: Buffer): string {
  return `blob ${sha256} ${header.subarray(0, WRAPPED_KEY_AT).toString('hex')}`;
}

/** Not keyed and not a safeguard: only for telling damage from a missing key. */
function checksum(header: Buffer): Buffer {
  return createHash('sha256').update(header.subarray(0, CHECKSUM_AT)).digest().subarray(0, CHECKSUM_BYTES);
}

/** An empty document still has one chunk, empty but sealed: otherwise it would be no different from a cut one. */
export function storedLength(size: number): number {
  const chunks = Math.max(1, Math.ceil(size / CHUNK_BYTES));
  return HEADER_BYTES + size + chunks * TAG_BYTES;
}
