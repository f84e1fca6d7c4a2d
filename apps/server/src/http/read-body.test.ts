import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { checkMapping } from '@countersign/engine/lar/mapping';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecordFile } from '../parsing/read-record-file.ts';
import { answer, operation } from './operation.ts';
import { anyoneMay, type Edge, startEdge } from './testing/edge.ts';

const MiB = 1024 * 1024;

/** As large as the operations of known callers take. */
const take = operation({
  ...anyoneMay({ id: 'take', method: 'POST', handle: async () => answer({ status: 200 }) }),
  body: Type.Unknown(),
  bodyLimitBytes: 30 * MiB,
} as Parameters<typeof operation>[0]);

const record = operation({
  ...anyoneMay({
    id: 'record',
    method: 'POST',
    handle: async ({ app, body }) => {
      const { faults } = await app.parser.readRecord(xmlMapping(), Buffer.from((body as { content: string }).content));
      return answer({ status: faults.length === 0 ? 200 : 400, body: { message: faults[0]?.message } });
    },
  }),
  body: Type.Unknown(),
  bodyLimitBytes: 30 * MiB,
} as Parameters<typeof operation>[0]);

function xmlMapping() {
  const fields = [{ canonical: 'loan_number', path: '$.a@n' }];
  const mapping = checkMapping({ format: 'xml', fields }, 'xml');
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.refusal));
  return mapping.effect;
}

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge({ operations: [take, record] });
});
afterAll(() => edge.close());

/** A client in a thread of its own: what sending costs is not what is measured. Answers the whole answer. */
async function post(path: string, body: string): Promise<string> {
  const client = new Worker(
    `const { workerData, parentPort } = require('node:worker_threads');
     const { request } = require('node:http');
     const { port, path, body } = workerData;
     const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
     const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (reply) => {
       let text = String(reply.statusCode) + ' ';
       reply.on('data', (chunk) => { text += chunk; });
       reply.on('end', () => parentPort.postMessage(text));
     });
     sent.end(body);`,
    { eval: true, workerData: { port: edge.port, path, body } },
  );
  const [text] = (await once(client, 'message')) as [string];
  await client.terminate();
  return text;
}

/** The longest time in which this thread, which answers requests, could not turn to anything else. */
async function longestBlock(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  let running = true;
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  running = false;
  return longest;
}

function secondsOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/**
 * Other programs on the machine stop this thread, too, so the calmest of some tries counts: what is done in this thread
 * holds it up in every one of them.
 */
async function calmest(work: () => Promise<unknown>): Promise<number> {
  const tries: number[] = [];
  for (let each = 0; each < 3; each += 1) tries.push(await longestBlock(work()));
  return Math.min(...tries);
}

describe('a body made to hurt holds up nobody', () => {
  it('of ten million empty objects: 400 that names the cap, and no parsing where requests are answered', async () => {
    const body = `[${'{},'.repeat(10_000_000)}{}]`;
    const parsing = secondsOf(() => JSON.parse(body));
    const answers: string[] = [];
    const blocked = await calmest(async () => answers.push(await post('/take', body)));
    expect(new Set(answers.map((text) => text.slice(0, 3)))).toEqual(new Set(['400']));
    expect(answers[0]).toContain('The body holds more than 20,000 values.');
    expect(blocked).toBeLessThan(parsing / 3);
  });

  it('with an approval record of as many elements and attributes as are taken', async () => {
    const attributes = Array.from({ length: 2 }, (_, index) => `a${index}=""`).join(' ');
    const content = `<a n="7">${`<b ${attributes}/>`.repeat(190_000)}</a>`;
    const started = performance.now();
    await readRecordFile(xmlMapping(), Buffer.from(content));
    const reading = performance.now() - started;
    const answers: string[] = [];
    const blocked = await calmest(async () => answers.push(await post('/record', JSON.stringify({ content }))));
    expect(new Set(answers.map((text) => text.slice(0, 3)))).toEqual(new Set(['200']));
    expect(blocked).toBeLessThan(reading / 3);
  });

  it('with an approval record of 600,000 attributes: told what the cap is', async () => {
    const attributes = Array.from({ length: 600_000 }, (_, index) => `a${index}=""`).join(' ');
    const text = await post('/record', JSON.stringify({ content: `<a ${attributes}/>` }));
    expect(text).toMatch(/^400 .*an element with more than 1000 attributes/);
  });
});

describe('a body', () => {
  it('is taken up to the limit of the operation, in pieces of any size', async () => {
    const body = JSON.stringify({ content: 'QUJD'.repeat(7 * MiB) });
    expect(await post('/take', body)).toMatch(/^200 /);
  });

  it('is refused with 413 beyond it, whether or not its length is told first', async () => {
    const body = `"${'x'.repeat(30 * MiB)}"`;
    expect(await post('/take', body)).toMatch(/^413 /);
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(MiB).fill(0x20));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: stream, duplex: 'half' };
    const reply = await fetch(`${edge.url}/take`, init as RequestInit);
    expect(reply.status).toBe(413);
  });
});
