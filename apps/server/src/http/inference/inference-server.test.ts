import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { encodeGrayPng } from '../../reading/images/encode-png.ts';
import type { GrayImage } from '../../reading/images/gray-image.ts';
import { PNG_SIGNATURE, writePngChunk } from '../../reading/images/png-chunks.ts';
import {
  createInference,
  OcrEngineError,
  OcrPageTimeout,
  openOcrEngine,
  recognizePage,
} from '../../reading/ocr/index.ts';
import { type BundledChild, bundleChild } from '../../reading/ocr/testing/bundle-child.ts';
import { childProcesses } from '../../reading/ocr/testing/child-processes.ts';
import { drawPage, noteLines, noteWords } from '../../reading/ocr/testing/draw-page.ts';
import { createInferenceServer } from './index.ts';

const TOKEN = 'a-token-that-both-sides-know';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
let child: BundledChild;
let page: GrayImage;
let dense: GrayImage;
const running: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  child = await bundleChild();
  page = await drawPage(noteLines);
  // Many small pages on one large sheet: seconds of work.
  const lines = Array.from({ length: 600 }, (_, line) => ({
    text: noteLines[2 + (line % 6)]?.text ?? '',
    x: 20 + (line % 4) * 420,
    y: 10 + Math.floor(line / 4) * 12,
  }));
  dense = await drawPage(lines, { width: 1700, height: 1900 });
});
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.close();
});
afterAll(() => child.remove());

interface Limits {
  readonly timeoutSeconds?: number;
  readonly slots?: number;
  readonly mostWaiting?: number;
}

/** The real server with the real recognizer. */
async function start({ timeoutSeconds = 300, slots = 1, mostWaiting = 4 }: Limits = {}): Promise<string> {
  const inference = createInference({ timeoutSeconds, slots, mostWaiting, childFile: child.file });
  const config = { host: '127.0.0.1', port: 0, publicUrl: 'http://127.0.0.1' };
  const server = createInferenceServer({ config, token: TOKEN, inference, log: createLog('silent', 'test') });
  await server.listen();
  running.push(inference, server);
  return `http://127.0.0.1:${(server.fastify.server.address() as AddressInfo).port}`;
}

function post(url: string, body: Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  const usual = { authorization: `Bearer ${TOKEN}`, 'content-type': 'image/png' };
  return fetch(`${url}/v1/ocr/page`, { method: 'POST', body, headers: { ...usual, ...headers } });
}

async function problemOf(response: Response) {
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ status: response.status, requestId: response.headers.get('x-request-id') });
  expect(body.requestId).toMatch(uuid);
  return body;
}

const png = (image: GrayImage) => encodeGrayPng(image, { dpi: 200 });

describe('POST /v1/ocr/page', () => {
  it('answers the words of a page with their boxes, and the engine', async () => {
    const url = await start();
    const response = await post(url, png(page));
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toMatch(uuid);
    const body = (await response.json()) as { words: { text: string; box: object; confidence: number }[] };
    expect(Object.keys(body).sort()).toEqual(['engineVersion', 'words']);
    expect(body).toMatchObject({ engineVersion: expect.stringMatching(/^built-in net:/) });
    expect(body.words.map(({ text }) => text)).toEqual(noteWords);
    expect(body.words[0]).toEqual({
      text: 'PROMISSORY',
      box: { x: expect.any(Number), y: expect.any(Number), w: expect.any(Number), h: expect.any(Number) },
      confidence: expect.any(Number),
    });
  });

  it.each([
    ['nothing', {}],
    ['another token', { authorization: 'Bearer another' }],
    ['the token in another scheme', { authorization: `Basic ${TOKEN}` }],
  ])('401: knows nobody who sends %s, before the body counts', async (_name, headers) => {
    const url = await start();
    const response = await fetch(`${url}/v1/ocr/page`, { method: 'POST', body: 'no picture at all', headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect((await problemOf(response)).code).toMatch(/^(unauthenticated|token_invalid)$/);
  });

  it('400: refuses what is no picture or a broken one', async () => {
    const url = await start();
    for (const body of [Buffer.from('no picture'), png(page).subarray(0, 5_000), Buffer.alloc(0)]) {
      const response = await post(url, body);
      expect(response.status).toBe(400);
      expect(await problemOf(response)).toMatchObject({ code: 'picture_invalid', errors: [{ field: '' }] });
    }
  });

  it('413: refuses a picture of too many pixels by its header, without unpacking it', async () => {
    const url = await start();
    const header = Buffer.alloc(13);
    header.writeUInt32BE(10_000, 0);
    header.writeUInt32BE(4_001, 4);
    header[8] = 8;
    const chunks = [
      { type: 'IHDR', data: header },
      { type: 'IDAT', data: deflateSync(Buffer.alloc(10)) },
      { type: 'IEND', data: new Uint8Array() },
    ];
    const response = await post(url, Buffer.concat([PNG_SIGNATURE, ...chunks.map(writePngChunk)]));
    expect(response.status).toBe(413);
    expect(await problemOf(response)).toMatchObject({
      code: 'picture_too_large',
      detail: expect.stringMatching(/40 million/),
    });
  });

  it('413: refuses a body beyond the limit', async () => {
    const url = await start();
    const response = await post(url, Buffer.alloc(65 * 1024 * 1024));
    expect(response.status).toBe(413);
    expect((await problemOf(response)).code).toBe('body_too_large');
  });

  it('415: takes PNG and nothing else', async () => {
    const url = await start();
    const response = await post(url, png(page), { 'content-type': 'image/jpeg' });
    expect(response.status).toBe(415);
    expect((await problemOf(response)).detail).toContain('image/png');
  });

  it('503: gives up a page that takes too long, with a reason, and nothing goes on working at it', async () => {
    const url = await start({ timeoutSeconds: 1 });
    const asked = post(url, png(dense));
    await vi.waitFor(() => expect(childProcesses(/ocr\.mjs/)).toHaveLength(1), { timeout: 120_000 });
    const response = await asked;
    expect(response.status).toBe(503);
    expect(await problemOf(response)).toMatchObject({
      code: 'ocr_page_timeout',
      detail: expect.stringMatching(/longer than 1 s and was stopped/),
    });
    expect(childProcesses(/ocr\.mjs/)).toEqual([]);
  });

  it('503: sends away who comes when as many wait as may, and says when to come back', async () => {
    const url = await start({ slots: 1, mostWaiting: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const send = (signal: AbortSignal) =>
      fetch(`${url}/v1/ocr/page`, {
        method: 'POST',
        body: png(dense),
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'image/png' },
        signal,
      }).catch(() => null);
    const waiting = [send(first.signal), send(second.signal)];
    const queue = async () => ((await health(url)).queue as { running: number; waiting: number }) ?? {};
    await vi.waitFor(async () => expect(await queue()).toMatchObject({ running: 1, waiting: 1 }), { timeout: 120_000 });
    const response = await post(url, png(page));
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await problemOf(response)).code).toBe('ocr_busy');
    // Both hang up: their work ends, and the next one is served.
    first.abort();
    second.abort();
    await Promise.all(waiting);
    await vi.waitFor(async () => expect(await queue()).toMatchObject({ running: 0, waiting: 0 }), { timeout: 120_000 });
    expect(childProcesses(/ocr\.mjs/)).toEqual([]);
  });
});

async function health(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/v1/health`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

describe('GET /v1/health', () => {
  it('tells the engine and how much is in work', async () => {
    const url = await start({ slots: 2 });
    expect(await health(url)).toEqual({
      status: 'ok',
      engineVersion: expect.stringMatching(/^built-in net:[0-9a-f]{12,} page:\d+$/),
      queue: { running: 0, waiting: 0, slots: 2 },
    });
    expect((await fetch(`${url}/v1/health`)).status).toBe(401);
  });

  it('is beside pages all there is', async () => {
    const url = await start();
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await problemOf(await fetch(`${url}/v1/loans`, { headers }))).code).toBe('not_found');
  });
});

describe('a node that lets its pages be recognized there', () => {
  const remote = (url: string, changes = {}) => ({ url, token: TOKEN, timeoutSeconds: 300, ...changes });

  it('gets the same words as from an engine of its own', async () => {
    const engine = await openOcrEngine({ remote: remote(await start()) });
    const answer = await recognizePage(engine, page, { dpi: 200, timeoutMs: 300_000 });
    await engine.close();
    expect(answer.words.map(({ text }) => text)).toEqual(noteWords);
    expect(answer).toMatchObject({ engineVersion: engine.version, quarterTurns: 0, skewDegrees: 0 });
  });

  it('is told in a sentence that the token is wrong, and that nobody is there', async () => {
    const url = await start();
    const open = (changes: object) => openOcrEngine({ remote: remote(url, changes) });
    await expect(open({ token: 'wrong' })).rejects.toThrow(/same Inference__Token on both sides/);
    await expect(open({ url: 'http://127.0.0.1:1' })).rejects.toThrow(/does not answer/);
    await expect(open({ url: 'http://127.0.0.1:1' })).rejects.toBeInstanceOf(OcrEngineError);
  });

  it('hears of a page that took too long as of one of its own', async () => {
    const engine = await openOcrEngine({ remote: remote(await start({ timeoutSeconds: 1 })) });
    await expect(recognizePage(engine, dense, { dpi: 200, timeoutMs: 300_000 })).rejects.toBeInstanceOf(OcrPageTimeout);
    await engine.close();
  });

  it('waits its turn where the other side is busy', async () => {
    const url = await start({ slots: 1, mostWaiting: 0 });
    const engine = await openOcrEngine({ remote: remote(url) });
    const both = [page, page].map((image) => recognizePage(engine, image, { dpi: 200, timeoutMs: 300_000 }));
    const [first, second] = await Promise.all(both);
    expect(first?.words).toEqual(second?.words);
    await engine.close();
  });
});
