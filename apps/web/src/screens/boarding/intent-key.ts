import { isApiError } from '../../api/problem.ts';
import { randomId } from '../../parts/random-id.ts';

/**
 * One key for one intent. It outlives a broken connection, a reload of the screen and a new sign-in within the tab, so
 * that pressing the button again is the same request and never a second staging.
 */
const keys = new Map<string, string>();

export function intentKey(ref: string): string {
  const key = keys.get(ref) ?? randomId();
  keys.set(ref, key);
  return key;
}

/** After an answer the intent is settled, and the next press is a new one. */
export function settleIntent(ref: string, error: unknown = null): void {
  if (error === null || isAnswer(error)) keys.delete(ref);
}

/** Whether the service has decided. What was not reached, held back or broke on the way is asked again under the same key. */
function isAnswer(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
}
