import { setEnrollmentDemanded } from './enrollment.ts';
import { isApiError } from './problem.ts';
import { type Sent, send } from './send.ts';
import { accessToken, renewSession } from './session.ts';

type Options = Omit<Sent, 'method' | 'path' | 'token'>;

/** Asks as the person who is signed in. A token that ended is renewed once; a session that ended makes `useSession` null. */
export async function ask(method: Sent['method'], path: string, options: Options = {}): Promise<Response> {
  const token = await accessToken();
  try {
    return await send({ ...options, method, path, token });
  } catch (error) {
    if (isApiError(error, 'totp_enrollment_required')) setEnrollmentDemanded(true);
    if (!isApiError(error, 'token_invalid', 'unauthenticated')) throw error;
    const renewed = await renewSession(token);
    if (renewed === null) throw error;
    return send({ ...options, method, path, token: renewed.accessToken });
  }
}

/** The JSON of an answer in its shape of the contract; undefined where the answer has no body. */
export async function request<Answer>(method: Sent['method'], path: string, options?: Options): Promise<Answer> {
  const text = await (await ask(method, path, options)).text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Bytes, such as a page's picture or an export. */
export async function requestBlob(method: Sent['method'], path: string, options?: Options): Promise<Blob> {
  return (await ask(method, path, options)).blob();
}

/** Puts values into a path so that none of them can leave its place: at`/v1/loans/${ref}`. */
export function at(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => encodeURIComponent(value)));
}
