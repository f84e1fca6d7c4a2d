import type { App } from '../platform/app.ts';
import { SEND_LIMIT_MS } from './delivery-spec.ts';
import { readRetryAfter } from './retry-plan.decision.ts';
import { type SignedMessage, signatureHeaders } from './sign-message.ts';

/** What came of posting a message once. */
export interface Outcome {
  readonly ok: boolean;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
  readonly retryAfterSeconds: number | null;
}

/** Enough of an error page to see what it is; the rest is nobody's business here. */
const ANSWER_CHARACTERS = 500;
const MAX_ERROR = 500;

/** Posts a message. Redirects are not followed: a message goes to the address that was saved, or nowhere. */
export async function sendMessage(
  app: App,
  url: string,
  message: SignedMessage,
  secrets: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await app.egress.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...signatureHeaders(message, secrets) },
      body: message.body,
      timeoutMs: SEND_LIMIT_MS,
      // Not a limit on what is announced: only the beginning is ever taken, and a long answer is an answer.
      maxBytes: Number.MAX_SAFE_INTEGER,
      signal,
    });
    const { ok, status } = response;
    const answer = ok ? null : await beginningOf(response);
    await response.body?.cancel().catch(() => {});
    const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'), message.at);
    return { ok, status, error: null, answer, retryAfterSeconds };
  } catch (error) {
    // Given up from outside: not the receiver's fault, and not ours to record.
    if (signal.aborted) throw error;
    const why = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
    return { ok: false, status: null, error: why, answer: null, retryAfterSeconds: null };
  }
}

/** Whatever goes wrong while an error page is read, its status is known. */
async function beginningOf(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (reader !== undefined && text.length < ANSWER_CHARACTERS) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, ANSWER_CHARACTERS * 4), { stream: true });
    }
  } catch {
    // What came so far is kept.
  } finally {
    reader?.releaseLock();
  }
  const storable = text.replaceAll('\u0000', '').slice(0, ANSWER_CHARACTERS).toWellFormed();
  return storable === '' ? null : storable;
}
