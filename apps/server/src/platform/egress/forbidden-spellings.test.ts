import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUrl, createEgress, type Egress, EgressRefusedError, parseEgressAllow } from './index.ts';
import { type LoopbackServer, startServer, watchNetwork } from './loopback-server.fixture.ts';
import { forbiddenSpellings, nameServerRows } from './spellings.fixture.ts';

const names = nameServerRows();
const limits = { timeoutMs: 5_000, maxBytes: 1_000 };

/** The outside world's name server: it knows its table and nothing else, so no test asks a real one. */
const resolve = async (host: string) => {
  const addresses = names.get(host);
  if (addresses === undefined) throw new Error(`ENOTFOUND ${host}`);
  return addresses;
};

let server: LoopbackServer;
let network: ReturnType<typeof watchNetwork>;
beforeAll(async () => {
  server = await startServer();
  network = watchNetwork();
});
afterAll(async () => {
  network.stop();
  await server.close();
});

/** Which spellings the guard lets through: at saving, or at calling. */
async function letThrough(
  allow: string | undefined,
  urls: readonly { url: string; rule: string }[],
): Promise<string[]> {
  const policy = parseEgressAllow(allow);
  const egress = createEgress(policy, { resolve });
  const through: string[] = [];
  for (const { url, rule } of urls) {
    if ((await checkUrl(policy, url, resolve)) === null) through.push(`${rule}: ${url} may be saved`);
    const outcome = await call(egress, url);
    if (!(outcome instanceof EgressRefusedError)) through.push(`${rule}: ${url} may be called (${outcome})`);
  }
  await egress.close();
  return through;
}

const call = (egress: Egress, url: string) => egress.fetch(url, limits).catch((error: unknown) => error);

describe('forbidden addresses', () => {
  it('are spelled in at least 1,000 distinct ways', () => {
    const urls = new Set(forbiddenSpellings(server.port).map(({ url }) => url));
    expect(urls.size).toBe(forbiddenSpellings(server.port).length);
    expect(urls.size).toBeGreaterThanOrEqual(1_000);
  });

  it('are refused in every spelling when nothing is listed, and nothing gets out', async () => {
    const before = network.connects();
    expect(await letThrough(undefined, forbiddenSpellings(server.port))).toEqual([]);
    expect(network.connects() - before).toBe(0);
    expect(server.connections()).toBe(0);
  });

  it('are refused in every spelling when other places are listed, and nothing gets out', async () => {
    const before = network.connects();
    const listed = 'allowed.example, 192.0.2.200, 172.20.0.0/16, fd77::/64, 127.0.0.1:1, localhost:1';
    expect(await letThrough(listed, forbiddenSpellings(server.port))).toEqual([]);
    expect(network.connects() - before).toBe(0);
    expect(server.connections()).toBe(0);
  });

  it('stay refused where they are link-local, metadata or malformed, although everything is listed', async () => {
    const before = network.connects();
    const never = forbiddenSpellings(server.port).filter((spelling) => spelling.never);
    expect(never.length).toBeGreaterThanOrEqual(500);
    const hosts = [...names.keys()].filter((host) => !/[$]|\.$|\.\./.test(host));
    const everything = ['0.0.0.0/0', '::/0', '169.254.169.254', 'fe80::/10', 'fd00:ec2::254', ...hosts].join(',');
    expect(await letThrough(everything, never)).toEqual([]);
    expect(network.connects() - before).toBe(0);
  });

  it('ask no real name server in any of these tests', () => {
    expect(network.lookups()).toBe(0);
  });
});

describe('the same spellings', () => {
  it('reach the server as soon as its address is listed, so the tests above can fail', async () => {
    const works = forbiddenSpellings(server.port).filter((spelling) => spelling.works);
    expect(works.length).toBeGreaterThanOrEqual(25);
    const egress = createEgress(parseEgressAllow('127.0.0.0/8'), { resolve });
    const before = { requests: server.requests(), connects: network.connects() };
    for (const { url } of works) {
      const response = await egress.fetch(url.replace('https:', 'http:'), limits);
      expect(await response.text()).toBe('reached');
    }
    expect(server.requests() - before.requests).toBe(works.length);
    expect(network.connects() - before.connects).toBeGreaterThan(0);
    await egress.close();
  });

  it('begin a connection over https as well, which the count of connections sees', async () => {
    const egress = createEgress(parseEgressAllow('127.0.0.1'), { resolve });
    const before = { connections: server.connections(), connects: network.connects() };
    const outcome = await call(egress, `https://127.0.0.1:${server.port}/`);
    expect(outcome).toMatchObject({ name: 'EgressFailedError', mayHaveArrived: false });
    expect(server.connections() - before.connections).toBe(1);
    expect(network.connects() - before.connects).toBe(1);
    await egress.close();
  });
});
