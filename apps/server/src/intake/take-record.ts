import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { sniffFile } from '../reading/files/index.ts';
import { type IncomingFile, type StoredFile, storeFile } from './store-file.ts';
import { takeHead } from './take-head.ts';

/** Twice the most characters that a record may have (engine/lar/caps.ts): UTF-16 takes two bytes for each. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

const HEAD_BYTES = 1024;

/** A file that was sent as an approval record: bytes to be read by a profile, or a PDF that is a document. */
export type TakenRecord =
  | { readonly kind: 'record'; readonly bytes: Uint8Array }
  | { readonly kind: 'document'; readonly file: StoredFile };

/**
 * Takes what was sent as an approval record. A PDF is stored as a document of the package and read there (open parts,
 * "PDF approval record"); anything else is small and is held until its profile is known.
 */
export async function takeRecord(app: App, file: IncomingFile): Promise<TakenRecord> {
  const { head, content } = await takeHead(file.content, HEAD_BYTES);
  if (sniffFile(head) === 'pdf') {
    return { kind: 'document', file: await storeFile(app, { ...file, content, docType: 'credit_approval' }) };
  }
  if (content instanceof Uint8Array) return { kind: 'record', bytes: limited(content, file) };
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length > MAX_RECORD_BYTES) throw tooLarge(file);
  }
  return { kind: 'record', bytes: Buffer.concat(pieces) };
}

function limited(bytes: Uint8Array, file: IncomingFile): Uint8Array {
  if (bytes.length > MAX_RECORD_BYTES) throw tooLarge(file);
  return bytes;
}

function tooLarge({ name, field }: IncomingFile): DomainError {
  const message = `is larger than ${MAX_RECORD_BYTES / 1024 / 1024} MiB, more than an approval record has`;
  const errors = [{ field, code: 'file_too_large', message }];
  return new DomainError({ code: 'file_too_large', detail: `The file ${name} ${message}.`, errors });
}
