import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentLogContext, inLogContext } from '../platform/log-context.ts';
import { isTracing, type OpenSpan, openSpan } from '../platform/tracing/index.ts';
import { createPeerCheck } from './client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's span; null where nothing is traced. */
    telemetry: OpenSpan | null;
  }
}

export interface RequestTelemetry {
  /** Goes on with the request inside its span, and with its id on every line of the log. */
  begin(request: FastifyRequest, proceed: () => void): void;
  end(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * One span a request, named by the pattern of its address and never by the address, which may hold a reference. The trace
 * of a caller is gone on with only where a proxy of TRUST_PROXY hands it over: a stranger could else choose ours, and
 * which of them are kept (decision 0081).
 */
export function createRequestTelemetry(trustProxy: readonly string[]): RequestTelemetry {
  const isOurProxy = createPeerCheck(trustProxy);
  return {
    begin: (request, proceed) => {
      if (!isTracing()) return inTelemetry(request, proceed);
      const { method, headers, id } = request;
      const { url: route, config } = request.routeOptions;
      const handed = headers.traceparent;
      const from = typeof handed === 'string' && isOurProxy(request.raw.socket.remoteAddress) ? handed : null;
      request.telemetry = openSpan(route === undefined ? method : `${method} ${route}`, {
        kind: 'server',
        from,
        isUnit: true,
        attributes: {
          'http.request.method': method,
          'countersign.request_id': id,
          ...(route === undefined ? {} : { 'http.route': route }),
          ...(config.operationId === undefined ? {} : { 'countersign.operation': config.operationId }),
        },
      });
      inTelemetry(request, proceed);
    },
    end: ({ telemetry }, { statusCode }) => {
      telemetry?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    },
  };
}

export function inTelemetry<T>(request: FastifyRequest, work: () => T): T {
  const { telemetry, id: requestId } = request;
  return inLogContext({ requestId }, () => (telemetry === null ? work() : telemetry.run(work)));
}

/** The same for who may be within already: a request without a body comes here in one go. */
export function withinTelemetry<T>(request: FastifyRequest, work: () => T): T {
  return currentLogContext().requestId === request.id ? work() : inTelemetry(request, work);
}
