import { buffer } from 'node:stream/consumers';
import { REPORT_FILES } from '@countersign/engine/evidence/export-format';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** The file is no zip, or one that was made to do harm. */
export class ExportZipError extends Error {
  override readonly name = 'ExportZipError';
}

export interface ZipLimits {
  readonly files: number;
  readonly bytes: number;
}

/**
 * An export has eight files; a zip with thousands is none. A chain of a million entries is smaller than a gibibyte;
 * whatever unpacks to more was made to fill a memory.
 */
const LIMITS: ZipLimits = { files: 64, bytes: 1024 * 1024 * 1024 };

const unread: ReadonlySet<string> = new Set(REPORT_FILES);

/**
 * The files of an export. Sizes are believed for refusing and checked while unpacking: a zip that says little and holds
 * much fails half-way. The reports are only seen to be there, since nothing in them is checked.
 */
export async function readExportZip(
  path: string,
  limits: ZipLimits = LIMITS,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const zip = await open(path);
  try {
    return await readFiles(zip, limits);
  } finally {
    zip.close();
  }
}

function open(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) => {
      if (error === null) return resolve(zip);
      const { code } = error as NodeJS.ErrnoException;
      reject(code === undefined ? new ExportZipError(`It is not a zip file: ${error.message}.`) : error);
    });
  });
}

function readFiles(zip: ZipFile, limits: ZipLimits): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  let bytes = 0;

  async function take(entry: Entry): Promise<void> {
    const name = entry.fileName;
    if (files.has(name)) throw new ExportZipError(`It holds ${JSON.stringify(name)} twice.`);
    if (files.size >= limits.files) throw new ExportZipError(`It holds more than ${limits.files} files.`);
    bytes += entry.uncompressedSize;
    if (bytes > limits.bytes) throw new ExportZipError(`It unpacks to more than ${limits.bytes} bytes.`);
    files.set(name, unread.has(name) ? new Uint8Array(0) : await unpack(zip, entry));
    zip.readEntry();
  }

  return new Promise((resolve, reject) => {
    const refuse = (error: Error) =>
      reject(error instanceof ExportZipError ? error : new ExportZipError(`It is damaged: ${error.message}.`));
    zip.on('entry', (entry: Entry) => void take(entry).catch(refuse));
    zip.on('end', () => resolve(files));
    zip.on('error', refuse);
    zip.readEntry();
  });
}

function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null) return reject(error);
      buffer(stream).then(resolve, reject);
    });
  });
}
