import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { listenForMetrics, type MetricsListener } from './metrics-listener.ts';

let address: string;
let listener: MetricsListener;

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  listener = await listenForMetrics(`127.0.0.1:${port}`, null);
});
afterAll(() => listener.close());

it('shows a node that answers no requests: its figures, that it lives, and nothing else', async () => {
  const metrics = await fetch(`${address}/metrics?x=1`);
  expect([metrics.status, metrics.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await metrics.text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/v1/loans`)).status).toBe(404);
});

it('says in the words of the system where it cannot listen', async () => {
  await expect(listenForMetrics(address.slice('http://'.length), null)).rejects.toThrow('EADDRINUSE');
});
