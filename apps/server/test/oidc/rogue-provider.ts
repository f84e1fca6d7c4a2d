import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { listenOnLoopback } from './listen.ts';

/** What the provider is told to get wrong; everything else it does right. */
export interface Wrongs {
  readonly claims?: JWTPayload;
  /** Signs with a key that is not in its key set. */
  readonly foreignKey?: boolean;
  /** Does not sign at all. */
  readonly unsigned?: boolean;
  readonly noIdToken?: boolean;
  /** What the token endpoint answers instead. */
  readonly tokenStatus?: number;
  readonly tokenText?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface RogueProvider {
  readonly issuer: string;
  readonly host: string;
  wrongs: Wrongs;
  /** What the token endpoint was last asked. */
  readonly asked: { authorization: string | undefined; form: URLSearchParams };
  close(): Promise<void>;
}

/**
 * A provider with state of its own that can lie in one way at a time. It has no pages: whoever holds an authorization
 * request goes straight back with a code, and the nonce of that request is in the code.
 */
export async function startRogueProvider(clientId: string): Promise<RogueProvider> {
  const listening = await listenOnLoopback();
  const host = `127.0.0.1:${listening.port}`;
  const issuer = `http://${host}`;
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const key = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const rogue = {
    issuer,
    host,
    wrongs: {} as Wrongs,
    asked: { authorization: undefined as string | undefined, form: new URLSearchParams() },
    close: () => listening.close(),
  };

  const routes: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>>> = {
    '/.well-known/openid-configuration': async (_request, response) =>
      json(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...rogue.wrongs.metadata,
      }),
    '/keys': async (_request, response) => json(response, 200, { keys: [key] }),
    '/token': async (request, response) => {
      rogue.asked.authorization = request.headers.authorization;
      rogue.asked.form = new URLSearchParams(await textOf(request));
      const { tokenStatus = 200, tokenText, noIdToken } = rogue.wrongs;
      const type = tokenText?.startsWith('{') ? 'application/json' : 'text/html';
      if (tokenText !== undefined) {
        return void response.writeHead(tokenStatus, { 'content-type': type }).end(tokenText);
      }
      const idToken = noIdToken ? {} : { id_token: await signIdToken(rogue.asked.form.get('code') ?? '') };
      json(response, tokenStatus, { access_token: 'opaque', token_type: 'Bearer', expires_in: 60, ...idToken });
    },
  };
  listening.server.on('request', (request, response) => {
    const route = routes[new URL(request.url ?? '/', issuer).pathname];
    if (route === undefined) response.writeHead(404).end();
    else void route(request, response);
  });

  async function signIdToken(nonce: string): Promise<string> {
    const { claims = {}, foreignKey, unsigned } = rogue.wrongs;
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      sub: 'rogue-subject',
      aud: clientId,
      iat: now,
      exp: now + 300,
      nonce,
      email: 'rogue@bank.example',
      email_verified: true,
      ...claims,
    };
    if (unsigned) return new UnsecuredJWT(payload).encode();
    const header = { alg: 'RS256', kid: 'one' };
    return new SignJWT(payload).setProtectedHeader(header).sign(foreignKey ? foreign.privateKey : own.privateKey);
  }

  return rogue;
}

/** Comes straight back from the rogue provider: its code is the nonce that it must repeat. */
export function comeBackFrom(authorizationUrl: string): URLSearchParams {
  const asked = new URL(authorizationUrl).searchParams;
  return new URLSearchParams({ code: asked.get('nonce') ?? '', state: asked.get('state') ?? '' });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
