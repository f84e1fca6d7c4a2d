import type { Environment } from '../environment.ts';
import type { Keyring } from '../keyring/index.ts';
import { parseBlobUrl } from './blob-url.ts';
import { type Blobs, createBlobs } from './blobs.ts';
import { BlobStoreError } from './errors.ts';
import { openFileStore } from './file-store.ts';
import { createS3Client, type Fetch, type S3Credentials } from './s3-client.ts';
import { openS3Store } from './s3-store.ts';

export interface BlobsOptions {
  readonly keyring: Keyring;
  /** Every call to S3 goes through it. */
  readonly fetch: Fetch;
  /** Only S3 needs them; null where the environment has none. */
  readonly credentials?: S3Credentials | null;
  /** Where documents wait, encrypted, for their upload to S3; needed for S3 only. */
  readonly spoolFolder?: string;
}

/** `file:PATH`, or `s3://BUCKET/PREFIX?endpoint=URL&region=REGION`. Does not call S3 yet: use check for that. */
export async function openBlobs(url: string, options: BlobsOptions): Promise<Blobs> {
  const location = parseBlobUrl(url);
  if (location.kind === 'file') return createBlobs(await openFileStore(location.path), options.keyring);
  if (options.spoolFolder === undefined) throw new TypeError('S3 needs a spool folder.');
  if (options.credentials === undefined || options.credentials === null) {
    throw new BlobStoreError('BLOB_URL is an S3 address: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY too.');
  }
  const client = createS3Client(location, options.credentials, options.fetch);
  return createBlobs(await openS3Store(location, client, options.spoolFolder), options.keyring);
}

/** Null unless both parts are set. AWS_SESSION_TOKEN is taken along when there is one. */
export function readS3Credentials(env: Environment): S3Credentials | null {
  const accessKeyId = env.AWS_ACCESS_KEY_ID?.trim() ?? '';
  const secretAccessKey = env.AWS_SECRET_ACCESS_KEY?.trim() ?? '';
  const sessionToken = env.AWS_SESSION_TOKEN?.trim() ?? '';
  if (accessKeyId === '' || secretAccessKey === '') return null;
  return { accessKeyId, secretAccessKey, ...(sessionToken === '' ? {} : { sessionToken }) };
}
