import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createMuteServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createEgress, EgressTimeoutError, EgressTooLargeError, parseEgressAllow, type Resolver } from './index.ts';
import { startServer } from './loopback-server.fixture.ts';

/** Longer than a test may take: where it is used, something else must end the call. */
const LONG = 300_000;
/** Short enough to wait for, where the time limit is what must end the call. */
const SHORT = 50;
/** Long enough for an answer to start on a busy machine, where it is the rest of the answer that must run into the limit. */
const ENOUGH = 2_000;

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

async function serve(...args: Parameters<typeof startServer>): Promise<string> {
  const server = await startServer(...args);
  opened.push(server);
  return `http://127.0.0.1:${server.port}/`;
}

function guard(resolve?: Resolver) {
  const egress = createEgress(parseEgressAllow('127.0.0.0/8'), resolve === undefined ? {} : { resolve });
  opened.push(egress);
  return egress;
}

describe('the size limit', () => {
  it('lets an answer of exactly that size through', async () => {
    const url = await serve((_, response) => response.end('x'.repeat(1_000)));
    const response = await guard().fetch(url, { timeoutMs: LONG, maxBytes: 1_000 });
    expect((await response.text()).length).toBe(1_000);
  });

  it('refuses a longer answer at its announcement', async () => {
    const url = await serve((_, response) => response.end('x'.repeat(1_001)));
    const call = guard().fetch(url, { timeoutMs: LONG, maxBytes: 1_000 });
    await expect(call).rejects.toBeInstanceOf(EgressTooLargeError);
  });

  it('cuts off an answer without end, and the server feels it', async () => {
    const chunk = Buffer.alloc(65_536);
    const server = createServer();
    let sent = 0;
    const cut = new Promise((resolve) => {
      server.on('request', (_, response) => {
        const more = () => {
          sent += chunk.length;
          response.write(chunk, (error) => (error ? undefined : more()));
        };
        response.on('close', resolve);
        more();
      });
    });
    const url = await serve(() => {}, server);
    const response = await guard().fetch(url, { timeoutMs: LONG, maxBytes: 1_000_000 });

    await expect(response.arrayBuffer()).rejects.toBeInstanceOf(EgressTooLargeError);
    await cut;
    // The limit, and what fits into the buffers on the way. Without the limit there is no end to it.
    expect(sent).toBeLessThan(50_000_000);
  });

  it('cannot be got around by packing, because nothing is unpacked', async () => {
    const packed = gzipSync(Buffer.alloc(1_000_000));
    const url = await serve((_, response) => response.setHeader('content-encoding', 'gzip').end(packed));
    const response = await guard().fetch(url, { timeoutMs: LONG, maxBytes: packed.length });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(packed);
  });
});

describe('the time limit', () => {
  const limits = { timeoutMs: SHORT, maxBytes: 1_000_000 };
  const readAll = async (url: string) => (await guard().fetch(url, { ...limits, timeoutMs: ENOUGH })).text();

  it('ends the wait for an answer that never starts', async () => {
    const url = await serve(() => {});
    await expect(guard().fetch(url, limits)).rejects.toBeInstanceOf(EgressTimeoutError);
  });

  it('ends an answer that starts and never ends', async () => {
    const url = await serve((_, response) => response.write('start'));
    await expect(readAll(url)).rejects.toBeInstanceOf(EgressTimeoutError);
  });

  it('is not put off by an answer that drips', async () => {
    const url = await serve((_, response) => {
      const drip = setInterval(() => response.write('.'), 1);
      response.on('close', () => clearInterval(drip));
    });
    await expect(readAll(url)).rejects.toBeInstanceOf(EgressTimeoutError);
  });

  it('ends an answer that is left lying, and with it its connection', async () => {
    const server = createServer();
    const ended = new Promise((resolve) => {
      server.on('request', (_, response) => response.on('close', resolve).write('start'));
    });
    const url = await serve(() => {}, server);
    const response = await guard().fetch(url, { ...limits, timeoutMs: ENOUGH });
    await ended;
    await expect(response.text()).rejects.toBeInstanceOf(EgressTimeoutError);
  });

  it('counts a name server that does not answer', async () => {
    const silent: Resolver = () => new Promise(() => {});
    await expect(guard(silent).fetch('http://core.example/', limits)).rejects.toBeInstanceOf(EgressTimeoutError);
  });

  it('counts a TLS handshake that is not answered', async () => {
    const mute = createMuteServer((socket) => socket.on('error', () => {}).resume());
    await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening));
    // Closing waits for the connection, so this also shows that the guard leaves none behind in mid-handshake.
    opened.push({ close: () => new Promise((closed) => mute.close(() => closed())) });
    const url = `https://127.0.0.1:${(mute.address() as AddressInfo).port}/`;
    await expect(guard().fetch(url, limits)).rejects.toBeInstanceOf(EgressTimeoutError);
  });

  it('counts a body that the server does not take', async () => {
    const url = await serve((request) => request.pause());
    const endless = async function* () {
      for (;;) yield Buffer.alloc(65_536);
    };
    const call = guard().fetch(url, { ...limits, method: 'PUT', body: endless() });
    await expect(call).rejects.toBeInstanceOf(EgressTimeoutError);
  });
});

describe('the limit on silence', () => {
  const limits = { timeoutMs: LONG, idleTimeoutMs: SHORT, maxBytes: 1_000_000 };

  it('ends the wait for an answer long before the time limit', async () => {
    const url = await serve(() => {});
    await expect(guard().fetch(url, limits)).rejects.toBeInstanceOf(EgressTimeoutError);
  });

  it('ends an answer that falls silent', async () => {
    const url = await serve((_, response) => response.write('start'));
    const response = await guard().fetch(url, { ...limits, idleTimeoutMs: ENOUGH });
    await expect(response.text()).rejects.toBeInstanceOf(EgressTimeoutError);
  });
});

describe("the caller's signal", () => {
  const limits = { timeoutMs: LONG, maxBytes: 1_000_000 };

  it('ends the call with its own reason: before it, while it waits, while the answer is read', async () => {
    const reason = new Error('no longer wanted');
    const url = await serve((request, response) =>
      request.url === '/wait' ? controller.abort(reason) : response.write('x'),
    );
    const egress = guard();
    await expect(egress.fetch(url, { ...limits, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);

    let controller = new AbortController();
    await expect(egress.fetch(`${url}wait`, { ...limits, signal: controller.signal })).rejects.toBe(reason);

    controller = new AbortController();
    const response = await egress.fetch(url, { ...limits, signal: controller.signal });
    controller.abort(reason);
    await expect(response.text()).rejects.toBe(reason);
  });

  it('is left alone once the call is over', async () => {
    const url = await serve();
    const { signal } = new AbortController();
    await (await guard().fetch(url, { ...limits, signal })).text();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
