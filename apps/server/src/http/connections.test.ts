import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Type } from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import type { Operation } from './operation.ts';
import { getReadiness } from './operations/system/get-readiness.ts';
import { anyoneMay, type Edge, type EdgeOptions, readAnswers, startEdge } from './testing/edge.ts';

const CLIENTS = 200;

let edge: Edge | undefined;
afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

async function start(
  operations: readonly Operation[],
  timing: EdgeOptions['timing'] = {},
  environment: EdgeOptions['environment'] = {},
): Promise<Edge> {
  edge = await startEdge({ operations, timing, environment });
  return edge;
}

interface Outcome {
  readonly answered: number;
  /** How it ended: the server said so, or a new connection was refused. Anything else is a failure. */
  readonly end: 'told to go' | 'refused' | Error;
}

/** Asks again and again over one kept connection until it is told to go. */
async function askUntilTold(url: string, onAnswer: () => void): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answered = 0;
  try {
    for (;;) {
      const answer = await ask(url, agent);
      answered += 1;
      onAnswer();
      if (answer.headers.connection === 'close') return { answered, end: 'told to go' };
    }
  } catch (error) {
    const refused = (error as { code?: string }).code === 'ECONNREFUSED';
    return { answered, end: refused ? 'refused' : (error as Error) };
  } finally {
    agent.destroy();
  }
}

function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        answer.complete && answer.statusCode === 200 && JSON.parse(text).text.length === 10_000
          ? resolve(answer)
          : reject(new Error(`an answer was cut: ${answer.statusCode} ${text.slice(0, 100)}`)),
      );
    }).on('error', reject);
  });
}

/** A connection to the edge with what came back on it. */
async function connect(port: number): Promise<{ socket: Socket; text: () => string; closed: Promise<void> }> {
  const socket = createConnection({ host: '127.0.0.1', port });
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, text: () => text, closed };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn();
}

const text = 'x'.repeat(10_000);
/** Takes a few turns, so that requests are in every stage when the stop comes. */
const busy = anyoneMay({
  id: 'busy',
  handle: async () => {
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    return { text };
  },
});

describe('a stop with DRAIN_SECONDS', () => {
  it('says so at /readyz, goes on answering old and new connections, and closes when the time is over', async () => {
    const { http, url, port } = await start([busy, getReadiness], {}, { DRAIN_SECONDS: '4' });
    const kept = await connect(port);
    kept.socket.write('GET /busy HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(() => kept.text().endsWith('"}'));
    const closing = http.close();
    const readiness = await fetch(`${url}/readyz`);
    expect(readiness.status).toBe(503);
    expect(readiness.headers.get('connection')).toBe('close');
    const { checks } = (await readiness.json()) as { checks: { name: string; ok: boolean }[] };
    expect(checks).toContainEqual(expect.objectContaining({ name: 'stopping', ok: false }));
    expect((await fetch(`${url}/busy`)).status).toBe(200);
    kept.socket.write('GET /busy HTTP/1.1\r\nHost: a\r\n\r\n');
    await Promise.all([closing, kept.closed]);
    const answers = readAnswers(kept.text());
    expect(answers.map((answer) => [answer.status, answer.headers.connection])).toEqual([
      [200, 'keep-alive'],
      [200, 'close'],
    ]);
    await expect(connect(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('a stop under load', () => {
  it(`answers every request of ${CLIENTS} clients that keep their connections, and then takes no more`, async () => {
    const { url, port, http } = await start([busy]);
    const begun = new Set<number>();
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      askUntilTold(`${url}/busy`, () => void begun.add(client)),
    );
    await until(() => begun.size === CLIENTS);
    await Promise.all([http.close(), ...clients]);
    const outcomes = await Promise.all(clients);
    expect(outcomes.map(({ end }) => end).filter((end) => end instanceof Error)).toEqual([]);
    expect(outcomes.filter(({ end }) => end === 'told to go')).toHaveLength(CLIENTS);
    await expect(connect(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('a stop', () => {
  it('still accepts clients that connected before it began', async () => {
    const { url, http } = await start([busy]);
    const clients = Array.from({ length: 20 }, () => askUntilTold(`${url}/busy`, () => {}));
    await new Promise((resolve) => setImmediate(resolve));
    await http.close();
    expect((await Promise.all(clients)).filter(({ end }) => end !== 'told to go')).toEqual([]);
  });

  it('takes no time where nobody is connected', async () => {
    const { http } = await start([busy], { drainIdleMs: 3_600_000, drainLongestMs: 3_600_000 });
    await http.close();
  });

  it('refuses new connections while it waits for old ones', async () => {
    const { http, port } = await start([busy], { drainIdleMs: 3_600_000, drainLongestMs: 3_600_000 });
    const idle = await connect(port);
    const closing = http.close();
    await until(() => !http.fastify.server.listening);
    await expect(connect(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    idle.socket.end();
    await closing;
  });

  it('answers a request that comes over an idle connection after it began, and tells the client to go', async () => {
    const { http, port } = await start([busy], { drainIdleMs: 3_600_000, drainLongestMs: 3_600_000 });
    const idle = await connect(port);
    idle.socket.write('GET /busy HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(() => idle.text().endsWith('"}'));
    const closing = http.close();
    idle.socket.write('GET /busy HTTP/1.1\r\nHost: a\r\n\r\n');
    await Promise.all([closing, idle.closed]);
    const answers = readAnswers(idle.text());
    expect(answers.map((answer) => [answer.status, answer.headers.connection])).toEqual([
      [200, 'keep-alive'],
      [200, 'close'],
    ]);
  });

  it('finishes what was asked before it began, however long it takes', async () => {
    let release: (() => void) | undefined;
    const slow = anyoneMay({
      id: 'slow',
      handle: () =>
        new Promise((resolve) => {
          release = () => resolve({ text });
        }),
    });
    const { http, port } = await start([slow], { drainIdleMs: 0, drainLongestMs: 3_600_000 });
    const client = await connect(port);
    client.socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(() => release !== undefined);
    const idle = await connect(port);
    const closing = http.close();
    // Idle connections are cut at once here: that the other one is left alone is the point.
    await idle.closed;
    release?.();
    await Promise.all([closing, client.closed]);
    expect(readAnswers(client.text())).toMatchObject([{ status: 200, headers: { connection: 'close' } }]);
  });

  it('reads a body to its end that was half there when it began', async () => {
    const echo = anyoneMay({
      id: 'echo',
      method: 'POST',
      body: Type.Unknown(),
      handle: async ({ body }) => ({ body }),
    });
    const { http, port, sockets } = await start([echo], { drainIdleMs: 0, drainLongestMs: 3_600_000 });
    const client = await connect(port);
    const body = JSON.stringify('y'.repeat(1000));
    const head = `POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    client.socket.write(head + body.slice(0, 500));
    await until(() => [...sockets].some((socket) => socket.bytesRead >= head.length + 500));
    const idle = await connect(port);
    const closing = http.close();
    await idle.closed;
    client.socket.write(body.slice(500));
    await Promise.all([closing, client.closed]);
    expect(readAnswers(client.text())).toMatchObject([{ status: 200, headers: { connection: 'close' } }]);
  });

  it('answers all requests that were sent in one go before it tells the client to go', async () => {
    const waiting: (() => void)[] = [];
    const slow = anyoneMay({
      id: 'slow',
      handle: () =>
        new Promise((resolve) => {
          waiting.push(() => resolve({ text }));
        }),
    });
    const { http, port } = await start([slow], { drainIdleMs: 0, drainLongestMs: 3_600_000 });
    const client = await connect(port);
    client.socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
    await until(() => waiting.length === 3);
    const closing = http.close();
    for (const release of waiting) release();
    await Promise.all([closing, client.closed]);
    const answers = readAnswers(client.text());
    expect(answers.map((answer) => answer.headers.connection)).toEqual(['keep-alive', 'keep-alive', 'close']);
  });

  it('does not wait for connections on which nothing was ever asked', async () => {
    const { http, port, sockets } = await start([busy], { drainIdleMs: 0, drainLongestMs: 3_600_000 });
    const silent = await connect(port);
    await until(() => sockets.size === 1);
    await Promise.all([http.close(), silent.closed]);
  });

  it.each([
    ['stops in the middle of its headers', 'GET /busy HTTP/1.1\r\nHo'],
    [
      'stops in the middle of its body',
      'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('waits for a client that %s only so long', async (_name, bytes) => {
    const echo = anyoneMay({
      id: 'echo',
      method: 'POST',
      body: Type.Unknown(),
      handle: async ({ body }) => ({ body }),
    });
    const { http, port, sockets } = await start([busy, echo], { drainIdleMs: 0, drainLongestMs: 200 });
    const client = await connect(port);
    client.socket.write(bytes);
    await until(() => [...sockets].some((socket) => socket.bytesRead >= bytes.length));
    await Promise.all([http.close(), client.closed]);
  });

  it('waits for a client that does not read its answer only so long', async () => {
    const large = anyoneMay({ id: 'large', handle: async () => ({ text: 'x'.repeat(50_000_000) }) });
    const { http, port, sockets } = await start([large], { drainIdleMs: 0, drainLongestMs: 200 });
    const client = await connect(port);
    client.socket.pause();
    client.socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(() => [...sockets].some((socket) => socket.writableLength > 1_000_000));
    await http.close();
    client.socket.destroy();
  });
});
