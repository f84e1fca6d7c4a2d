import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { PAGE_POLICY } from './security-headers.ts';
import { createHttpServer, type HttpServer } from './server.ts';
import { readWebFiles } from './web-files.ts';

let folder: string;
let made: TestApp;
let http: HttpServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>A page</title>');
  await writeFile(join(folder, 'assets/index-abc.js'), 'export {};');
  await writeFile(join(folder, 'assets/data.bin'), 'x');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  made = await createTestApp();
  http = createHttpServer(made.app, { operations: [], web: await readWebFiles(folder) });
});
afterAll(async () => {
  await http.close();
  await made.close();
  await rm(folder, { recursive: true, force: true });
});

async function get(url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { statusCode: status, headers, payload } = await http.fastify.inject({ method, url });
  return { status, headers, payload };
}

describe('the built page', () => {
  it.each(['/', '/index.html', '/app', '/app/', '/app/loans/L-1', '/app/..%2f..%2fetc/passwd', '/?a=b'])(
    'is what %s shows',
    async (url) => {
      const { status, headers, payload } = await get(url);
      expect(status).toBe(200);
      expect(payload).toContain('<title>A page</title>');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PAGE_POLICY,
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('keeps files for ever whose names change with their content, and no others', async () => {
    expect((await get('/assets/index-abc.js')).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/icon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect((await get('/assets/data.bin')).headers['content-type']).toBe('application/octet-stream');
  });

  it.each(['/assets', '/assets/', '/assets/other.js', '/assets/../index.html', '/../package.json', '/.stamp', '/apps'])(
    'has nothing at %s',
    async (url) => {
      // The client library would tidy the path before it is sent.
      expect((await get(url)).status).toBe(url === '/assets/../index.html' ? 200 : 404);
    },
  );

  it('answers HEAD, and says what it takes', async () => {
    const head = await get('/icon.svg', 'HEAD');
    expect([head.status, head.payload, head.headers['content-length']]).toEqual([200, '', '6']);
    expect((await get('/', 'POST')).headers.allow).toBe('GET, HEAD');
  });
});

it('a page that was not built is told in words', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'cs-web-'));
  await expect(readWebFiles(empty)).rejects.toThrow('Run npm run build.');
  await rm(empty, { recursive: true, force: true });
});
