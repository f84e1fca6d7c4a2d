import type { Scope } from '@countersign/contract/closed-sets';
import type { Session } from '@countersign/contract/identity';
import { inject } from 'vitest';
import type { HttpServer } from '../src/http/server.ts';
import { exchangeApiKey, issueApiKey } from '../src/identity/index.ts';
import { insertSigningKey } from '../src/identity/signing-key.queries.ts';
import { sealSigningKey } from '../src/identity/signing-key.ts';
import type { App } from '../src/platform/app.ts';
import { raiseSettings } from './raise-settings.ts';
import { type Request, serveTestApp } from './serve-test-app.ts';
import { type SignedUp, type SignUp, signUpOn } from './sign-up.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export { type AnyBody, type Request, type RequestOptions, serveTestApp, type TestAnswer } from './serve-test-app.ts';

export { type SignedUp, TEST_PASSWORD } from './sign-up.ts';

export interface IssuedKey {
  readonly id: string;
  readonly key: string;
  readonly accessToken: string;
}

export interface TestServer extends TestApp {
  readonly http: HttpServer;
  readonly request: Request;
  /** A user with a session; specialist where no roles are given. */
  readonly signUp: SignUp;
  /** An API key with an access token that it was exchanged for. */
  issueKey(scopes: readonly Scope[]): Promise<IssuedKey>;
}

export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  changes: Partial<App> = {},
): Promise<TestServer> {
  const made = await createTestApp(environment);
  const testApp: TestApp = { ...made, app: { ...made.app, ...changes } };
  await Promise.all([raiseRates(testApp), giveSigningKey(testApp.app)]);
  const { http, request, close } = serveTestApp(testApp.app);
  const signUp = signUpOn(testApp.app);
  return {
    ...testApp,
    http,
    request,
    signUp,
    issueKey: async (scopes) => {
      // No administrator: a second one would change what every other administrator of the test may do alone.
      const { user } = await signUp();
      const issuer = { type: 'user', id: user.id, name: user.displayName, roles: user.roles, sessionId: '' } as const;
      const act = { actor: issuer, requestId: null };
      const { summary, key } = await issueApiKey(testApp.app, act, issuer, { name: 'a test', scopes: [...scopes] });
      const { accessToken } = await exchangeApiKey(testApp.app, key);
      return { id: summary.id, key, accessToken };
    },
    close: async () => {
      await close();
      await testApp.close();
    },
  };
}

/** The same person in a new session: after a leap of the clock the one before has ended. */
export async function signInAgain({ request }: Pick<TestServer, 'request'>, person: SignedUp): Promise<SignedUp> {
  const { user, password } = person;
  const { body } = await request<Session>('POST', '/v1/auth/login', { body: { email: user.email, password } });
  return { ...person, accessToken: body.accessToken, refreshToken: body.refreshToken };
}

/** High enough that no test meets them by accident; a test of a limit sets its own. */
async function raiseRates({ app, database }: TestApp): Promise<void> {
  const rates = ['login', 'key_exchange', 'setup_admin', 'user', 'key', 'heavy', 'anonymous'];
  const keys = rates.map((rate) => `rate.${rate}_per_minute`);
  await raiseSettings(app, database.pool, keys, 100_000);
}

async function giveSigningKey(app: App): Promise<void> {
  const { kid, publicJwk, sealedPrivate } = await sealSigningKey(app, inject('signingKey'));
  await app.db.run(insertSigningKey, [kid, publicJwk, sealedPrivate, app.clock.now(), app.clock.now()]);
}
