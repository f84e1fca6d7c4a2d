import { createHash } from 'node:crypto';
import { makeDirectory } from '../keyring/durable-files.ts';
import type { S3Location } from './blob-url.ts';
import { BlobStoreError } from './errors.ts';
import { type S3Body, type S3Client, S3UnavailableError, SHORT_CALL, withRetries } from './s3-client.ts';
import { listObjects } from './s3-list.ts';
import { readFrom, readStart, readWhole } from './s3-read.ts';
import type { SpooledBlob } from './spool-blob.ts';
import { type BlobStore, blobPath } from './store.ts';
import { sweepTempFiles } from './temp-files.ts';

/** A copy onto itself costs a request; within the hour no sweep of orphans can be near. */
const REFRESH_AFTER_MS = 60 * 60 * 1000;
/** An upload may be slow but not endless: a minute, and a second for every 64 KiB. */
const UPLOAD_BASE_MS = 60_000;
const UPLOAD_BYTES_PER_MS = 64;
const CHECK_KEY = 'readiness-check';

/** Documents as objects `PREFIX/ab/cd/<sha256>`. A store shows an object only when its upload was complete. */
export async function openS3Store(location: S3Location, client: S3Client, spoolFolder: string): Promise<BlobStore> {
  await makeDirectory(spoolFolder);
  await sweepTempFiles(spoolFolder);
  const keyOf = (sha256: string) => `${location.prefix}${blobPath(sha256)}`;

  async function lastModified(key: string): Promise<Date | null> {
    const response = await withRetries(() =>
      client.send({ method: 'HEAD', key, expect: [200, 404], limits: SHORT_CALL }),
    );
    if (response.status === 404) return null;
    // The header drops the fraction of the second; counting it as the latest it can be keeps a sweep from hurrying.
    return new Date(new Date(response.headers.get('last-modified') ?? 0).getTime() + 999);
  }

  async function copyOntoItself(key: string): Promise<boolean> {
    const headers = {
      'x-amz-copy-source': `/${location.bucket}/${key}`,
      // A copy onto itself is refused unless it changes something, and replacing the metadata counts as that.
      'x-amz-metadata-directive': 'REPLACE',
    };
    return withRetries(async () => {
      const limits = { ...SHORT_CALL, timeoutMs: UPLOAD_BASE_MS };
      const response = await client.send({ method: 'PUT', key, headers, expect: [200, 404], limits });
      const answer = await readWhole(client, response);
      if (response.status === 404) return false;
      // Of a copy the status is sent before the outcome is known, and the body then says that it failed.
      if (answer.includes('<Error>')) throw new S3UnavailableError(`A copy at ${client.host} failed halfway.`);
      return true;
    });
  }

  return {
    spoolFolder,
    async place(blob) {
      const key = keyOf(blob.sha256);
      // Spares the upload of a document that is there; the condition on the upload itself decides.
      if ((await lastModified(key)) !== null) return false;
      const body = await bodyOf(blob);
      const status = await upload(client, key, body, { 'if-none-match': '*' });
      if (status === 200) return true;
      // Not every store knows the condition. Without it a second upload writes the same document again: no harm.
      if (status === 501) return (await upload(client, key, body, {})) === 200;
      // The answer to our own first attempt may have been lost; the header, random for each upload, tells whose it is.
      const stored = await readStart(client, key, blob.header.length);
      return stored?.bytes.equals(blob.header) ?? false;
    },
    async replace(blob) {
      await upload(client, keyOf(blob.sha256), await bodyOf(blob), {});
    },
    async refresh(sha256) {
      const storedAt = await lastModified(keyOf(sha256));
      if (storedAt === null) return false;
      if (Date.now() - storedAt.getTime() < REFRESH_AFTER_MS) return true;
      return copyOntoItself(keyOf(sha256));
    },
    async find(sha256, firstBytes) {
      const start = await readStart(client, keyOf(sha256), firstBytes);
      if (start === null) return null;
      return { length: start.length, first: start.bytes, rest: () => readFrom(client, keyOf(sha256), sha256, start) };
    },
    async remove(sha256, storedBefore) {
      const key = keyOf(sha256);
      // Deleting says the same whether or not there was something.
      const storedAt = await lastModified(key);
      if (storedAt === null || (storedBefore !== null && storedAt >= storedBefore)) return false;
      await withRetries(async () => {
        const response = await client.send({ method: 'DELETE', key, expect: [200, 204, 404], limits: SHORT_CALL });
        await readWhole(client, response);
      });
      return true;
    },
    list: () => listObjects(client, location.prefix),
    check: () => checkBucket(client, `${location.prefix}${CHECK_KEY}`),
  };
}

async function upload(client: S3Client, key: string, body: S3Body, headers: Record<string, string>): Promise<number> {
  return withRetries(async () => {
    const timeoutMs = UPLOAD_BASE_MS + Math.ceil(body.length / UPLOAD_BYTES_PER_MS);
    const expect = 'if-none-match' in headers ? [200, 412, 501] : [200];
    const response = await client.send({
      method: 'PUT',
      key,
      headers,
      body,
      expect,
      limits: { ...SHORT_CALL, timeoutMs },
    });
    // Read to its end, so that the connection can be used again.
    await readWhole(client, response);
    return response.status;
  });
}

async function bodyOf(blob: SpooledBlob): Promise<S3Body> {
  return { length: blob.storedLength, sha256: await blob.storedSha256(), open: () => blob.read() };
}

/** One fixed object with fixed content: several nodes may check at once, and nothing piles up. */
async function checkBucket(client: S3Client, key: string): Promise<void> {
  const bytes = Buffer.from('Countersign checks that it can write and read here.\n');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await upload(client, key, { length: bytes.length, sha256, open: () => onePiece(bytes) }, {});
  const stored = await readStart(client, key, bytes.length);
  if (stored?.bytes.equals(bytes)) return;
  throw new BlobStoreError(`The document store at ${client.host} does not give back what was written to it.`);
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes;
}
