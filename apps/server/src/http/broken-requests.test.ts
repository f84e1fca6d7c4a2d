import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { anyoneMay, type Edge, readAnswers, sendRaw, startEdge } from './testing/edge.ts';

let edge: Edge;
let release: () => void = () => {};

const echo = anyoneMay({ id: 'echo', method: 'POST', body: Type.Unknown(), handle: async ({ body }) => ({ body }) });

beforeAll(async () => {
  const slowly = anyoneMay({
    id: 'slowly',
    handle: () =>
      new Promise((resolve) => {
        release = () => resolve({ slow: true });
      }),
  });
  edge = await startEdge({ operations: [slowly, echo] });
});
afterAll(() => edge.close());

/** Every answer on a bare socket is a problem body with everything that other answers carry. */
async function refusalOf(...pieces: readonly (string | Uint8Array)[]) {
  const answers = readAnswers(await sendRaw(edge.port, ...pieces));
  const last = answers.at(-1);
  if (last === undefined) throw new Error('There was no answer.');
  const problem = JSON.parse(last.body);
  expect(problem).toMatchObject({ status: last.status, requestId: last.headers['x-request-id'] });
  expect(last.headers).toMatchObject({
    ...securityHeaders(edge.app.config.publicUrl),
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(last.headers.server).toBeUndefined();
  return { answers, status: last.status, code: problem.code, problem };
}

describe('400', () => {
  it.each([
    ['something else than HTTP', 'hello\r\n\r\n'],
    ['a TLS handshake', new Uint8Array([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
    ['a method that nobody knows', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a version that nobody knows', 'GET / HTTP/7.7\r\nHost: a\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n'],
    ['a header name with a space', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\u0000b\r\n\r\n'],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n'],
    ['two lengths', 'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['a length that is no number', 'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1e1\r\n\r\nab'],
    [
      'a length and chunks',
      'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a transfer encoding that nobody knows',
      'POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n',
    ],
    [
      'a broken chunk',
      'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n',
    ],
  ])('answers %s', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toMatchObject({ status: 400, code: 'request_invalid' });
  });

  it('names at least the whole request, as every 400 does', async () => {
    const { problem } = await refusalOf('hello\r\n\r\n');
    expect(problem.errors).toEqual([
      { field: '', pointer: '', code: 'request_invalid', message: 'What was sent is not a valid HTTP request.' },
    ]);
  });
});

describe('405', () => {
  it('answers CONNECT, which would make us a proxy', async () => {
    expect(await refusalOf('CONNECT bank.example:443 HTTP/1.1\r\nHost: bank.example:443\r\n\r\n')).toMatchObject({
      status: 405,
      code: 'method_not_allowed',
    });
  });
});

describe('413', () => {
  it('answers chunks that consist of extensions', async () => {
    const bytes = `POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n`;
    expect(await refusalOf(bytes)).toMatchObject({ status: 413, code: 'body_too_large' });
  });
});

describe('431', () => {
  it.each([
    ['one large header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['many small headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(10_000)}\r\n`],
    ['a long address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['headers that never end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(1_000_000)}`],
  ])('answers %s', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toMatchObject({ status: 431, code: 'headers_too_large' });
  });
});

describe('408', () => {
  let hasty: Edge;
  beforeAll(async () => {
    const timing = { headersMs: 50, requestMs: 100, lookEveryMs: 20 };
    hasty = await startEdge({ operations: [echo], timing });
  });
  afterAll(() => hasty.close());

  it.each([
    ['headers that do not arrive', 'GET /echo HTTP/1.1\r\nHost:'],
    [
      'a body that does not arrive',
      'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('answers %s in time', async (_name, bytes) => {
    const [answer, ...others] = readAnswers(await sendRaw(hasty.port, bytes));
    expect(others).toEqual([]);
    expect(answer?.status).toBe(408);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'request_timeout', status: 408, errors: [] });
  });

  it('is nothing that anybody has to look into', () => {
    expect(hasty.logged).toEqual([]);
  });
});

describe('a broken request behind a good one', () => {
  it('waits for the answer to the good one, so that neither answer is taken for the other', async () => {
    const text = sendRaw(edge.port, 'GET /slowly HTTP/1.1\r\nHost: a\r\n\r\n', 'garbage\r\n\r\n');
    await untilCalled();
    release();
    expect(readAnswers(await text)).toMatchObject([{ status: 200, body: '{"slow":true}' }, { status: 400 }]);
  });

  it('is answered once, however much garbage follows', async () => {
    const { answers } = await refusalOf('garbage\r\n\r\n', 'more\r\n\r\n', 'x'.repeat(100_000));
    expect(answers).toHaveLength(1);
  });
});

/** Resolves when the slow operation has been reached. */
async function untilCalled(): Promise<void> {
  const before = release;
  while (release === before) await new Promise((resolve) => setImmediate(resolve));
}

describe('good requests in unusual clothes', () => {
  it.each([
    [
      'an address in absolute form',
      'GET http://bank.example/slow HTTP/1.1\r\nHost: bank.example\r\nConnection: close\r\n\r\n',
      404,
    ],
    ['HTTP/1.0 without Host', 'GET /slow HTTP/1.0\r\n\r\n', 404],
    [
      'an upgrade to what we do not speak',
      'GET /slow HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      404,
    ],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    ['TRACE', 'TRACE /echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    [
      'an expectation that nobody knows',
      'GET /slow HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
      404,
    ],
  ])('%s gets the answer of its address', async (_name, bytes, status) => {
    expect(readAnswers(await sendRaw(edge.port, bytes))).toMatchObject([{ status }]);
  });

  it('are refused without Host, which decides who is meant', async () => {
    const [answer] = readAnswers(await sendRaw(edge.port, 'GET /slow HTTP/1.1\r\nConnection: close\r\n\r\n'));
    expect(answer?.status).toBe(400);
    expect(JSON.parse(answer?.body ?? '').detail).toBe('The header host is missing. Send it.');
  });

  it.each(['authorization', 'content-type', 'host', 'idempotency-key'])(
    'are refused with two headers %s',
    async (name) => {
      const headers = `Host: a\r\n${name}: x\r\n${name}: x\r\n`;
      const [answer] = readAnswers(
        await sendRaw(edge.port, `GET /slow HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`),
      );
      expect(answer?.status).toBe(400);
      expect(JSON.parse(answer?.body ?? '').detail).toBe(`The header ${name} stands more than once. Send it once.`);
    },
  );

  it('are told to go on with their body only when it will be read', async () => {
    const head = (path: string, length: number) =>
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`;
    expect(readAnswers(await sendRaw(edge.port, head('/echo', 2), '{}')).map((each) => each.status)).toEqual([
      100, 200,
    ]);
    expect(readAnswers(await sendRaw(edge.port, head('/nowhere', 2))).map((each) => each.status)).toEqual([404]);
    expect(readAnswers(await sendRaw(edge.port, head('/echo', 70_000))).map((each) => each.status)).toEqual([413]);
  });
});
