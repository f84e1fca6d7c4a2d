import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Location } from './blob-url.ts';
import { BlobStoreError } from './errors.ts';
import { elementText } from './s3-listing.ts';

/** How long a request may take from the first step to the last byte of its answer, and how much it may bring. */
export interface CallLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** The longest silence in between, where the whole time cannot be known. */
  readonly idleTimeoutMs?: number;
}

export interface FetchInit extends CallLimits {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly redirect: 'manual';
  readonly body?: ReadableStream<Uint8Array>;
  readonly duplex?: 'half';
}

/**
 * Called like the global fetch, with the limits beside the rest: the global one passes over them, the egress guard
 * keeps them. The global one also keeps a copy of a body in memory until it is sent, for redirects that we never follow.
 */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>;

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty: the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: S3Body;
  /** Statuses that the caller makes sense of. All others become a BlobStoreError. */
  readonly expect: readonly number[];
  readonly limits: CallLimits;
}

export interface S3Body {
  readonly length: number;
  /** Signed with the rest: the store refuses a body that was damaged on its way. */
  readonly sha256: string;
  open(): AsyncIterable<Uint8Array>;
}

export interface S3Client {
  /** For messages. */
  readonly host: string;
  send(request: S3Request): Promise<Response>;
}

/** For requests whose answer is small; a listing is the largest, with some hundred kilobytes a page. */
export const SHORT_CALL: CallLimits = { timeoutMs: 30_000, maxBytes: 16 * 1024 * 1024 };

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const ATTEMPTS = 4;
const FIRST_DELAY_MS = 100;
/** 409: another conditional write of the same name is under way. */
const TRY_AGAIN_STATUSES: readonly number[] = [409, 429, 500, 502, 503, 504];

/** The store is away or busy, and the same request may go through a moment later. */
export class S3UnavailableError extends BlobStoreError {}

export function createS3Client(location: S3Location, credentials: S3Credentials, fetch: Fetch): S3Client {
  const { host } = new URL(location.bucketUrl);
  // Signing keys are derived once a day and kept here.
  const cache = new Map<string, ArrayBuffer>();

  async function sign(request: S3Request): Promise<{ url: string; headers: Record<string, string> }> {
    const url = new URL(request.key === '' ? location.bucketUrl : `${location.bucketUrl}/${request.key}`);
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      ...credentials,
      url: url.href,
      method: request.method,
      headers: { ...request.headers, 'x-amz-content-sha256': request.body?.sha256 ?? EMPTY_SHA256 },
      service: 's3',
      region: location.region,
      cache,
    });
    const signed = await signer.sign();
    return { url: signed.url.href, headers: Object.fromEntries(signed.headers) };
  }

  return {
    host,
    async send(request) {
      const { url, headers } = await sign(request);
      const { body } = request;
      // Stores do not take a body of unknown length, which is what a stream without this header would be.
      if (body !== undefined) headers['content-length'] = String(body.length);
      const init: FetchInit = {
        ...request.limits,
        method: request.method,
        headers,
        redirect: 'manual',
        ...(body === undefined ? {} : { body: ReadableStream.from(body.open()), duplex: 'half' }),
      };
      const response = await fetch(url, init).catch((error: unknown) => {
        throw connectionFailure(host, error);
      });
      if (request.expect.includes(response.status)) return response;
      throw await refusal(host, request.method, response);
    },
  };
}

/** Only for requests that may be carried out twice without harm. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof S3UnavailableError) || failures === ATTEMPTS) throw error;
      await backOff(failures);
    }
  }
}

/** The waits grow, and are random so that nodes which failed together do not come back together. */
export async function backOff(failures: number): Promise<void> {
  await delay(Math.random() * FIRST_DELAY_MS * 2 ** failures);
}

export function connectionFailure(host: string, error: unknown): BlobStoreError {
  const problem = describeCause(error);
  // A refusal by our own policy stays one however often it is tried.
  if (codeOf(error) === 'egress_refused') {
    return new BlobStoreError(`The document store at ${host} may not be called: ${problem}`, { cause: error });
  }
  return new S3UnavailableError(`The document store at ${host} could not be reached (${problem}).`, { cause: error });
}

/** fetch says no more than "fetch failed"; the reason is in its cause. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error.cause) ?? (codeOf(error) === 'egress_refused' ? undefined : codeOf(error));
  return code ?? error.message;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Of the answer only the code is repeated: the rest of it may quote our key id and signature. */
async function refusal(host: string, method: string, response: Response): Promise<BlobStoreError> {
  const code = elementText(await errorText(response), 'Code') ?? '';
  const named = /^[A-Za-z0-9]{1,64}$/.test(code) ? ` ${code}` : '';
  const message = `The document store at ${host} answered ${response.status}${named} to ${method}.`;
  if (TRY_AGAIN_STATUSES.includes(response.status)) return new S3UnavailableError(message);
  return new BlobStoreError(`${message}${advice(response.status)}`);
}

function advice(status: number): string {
  if (status >= 300 && status < 400) return ' The bucket is elsewhere: check endpoint and region in BLOB_URL.';
  if (status === 401 || status === 403) {
    return ' Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, the region, the clock, and that the key may read, write, delete and list.';
  }
  if (status === 404) return ' Check the bucket in BLOB_URL.';
  return '';
}

const MAX_ERROR_CHARACTERS = 10_000;

async function errorText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > MAX_ERROR_CHARACTERS) break;
    }
  } catch {
    // The status alone has to do.
  }
  return text;
}
