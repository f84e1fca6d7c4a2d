import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';
import { isMultipart } from './multipart.ts';

/** Headers that say one thing. Node keeps the first of two, a proxy in front may have looked at the last. */
const single = new Set(['authorization', 'content-type', 'host', 'idempotency-key', 'origin']);

/** A request that two readers could read in two ways is refused before anything is read from it. */
export function refuseAmbiguousHeaders({ rawHeaders, headers, httpVersionMinor }: IncomingMessage): void {
  let seen = '';
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!single.has(name)) continue;
    if (seen.includes(`;${name};`)) throw refusal(`The header ${name} stands more than once. Send it once.`);
    seen += `;${name};`;
  }
  // RFC 9112, 3.2: HTTP/1.0 knew no Host.
  if (headers.host === undefined && httpVersionMinor !== 0) throw refusal('The header host is missing. Send it.');
}

function refusal(detail: string): DomainError {
  return new DomainError({ code: 'request_invalid', detail });
}

/** RFC 9112, 3.2.2: a server takes addresses in absolute form, as clients write them for a proxy. */
export function toOriginForm(url: string): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Only where a body is read: most requests have none, and should not pay for it. */
function beforeBodies(fastify: FastifyInstance, hook: preParsingHookHandler): void {
  fastify.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => method === 'GET' || method === 'HEAD')) return;
    route.preParsing = [route.preParsing ?? [], hook].flat();
  });
}

/**
 * Bodies are taken as they are: one that says that it is packed would be stored packed, or be read as broken. The answer
 * says so (RFC 9110, 15.5.16), and nothing of the body is read.
 */
export function refusePackedBodies(fastify: FastifyInstance): void {
  beforeBodies(fastify, (request, reply, payload, done) => {
    const coding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (coding === 'identity') return done(null, payload);
    reply.header('accept-encoding', 'identity');
    const detail = 'Send the body as it is, without Content-Encoding: packed bodies are not taken.';
    done(new DomainError({ code: 'unsupported_media_type', detail }));
  });
}

/**
 * A client that waits before it sends its body (`Expect: 100-continue`) is told to go on only when its body will be
 * read: a caller who may not call, or whose body is too large, never has to send it. Other expectations mean nothing.
 */
export function takeExpectations(fastify: FastifyInstance): void {
  const waiting = new WeakSet<IncomingMessage>();
  const serve = (request: IncomingMessage, response: ServerResponse) =>
    fastify.server.emit('request', request, response);
  fastify.server.on('checkExpectation', serve);
  fastify.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request);
    serve(request, response);
  });
  beforeBodies(fastify, (request, reply, payload, done) => {
    if (!waiting.has(request.raw)) return done(null, payload);
    const { bodyLimit } = request.routeOptions;
    // A form is not held in memory; its files are limited one by one.
    const isHeld = !isMultipart(request.headers['content-type']);
    if (isHeld && Number(request.headers['content-length'] ?? 0) > bodyLimit) {
      return done(new DomainError({ code: 'body_too_large', detail: 'The body is larger than this operation takes.' }));
    }
    reply.raw.writeContinue();
    done(null, payload);
  });
}
