import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../platform/domain-error.ts';
import { archiveRefused, MANIFEST, type Manifest, readManifest } from './manifest.ts';
import type { OpenFile } from './open-file.ts';

/** Files in one archive, the manifest included; and what they may unpack to, which is a few of the largest uploads. */
const MAX_FILES = 2_001;
const MAX_BYTES = 4 * 1024 * 1024 * 1024;
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
/** Scans do not shrink; whatever unpacks to a thousand times its size was made to fill a disk. */
const MOST_SHRUNK = 1_000;

export interface Archive {
  readonly manifest: Manifest;
  /** The bytes of a file that the manifest names, checked while they are unpacked. */
  content(name: string): AsyncIterable<Uint8Array>;
}

/** Opens a zip with a manifest. What its directory says of sizes is enough to refuse it and is checked while unpacking. */
export async function withArchive<T>(file: OpenFile, ref: string, work: (archive: Archive) => Promise<T>): Promise<T> {
  try {
    // The handle is the caller's, and stays open.
    const zip = await fromFdPromise(file.handle.fd, {
      autoClose: false,
      validateEntrySizes: true,
      strictFileNames: true,
    });
    const entries = await listEntries(zip);
    const manifest = entries.get(MANIFEST);
    if (manifest === undefined) throw archiveRefused(`It has no ${MANIFEST} at its top.`);
    if (manifest.uncompressedSize > MAX_MANIFEST_BYTES) throw archiveRefused(`Its ${MANIFEST} is too large.`);
    const pieces: Uint8Array[] = [];
    for await (const piece of unpack(zip, manifest)) pieces.push(piece);
    const names = [...entries.keys()].filter((name) => name !== MANIFEST);
    return await work({
      manifest: readManifest(Buffer.concat(pieces), ref, names),
      content: (name) => {
        const entry = entries.get(name);
        if (entry === undefined) throw new Error('The manifest was compared with the archive.');
        return unpack(zip, entry);
      },
    });
  } catch (error) {
    if (isZipFault(error)) throw archiveRefused(`It is damaged, or is no zip file: ${error.message}.`);
    throw error;
  }
}

async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName: name } = entry;
    if (name.endsWith('/')) continue;
    // Two of one name would let two readers see two different packages.
    if (entries.has(name)) throw archiveRefused(`It holds ${name} twice.`);
    if (entry.isEncrypted()) throw archiveRefused('It is locked with a password. Pack it without one.');
    bytes += entry.uncompressedSize;
    if (bytes > MAX_BYTES) throw archiveRefused('It unpacks to more than 4 GiB. Split it.');
    if (entry.uncompressedSize > MAX_MANIFEST_BYTES && entry.uncompressedSize > entry.compressedSize * MOST_SHRUNK) {
      throw archiveRefused(`${name} in it is packed ${MOST_SHRUNK} times smaller than it is, which no document is.`);
    }
    entries.set(name, entry);
    if (entries.size > MAX_FILES) throw archiveRefused(`It holds more than ${MAX_FILES - 1} files. Split it.`);
  }
  return entries;
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array, void, undefined> {
  let checksum = 0;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream as AsyncIterable<Buffer>) {
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (checksum !== entry.crc32) throw archiveRefused(`${entry.fileName} in it is damaged: its checksum is wrong.`);
}

/** yauzl and zlib speak of bad files with plain errors and with codes such as Z_DATA_ERROR; the system's have others. */
function isZipFault(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof DomainError) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error.constructor === Error && !('severity' in error) : code.startsWith('Z_');
}
