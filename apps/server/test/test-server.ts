import type { Role, Scope } from '@countersign/contract/closed-sets';
import type { User } from '@countersign/contract/identity';
import type { InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { operations } from '../src/http/operations/index.ts';
import { createHttpServer, type HttpServer } from '../src/http/server.ts';
import type { WebFiles } from '../src/http/web-files.ts';
import {
  createUser,
  exchangeApiKey,
  hashPassword,
  issueApiKey,
  openSession,
  toSession,
} from '../src/identity/index.ts';
import { insertSigningKey } from '../src/identity/signing-key.queries.ts';
import { sealSigningKey } from '../src/identity/signing-key.ts';
import { type Act, systemActor } from '../src/platform/actor.ts';
import type { App } from '../src/platform/app.ts';
import { checkAnswer, findOperation } from './check-answer.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface RequestOptions {
  readonly token?: string;
  /** Sent as JSON; text and bytes go out as they are, under the content-type header given. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that the request comes from; 127.0.0.1 where none is given. */
  readonly address?: string;
}

export interface TestAnswer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  /** The JSON body; null where there is none or where it is not JSON. */
  readonly body: Body;
  readonly text: string;
}

export type AnyBody = Readonly<Record<string, unknown>>;

/** Asks over HTTP and fails the test when the answer is not one that the operation declares. */
export type Request = <Body = AnyBody>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  options?: RequestOptions,
) => Promise<TestAnswer<Body>>;

export interface SignedUp {
  readonly user: User;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly password: string;
}

export interface IssuedKey {
  readonly id: string;
  readonly key: string;
  readonly accessToken: string;
}

export interface TestServer extends TestApp {
  readonly http: HttpServer;
  readonly request: Request;
  /** A user with a session; specialist where no roles are given. */
  signUp(roles?: readonly Role[], about?: Partial<{ email: string; displayName: string }>): Promise<SignedUp>;
  /** An API key with an access token that it was exchanged for. */
  issueKey(scopes: readonly Scope[]): Promise<IssuedKey>;
}

/** Every user of `signUp` has it: hashing one for each would be most of the time that tests take. */
export const TEST_PASSWORD = 'correct horse battery';

const nobody: Act = { actor: systemActor('test'), requestId: null };
const visit = { address: '127.0.0.1', userAgent: 'test' };
const noPage: WebFiles = { register: () => {} };

let testPasswordHash: Promise<string> | undefined;
let people = 0;

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
      const { user } = await signUp(['admin']);
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

/** Serves an App; a second one on the database of the first is a second node. */
export function serveTestApp(app: App): { http: HttpServer; request: Request; close(): Promise<void> } {
  const http = createHttpServer(app, { operations, web: noPage });
  return { http, request: requestOn(http), close: () => http.close() };
}

function requestOn(http: HttpServer): Request {
  return async <Body>(method: InjectOptions['method'], url: string, options: RequestOptions = {}) => {
    const { token, body, headers = {}, address } = options;
    const reply = await http.fastify.inject({
      method,
      url,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(address === undefined ? {} : { remoteAddress: address }),
    } as InjectOptions);
    const answer = { status: reply.statusCode, headers: reply.headers, text: reply.payload };
    checkAnswer(findOperation(operations, String(method), url), answer);
    const isJson = /\bjson\b/.test(String(reply.headers['content-type'] ?? ''));
    return { ...answer, body: (isJson ? JSON.parse(reply.payload) : null) as Body };
  };
}

function signUpOn(app: App): TestServer['signUp'] {
  return async (roles = ['specialist'], about = {}) => {
    people += 1;
    const { email = `person${people}@bank.example`, displayName = `Person ${people}` } = about;
    testPasswordHash ??= hashPassword(TEST_PASSWORD);
    const passwordHash = await testPasswordHash;
    const opened = await app.db.transaction(async (tx) => {
      const staff = await createUser(tx, app, nobody, { email, displayName, roles, passwordHash });
      return openSession(tx, app, staff.id, 'password', visit);
    });
    const { accessToken, refreshToken, user } = await toSession(app, opened);
    return { user, accessToken, refreshToken, password: TEST_PASSWORD };
  };
}

/** High enough that no test meets them by accident; a test of a limit sets its own. */
async function raiseRates({ database, clock }: TestApp): Promise<void> {
  const rates = ['login', 'key_exchange', 'setup_admin', 'user', 'key', 'heavy', 'anonymous'];
  const keys = rates.map((rate) => `rate.${rate}_per_minute`);
  await database.pool.query(
    `insert into setting (key, value, updated_at) select unnest($1::text[]), '100000'::jsonb, $2`,
    [keys, clock.now()],
  );
}

async function giveSigningKey(app: App): Promise<void> {
  const { kid, publicJwk, sealedPrivate } = await sealSigningKey(app, inject('signingKey'));
  await app.db.run(insertSigningKey, [kid, publicJwk, sealedPrivate, app.clock.now(), app.clock.now()]);
}
