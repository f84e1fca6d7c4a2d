import { apiWords } from '../words/api.ts';
import { ApiError } from './problem.ts';

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** JSON, or a form with files. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string | null;
  readonly signal?: AbortSignal | undefined;
}

/** One request, as it is: the only place of the page that calls fetch. Everything but a good answer is an ApiError. */
export async function send(sent: Sent): Promise<Response> {
  const { method, token, signal } = sent;
  const form = sent.body instanceof FormData;
  const headers = new Headers(sent.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (sent.body !== undefined && !form) headers.set('content-type', 'application/json');
  const body = sent.body === undefined ? null : form ? (sent.body as FormData) : JSON.stringify(sent.body);
  const answer = await fetch(addressOf(sent), { method, headers, body, signal: signal ?? null }).catch((error) => {
    // Given up by the page itself: not a fault to tell anybody of.
    if (signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: 'unreachable', detail: apiWords.unreachable });
  });
  if (answer.ok) return answer;
  throw await problemOf(answer);
}

function addressOf({ path, query = {} }: Sent): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}

async function problemOf(answer: Response): Promise<ApiError> {
  const problem = await answer.json().catch(() => null);
  const retryAfter = answer.headers.get('retry-after');
  if (problem !== null && typeof problem === 'object' && 'code' in problem) return new ApiError(problem, retryAfter);
  const detail = apiWords.unreadable(answer.status);
  return new ApiError({ status: answer.status, code: 'answer_unreadable', detail }, retryAfter);
}
