import { Readable } from 'node:stream';

/** What may be sent. A stream goes out as it comes; give content-length with it where its length is known (S3 asks for it). */
export type EgressBody = string | URLSearchParams | ArrayBuffer | Uint8Array | AsyncIterable<Uint8Array> | null;

export interface EgressRequest {
  /** Everything, from looking up the name to the last byte of the answer, must be done in this time. */
  readonly timeoutMs: number;
  /** The longest answer body to take, in bytes. */
  readonly maxBytes: number;
  /**
   * The longest silence while waiting for the answer or within it, for transfers whose whole time cannot be known.
   * Measured to about a second.
   */
  readonly idleTimeoutMs?: number | undefined;
  /** GET unless told. */
  readonly method?: string | undefined;
  readonly headers?: Headers | Readonly<Record<string, string>> | undefined;
  readonly body?: EgressBody | undefined;
  readonly signal?: AbortSignal | null | undefined;
}

/** setTimeout fires at once for anything longer. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** A call without limits is a mistake in our own code, so it is told as one. */
export function assertLimits(init: EgressRequest): void {
  assertWhole('timeoutMs', init.timeoutMs, 1, LONGEST_TIMEOUT_MS);
  assertWhole('maxBytes', init.maxBytes, 0, Number.MAX_SAFE_INTEGER);
  if (init.idleTimeoutMs !== undefined) assertWhole('idleTimeoutMs', init.idleTimeoutMs, 1, LONGEST_TIMEOUT_MS);
}

function assertWhole(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new TypeError(`An outgoing call needs ${name}: a whole number from ${least} to ${most}.`);
}

export function headersToSend(init: EgressRequest): Record<string, string> {
  const headers = new Headers(init.headers);
  // The host header would also become the TLS server name: a call to one host that is answered as another.
  if (headers.has('host')) throw new TypeError('The host header comes from the address.');
  // Nothing is unpacked on arrival: a limit on packed bytes would not hold for what they unpack to.
  if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity');
  if (!headers.has('user-agent')) headers.set('user-agent', 'countersign');
  if (init.body instanceof URLSearchParams && !headers.has('content-type')) {
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  return Object.fromEntries(headers);
}

export function bodyToSend(body: EgressBody | undefined): string | Uint8Array | Readable | null {
  if (body === undefined || body === null || typeof body === 'string' || body instanceof Uint8Array)
    return body ?? null;
  if (body instanceof URLSearchParams) return body.toString();
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  return body instanceof Readable ? body : Readable.from(body);
}
