/** Messages name blobs by their hash and stores by their host: never a credential, never content. */

/** There is nothing under this name. */
export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';

  constructor(sha256: string) {
    super(`There is no stored document ${sha256}.`);
  }
}

/** What is stored under this name is not what was stored there. Restore it from a backup, or store the document again. */
export class BlobCorruptError extends Error {
  override readonly name = 'BlobCorruptError';

  constructor(sha256: string, problem: string) {
    super(`The stored document ${sha256} is damaged: ${problem}. Restore it from a backup.`);
  }
}

/** More bytes than the caller was ready to take. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The document is larger than ${maxBytes} bytes.`);
    this.maxBytes = maxBytes;
  }
}

/** The store cannot be used as asked: it is away, it refused, or it is set up wrongly. */
export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError';
}
