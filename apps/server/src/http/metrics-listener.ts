import { createServer } from 'node:http';
import { mergeMetrics } from '../platform/merge-metrics.ts';
import { registry } from '../platform/metrics.ts';
import { askOthers } from '../platform/metrics-exchange.ts';
import { isLoopback } from './client-address.ts';
import { holdsToken } from './metrics-token.ts';

export interface MetricsListener {
  close(): Promise<void>;
}

/** All that this machine's processes count, as Prometheus reads it. */
export async function printMetrics(): Promise<string> {
  return mergeMetrics([await registry.metrics(), ...(await askOthers())]);
}

/** For nodes that answer no requests, so that they can be scraped and probed all the same: METRICS_LISTEN. */
export async function listenForMetrics(place: string, token: string | null): Promise<MetricsListener> {
  const at = place.lastIndexOf(':');
  const server = createServer(async (request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path === '/healthz') return void response.writeHead(200).end();
    if (path !== '/metrics') return void response.writeHead(404).end();
    const mayRead =
      isLoopback(request.socket.remoteAddress ?? '') || holdsToken(request.headers.authorization ?? null, token);
    if (!mayRead) return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await printMetrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(place.slice(at + 1)), place.slice(0, at).replace(/^\[|\]$/g, ''), resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
