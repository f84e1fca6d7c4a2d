import { BlobMissingError, BlobStoreError } from './errors.ts';
import { backOff, connectionFailure, type S3Client, S3UnavailableError, withRetries } from './s3-client.ts';

/** For requests whose answer is small. */
export const SHORT_REQUEST_MS = 30_000;
/** How long a download may stand still. A slow one may take as long as it likes. */
const IDLE_MS = 60_000;
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
    const signal = AbortSignal.timeout(SHORT_REQUEST_MS);
    const headers = { range: `bytes=0-${byteCount - 1}` };
    const response = await client.send({ method: 'GET', key, headers, expect: [206, 404, 416], signal });
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
  const controller = new AbortController();
  // Armed only while waiting for the store: a reader who pauses must not be cut off.
  const patiently = <T>(waiting: Promise<T>): Promise<T> => {
    const idle = setTimeout(() => controller.abort(new Error('nothing came for a minute')), IDLE_MS);
    return waiting.finally(() => clearTimeout(idle));
  };
  const condition: Record<string, string> = start.etag === null ? {} : { 'if-match': start.etag };
  const headers = { range: `bytes=${position}-`, ...condition };
  const { signal } = controller;
  const response = await patiently(client.send({ method: 'GET', key, headers, expect: [206, 404, 412, 416], signal }));
  if (response.status === 404) throw new BlobMissingError(sha256);
  const isOurs = response.headers.get('content-range') === `bytes ${position}-${start.length - 1}/${start.length}`;
  if (response.status !== 206 || !isOurs) {
    controller.abort();
    throw new BlobStoreError(`The stored document ${sha256} was replaced while it was being read. Read it again.`);
  }
  if (response.body === null) return;
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await patiently(reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw connectionFailure(client.host, error);
  } finally {
    // Frees the connection of a reader who stopped early.
    controller.abort();
  }
}
