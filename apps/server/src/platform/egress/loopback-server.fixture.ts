import { createHook } from 'node:async_hooks';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  readonly port: number;
  /** Connections taken, whatever came over them. */
  connections(): number;
  /** Requests read. */
  requests(): number;
  close(): Promise<void>;
}

export async function startServer(
  answer: RequestListener = (_, response) => response.end('reached'),
  server: Server = createServer(),
): Promise<LoopbackServer> {
  let connections = 0;
  let requests = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.on('request', (request, response) => {
    requests += 1;
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    requests: () => requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Counts every TCP connection that this process begins, to anywhere, and every name it gives to the system to look up. */
export function watchNetwork(): { readonly connects: () => number; readonly lookups: () => number; stop(): void } {
  let connects = 0;
  let lookups = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'TCPCONNECTWRAP') connects += 1;
      if (type === 'GETADDRINFOREQWRAP') lookups += 1;
    },
  }).enable();
  return { connects: () => connects, lookups: () => lookups, stop: () => hook.disable() };
}
