import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../src/http/operations/index.ts';
import { jobs } from '../../src/jobs.ts';
import { isAllowedAttribute, isAllowedName } from '../../src/platform/tracing/index.ts';
import { type Collector, type ReceivedSpan, startCollector } from '../telemetry/collector.ts';
import { type Journey, liveJourney } from '../telemetry/live-journey.ts';
import {
  askedIn,
  isWellFormed,
  readAlerts,
  readAnchors,
  readExpressions,
  readMetrics,
} from '../telemetry/monitoring-files.ts';
import { type RunningService, startService } from './run-service.ts';

/** For what a worker does by itself; a limit for a busy machine, not a measure. */
const LIMIT = { timeout: 120_000, interval: 250 };

let folder: string;
let collector: Collector;
let receiver: { readonly url: string; readonly taken: () => ReadonlySet<string>; close(): void };
let service: RunningService;
let journey: Journey;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-watching-'));
  collector = await startCollector();
  receiver = await startReceiver();
  service = await startService({
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    EGRESS_ALLOW: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=a%20key',
    OTEL_SERVICE_NAME: 'countersign-test',
  });
  const events = ['loan.received', 'loan.review_ready', 'boarding.committed', 'wire.exported'];
  journey = await liveJourney(service.address, async (admin) => {
    await admin.call('POST', '/v1/webhooks', { url: receiver.url, events });
  });
  // Some come more than once: a loan is ready for review after every run.
  await vi.waitFor(() => expect(receiver.taken()).toEqual(new Set(events)), LIMIT);
  // The spans of the last answers and jobs leave within seconds.
  await vi.waitFor(() => {
    expect(named('POST /v1/loans/:ref/wire/export')).toHaveLength(1);
    expect(named('job deliver-webhook').length).toBeGreaterThanOrEqual(4);
  }, LIMIT);
}, 600_000);
afterAll(async () => {
  await service?.stop();
  await collector?.close();
  receiver?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Takes messages and says thank you. */
async function startReceiver() {
  const taken = new Set<string>();
  const server = createServer((request, response) => {
    void json(request).then((message) => {
      taken.add((message as { type: string }).type);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, taken: () => taken, close: () => void server.close() };
}

function named(name: string): readonly ReceivedSpan[] {
  return collector.spans().filter((span) => span.name === name);
}

function one(name: string): ReceivedSpan {
  const [found, ...more] = named(name);
  if (found === undefined || more.length > 0) throw new Error(`${name}: ${more.length + 1} spans.`);
  return found;
}

function traceOf({ traceId }: ReceivedSpan): readonly ReceivedSpan[] {
  return collector.spans().filter((span) => span.traceId === traceId);
}

describe('the traces of a loan that went all the way', () => {
  it('is one that went all the way', () => {
    expect(journey.state).toBe('boarded');
  });

  it('begin with the upload and go through reading, extraction and reconciliation, in both processes', () => {
    const trace = traceOf(one('POST /v1/packages'));
    const names = new Set(trace.map(({ name }) => name));
    const steps = ['relay-event', 'advance-package', 'read-document', 'extract-document', 'reconcile-loan'];
    for (const step of steps) expect(names).toContain(`job ${step}`);
    for (const part of ['transaction', 'read page', 'extract values', 'call POST']) expect(names).toContain(part);
    expect(new Set(trace.map(({ resource }) => resource['countersign.role']))).toEqual(new Set(['api', 'worker']));
  });

  it('hang together: every span but the first has its parent in the same trace', () => {
    const trace = traceOf(one('POST /v1/packages'));
    const ids = new Set(trace.map(({ spanId }) => spanId));
    const roots = trace.filter(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === '');
    expect(roots.map(({ name }) => name)).toEqual(['POST /v1/packages']);
    expect(trace.filter((span) => !roots.includes(span) && !ids.has(span.parentSpanId ?? ''))).toEqual([]);
  });

  it('show what people did later to the same loan, under its id, with the calls to the core', () => {
    for (const step of ['stage', 'approve', 'commit']) {
      const done = named(`POST /v1/loans/:ref/boarding/${step}`).filter(
        ({ attributes }) => Number(attributes['http.response.status_code']) < 300,
      );
      expect(done.map(({ attributes }) => attributes)).toMatchObject([{ 'countersign.loan_id': journey.loanId }]);
    }
    const commit = traceOf(one('POST /v1/loans/:ref/boarding/commit'));
    const core = commit.find(({ name }) => name === 'core commit');
    expect(core?.attributes).toMatchObject({ 'countersign.provider': 'simulator', 'countersign.outcome': 'done' });
    expect(commit.filter(({ parentSpanId }) => parentSpanId === core?.spanId).map(({ name }) => name)).toContain(
      'call POST',
    );
    expect(commit.map(({ name }) => name)).toContain('job deliver-webhook');
    expect(one('POST /v1/loans/:ref/wire/export').attributes['countersign.loan_id']).toBe(journey.loanId);
  });

  it('name the service as the environment does, and bring the key of the collector', () => {
    expect(one('POST /v1/packages').resource).toMatchObject({ 'service.name': 'countersign-test' });
    expect(collector.headers()['x-collector-key']).toBe('a key');
  });

  it('hold nothing that is not on the list', () => {
    const spans = collector.spans();
    expect(spans.length).toBeGreaterThan(100);
    const faults = spans.flatMap(({ name, attributes, events, status }) => [
      ...(isAllowedName(name) ? [] : [name]),
      ...Object.entries(attributes)
        .filter(([key, value]) => !isAllowedAttribute(key, value))
        .map(([key, value]) => `${name}: ${key}=${value}`),
      ...(events.length === 0 ? [] : [`${name} has events`]),
      ...(status.message === undefined ? [] : [`${name} has a message`]),
    ]);
    expect(faults).toEqual([]);
  });

  it('needed no fence: nothing was put on a span that had to be taken off again', async () => {
    const text = await (await fetch(`${service.address}/metrics`)).text();
    expect(text).toMatch(/^countersign_spans_total\{outcome="sent",role="api"\} [1-9]/m);
    expect(text).toMatch(/^countersign_spans_total\{outcome="sent",role="worker"\} [1-9]/m);
    for (const [line] of text.matchAll(/^countersign_span_parts_left_out_total.*$/gm)) expect(line).toMatch(/ 0$/);
    expect(text).toContain('countersign_span_parts_left_out_total{role="worker"}');
  });

  it('say nothing about the borrower, the people, the papers or the money', () => {
    const bodies = collector.bodies();
    expect(journey.personal.length).toBeGreaterThan(20);
    expect(journey.personal.filter((text) => bodies.includes(text))).toEqual([]);
  });
});

describe('the log of a loan that went all the way, at its most talkative', () => {
  const lines = () =>
    service
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('says nothing about the borrower, the people, the documents or the money', () => {
    const output = service.output();
    expect(lines().length).toBeGreaterThan(50);
    expect(journey.personal.filter((text) => output.includes(text))).toEqual([]);
  });

  it('has only fields that are listed', () => {
    expect(lines().filter((line) => 'leftOut' in line)).toEqual([]);
  });

  it('leads from an answered request to its trace', () => {
    const upload = one('POST /v1/packages');
    const line = lines().find(({ operation }) => operation === 'receivePackage');
    expect(line).toMatchObject({
      requestId: upload.attributes['countersign.request_id'],
      traceId: upload.traceId,
      status: upload.attributes['http.response.status_code'],
    });
  });
});

describe('the shipped alert rules and the dashboard', () => {
  /** Prometheus adds these to everything that it scrapes, and keeps `up` itself. */
  const GIVEN = new Set(['instance', 'job']);
  let shown: ReadonlyMap<string, ReadonlySet<string>>;
  beforeAll(async () => {
    shown = readMetrics(await (await fetch(`${service.address}/metrics`)).text());
  });

  it('are many, and every expression is well formed', async () => {
    const expressions = await readExpressions();
    expect(expressions.length).toBeGreaterThan(60);
    expect(expressions.filter(({ text }) => !isWellFormed(text))).toEqual([]);
    expect(isWellFormed('sum(rate(x[5m]) > 1')).toBe(false);
  });

  it('ask only for figures that a running service shows, by labels that they have', async () => {
    const faults = (await readExpressions()).flatMap(({ where, text }) =>
      askedIn(text).flatMap(({ metric, labels }) => {
        if (metric === 'up') return [];
        const known = shown.get(metric);
        // Only a check that was run has an age.
        if (metric === 'countersign_fsck_clean_age_seconds') return [];
        if (known === undefined) return [`${where}: ${metric} is not there`];
        const missing = labels.filter(({ name }) => !known.has(name) && !GIVEN.has(name));
        return missing.map(({ name }) => `${where}: ${metric} has no label ${name}`);
      }),
    );
    expect(faults).toEqual([]);
  });

  it('name operations and jobs that there are', async () => {
    const asked = (await readExpressions()).flatMap(({ text }) => askedIn(text));
    const valuesOf = (label: string) =>
      asked.flatMap(({ metric, labels }) =>
        metric === 'up' ? [] : labels.filter(({ name }) => name === label).flatMap(({ values }) => values),
      );
    const operationIds = new Set(operations.map(({ id }) => id));
    const jobNames = new Set(jobs.map(({ name }) => name));
    expect(valuesOf('operation').filter((id) => !operationIds.has(id))).toEqual([]);
    expect(valuesOf('job').filter((name) => !jobNames.has(name))).toEqual([]);
    expect(valuesOf('operation').length).toBeGreaterThan(3);
  });

  it('say what to do, here and in the operations guide', async () => {
    const anchors = await readAnchors();
    for (const { alert, annotations, labels } of await readAlerts()) {
      expect(['critical', 'warning', 'info']).toContain(labels.severity);
      expect(annotations.summary.length, alert).toBeGreaterThan(10);
      expect(annotations.action.length, alert).toBeGreaterThan(10);
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
      expect(anchors, alert).toContain(alert.toLowerCase());
    }
  });

  it('are of figures of all processes of the machine', () => {
    expect(shown.get('countersign_build_info')).toContain('role');
  });
});
