import type { BoardingRecord } from '@countersign/contract/boarding';
import { PASSWORD, type Person, people } from './prepare.ts';

export interface BoardingClient {
  /** How many requests were answered so far: a service that answers is back. */
  answered(): number;
  /** Null: the loan was never staged. Undefined: nobody answered. */
  record(ref: string): Promise<BoardingRecord | null | undefined>;
  /** The status, or null where nobody answered. */
  post(person: Person, path: string, body?: unknown, key?: string): Promise<number | null>;
}

/** A core may be slow three times over; nobody waits longer than this for one request. */
const PATIENCE_MS = 30_000;

/** Asks the service as it is at the moment: it is killed and started again all the time. */
export function createClient(service: () => { readonly address: string }): BoardingClient {
  const tokens = new Map<Person, string>();
  let answers = 0;

  async function call(path: string, init: RequestInit): Promise<Response | null> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return fetch(`${service().address}${path}`, { ...init, signal }).catch(() => null);
  }

  async function signedIn(person: Person): Promise<string | null> {
    const known = tokens.get(person);
    if (known !== undefined) return known;
    const body = JSON.stringify({ email: people[person], password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await call('/v1/auth/login', { method: 'POST', headers, body });
    if (answer?.status !== 200) return null;
    const session = (await answer.json().catch(() => null)) as { accessToken: string } | null;
    if (session === null) return null;
    tokens.set(person, session.accessToken);
    return session.accessToken;
  }

  async function ask(person: Person, path: string, init: RequestInit): Promise<Response | null> {
    const token = await signedIn(person);
    if (token === null) return null;
    const answer = await call(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
    if (answer?.status === 401) tokens.delete(person);
    if (answer !== null && answer.status < 500) answers += 1;
    return answer;
  }

  return {
    answered: () => answers,
    record: async (ref) => {
      const answer = await ask('maker', `/v1/loans/${ref}/boarding`, { method: 'GET' });
      if (answer?.status === 204) return null;
      if (answer?.status !== 200) return undefined;
      return answer.json().catch(() => undefined) as Promise<BoardingRecord | undefined>;
    },
    post: async (person, path, body, key) => {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const init = { method: 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const answer = await ask(person, path, init);
      await answer?.arrayBuffer().catch(() => null);
      return answer?.status ?? null;
    },
  };
}
