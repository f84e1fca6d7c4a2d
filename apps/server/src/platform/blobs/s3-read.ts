import { BlobMissingError, BlobStoreError } from './errors.ts';
import { backOff, connectionFailure, type S3Client, S3UnavailableError, SHORT_CALL, withRetries } from './s3-client.ts';

/** How long the store may be silent during a download. A slow reader may take a day. */
const IDLE_MS = 60_000;
const DOWNLOAD_MS = 24 * 60 * 60 * 1000;
/** Room for an answer that says why there is no download. */
const ERROR_BYTES = 64 * 1024;
/** How often in a row a download may break off without having brought a single byte. */
const FRUITLESS_ATTEMPTS = 4;

export interface S3Part {
  readonly length: number;
  readonly bytes: Buffer;
  readonly etag: string | null;
  readonly lastModified: Date;
}

/** The first bytes of an object with its whole length, or null when there is none. */
export async function readStart(client: S3Client, key: string, byteCount: number): Promise<S3Part | null> {
  return withRetries(async () => {
    const headers = { range: `bytes=0-${byteCount - 1}` };
    const response = await client.send({ method: 'GET', key, headers, expect: [206, 404, 416], limits: SHORT_CALL });
    const bytes = await readWhole(client, response);
    if (response.status === 404) return null;
    const lastModified = new Date(response.headers.get('last-modified') ?? 0);
    const etag = strongEtag(response);
    // No byte at all can be given of an empty object: it is there, and it is not one of ours.
    if (response.status === 416) return { length: 0, bytes: Buffer.alloc(0), etag, lastModified };
    const range = /^bytes 0-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
    if (range === null) throw new BlobStoreError('The document store does not answer requests for a range.');
    return { length: Number(range[1]), bytes, etag, lastModified };
  });
}

/** A weak tag, which some proxies make of a strong one, never matches a condition. */
function strongEtag(response: Response): string | null {
  const etag = response.headers.get('etag');
  return etag?.startsWith('"') ? etag : null;
}

export async function readWhole(client: S3Client, response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw connectionFailure(client.host, error);
  }
}

/** The rest of the same version of the object. A connection that breaks is taken up again where it broke. */
export async function* readFrom(
  client: S3Client,
  key: string,
  sha256: string,
  start: S3Part,
): AsyncGenerator<Uint8Array, void, undefined> {
  let position = start.bytes.length;
  let fruitless = 0;
  while (position < start.length) {
    const positionBefore = position;
    try {
      for await (const piece of readOnce(client, key, sha256, position, start)) {
        position += piece.length;
        yield piece;
      }
      // The stream ended early without an error; the length is known, so this is a broken connection too.
      if (position < start.length) throw new S3UnavailableError('The document store broke off its answer.');
    } catch (error) {
      fruitless = position > positionBefore ? 0 : fruitless + 1;
      if (!(error instanceof S3UnavailableError) || fruitless === FRUITLESS_ATTEMPTS) throw error;
      await backOff(fruitless);
    }
  }
}

async function* readOnce(
  client: S3Client,
  key: string,
  sha256: string,
  position: number,
  start: S3Part,
): AsyncGenerator<Uint8Array, void, undefined> {
  const condition: Record<string, string> = start.etag === null ? {} : { 'if-match': start.etag };
  const headers = { range: `bytes=${position}-`, ...condition };
  const maxBytes = start.length - position + ERROR_BYTES;
  const limits = { timeoutMs: DOWNLOAD_MS, idleTimeoutMs: IDLE_MS, maxBytes };
  const response = await client.send({ method: 'GET', key, headers, expect: [206, 404, 412, 416], limits });
  const reader = response.body?.getReader();
  try {
    if (response.status === 404) throw new BlobMissingError(sha256);
    const isOurs = response.headers.get('content-range') === `bytes ${position}-${start.length - 1}/${start.length}`;
    if (response.status !== 206 || !isOurs) {
      throw new BlobStoreError(`The stored document ${sha256} was replaced while it was being read. Read it again.`);
    }
    while (reader !== undefined) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw connectionFailure(client.host, error);
      });
      if (done) return;
      yield value;
    }
  } finally {
    // Frees the connection of a reader who stopped early.
    await reader?.cancel().catch(() => undefined);
  }
}
