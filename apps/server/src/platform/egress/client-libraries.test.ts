import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import * as openid from 'openid-client';
import { afterEach, describe, expect, it } from 'vitest';
import { createEgress, EgressRefusedError, parseEgressAllow } from './index.ts';
import { startServer } from './loopback-server.fixture.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

async function serve(...args: Parameters<typeof startServer>): Promise<string> {
  const server = await startServer(...args);
  opened.push(server);
  return `http://127.0.0.1:${server.port}`;
}

function guard(allow: string | undefined) {
  const egress = createEgress(parseEgressAllow(allow));
  opened.push(egress);
  return egress;
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('openid-client', () => {
  const discover = (issuer: string, allow: string | undefined) => {
    const egress = guard(allow);
    const customFetch: openid.CustomFetch = (url, init) =>
      egress.fetch(url, { ...init, timeoutMs: 20_000, maxBytes: 100_000 });
    return openid.discovery(new URL(issuer), 'client', 'secret', undefined, {
      [openid.customFetch]: customFetch,
      execute: [openid.allowInsecureRequests],
    });
  };

  const provider = async () => {
    const forms: string[] = [];
    const issuer: string = await serve(async (request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url?.startsWith('/.well-known') === true) {
        response.end(JSON.stringify({ issuer, token_endpoint: `${issuer}/token` }));
        return;
      }
      forms.push(`${request.headers['content-type']} ${await read(request)}`);
      response.end(JSON.stringify({ access_token: 'token', token_type: 'bearer' }));
    });
    return { issuer, forms };
  };

  it('discovers an issuer and gets a token through the guard', async () => {
    const { issuer, forms } = await provider();
    const configuration = await discover(issuer, '127.0.0.1');
    const tokens = await openid.clientCredentialsGrant(configuration, { scope: 'one' });
    expect(tokens.access_token).toBe('token');
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatch(/^application\/x-www-form-urlencoded.*scope=one/);
  });

  it('cannot reach an issuer that the policy does not allow', async () => {
    const { issuer } = await provider();
    const outcome = await discover(issuer, undefined).catch((error: unknown) => error);
    // The library wraps what its fetch throws.
    expect(outcome).toMatchObject({ cause: expect.any(EgressRefusedError) });
  });
});

describe('aws4fetch', () => {
  const size = 32 * 1024 * 1024;
  const limits = { timeoutMs: 60_000, maxBytes: size };
  const piece = Buffer.alloc(64 * 1024, 'piece');
  const object = async function* () {
    for (let sent = 0; sent < size; sent += piece.length) yield piece;
  };
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', service: 's3', region: 'us-east-1' };

  it('streams a large object in and out, signed, with its length announced', async () => {
    const seen: unknown[] = [];
    const bucket = await serve(async (request, response) => {
      const { authorization = '', 'content-length': length, 'transfer-encoding': transfer } = request.headers;
      seen.push({ method: request.method, isSigned: authorization.startsWith('AWS4-HMAC-SHA256'), length, transfer });
      if (request.method === 'PUT') {
        const hash = createHash('sha256');
        for await (const chunk of request) hash.update(chunk);
        response.setHeader('etag', hash.digest('hex')).end();
        return;
      }
      for await (const chunk of object()) {
        if (!response.write(chunk)) await new Promise((drained) => response.once('drain', drained));
      }
      response.end();
    });
    const egress = guard('127.0.0.1');
    const url = `${bucket}/bucket/object`;
    const expected = createHash('sha256');
    for await (const chunk of object()) expected.update(chunk);
    const digest = expected.digest('hex');

    const put = await new AwsV4Signer({ ...keys, url, method: 'PUT', headers: { 'content-length': `${size}` } }).sign();
    const stored = await egress.fetch(put.url, { ...limits, method: put.method, headers: put.headers, body: object() });
    expect(stored.headers.get('etag')).toBe(digest);

    const get = await new AwsV4Signer({ ...keys, url }).sign();
    const loaded = await egress.fetch(get.url, { ...limits, method: get.method, headers: get.headers });
    const actual = createHash('sha256');
    for await (const chunk of loaded.body ?? []) actual.update(chunk);
    expect(actual.digest('hex')).toBe(digest);

    expect(seen).toEqual([
      { method: 'PUT', isSigned: true, length: `${size}`, transfer: undefined },
      { method: 'GET', isSigned: true, length: undefined, transfer: undefined },
    ]);
  });

  it('may give the body as a web stream, as bytes or as an empty body', async () => {
    const bodies: string[] = [];
    const bucket = await serve(async (request, response) => {
      bodies.push(`${await read(request)}`);
      response.end();
    });
    const egress = guard('127.0.0.1');
    for (const body of [
      new Blob(['web']).stream(),
      Buffer.from('bytes'),
      new TextEncoder().encode('buffer').buffer,
      '',
    ]) {
      await egress.fetch(`${bucket}/`, { ...limits, method: 'PUT', body });
    }
    expect(bodies).toEqual(['web', 'bytes', 'buffer', '']);
  });

  it('hears of a body that breaks off, and the server does not take the part for the whole', async () => {
    const outcomes: string[] = [];
    const bucket = await serve((request, response) => {
      request
        .on('error', () => outcomes.push('aborted'))
        .on('end', () => outcomes.push('complete'))
        .resume();
      request.on('end', () => response.end());
    });
    const broken = async function* () {
      yield piece;
      throw new Error('the disk failed');
    };
    const headers = { 'content-length': `${size}` };
    const call = guard('127.0.0.1').fetch(`${bucket}/`, { ...limits, method: 'PUT', headers, body: broken() });
    await expect(call).rejects.toMatchObject({ name: 'EgressFailedError', mayHaveArrived: true });
    await expect(call).rejects.toThrow('the disk failed');
    expect(outcomes).not.toContain('complete');
  });
});
