import type { Egress, EgressRequest } from '../../platform/egress/index.ts';
import { EgressFailedError, EgressRefusedError, EgressTooLargeError } from '../../platform/egress/index.ts';

/** What became of one request to a core. Only `unavailable` says for certain that it never left. */
export type CoreCall =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly text: string }
  | { readonly kind: 'unavailable'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly detail: string };

/** Time for a whole call of an adapter, shared by all of its requests. */
export interface Deadline {
  leftMs(): number;
}

/** Real time and not the clock of the service: what is limited is how long somebody waits. */
export function startDeadline(timeoutMs: number): Deadline {
  const end = performance.now() + timeoutMs;
  return { leftMs: () => Math.floor(end - performance.now()) };
}

/** An answer of a core is a page at most. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** One request, sent once, never again by itself. */
export async function callCore(
  egress: Egress,
  deadline: Deadline,
  url: string,
  request: Pick<EgressRequest, 'method' | 'headers' | 'body'>,
): Promise<CoreCall> {
  const timeoutMs = deadline.leftMs();
  if (timeoutMs < 1) return { kind: 'unavailable', detail: 'There was no time left to send the request.' };
  try {
    const response = await egress.fetch(url, { ...request, timeoutMs, maxBytes: MAX_ANSWER_BYTES });
    return { kind: 'answered', status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (error instanceof EgressRefusedError) return { kind: 'unavailable', detail: error.reason };
    if (error instanceof EgressFailedError && !error.mayHaveArrived)
      return { kind: 'unavailable', detail: error.message };
    if (error instanceof EgressTooLargeError) {
      return { kind: 'unknown', detail: 'The core answered with more than an answer can be.' };
    }
    // A header that cannot be sent, such as a token with a line break, is found before anything is sent.
    if (error instanceof TypeError || (error as Error).name === 'InvalidArgumentError') {
      return { kind: 'unavailable', detail: 'The request could not be written. Check the settings of the core.' };
    }
    return { kind: 'unknown', detail: error instanceof Error ? error.message : 'The call failed.' };
  }
}
