import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from './operation.ts';
import { anyoneMay, type Edge, readAnswers, sendRaw, startEdge } from './testing/edge.ts';

const read = anyoneMay({ id: 'read', handle: async () => answer({ status: 200 }) });
const write = anyoneMay({ id: 'write', method: 'POST', handle: async () => answer({ status: 200 }) });
const probe = { ...anyoneMay({ id: 'probe', handle: async () => answer({ status: 200 }) }), anyHost: true as const };

async function ask(edge: Edge, method: string, path: string, headers: Readonly<Record<string, string>>) {
  const lines = Object.entries({ connection: 'close', 'content-length': '0', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const text = await sendRaw(edge.port, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [reply] = readAnswers(text);
  return { status: reply?.status, code: reply?.body ? (JSON.parse(reply.body) as { code: string }).code : null };
}

describe('an install with an address of its own', () => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await startEdge({
      operations: [read, write, probe],
      environment: { PUBLIC_URL: 'https://review.bank.example', ALLOWED_HOSTS: 'api.countersign.svc' },
    });
  });
  afterAll(() => edge.close());

  it.each([
    'review.bank.example',
    'review.bank.example:443',
    'REVIEW.bank.example',
    'api.countersign.svc:8080',
    'localhost:8080',
    '127.0.0.1',
    '127.0.0.1:8080',
    '[::1]:8080',
  ])('answers requests for %s', async (host) => {
    expect((await ask(edge, 'GET', '/read', { host })).status).toBe(200);
  });

  it.each([
    'evil.example',
    'review.bank.example.evil.example',
    'xreview.bank.example',
    'user@review.bank.example',
    '192.0.2.1:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
  ])('refuses requests for "%s" with 421', async (host) => {
    expect(await ask(edge, 'GET', '/read', { host })).toEqual({ status: 421, code: 'host_unknown' });
    expect((await ask(edge, 'POST', '/write', { host })).status).toBe(421);
    expect((await ask(edge, 'GET', '/nowhere', { host })).status).toBe(421);
  });

  it('believes no stranger who says what was forwarded', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'review.bank.example' };
    expect((await ask(edge, 'GET', '/read', headers)).status).toBe(421);
  });

  it('answers probes by whatever address they know it', async () => {
    for (const host of ['10.1.2.3:8080', 'api', 'evil.example']) {
      expect((await ask(edge, 'GET', '/probe', { host })).status).toBe(200);
    }
  });

  const host = 'review.bank.example';

  it.each([
    [{}],
    [{ origin: 'https://review.bank.example' }],
    [{ origin: 'https://review.bank.example', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('takes a write with %o', async (headers) => {
    expect((await ask(edge, 'POST', '/write', { host, ...headers })).status).toBe(200);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://evil.review.bank.example', 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null' }],
    [{ origin: 'https://review.bank.example.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ])('refuses a write with %o, and lets it read', async (headers) => {
    const refused = await ask(edge, 'POST', '/write', { host, ...headers });
    expect(refused).toEqual({ status: 403, code: 'cross_site_refused' });
    expect((await ask(edge, 'GET', '/read', { host, ...headers })).status).toBe(200);
  });
});

describe('an install that was told no address', () => {
  it('is opened under any name, and written to from its own pages alone', async () => {
    const edge = await startEdge({ operations: [read, write] });
    for (const name of ['localhost', '127.0.0.1']) {
      const host = `${name}:${edge.port}`;
      expect((await ask(edge, 'GET', '/read', { host })).status).toBe(200);
      expect((await ask(edge, 'POST', '/write', { host, origin: `http://${host}` })).status).toBe(200);
    }
    expect((await ask(edge, 'GET', '/read', { host: 'loans-server' })).status).toBe(200);
    const other = { host: `localhost:${edge.port}`, origin: 'http://localhost:3000' };
    expect((await ask(edge, 'POST', '/write', other)).status).toBe(403);
    await edge.close();
  });
});

describe('behind a proxy of TRUST_PROXY', () => {
  it('goes by what the proxy was asked for, and takes what it writes into Host', async () => {
    const environment = { PUBLIC_URL: 'https://review.bank.example', TRUST_PROXY: '127.0.0.1' };
    const edge = await startEdge({ operations: [read, write], environment });
    expect((await ask(edge, 'GET', '/read', { host: 'inside:8080' })).status).toBe(200);
    const forwarded = { host: 'inside:8080', 'x-forwarded-host': 'review.bank.example' };
    expect((await ask(edge, 'GET', '/read', forwarded)).status).toBe(200);
    const foreign = { host: 'inside:8080', 'x-forwarded-host': 'review.bank.example, evil.example' };
    expect((await ask(edge, 'GET', '/read', foreign)).status).toBe(421);
    const page = { ...forwarded, origin: 'https://review.bank.example' };
    expect((await ask(edge, 'POST', '/write', page)).status).toBe(200);
    await edge.close();
  });
});
