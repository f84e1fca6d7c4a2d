import { useSyncExternalStore } from 'react';
import { apiWords } from '../words/api.ts';
import { ApiError, isApiError } from './problem.ts';

/** A request that waits for a code of the authenticator app. */
export interface CodeQuestion {
  /** What the service said about the code before; null where none was given yet. */
  readonly fault: string | null;
  readonly answer: (code: string | null) => void;
}

let question: CodeQuestion | null = null;
const listeners = new Set<() => void>();

function put(next: CodeQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Sends a request that the service may want a fresh code for. The person is asked in a dialog, and the same request goes
 * out again with the code; a wrong one is asked for again.
 */
export async function withCode<Answer>(send: (code: { totpCode?: string }) => Promise<Answer>): Promise<Answer> {
  let given: { totpCode?: string } = {};
  for (;;) {
    try {
      return await send(given);
    } catch (error) {
      if (!isApiError(error, 'totp_required', 'totp_invalid')) throw error;
      const code = await askForCode(error.code === 'totp_invalid' ? apiWords.codeWrong : null);
      if (code === null) throw new ApiError({ status: 401, code: 'totp_required', detail: apiWords.codeMissing });
      given = { totpCode: code };
    }
  }
}

function askForCode(fault: string | null): Promise<string | null> {
  return new Promise((resolve) => {
    put({
      fault,
      answer: (code) => {
        put(null);
        resolve(code);
      },
    });
  });
}

export function useCodeQuestion(): CodeQuestion | null {
  return useSyncExternalStore(subscribe, () => question);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
