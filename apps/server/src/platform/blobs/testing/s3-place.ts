import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { type Fetch, openBlobs, type S3Credentials } from '../index.ts';
import { blobPath } from '../store.ts';
import type { Place } from './conformance.ts';
import { sha256Of } from './content.ts';

/** A place in a bucket; the way past the driver is a client that shares no code with it. */
export async function s3Place(options: {
  readonly origin: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly credentials: S3Credentials;
  readonly fetch: Fetch;
  readonly servesEmptyObjects: boolean;
  readonly close: () => Promise<void>;
}): Promise<Place> {
  const spoolFolder = await mkdtemp(join(tmpdir(), 'blobs-s3-'));
  const { origin, bucket, prefix, credentials, fetch } = options;
  const direct = new AwsClient({ ...credentials, service: 's3', region: 'us-east-1', retries: 0 });
  const urlOf = (sha256: string) => `${origin}/${bucket}/${prefix}/${blobPath(sha256)}`;

  return {
    open: (keyring) =>
      openBlobs(`s3://${bucket}/${prefix}?endpoint=${origin}`, { keyring, fetch, credentials, spoolFolder }),
    async rawNames() {
      const listing = await (await direct.fetch(`${origin}/${bucket}?list-type=2&prefix=${prefix}/`)).text();
      return listing.match(/\b[0-9a-f]{64}(?=<)/g) ?? [];
    },
    async rawRead(sha256) {
      const response = await direct.fetch(urlOf(sha256));
      if (!response.ok) throw new Error(`There is no object for ${sha256}.`);
      return Buffer.from(await response.arrayBuffer());
    },
    async rawWrite(sha256, bytes) {
      const response = await direct.fetch(urlOf(sha256), {
        method: 'PUT',
        body: bytes,
        headers: { 'x-amz-content-sha256': sha256Of(bytes) },
      });
      if (!response.ok) throw new Error(`The object was not written (${response.status}).`);
    },
    servesEmptyObjects: options.servesEmptyObjects,
    waiting: () => readdir(spoolFolder),
    async close() {
      await options.close();
      await rm(spoolFolder, { recursive: true });
    },
  };
}
