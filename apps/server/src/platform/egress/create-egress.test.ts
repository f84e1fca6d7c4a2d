import { afterEach, describe, expect, it } from 'vitest';
import { createEgress, type Egress, type EgressOptions, EgressRefusedError, parseEgressAllow } from './index.ts';
import { type LoopbackServer, startServer, watchNetwork } from './loopback-server.fixture.ts';

const limits = { timeoutMs: 20_000, maxBytes: 1_000_000 };
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

async function serve(...args: Parameters<typeof startServer>): Promise<LoopbackServer> {
  const server = await startServer(...args);
  opened.push(server);
  return server;
}

function egressFor(allow: string | undefined, options?: EgressOptions): Egress {
  const egress = createEgress(parseEgressAllow(allow), options);
  opened.push(egress);
  return egress;
}

describe('a name that changes its answer', () => {
  it('is looked up once for a connection, and the address that was checked is the one that is called', async () => {
    const server = await serve();
    const asked: string[] = [];
    // Good at first, bad from then on: a second look-up between check and connection would meet a link-local one.
    const resolve = async (host: string) => {
      asked.push(host);
      return asked.length === 1 ? ['127.0.0.1'] : ['169.254.169.254'];
    };
    const egress = egressFor('127.0.0.0/8', { resolve });
    const url = `http://rebind.example:${server.port}/`;

    expect(await (await egress.fetch(url, limits)).text()).toBe('reached');
    expect(asked).toEqual(['rebind.example']);
    expect(server.connections()).toBe(1);
  });

  it('is refused at the call although it was fine when it was saved', async () => {
    const network = watchNetwork();
    opened.push({ close: async () => network.stop() });
    const answers = [['8.8.8.8'], ['127.0.0.1']];
    const egress = egressFor(undefined, { resolve: async () => answers.shift() ?? [] });

    expect(await egress.check('https://rebind.example/')).toBeNull();
    await expect(egress.fetch('https://rebind.example/', limits)).rejects.toThrow(
      '127.0.0.1, which is a loopback address',
    );
    expect(network.connects()).toBe(0);
  });

  it('is not helped by an answer that reads differently the second time', async () => {
    const server = await serve();
    let reads = 0;
    const list = new Proxy(['127.0.0.1'], {
      get: (target, key) => (key === '0' && ++reads > 1 ? '127.0.0.9' : Reflect.get(target, key)),
    });
    const egress = egressFor('127.0.0.1', { resolve: async () => list });
    expect(await (await egress.fetch(`http://rebind.example:${server.port}/`, limits)).text()).toBe('reached');
  });

  it('keeps a standing connection where it leads, and is decided again for a new one', async () => {
    const server = await serve((request, response) => {
      response.setHeader('connection', request.url === '/last' ? 'close' : 'keep-alive').end('reached');
    });
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    const egress = egressFor('127.0.0.0/8', { resolve: async () => answers.shift() ?? [] });
    const call = (path: string) => egress.fetch(`http://rebind.example:${server.port}${path}`, limits);

    await (await call('/first')).text();
    // A connection is given out again in the next turn of the event loop.
    await new Promise(setImmediate);
    await (await call('/last')).text();
    expect(server.connections()).toBe(1);
    await expect(call('/again')).rejects.toBeInstanceOf(EgressRefusedError);
    expect(server.requests()).toBe(2);
  });
});

describe('a standing connection', () => {
  it('of one guard is not used by another with another policy', async () => {
    const server = await serve();
    const url = `http://127.0.0.1:${server.port}/`;
    await (await egressFor('127.0.0.1').fetch(url, limits)).text();
    await expect(egressFor(undefined).fetch(url, limits)).rejects.toBeInstanceOf(EgressRefusedError);
    await expect(egressFor('127.0.0.1:1').fetch(url, limits)).rejects.toBeInstanceOf(EgressRefusedError);
    expect(server.requests()).toBe(1);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%i is handed back as it came and not followed', async (status) => {
    const inside = await serve();
    const server = await serve((_, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${inside.port}/` }).end();
    });
    const response = await egressFor(`127.0.0.1`).fetch(`http://127.0.0.1:${server.port}/`, limits);

    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(`http://127.0.0.1:${inside.port}/`);
    expect(inside.connections()).toBe(0);
  });
});

describe('the environment', () => {
  it('cannot put a proxy in between', async () => {
    const proxy = await serve();
    const server = await serve();
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'];
    const before = names.map((name) => [name, process.env[name]] as const);
    for (const name of names) process.env[name] = name.startsWith('NODE') ? '1' : `http://127.0.0.1:${proxy.port}`;
    try {
      await (await egressFor('127.0.0.1').fetch(`http://127.0.0.1:${server.port}/`, limits)).text();
    } finally {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    }
    expect(server.requests()).toBe(1);
    expect(proxy.connections()).toBe(0);
  });
});

describe('a request', () => {
  it('goes out as asked, with our name, and asks for an answer that is not packed', async () => {
    const seen: unknown[] = [];
    const server = await serve((request, response) => {
      const { method, url, headers } = request;
      seen.push({
        method,
        url,
        host: headers.host,
        key: headers['x-key'],
        agent: headers['user-agent'],
        encoding: headers['accept-encoding'],
        cookie: headers.cookie,
      });
      response.setHeader('set-cookie', ['a=1', 'b=2']).setHeader('x-place', 'caf\u00e9').end();
    });
    const egress = egressFor('127.0.0.1');
    const url = new URL(`http://127.0.0.1:${server.port}/path?q=1#fragment`);
    const response = await egress.fetch(url, { ...limits, method: 'put', headers: { 'X-Key': 'v' }, body: 'text' });
    await egress.fetch(url, limits);

    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-place')).toBe('caf\u00e9');
    const common = {
      url: '/path?q=1',
      host: `127.0.0.1:${server.port}`,
      agent: 'countersign',
      encoding: 'identity',
      cookie: undefined,
    };
    expect(seen).toEqual([
      { ...common, method: 'PUT', key: 'v' },
      { ...common, method: 'GET', key: undefined },
    ]);
  });

  it('may not carry a host header, which would make one server answer as another', async () => {
    const server = await serve();
    const call = egressFor('127.0.0.1').fetch(`http://127.0.0.1:${server.port}/`, {
      ...limits,
      headers: { Host: 'other.example' },
    });
    await expect(call).rejects.toThrow('The host header comes from the address.');
    expect(server.connections()).toBe(0);
  });

  it.each([
    [{ timeoutMs: 0, maxBytes: 1 }],
    [{ timeoutMs: Number.POSITIVE_INFINITY, maxBytes: 1 }],
    [{ timeoutMs: 1, maxBytes: -1 }],
    [{ timeoutMs: 1, maxBytes: Number.POSITIVE_INFINITY }],
    [{ timeoutMs: 1, maxBytes: 1, idleTimeoutMs: 0 }],
  ])('without real limits (%j) is a mistake that is told', async (init) => {
    await expect(egressFor(undefined).fetch('https://api.example/', init)).rejects.toBeInstanceOf(TypeError);
  });

  it.each(['HEAD', 'GET'])('%s gives an answer without a body, and the connection is free again', async (method) => {
    const server = await serve((request, response) => {
      response
        .writeHead(
          request.method === 'HEAD' ? 200 : 204,
          request.method === 'HEAD' ? { 'content-length': '9999999' } : {},
        )
        .end();
    });
    const egress = egressFor('127.0.0.1');
    for (let call = 0; call < 3; call += 1) {
      const response = await egress.fetch(`http://127.0.0.1:${server.port}/`, { ...limits, method });
      expect(response.body).toBeNull();
    }
    expect(server.requests()).toBe(3);
  });
});

describe('a failure', () => {
  it('before the connection stands is told as one that sent nothing', async () => {
    const server = await startServer();
    await server.close();
    const call = egressFor('127.0.0.1').fetch(`http://127.0.0.1:${server.port}/`, {
      ...limits,
      method: 'POST',
      body: 'x',
    });
    await expect(call).rejects.toMatchObject({ name: 'EgressFailedError', mayHaveArrived: false });
  });

  it('to find the name is told as one that sent nothing', async () => {
    const resolve = async () => Promise.reject(new Error('ENOTFOUND'));
    const call = egressFor(undefined, { resolve }).fetch('https://api.example/?key=hunter2', limits);
    await expect(call).rejects.toMatchObject({ name: 'EgressFailedError', mayHaveArrived: false });
    await expect(call).rejects.not.toThrow('hunter2');
  });

  it('after the request was read is told as an unknown outcome', async () => {
    const server = await serve((request) => request.socket.destroy());
    const call = egressFor('127.0.0.1').fetch(`http://127.0.0.1:${server.port}/?key=hunter2`, {
      ...limits,
      method: 'POST',
      body: 'x',
    });
    await expect(call).rejects.toMatchObject({ name: 'EgressFailedError', mayHaveArrived: true });
    await expect(call).rejects.not.toThrow('hunter2');
  });

  it('is what an answer that is not HTTP becomes', async () => {
    const server = await serve((request) => request.socket.end('nonsense\r\n\r\n'));
    const call = egressFor('127.0.0.1').fetch(`http://127.0.0.1:${server.port}/`, limits);
    await expect(call).rejects.toMatchObject({ name: 'EgressFailedError', mayHaveArrived: true });
  });

  it('is what a status outside of HTTP becomes', async () => {
    const server = await serve((request) => request.socket.end('HTTP/1.1 999 What\r\ncontent-length: 0\r\n\r\n'));
    const call = egressFor('127.0.0.1').fetch(`http://127.0.0.1:${server.port}/`, limits);
    await expect(call).rejects.toMatchObject({ name: 'EgressFailedError', mayHaveArrived: true });
  });

  it('ends the calls that are under way when the guard is closed', async () => {
    const egress = egressFor('127.0.0.1');
    const server = await serve(() => void egress.close());
    await expect(egress.fetch(`http://127.0.0.1:${server.port}/`, limits)).rejects.toMatchObject({
      name: 'EgressFailedError',
    });
  });
});
