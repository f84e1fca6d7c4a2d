import { apiWords } from '../words/api.ts';
import { ApiError, isApiError } from './problem.ts';
import { accessToken, renewSession } from './session.ts';

export interface UploadOptions {
  /** Told the share that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a form and tells how much of it has gone. By XMLHttpRequest, since fetch does not say how far an upload has come.
 * Like `ask`, it renews a token that ended, once.
 */
export async function upload<Answer>(path: string, form: FormData, options: UploadOptions): Promise<Answer> {
  const token = await accessToken();
  try {
    return await sendOnce<Answer>(path, form, token, options);
  } catch (error) {
    if (!isApiError(error, 'token_invalid', 'unauthenticated')) throw error;
    const renewed = await renewSession(token);
    if (renewed === null) throw error;
    return sendOnce<Answer>(path, form, renewed.accessToken, options);
  }
}

function sendOnce<Answer>(path: string, form: FormData, token: string | null, options: UploadOptions): Promise<Answer> {
  const { onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(body as Answer);
      reject(problemOf(request.status, body, request.getResponseHeader('retry-after')));
    };
    const broken = () => reject(new ApiError({ status: 0, code: 'unreachable', detail: apiWords.unreachable }));
    request.onerror = broken;
    request.ontimeout = broken;
    request.onabort = () => reject(new DOMException('Given up.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf(status: number, body: unknown, retryAfter: string | null): ApiError {
  if (typeof body === 'object' && body !== null && 'code' in body) {
    return new ApiError(body as ConstructorParameters<typeof ApiError>[0], retryAfter);
  }
  return new ApiError({ status, code: 'answer_unreadable', detail: apiWords.unreadable(status) }, retryAfter);
}
