import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.js';

export type Problem = components['schemas']['Problem'];

/** A token of a key lives fifteen minutes; a new one is asked for well before. */
const RENEW_AFTER_MS = 10 * 60_000;

/** A client of every operation, with the key exchanged for tokens as needed, that waits where the service asks it to. */
export function openClient(baseUrl: string, apiKey: string): Client<paths> {
  const client = createClient<paths>({ baseUrl, fetch: patientFetch });
  const anonymous = createClient<paths>({ baseUrl, fetch: patientFetch });
  let token = '';
  let renewAt = 0;
  client.use({
    async onRequest({ request }) {
      if (Date.now() > renewAt) {
        const { data, error } = await anonymous.POST('/v1/auth/token', { body: { apiKey } });
        if (data === undefined) throw new Error(explain(error));
        token = data.accessToken;
        renewAt = Date.now() + RENEW_AFTER_MS;
      }
      request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
  });
  return client;
}

/** 429 and 503 say when to come again. Nothing was done then, so the same request may be sent once more. */
async function patientFetch(request: Request): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(request.clone());
    const seconds = response.headers.get('retry-after');
    if (seconds === null || waits >= 5 || ![429, 503].includes(response.status)) return response;
    await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
  }
}

/** Problems have a stable `code` for programs and a `detail` for people; every wrong field stands in `errors`. */
export function explain(problem: Problem | undefined): string {
  if (problem === undefined) return 'The service did not answer with a problem that it documents.';
  const fields = (problem.errors ?? []).map(({ field, message }) => `${field} ${message}`);
  return [`${problem.code}: ${problem.detail} (request ${problem.requestId})`, ...fields].join('\n  ');
}
