import type { App } from '../platform/app.ts';
import { BlobTooLargeError } from '../platform/blobs/index.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { sniffFile } from '../reading/files/index.ts';
import { insertClaim } from './claim.queries.ts';
import { documentMediaTypes } from './media-types.ts';
import { takeHead } from './take-head.ts';

/** A file on its way in: from a form, a JSON body or a folder. */
export interface IncomingFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Uint8Array;
  readonly docType?: string | null;
  /** Where it stood in the request, for the error that names it: `files.0`. */
  readonly field: string;
}

/** Bytes that are stored and claimed, and wait to be filed under a loan. */
export interface StoredFile {
  readonly claimId: string;
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
  readonly mediaType: string;
  readonly docType: string | null;
}

/** Open parts, Conventions: multipart files up to 1 GiB each. */
export const MAX_FILE_BYTES = 1024 * 1024 * 1024;

/** As far as `sniffFile` looks for the header of a PDF. */
const HEAD_BYTES = 1024;

/**
 * Streams a file into the blob store. Its kind is told by its first bytes, before anything is stored. The claim is
 * written before the bytes get their name: whatever happens next, the sweep knows of them (sweep-claims.ts).
 */
export async function storeFile(app: App, file: IncomingFile, maxBytes = MAX_FILE_BYTES): Promise<StoredFile> {
  const { head, content, close } = await takeHead(file.content, HEAD_BYTES);
  const kind = sniffFile(head);
  if (kind === null) {
    await close();
    throw head.length === 0 ? isEmpty(file) : isUnsupported(file);
  }
  const { claimId, sha256, size } = await storeBytes(app, file, content, maxBytes);
  return { claimId, name: file.name, sha256, size, mediaType: documentMediaTypes[kind], docType: file.docType ?? null };
}

/** Stores bytes of any kind under a claim. */
export async function storeBytes(
  app: App,
  { name, field }: Pick<IncomingFile, 'name' | 'field'>,
  content: AsyncIterable<Uint8Array> | Uint8Array,
  maxBytes = MAX_FILE_BYTES,
): Promise<Pick<StoredFile, 'claimId' | 'sha256' | 'size'>> {
  const claimId = newId(app.clock.now());
  const beforePlacing = async (sha256: string) => {
    await app.db.run(insertClaim, [claimId, sha256, app.clock.now()]);
  };
  try {
    const { sha256, size } = await app.blobs.put(content, { maxBytes, beforePlacing });
    return { claimId, sha256, size };
  } catch (error) {
    if (!(error instanceof BlobTooLargeError)) throw error;
    const message = `is larger than ${maxBytes / 1024 / 1024} MiB; split it`;
    throw new DomainError({
      code: 'file_too_large',
      detail: `The file ${name} ${message}.`,
      errors: [{ field, code: 'file_too_large', message }],
    });
  }
}

function isEmpty({ name, field }: IncomingFile): DomainError {
  const errors = [{ field, code: 'file_empty', message: 'holds no bytes' }];
  return new DomainError({ code: 'file_empty', detail: `The file ${name} is empty. Send it again.`, errors });
}

function isUnsupported({ name, field }: IncomingFile): DomainError {
  const message = 'is not a PDF, JPEG, PNG or TIFF, whatever its name says';
  return new DomainError({
    code: 'file_unsupported',
    detail: `The file ${name} ${message}.`,
    errors: [{ field, code: 'file_unsupported', message }],
  });
}
