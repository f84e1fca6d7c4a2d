import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createRateLimiter } from '../platform/rate-limiter.ts';
import { createMethodFinder, type Route } from './allowed-methods.ts';
import { createBrokenRequests } from './broken-requests.ts';
import { createAddressReader } from './client-address.ts';
import { trackConnections } from './connections.ts';
import { createGate } from './gate.ts';
import { createHttpMetrics } from './metrics.ts';
import type { Operation } from './operation.ts';
import { createProblemSender } from './problem-sender.ts';
import { createBodyReader, leaveUnread } from './read-body.ts';
import { registerOperation } from './register-operation.ts';
import type { Stopping } from './request-call.ts';
import { refuseAmbiguousHeaders, refusePackedBodies, takeExpectations, toOriginForm } from './request-head.ts';
import { createOriginCheck } from './request-origin.ts';
import { createRequestTelemetry } from './request-telemetry.ts';
import { securityHeaders } from './security-headers.ts';
import type { WebFiles } from './web-files.ts';

/** How long clients may take. */
const TIMING = {
  /** A client that sends its headers a byte at a time is cut off after this. */
  headersMs: 30_000,
  /** A gigabyte over a slow line takes a while; a connection that never ends its request does not stay for ever. */
  requestMs: 30 * 60_000,
  /** How often these two are looked after. */
  lookEveryMs: 10_000,
  /** Longer than the idle time of the usual load balancers, so that they and not we close an idle connection. */
  keepAliveMs: 75_000,
  /** How long a client that was refused may go on sending its body before the connection is cut. */
  unreadBodyMs: 5_000,
  /** A stopping node waits this long for idle clients: one may be sending at this very moment. */
  drainIdleMs: 2_000,
  /** What still runs then is cut. Well less than the time after which the supervisor would kill the process. */
  drainLongestMs: 20_000,
};

export interface HttpServer {
  readonly fastify: FastifyInstance;
  /** Everything that is served, as the framework was told; the documents are held against it. */
  readonly routes: readonly Route[];
  listen(): Promise<string>;
  /**
   * Says at /readyz that it leaves and goes on answering for DRAIN_SECONDS, so that whoever shares out requests can
   * notice; then answers what was asked, tells clients to go elsewhere, and closes. No request that arrived is dropped.
   */
  close(): Promise<void>;
}

export interface HttpServerOptions {
  readonly operations: readonly Operation[];
  readonly web: WebFiles;
  /** Shorter times, for tests. */
  readonly timing?: Partial<typeof TIMING>;
}

export function createHttpServer(app: App, options: HttpServerOptions): HttpServer {
  const { config, log } = app;
  const timing = { ...TIMING, ...options.timing };
  const headers = securityHeaders(config.publicUrl);
  const sendProblem = createProblemSender(log, headers);
  const readAddress = createAddressReader(config.trustProxy);
  const origins = createOriginCheck(config);
  const metrics = createHttpMetrics();
  const telemetry = createRequestTelemetry(config.trustProxy);
  const routes: Route[] = [];
  let methodsAt = createMethodFinder([]);
  let leaving = false;

  const fastify = Fastify({
    logger: false,
    // Ours alone: a client's own id would end up in evidence under its control.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    requestTimeout: timing.requestMs,
    keepAliveTimeout: timing.keepAliveMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: true,
    rewriteUrl: (request) => toOriginForm(request.url ?? '/'),
    // Without Host Node would answer by itself, with nothing in it.
    http: { requireHostHeader: false, connectionsCheckingInterval: timing.lookEveryMs },
    clientErrorHandler: (error, socket) => broken.answer(error, socket),
    frameworkErrors: (error, request, reply) => sendProblem(error, request as FastifyRequest, reply as FastifyReply),
    routerOptions: { maxParamLength: 500, caseSensitive: true, ignoreTrailingSlash: false },
  });
  const connections = trackConnections(fastify.server);
  const broken = createBrokenRequests(connections, headers);
  fastify.server.headersTimeout = timing.headersMs;
  // Headers beyond a count would be dropped silently; their size is limited anyway.
  fastify.server.maxHeadersCount = 0;
  fastify.server.on('connect', (_request, socket) => broken.refuseTunnel(socket as never));
  refusePackedBodies(fastify);
  takeExpectations(fastify);

  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', createBodyReader(app.parser));
  fastify.addContentTypeParser('multipart/form-data', leaveUnread);
  fastify.decorateRequest('principal', null);
  fastify.decorateRequest('clientAddress', '');
  fastify.decorateRequest('telemetry', null);

  fastify.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((each) => ({ method: each, url })));
  });
  fastify.addHook('onReady', async () => {
    methodsAt = createMethodFinder(routes);
  });
  // The first: everything after it happens inside the request's span.
  fastify.addHook('onRequest', (request, _reply, done) => telemetry.begin(request, done));
  // These hooks call back and wait for nothing: a promise in each would cost more than what they do.
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    request.clientAddress = readAddress(request.raw.socket.remoteAddress, request.headers['x-forwarded-for'] as string);
    try {
      refuseAmbiguousHeaders(request.raw);
      if (request.routeOptions.config.anyHost !== true) origins.refuseForeignHost(request);
      origins.refuseCrossSite(request);
      // Here and not in the handler: what stands at no address is not found, whatever its body is like.
      if (request.is404) refuseUnknownAddress(request, reply);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    // Nothing follows an answer that says so: of several requests sent in one go, the last one is told.
    if (leaving && connections.isLast(reply.raw)) reply.header('connection', 'close');
    done(null, payload);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const operationId = request.routeOptions.config.operationId ?? 'none';
    metrics.observe(operationId, reply.statusCode, reply.elapsedTime);
    telemetry.end(request, reply);
    if (log.isLevelEnabled('debug')) {
      const { method, id: requestId } = request;
      const known = { method, operation: operationId, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      log.debug({ ...known, requestId }, 'answered');
    }
    // Compared with false: a request that a test injects has no socket, and does not say.
    if (request.raw.complete === false) cutUnreadBody(request, timing.unreadBodyMs);
    done();
  });

  const gate = createGate(app, createRateLimiter(app.db, app.clock));
  const stopping = new AbortController();
  const stop: Stopping = { signal: stopping.signal, isTold: () => leaving };
  for (const operation of options.operations) registerOperation(fastify, app, gate, operation, stop);
  options.web.register(fastify);
  fastify.setNotFoundHandler((request, reply) => refuseUnknownAddress(request, reply));
  fastify.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));

  function refuseUnknownAddress(request: FastifyRequest, reply: FastifyReply): never {
    const allowed = methodsAt(request.url.split('?', 1)[0] ?? '');
    if (allowed.length === 0) {
      throw new DomainError({ code: 'not_found', detail: 'No operation has this address. /docs lists them all.' });
    }
    reply.header('allow', allowed.join(', '));
    throw new DomainError({ code: 'method_not_allowed', detail: `This address takes ${allowed.join(', ')}.` });
  }

  return {
    fastify,
    routes,
    // The framework would open a second server for the other address of localhost, which nobody drains.
    listen: () => fastify.listen({ host: config.host === 'localhost' ? '127.0.0.1' : config.host, port: config.port }),
    close: async () => {
      leaving = true;
      if (fastify.server.listening) await wait(config.drainSeconds * 1000);
      stopping.abort();
      if (fastify.server.listening)
        await connections.drain({ idleMs: timing.drainIdleMs, longestMs: timing.drainLongestMs });
      await fastify.close();
    },
  };
}

/** The rest of a body that nobody wants is read and thrown away, so that the client sees its answer; but not for ever. */
function cutUnreadBody({ raw }: FastifyRequest, afterMs: number): void {
  const { socket } = raw;
  const cut = setTimeout(() => {
    if (!raw.complete) socket.destroy();
  }, afterMs);
  cut.unref();
}
