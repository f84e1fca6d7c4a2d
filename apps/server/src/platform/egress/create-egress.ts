import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import { Agent } from 'undici';
import { inSpan } from '../tracing/in-span.ts';
import { checkUrl } from './check-url.ts';
import { connectPinned } from './connect-pinned.ts';
import { asUrl, connectServer, type ServerAddress } from './connect-server.ts';
import { refuseTarget } from './decide-egress.ts';
import { assertLimits, type EgressRequest } from './egress-request.ts';
import { EgressRefusedError } from './errors.ts';
import type { EgressPolicy } from './parse-egress-allow.ts';
import { type Resolver, resolveWithSystem } from './resolve-name.ts';
import { sendRequest } from './send-request.ts';
import { type EgressRefusal, readTarget } from './target.ts';

export interface Egress {
  /**
   * Like fetch, with these differences: the policy decides; redirects are never followed, an answer 3xx is returned
   * as it came; nothing is unpacked; no cookies, no proxy from the environment; time and size are limited. Rejects
   * with EgressRefusedError, EgressTimeoutError, EgressTooLargeError or EgressFailedError, or with the reason of the
   * caller's signal. The body may reject with the last three while it is read. Read it or cancel it: an answer left
   * lying holds its connection until its time is up.
   */
  fetch(url: string | URL, init: EgressRequest): Promise<Response>;
  /** Whether an address may be saved; see checkUrl. */
  check(url: string): Promise<EgressRefusal | null>;
  /** Whether a server of another protocol may be saved. */
  checkServer(server: ServerAddress): Promise<EgressRefusal | null>;
  /** Connects to such a server by the same policy; rejects as fetch does. Whoever asked ends the connection. */
  connect(server: ServerAddress): Promise<Socket>;
  /** Ends every connection at once, also those in use: drain the work first. */
  close(): Promise<void>;
}

export interface EgressOptions {
  readonly resolve?: Resolver;
  /** Certificates (PEM) to trust in place of the usual ones. A bank's own authority comes through NODE_EXTRA_CA_CERTS. */
  readonly ca?: string;
}

/** One pool of connections for one policy: a connection that one policy allowed is never used under another. */
export function createEgress(policy: EgressPolicy, options: EgressOptions = {}): Egress {
  const resolve = options.resolve ?? resolveWithSystem;
  const closing = new AbortController();
  // Every open connection listens to it; more than ten of them are no leak.
  setMaxListeners(0, closing.signal);
  const settings = { policy, resolve, ca: options.ca, signal: closing.signal };
  const agent = new Agent({ connect: connectPinned(settings) });

  return {
    check: (url) => checkUrl(policy, url, resolve),
    checkServer: (server) => checkUrl(policy, asUrl(server), resolve),
    connect: (server) => connectServer(settings, server),
    async close() {
      await agent.destroy();
      closing.abort();
    },
    async fetch(url, init) {
      assertLimits(init);
      const read = readTarget(typeof url === 'string' ? url : url.href);
      if ('refusal' in read) throw new EgressRefusedError(read.refusal.reason);
      // What can be decided without a look-up is decided for every call; the look-up is decided on where it connects.
      const refusal = refuseTarget(policy, read.target);
      if (refusal !== null) throw new EgressRefusedError(refusal.reason);
      const method = (init.method ?? 'GET').toUpperCase();
      // Neither host nor path: an address may be a secret. What it was about, the span around it says.
      return inSpan(
        `call ${method}`,
        { kind: 'client', attributes: { 'http.request.method': method } },
        async (span) => {
          const response = await sendRequest(agent, read.url, init);
          span.note({ 'http.response.status_code': response.status });
          return response;
        },
      );
    },
  };
}
