import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Collector, startCollector } from '../../../test/telemetry/collector.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { createLog } from '../log.ts';
import { registry } from '../metrics.ts';
import { inSpan } from './in-span.ts';
import { startTracing, type Tracing } from './start-tracing.ts';
import { readTracingConfig } from './tracing-config.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const log = createLog('silent', 'test');

describe('the environment', () => {
  it.each([
    [{}, null],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, null],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' }, null],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_EXPORTER: 'none' }, null],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/' }, { url: 'http://c:4318/v1/traces', protocol: 'http/protobuf' }],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c/in' }, { url: 'https://c/in', serviceName: 'countersign' }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_EXPORTER_OTLP_HEADERS: 'a=b%20c, d=e=f' },
      { headers: { a: 'b c', d: 'e=f' } },
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_RESOURCE_ATTRIBUTES: 'service.name=x,deployment=test' },
      { serviceName: 'x', resource: { 'service.name': 'x', deployment: 'test' } },
    ],
  ])('%j', (env, wanted) => {
    const read = readTracingConfig(env);
    if (wanted === null) expect(read).toBeNull();
    else expect(read).toMatchObject(wanted);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /http or https/],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /one of http\/protobuf, http\/json/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, /name=value/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%' }, /%25/],
    [{ OTEL_EXPORTER_OTLP_TIMEOUT: '0' }, /milliseconds/],
    [{ OTEL_TRACES_SAMPLER: 'often' }, /always_on/],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /from 0 to 1/],
  ])('refuses %j in a sentence', (env, sentence) => {
    expect(() => readTracingConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', ...env })).toThrow(sentence);
  });
});

describe('a service with a collector', () => {
  let collector: Collector;
  let tracing: Tracing;
  let server: TestServer;

  beforeAll(async () => {
    collector = await startCollector();
    const config = readTracingConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
    tracing = await startTracing({ config, role: 'test', version: '0', log });
    server = await startTestServer({ TRUST_PROXY: '10.0.0.0/8' });
  });
  afterAll(async () => {
    await server.close();
    await collector.close();
  });

  async function spanOf(address: string, traceparent: string) {
    const id = (await server.request('GET', '/v1/openapi.json', { address, headers: { traceparent } })).headers[
      'x-request-id'
    ];
    return vi.waitFor(
      () => {
        const span = collector.spans().find((each) => each.attributes['countersign.request_id'] === id);
        if (span === undefined) throw new Error('not there yet');
        return span;
      },
      { timeout: 120_000, interval: 100 },
    );
  }

  it('goes on with the trace that a proxy of ours hands over, and with nobody else’s', async () => {
    const addresses = ['10.1.2.3', '203.0.113.9', '127.0.0.1'];
    const [ours, ...others] = await Promise.all(addresses.map((address) => spanOf(address, PARENT)));
    expect(ours).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
    expect(others.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
  });

  it('begins its own where the header cannot be read', async () => {
    const headers = [
      'nonsense',
      `ff${PARENT.slice(2)}`,
      `${PARENT}-more`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
      PARENT.toUpperCase(),
    ];
    const spans = await Promise.all(headers.map((header) => spanOf('10.1.2.3', header)));
    expect(spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
  });

  it('leaves a trace out that the proxy left out', async () => {
    const before = collector.spans().length;
    await server.request('GET', '/v1/openapi.json', {
      address: '10.1.2.3',
      headers: { traceparent: `${PARENT.slice(0, -2)}00` },
    });
    // Sent in the order of their end: when the next is there, this one would be.
    await spanOf('203.0.113.9', '');
    expect(
      collector
        .spans()
        .slice(before)
        .filter(({ traceId }) => traceId === TRACE),
    ).toEqual([]);
  });

  it('takes off what is not listed, and counts it', async () => {
    const secret = { 'http.route': '/v1/loans/L-1042 Mary', borrower: 'Mary' } as object;
    await expect(
      inSpan('job read-document', { attributes: secret }, async () => {
        throw Object.assign(new Error('Mary Okafor'), { name: 'TypeError' });
      }),
    ).rejects.toThrow();
    await inSpan('Mary', {}, async () => {});
    await tracing.stop();
    expect(collector.bodies()).not.toContain('Mary');
    const named = collector.spans().filter(({ name }) => name === 'job read-document');
    expect(named.map(({ attributes, status }) => [attributes, status.code])).toEqual([
      [{ 'error.type': 'TypeError' }, 2],
    ]);
    expect(collector.spans().some(({ name }) => name === 'unnamed')).toBe(true);
    expect(await figure('countersign_span_parts_left_out_total')).toBe(3);
  });
});

describe('a collector that does not answer', () => {
  let release = () => {};
  let collector: Collector;
  beforeEach(async () => {
    collector = await startCollector(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
  });

  it('holds up nobody: what does not fit is dropped and counted, and stopping ends', async () => {
    const config = readTracingConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const tracing = await startTracing({ config, role: 'test', version: '0', log });
    const before = await figure('countersign_spans_total{outcome="dropped"}');
    for (let count = 0; count < 10_000; count += 1) await inSpan('transaction', {}, async () => {});
    expect((await figure('countersign_spans_total{outcome="dropped"}')) - before).toBeGreaterThan(1_000);
    await tracing.stop();
    expect(collector.headers()['content-type']).toBe('application/x-protobuf');
    release();
    await collector.close();
  });
});

async function figure(name: string): Promise<number> {
  const line = (await registry.metrics()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? Number.NaN);
}
