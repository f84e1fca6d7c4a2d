import { setTimeout as wait } from 'node:timers/promises';
import type { ReviewView } from '@countersign/contract/review';
import { form } from '../../apps/server/test/intake/form.ts';

const admin = { email: 'bench@bank.example', displayName: 'Bench', password: 'correct horse battery' };
const LIMIT_MS = 30 * 60_000;

/** A service that was just started, asked as its first administrator asks it. */
export interface ServiceClient {
  call<Body>(method: string, path: string, body?: unknown): Promise<Body>;
  /** Answers once the package is filed. */
  upload(externalRef: string, pdf: Uint8Array): Promise<void>;
  /** Asks again and again until the loan can be reviewed. */
  untilReview(externalRef: string, everyMs: number): Promise<ReviewView>;
}

export async function openClient(address: string): Promise<ServiceClient> {
  const request = async <Body>(method: string, path: string, token: string, body?: unknown): Promise<Body> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        // Whoever measures may be busy for longer than a kept connection waits.
        connection: 'close',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<Body>;
  };
  await request('POST', '/v1/setup/admin', '', admin);
  const { email, password } = admin;
  const { accessToken } = await request<{ accessToken: string }>('POST', '/v1/auth/login', '', { email, password });
  const call = <Body>(method: string, path: string, body?: unknown) => request<Body>(method, path, accessToken, body);
  // Whoever measures asks more often than a person does.
  await call('PUT', '/v1/settings/rate.user_per_minute', { value: 100_000 });
  return {
    call,
    async upload(externalRef, pdf) {
      const { headers, body } = form({ externalRef, borrowerName: 'Mary Ann Okafor' }, [
        { part: 'files', filename: 'package.pdf', content: pdf },
      ]);
      const answer = await fetch(`${address}/v1/packages`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${accessToken}`, connection: 'close' },
        body: new Uint8Array(body),
      });
      if (answer.status !== 201) throw new Error(`A package was answered ${answer.status}.`);
    },
    async untilReview(externalRef, everyMs) {
      const deadline = performance.now() + LIMIT_MS;
      for (;;) {
        const view = await call<ReviewView>('GET', `/v1/loans/${externalRef}/review`);
        if (view.loan.state === 'review') return view;
        if (view.loan.state === 'processing_failed') throw new Error(`${externalRef} could not be processed.`);
        if (performance.now() > deadline) throw new Error(`${externalRef} is still ${view.loan.state}.`);
        await wait(everyMs);
      }
    },
  };
}
