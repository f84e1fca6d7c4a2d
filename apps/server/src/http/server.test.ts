import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../../test/test-server.ts';
import { operations } from './operations/index.ts';
import { PAGE_POLICY, securityHeaders } from './security-headers.ts';
import { anyoneMay, startEdge } from './testing/edge.ts';

let server: TestServer;
let admin: SignedUp;
let specialist: SignedUp;
let port: number;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://countersign.bank.example' });
  admin = await server.signUp(['admin']);
  specialist = await server.signUp();
  await server.http.listen();
  port = (server.http.fastify.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly code: string | undefined;
}

/** Over a real socket, with the path byte for byte as it is written. */
function ask(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string | Uint8Array | Readable,
): Promise<Answer> {
  // Node sends no length with DELETE by itself, and the body would be taken for the next request.
  const length = body === undefined || body instanceof Readable ? {} : { 'content-length': Buffer.byteLength(body) };
  const options = { host: '127.0.0.1', port, method, path, headers: { ...length, ...headers }, agent: false };
  return new Promise((resolve, reject) => {
    const request = httpRequest(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const code = /\bjson\b/.test(String(answer.headers['content-type'])) ? tryCode(text) : undefined;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, code });
        request.destroy();
      });
    });
    request.on('error', reject);
    if (body instanceof Readable) body.on('error', () => {}).pipe(request);
    else request.end(body);
  });
}

function tryCode(text: string): string | undefined {
  return text === '' ? undefined : JSON.parse(text).code;
}

const asAdmin = () => ({ authorization: `Bearer ${admin.accessToken}` });
const asSpecialist = () => ({ authorization: `Bearer ${specialist.accessToken}` });
const json = { 'content-type': 'application/json' };

describe('addresses', () => {
  it.each([
    '/nowhere',
    '//v1/auth/me',
    '/v1//auth/me',
    '/v1/auth/me/',
    '/v1/auth/me//',
    '/V1/auth/me',
    '/v1/auth/ME',
    '/v1/./auth/me',
    '/v1/x/../auth/me',
    '/v1/auth%2Fme',
    '/v1/%2e%2e/v1/auth/me',
    '/v1/auth/me%00',
    '/v1/auth/me;x=1',
    '/v1/auth/me%20',
    '/%',
    '/app/../etc/passwd',
    '/v1/users/invitations/',
    '/*',
    '*',
  ])('%s is no operation', async (path) => {
    const answer = await ask('GET', path, asAdmin());
    expect([400, 404]).toContain(answer.status);
    expect(answer.code).toBe(answer.status === 404 ? 'not_found' : 'request_invalid');
  });

  it.each([
    ['http://countersign.bank.example/v1/auth/me', 200],
    ['https://elsewhere.example:1234/v1/auth/me', 200],
    ['HTTP://a/v1/auth/me?x=1', 400],
    ['http://a', 404],
    ['http://a/nowhere', 404],
    ['ftp://a/v1/auth/me', 404],
  ])('in absolute form are read as in origin form: %s is %i', async (path, status) => {
    expect((await ask('GET', path, asAdmin())).status).toBe(status);
  });

  it.each(['%', '%f', '%zz', '%ff', '%c0%af', '%ed%a0%80'])(
    'a path that decodes to nothing is refused: %s',
    async (part) => {
      const answer = await ask('GET', `/v1/users/${part}/sessions`, asAdmin());
      expect(answer.status).toBe(400);
      expect(answer.code).toBe('request_invalid');
    },
  );

  it('escapes decode to the same operation and the same record', async () => {
    const escaped = [...admin.user.id].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('');
    expect((await ask('GET', `/v1/users/${escaped}/sessions`, asAdmin())).status).toBe(200);
    expect((await ask('GET', '/v1/%61uth/me', asAdmin())).status).toBe(200);
  });

  it.each([
    ['a NUL in a path', '/v1/settings/mail%00.from', 'PUT'],
    ['a NUL in a query', '/v1/users?cursor=a%00b', 'GET'],
    ['a NUL in the name of a parameter', '/v1/users?a%00=b', 'GET'],
  ])('%s is refused in words', async (_name, path, method) => {
    const answer = await ask(method, path, { ...asAdmin(), ...json }, method === 'PUT' ? '{"value":"x"}' : undefined);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).detail).toBe('A text holds the NUL character, which cannot be stored. Remove it.');
  });

  it.each([
    ['unknown', '/v1/users?nope=1', 'nope is not a parameter of this operation.'],
    ['unknown where none is taken', '/v1/auth/me?x', 'x is not a parameter of this operation.'],
    ['named like a trick', '/v1/users?__proto__=1', '__proto__ is not a parameter of this operation.'],
    ['with brackets', '/v1/users?limit[]=1', 'limit[] is not a parameter of this operation.'],
    ['repeated', '/v1/users?limit=1&limit=1', 'limit stands more than once.'],
    ['too large', '/v1/users?limit=201', 'limit must be at most 200.'],
    ['spelled in another way', '/v1/users?limit=0x10', 'limit must be a whole number.'],
    ['empty', '/v1/users?limit=', 'limit must be a whole number.'],
    ['very long', `/v1/users?cursor=${'x'.repeat(10_000)}`, 'cursor must have at most 500 characters.'],
  ])('a parameter that is %s is refused', async (_name, path, detail) => {
    const answer = await ask('GET', path, asAdmin());
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).detail).toBe(detail);
  });

  it('a path longer than anything we name is refused, not searched for', async () => {
    const answer = await ask('GET', `/v1/users/${'x'.repeat(501)}/sessions`, asAdmin());
    expect([400, 404]).toContain(answer.status);
  });
});

describe('methods', () => {
  it.each([
    ['POST', '/v1/auth/me', 'GET, HEAD'],
    ['DELETE', '/v1/users/invitations', 'GET, HEAD, PATCH, POST'],
    ['PUT', '/v1/users/0b8f3c5e-7f1f-4d58-9c0f-3a2f4cf1a111/sessions', 'DELETE, GET, HEAD'],
    ['OPTIONS', '/v1/auth/login', 'POST'],
    ['TRACE', '/v1/auth/login', 'POST'],
    ['GET', '/v1/auth/login', 'POST'],
    ['HEAD', '/v1/auth/login', 'POST'],
    ['PUT', '/healthz', 'GET, HEAD'],
    ['PROPFIND', '/healthz', 'GET, HEAD'],
  ])('%s %s is 405 and says what is taken', async (method, path, allow) => {
    const answer = await ask(method, path, asAdmin());
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    if (method !== 'HEAD') expect(answer.code).toBe('method_not_allowed');
  });

  it('404 and 405 come before everything that a body could be wrong with', async () => {
    for (const headers of [json, { 'content-type': 'text/plain' }, {}]) {
      expect((await ask('POST', '/nowhere', headers, '{"broken')).status).toBe(404);
      expect((await ask('POST', '/healthz', headers, '{"broken')).status).toBe(405);
    }
  });

  it('HEAD answers as GET does, without the body', async () => {
    for (const path of ['/v1/auth/me', '/healthz', '/v1/users?limit=1', '/nowhere', '/v1/users?nope=1']) {
      const [head, get] = [await ask('HEAD', path, asAdmin()), await ask('GET', path, asAdmin())];
      expect([path, head.status, head.text]).toEqual([path, get.status, '']);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
    }
    expect((await ask('HEAD', '/v1/auth/me')).status).toBe(401);
  });
});

describe('bodies', () => {
  const login = JSON.stringify({ email: 'nobody@bank.example', password: 'x' });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json; charset=UTF-8',
    'application/json ; charset="utf-8"',
  ])('are taken as %s', async (type) => {
    expect((await ask('POST', '/v1/auth/login', { 'content-type': type }, login)).status).toBe(401);
  });

  it.each([
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json; charset=utf-8; profile=x',
    'application/json5',
    'application/jsonx',
    'application/problem+json',
    'application/json, text/plain',
    'json',
    '/',
    'application/*',
    '*/*',
  ])('are refused as %s', async (type) => {
    const answer = await ask('POST', '/v1/auth/login', { 'content-type': type }, login);
    expect(answer.status).toBe(415);
    expect(answer.code).toBe('unsupported_media_type');
  });

  it.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, identity', 'x'])('are refused packed, as %s', async (coding) => {
    const headers = { ...json, 'content-encoding': coding };
    const answer = await ask('POST', '/v1/auth/login', headers, gzipSync(login));
    expect([answer.status, answer.code, answer.headers['accept-encoding']]).toEqual([
      415,
      'unsupported_media_type',
      'identity',
    ]);
    const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': coding, ...asAdmin() };
    expect((await ask('POST', '/v1/packages', form, '--x--')).status).toBe(415);
    expect((await ask('POST', '/v1/packages', { ...form, authorization: 'Bearer x' }, '--x--')).status).toBe(401);
  });

  it('are taken when they say that they are not packed', async () => {
    const headers = { ...json, 'content-encoding': 'identity' };
    const plain = JSON.stringify({ email: 'plain@bank.example', password: 'x' });
    expect((await ask('POST', '/v1/auth/login', headers, plain)).status).toBe(401);
  });

  it('are refused without a type', async () => {
    expect((await ask('POST', '/v1/auth/login', {}, login)).status).toBe(415);
  });

  it('that are missing are told by their fields', async () => {
    for (const headers of [json, {}]) {
      const answer = await ask('POST', '/v1/auth/login', headers);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text).detail).toBe('email is missing; password is missing.');
    }
  });

  it.each([
    ['null', 'The body must be an object.'],
    ['[]', 'The body must be an object.'],
    ['"x"', 'The body must be an object.'],
    ['{"email":"a@b.example","password":"x","admin":true}', 'admin is not a field of this request.'],
    ['{"email":5,"password":null}', 'email must be a string; password must be a string.'],
  ])('of another shape are refused: %s', async (body, detail) => {
    const answer = await ask('POST', '/v1/auth/login', json, body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'request_invalid', detail });
  });

  it.each([
    ['{"email":"a","email":"b"}', 'malformed_json'],
    ['{"__proto__":{}}', 'malformed_json'],
    ['{"email":"\\u0000"}', 'malformed_json'],
    ['{', 'malformed_json'],
  ])('that are not strict JSON are refused: %s', async (body, code) => {
    const answer = await ask('POST', '/v1/auth/login', json, body);
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect(JSON.parse(answer.text).errors).toHaveLength(1);
  });

  it('are refused where none is taken, and by DELETE too', async () => {
    const path = `/v1/users/${admin.user.id}/totp`;
    expect((await ask('DELETE', path, { ...asAdmin(), ...json }, '{"x":1}')).status).toBe(400);
    expect((await ask('POST', '/v1/setup/complete', { ...asAdmin(), ...json }, '[]')).status).toBe(400);
  });

  it.each([
    ['that says its length', true],
    ['that does not', false],
  ])('too large are refused, from a client %s, and the client sees it', async (_name, says) => {
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const body = Readable.from(
      (function* () {
        for (let count = 0; count < 200; count += 1) yield chunk;
      })(),
    );
    const headers = { ...json, ...(says ? { 'content-length': String(200 * chunk.length) } : {}) };
    const answer = await ask('POST', '/v1/auth/login', headers, body);
    expect([answer.status, answer.code]).toEqual([413, 'body_too_large']);
  });

  it('up to 30 MiB are read from callers who are known, and no more', async () => {
    const limit = 30 * 1024 * 1024;
    const bodyOf = (length: number) =>
      Buffer.concat([Buffer.from('{"value":1'), Buffer.alloc(length - 11, ' '), Buffer.from('}')]);
    const path = '/v1/settings/loans.seal_after_days';
    expect((await ask('PUT', path, { ...asAdmin(), ...json }, bodyOf(limit))).status).toBe(200);
    expect((await ask('PUT', path, { ...asAdmin(), ...json }, bodyOf(limit + 1))).status).toBe(413);
  });

  it('of callers who may not call are not waited for', async () => {
    const endless = new Readable({ read() {} });
    endless.push('{');
    expect((await ask('PUT', '/v1/settings/mail.from', json, endless)).status).toBe(401);
    const again = new Readable({ read() {} });
    again.push('{');
    expect((await ask('PUT', '/v1/settings/mail.from', { ...json, ...asSpecialist() }, again)).status).toBe(403);
  });
});

describe('the order of checks', () => {
  const path = '/v1/users/0b8f3c5e-7f1f-4d58-9c0f-3a2f4cf1a111';

  it('is 401, 403, the shape of the request, 404, and what it means', async () => {
    const broken = '{"roles":';
    const wrong = '{"roles":[]}';
    const good = '{"roles":["admin"]}';
    const statusOf = async (headers: Record<string, string>, body: string, at = path) =>
      (await ask('PATCH', at, { ...json, ...headers }, body)).status;

    expect(await statusOf({}, broken)).toBe(401);
    expect(await statusOf({ authorization: 'Bearer x' }, broken)).toBe(401);
    expect(await statusOf(asSpecialist(), broken)).toBe(403);
    expect(await statusOf(asAdmin(), broken)).toBe(400);
    expect(await statusOf(asAdmin(), wrong)).toBe(400);
    expect(await statusOf(asAdmin(), good)).toBe(404);
    expect(await statusOf(asAdmin(), '{"isActive":false}', `/v1/users/${admin.user.id}`)).toBe(409);
  });

  it('is 404 before what a setting’s value means, and shape before both', async () => {
    const statusOf = async (key: string, body: string) =>
      (await ask('PUT', `/v1/settings/${key}`, { ...asAdmin(), ...json }, body)).status;
    expect(await statusOf('no.such', '{"val":1}')).toBe(400);
    expect(await statusOf('no.such', '{"value":-1}')).toBe(404);
    expect(await statusOf('loans.seal_after_days', '{"value":-1}')).toBe(400);
  });

  it('is media type after 403, and size before media type', async () => {
    expect((await ask('PATCH', path, { ...asSpecialist(), 'content-type': 'text/plain' }, 'x')).status).toBe(403);
    expect((await ask('PATCH', path, { ...asAdmin(), 'content-type': 'text/plain' }, 'x')).status).toBe(415);
  });

  it('tells everything that is wrong with the shape at once', async () => {
    const answer = await ask('PATCH', '/v1/users/x?y=1', { ...asAdmin(), ...json }, '{"roles":[],"z":1}');
    expect(JSON.parse(answer.text).errors).toEqual([
      { field: 'id', pointer: '', code: 'wrong_form', message: 'must be a UUID' },
      { field: 'y', pointer: '', code: 'unknown_field', message: 'is not a parameter of this operation' },
      { field: 'z', pointer: '/z', code: 'unknown_field', message: 'is not a field of this request' },
      { field: 'roles', pointer: '/roles', code: 'too_few', message: 'must not be empty' },
    ]);
  });
});

describe('every answer', () => {
  /** Good ones and one of each kind of refusal. */
  const everyKind: readonly [string, string, number, Record<string, string>?, string?][] = [
    ['GET', '/healthz', 200],
    ['GET', '/docs', 200],
    ['GET', '/v1/openapi.json', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/%', 400],
    ['PUT', '/healthz', 405],
    ['GET', '/v1/auth/me', 401],
    ['POST', '/v1/auth/login', 400, json, '{'],
    ['POST', '/v1/auth/login', 415, { 'content-type': 'text/plain' }, 'x'],
    ['POST', '/v1/auth/login', 413, json, ' '.repeat(70_000)],
    ['GET', '/v1/healthz', 421, { host: 'elsewhere.example' }],
  ];

  it.each(everyKind)(
    '%s %s (%i) carries the security headers and an id of ours',
    async (method, path, status, headers, body) => {
      const answer = await ask(method, path, { 'x-request-id': 'mine', ...headers }, body);
      expect(answer.status).toBe(status);
      const { 'content-security-policy': policy, ...others } = securityHeaders('https://countersign.bank.example');
      expect(answer.headers).toMatchObject(others);
      expect(answer.headers['content-security-policy']).toBe(path === '/docs' ? PAGE_POLICY : policy);
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
        expect(answer.headers[name]).toBeUndefined();
      if (answer.code !== undefined) expect(JSON.parse(answer.text).requestId).toBe(answer.headers['x-request-id']);
    },
  );

  it('has no strict-transport-security where people come over plain http', () => {
    expect(securityHeaders('http://127.0.0.1:8080')).not.toHaveProperty('strict-transport-security');
  });

  it('lets pages run and load nothing that is not ours', () => {
    expect(PAGE_POLICY).not.toMatch(/unsafe|http|\*/);
    // base-uri follows no other directive; object-src follows default-src.
    for (const policy of [PAGE_POLICY, securityHeaders('https://a.example')['content-security-policy']]) {
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).toContain("; base-uri 'none';");
      expect(policy).toContain("; frame-ancestors 'none'");
    }
  });

  it('has another id each time, also for requests on one connection', async () => {
    const ids = await Promise.all(
      Array.from({ length: 50 }, async () => (await ask('GET', '/healthz')).headers['x-request-id']),
    );
    expect(new Set(ids).size).toBe(50);
  });

  it('is not kept by anyone, unless it says so itself', async () => {
    expect((await ask('GET', '/v1/auth/me', asAdmin())).headers['cache-control']).toBe('no-store');
    expect((await ask('GET', '/.well-known/jwks.json')).headers['cache-control']).not.toBe('no-store');
  });
});

describe('a problem', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['text/html', 'application/json'],
    ['application/problem+json', 'application/problem+json'],
    ['text/html, Application/Problem+JSON;q=0.5', 'application/problem+json'],
    ['application/problem+json;q=0', 'application/json'],
    ['application/problem+jsonx', 'application/json'],
    ['application/problem+json; q=0.0, */*', 'application/json'],
  ])('to Accept: %s comes as %s, with the same bytes', async (accept, type) => {
    const answer = await ask('GET', '/nowhere', accept === undefined ? {} : { accept });
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(JSON.parse(answer.text)).toEqual({
      type: '/problems/not_found',
      title: 'There is nothing here',
      status: 404,
      detail: 'No operation has this address. /docs lists them all.',
      instance: '/nowhere',
      code: 'not_found',
      errors: [],
      requestId: answer.headers['x-request-id'],
    });
  });

  it('names the path without its query, which may hold a secret', async () => {
    const answer = await ask('GET', '/v1/users?token=secret', asAdmin());
    expect(answer.text).not.toContain('secret');
    expect(JSON.parse(answer.text).instance).toBe('/v1/users');
  });
});

describe('an operation all of whose fields may be left out', () => {
  it('gets an object when nothing was sent, and null is no object', async () => {
    const { Type } = await import('typebox');
    const optional = anyoneMay({
      id: 'optional',
      method: 'POST',
      body: Type.Object({ note: Type.Optional(Type.String()) }, { additionalProperties: false }),
      handle: async ({ body }) => ({ body }),
    });
    const edge = await startEdge({ operations: [optional] });
    const post = (init: RequestInit) => fetch(`${edge.url}/optional`, { method: 'POST', ...init });
    expect(await (await post({})).json()).toEqual({ body: {} });
    expect((await post({ headers: json, body: 'null' })).status).toBe(400);
    await edge.close();
  });
});

it('the list of operations is not empty', () => {
  expect(operations.length).toBeGreaterThan(40);
});
