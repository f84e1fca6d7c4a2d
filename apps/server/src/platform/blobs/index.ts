export { parseBlobUrl } from './blob-url.ts';
export type { Blobs, StoredDocument } from './blobs.ts';
export { BlobCorruptError, BlobMissingError, BlobStoreError, BlobTooLargeError } from './errors.ts';
export { type BlobsOptions, openBlobs, readS3Credentials } from './open-blobs.ts';
export type { Fetch, S3Credentials } from './s3-client.ts';
