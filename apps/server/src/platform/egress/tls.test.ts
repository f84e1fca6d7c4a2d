import { createServer } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { selfSigned } from './certificate.fixture.ts';
import { createEgress, type Egress, parseEgressAllow } from './index.ts';
import { startServer } from './loopback-server.fixture.ts';

const limits = { timeoutMs: 20_000, maxBytes: 1_000 };
const certificate = selfSigned('core.bank.test');
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

async function serveTls(seen: unknown[] = []): Promise<number> {
  const server = createServer({ key: certificate.key, cert: certificate.cert });
  const started = await startServer((request, response) => {
    seen.push((request.socket as TLSSocket).servername);
    response.end('reached');
  }, server);
  opened.push(started);
  return started.port;
}

function guard(host: string, ca?: string): Egress {
  const resolve = async () => ['127.0.0.1'];
  const egress = createEgress(parseEgressAllow(host), ca === undefined ? { resolve } : { resolve, ca });
  opened.push(egress);
  return egress;
}

describe('https to a pinned address', () => {
  it('asks for the host by its name and checks the certificate against that name', async () => {
    const seen: unknown[] = [];
    const port = await serveTls(seen);
    const response = await guard('core.bank.test', certificate.cert).fetch(`https://core.bank.test:${port}/`, limits);
    expect(await response.text()).toBe('reached');
    expect(seen).toEqual(['core.bank.test']);
  });

  it('refuses a certificate for another name, having sent nothing', async () => {
    const seen: unknown[] = [];
    const port = await serveTls(seen);
    const call = guard('other.bank.test', certificate.cert).fetch(`https://other.bank.test:${port}/`, limits);
    await expect(call).rejects.toMatchObject({ name: 'EgressFailedError', mayHaveArrived: false });
    expect(seen).toEqual([]);
  });

  it('refuses a certificate that nobody vouches for, having sent nothing', async () => {
    const seen: unknown[] = [];
    const port = await serveTls(seen);
    const call = guard('core.bank.test').fetch(`https://core.bank.test:${port}/`, limits);
    await expect(call).rejects.toMatchObject({ name: 'EgressFailedError', mayHaveArrived: false });
    expect(seen).toEqual([]);
  });
});
