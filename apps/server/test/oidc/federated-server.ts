import type { Session } from '@countersign/contract/identity';
import { type SignedUp, startTestServer, type TestAnswer, type TestServer } from '../test-server.ts';

export const PUBLIC_URL = 'https://countersign.bank.example';
export const CALLBACK = '/v1/auth/oidc/callback';
export const REDIRECT_URI = `${PUBLIC_URL}${CALLBACK}`;

/** Our side of a federated sign-in, step by step. */
export interface FederatedServer extends TestServer {
  readonly admin: SignedUp;
  set(key: string, value: unknown): Promise<void>;
  /** Leaves for the provider. */
  depart(): Promise<{ location: string; cookie: string }>;
  /** Comes back; the parameters behind the # of the sign-in page. */
  arrive(callbackUrl: string, cookie: string | null): Promise<URLSearchParams>;
  exchange(code: string, cookie: string | null): Promise<TestAnswer<Session & { code: string }>>;
}

export async function startFederatedServer(
  provider: { readonly issuer: string; readonly host: string },
  client: { readonly id: string; readonly secret: string | null },
): Promise<FederatedServer> {
  const server = await startTestServer({ PUBLIC_URL, EGRESS_ALLOW: provider.host });
  const admin = await server.signUp(['admin']);
  const set = async (key: string, value: unknown) => {
    const answer = await server.request('PUT', `/v1/settings/${key}`, { token: admin.accessToken, body: { value } });
    if (answer.status !== 200) throw new Error(`${key} was not set: ${answer.text}`);
  };
  await set('auth.oidc_authority', provider.issuer);
  await set('auth.oidc_client_id', client.id);
  if (client.secret !== null) await set('auth.oidc_client_secret', client.secret);
  const headers = (cookie: string | null): Record<string, string> => (cookie === null ? {} : { cookie });

  return {
    ...server,
    admin,
    set,
    depart: async () => {
      const answer = await server.request('GET', '/v1/auth/oidc/start');
      if (answer.status !== 302) throw new Error(`The start answered ${answer.status}: ${answer.text}`);
      const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
      return { location: String(answer.headers.location), cookie };
    },
    arrive: async (callbackUrl, cookie) => {
      const { pathname, search } = new URL(callbackUrl, PUBLIC_URL);
      const answer = await server.request('GET', `${pathname}${search}`, { headers: headers(cookie) });
      const location = String(answer.headers.location);
      if (answer.status !== 302 || !location.startsWith(`${PUBLIC_URL}/app/sign-in#`)) {
        throw new Error(`The callback answered ${answer.status} ${location}: ${answer.text}`);
      }
      return new URLSearchParams(location.slice(location.indexOf('#') + 1));
    },
    exchange: (code, cookie) =>
      server.request('POST', '/v1/auth/oidc/exchange', { body: { code }, headers: headers(cookie) }),
  };
}
