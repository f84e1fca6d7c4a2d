import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { type Browser, openBrowser, type Visited } from './browser.ts';
import { listenOnLoopback } from './listen.ts';

export const CLIENT_ID = 'countersign';
export const CLIENT_SECRET = 'the-secret-that-the-provider-gave-us';

/** An account at the provider. */
export interface Account {
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface RealProvider {
  readonly issuer: string;
  /** For EGRESS_ALLOW. */
  readonly host: string;
  /** Who has an account, by subject; the login name is the subject. */
  readonly accounts: Map<string, Account>;
  /** Signs in at the provider's own pages and agrees; the address to which the browser is sent back. */
  signIn(authorizationUrl: string, subject: string, browser?: Browser): Promise<string>;
  /** Goes there and presses cancel. */
  cancel(authorizationUrl: string): Promise<string>;
  close(): Promise<void>;
}

/** A real OpenID provider that insists on PKCE, on a free port of the loopback interface. */
export async function startRealProvider(redirectUri: string, isPublic = false): Promise<RealProvider> {
  const listening = await listenOnLoopback();
  const host = `127.0.0.1:${listening.port}`;
  const issuer = `http://${host}`;
  const accounts = new Map<string, Account>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT_ID,
        ...(isPublic ? { token_endpoint_auth_method: 'none' } : { client_secret: CLIENT_SECRET }),
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, subject) => {
      const account = accounts.get(subject);
      return account === undefined
        ? undefined
        : { accountId: subject, claims: async () => ({ sub: subject, ...account }) };
    },
    cookies: { keys: ['a key that lives as long as the test'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    features: { devInteractions: { enabled: true } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  };
  const provider = new Provider(issuer, configuration);
  listening.server.on('request', provider.callback());

  return {
    issuer,
    host,
    accounts,
    signIn: async (authorizationUrl, subject, browser = openBrowser()) => {
      const loginPage = await follow(issuer, browser, await browser.get(authorizationUrl));
      if (!('form' in loginPage)) return loginPage.left;
      const login = { prompt: 'login', login: subject, password: 'any' };
      const consentPage = await follow(issuer, browser, await browser.post(loginPage.form, login));
      if (!('form' in consentPage)) return consentPage.left;
      const left = await follow(issuer, browser, await browser.post(consentPage.form, { prompt: 'consent' }));
      if ('form' in left) throw new Error('The provider asks for more than a login and a consent.');
      return left.left;
    },
    cancel: async (authorizationUrl) => {
      const browser = openBrowser();
      const page = await follow(issuer, browser, await browser.get(authorizationUrl));
      if (!('form' in page)) return page.left;
      const left = await follow(issuer, browser, await browser.get(`${page.form}/abort`));
      if ('form' in left) throw new Error('The provider did not let the browser go.');
      return left.left;
    },
    close: () => listening.close(),
  };
}

/** Follows redirects inside the provider until it shows a form or sends the browser elsewhere. */
async function follow(issuer: string, browser: Browser, from: Visited): Promise<{ form: string } | { left: string }> {
  let visited = from;
  while (visited.location !== null) {
    if (!visited.location.startsWith(issuer)) return { left: visited.location };
    visited = await browser.get(visited.location);
  }
  const [, form] = /<form[^>]* action="([^"]+)"/.exec(visited.text) ?? [];
  if (form === undefined) throw new Error(`The provider answered ${visited.status}: ${visited.text}`);
  return { form };
}
