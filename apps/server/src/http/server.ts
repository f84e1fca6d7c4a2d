import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Problem } from '@countersign/contract/problem-body';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { hideSecrets } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createRateLimiter } from '../platform/rate-limiter.ts';
import { createGate } from './gate.ts';
import { createHttpMetrics } from './metrics.ts';
import type { Operation } from './operation.ts';
import { toProblem } from './problem.ts';
import { registerOperation } from './register-operation.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { parseStrictJson } from './strict-json.ts';
import type { WebFiles } from './web-files.ts';

/** A client that sends its headers a byte at a time is cut off after this. */
const HEADERS_TIMEOUT_MS = 30_000;
/** A gigabyte over a slow line takes a while; a connection that never ends its request does not stay for ever. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
/** Longer than the idle time of the usual load balancers, so that they and not we close an idle connection. */
const KEEP_ALIVE_MS = 75_000;
/** How long a stopping node waits for clients to use their open connections a last time. */
const DRAIN_MS = 2_000;

export interface HttpServer {
  readonly fastify: FastifyInstance;
  listen(): Promise<string>;
  /** Answers what was asked, tells clients to go elsewhere, then closes. No request that arrived is dropped. */
  close(): Promise<void>;
}

export interface HttpServerOptions {
  readonly operations: readonly Operation[];
  readonly web: WebFiles;
}

export function createHttpServer(app: App, options: HttpServerOptions): HttpServer {
  const { config, log } = app;
  let draining = false;

  const fastify = Fastify({
    logger: false,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    // Ours alone: a client's own id would end up in evidence under its control.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => sendProblem(error, request as FastifyRequest, reply as FastifyReply),
    routerOptions: { maxParamLength: 500, caseSensitive: true, ignoreTrailingSlash: false },
  });
  fastify.server.headersTimeout = HEADERS_TIMEOUT_MS;

  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(request.headers['content-type'] ?? '')) {
        throw new DomainError({
          code: 'unsupported_media_type',
          detail: 'Send the body as application/json, in UTF-8.',
        });
      }
      return body.length === 0 ? undefined : parseStrictJson(body);
    },
  );

  fastify.decorateRequest('principal', null);

  const metrics = createHttpMetrics();
  const gate = createGate(app, createRateLimiter(app.db, app.clock));

  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    setSecurityHeaders(reply, config.publicUrl);
    if (draining) reply.header('connection', 'close');
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const operationId = request.routeOptions.config.operationId ?? 'none';
    metrics.observe(operationId, reply.statusCode, reply.elapsedTime);
    const { method, id: requestId } = request;
    const known = { method, operation: operationId, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    log.debug({ ...known, requestId }, 'answered');
  });

  for (const operation of options.operations) registerOperation(fastify, app, gate, operation);
  options.web.register(fastify);

  fastify.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(options.operations, request.url);
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    throw allowed.length > 0
      ? new DomainError({ code: 'method_not_allowed', detail: `This address takes ${allowed.join(', ')}.` })
      : new DomainError({ code: 'not_found', detail: 'No operation has this address. /docs lists them all.' });
  });
  fastify.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));

  function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const instance = request.url.split('?', 1)[0] ?? '';
    const { problem, retryAfterSeconds, isBug } = toProblem(error, { instance, requestId: request.id });
    if (isBug) log.error({ err: error, requestId: request.id }, 'unexpected error');
    if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
    setSecurityHeaders(reply, config.publicUrl);
    reply.header('x-request-id', request.id).status(problem.status);
    reply.header('content-type', problemMediaType(request.headers.accept)).send(hideSecrets(JSON.stringify(problem)));
  }

  return {
    fastify,
    listen: () => fastify.listen({ host: config.host, port: config.port }),
    close: async () => {
      draining = true;
      await drain(fastify);
      await fastify.close();
    },
  };
}

/** The same bytes under the media type that the client names (open parts, "Errors' media type"). */
function problemMediaType(accept: string | undefined): string {
  return accept?.includes('application/problem+json') ? 'application/problem+json' : 'application/json';
}

function methodsOf(operations: readonly Operation[], url: string): readonly string[] {
  const path = url.split('?', 1)[0] ?? '';
  return operations
    .filter((operation) =>
      new RegExp(`^${operation.url.replaceAll('.', '\\.').replace(/:[a-zA-Z]+/g, '[^/]+')}$`).test(path),
    )
    .map((operation) => operation.method);
}

/**
 * Stops taking new connections and lets the open ones finish. A client that keeps a connection alive may be sending at
 * this very moment: it gets its answer, with `connection: close`, instead of a reset.
 */
async function drain(fastify: FastifyInstance): Promise<void> {
  const { server } = fastify;
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => {
    // The listening socket alone: server.close() would also close connections that are between two requests.
    Object.getPrototypeOf(Object.getPrototypeOf(server)).close.call(server, () => resolve());
  });
  const waited = new Promise<void>((resolve) => setTimeout(resolve, DRAIN_MS).unref());
  await Promise.race([closed, waited]);
}

/** What never became a request: broken syntax, headers beyond the limit, a time-out while reading. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooLarge ? 431 : 400;
  const requestId = randomUUID();
  const detail = tooLarge ? 'Send smaller headers.' : 'What was sent is not an HTTP request.';
  const problem: Problem = {
    type: `/problems/${tooLarge ? 'headers_too_large' : 'request_invalid'}`,
    title: tooLarge ? 'The headers are too large' : 'The request is not valid',
    status,
    detail,
    instance: '',
    code: tooLarge ? 'headers_too_large' : 'request_invalid',
    errors: tooLarge ? [] : [{ field: '', pointer: '', code: 'request_invalid', message: detail }],
    requestId,
  };
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status} ${tooLarge ? 'Request Header Fields Too Large' : 'Bad Request'}\r\n` +
      `content-type: application/json\r\nx-request-id: ${requestId}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
