import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Log } from '../../platform/log.ts';
import type { Inference } from '../../reading/ocr/index.ts';
import { createBrokenRequests } from '../broken-requests.ts';
import { trackConnections } from '../connections.ts';
import { createProblemSender } from '../problem-sender.ts';
import { refuseAmbiguousHeaders, refusePackedBodies, takeExpectations, toOriginForm } from '../request-head.ts';
import { securityHeaders } from '../security-headers.ts';

/** Forty million gray pixels that do not pack at all, with room for colour that does. */
const BODY_LIMIT = 64 * 1024 * 1024;
const REQUEST_MS = 120_000;
/** A stopping process lets idle clients go and finishes pages in work within the supervisor's patience. */
const DRAIN = { idleMs: 500, longestMs: 20_000 };

export interface InferenceServer {
  readonly fastify: FastifyInstance;
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface InferenceServerOptions {
  readonly config: Pick<Config, 'host' | 'port' | 'publicUrl'>;
  readonly token: string;
  readonly inference: Inference;
  readonly log: Log;
}

/** The inference process: a picture of a page in, its words out. Knows no users and no database, only a shared token. */
export function createInferenceServer({ config, token, inference, log }: InferenceServerOptions): InferenceServer {
  const headers = securityHeaders(config.publicUrl);
  const sendProblem = createProblemSender(log, headers);
  const fastify = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: (request) => toOriginForm(request.url ?? '/'),
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => broken.answer(error, socket),
    frameworkErrors: (error, request, reply) => sendProblem(error, request as FastifyRequest, reply as FastifyReply),
  });
  const connections = trackConnections(fastify.server);
  const broken = createBrokenRequests(connections, headers);
  fastify.server.on('connect', (_request, socket) => broken.refuseTunnel(socket as never));
  refusePackedBodies(fastify);
  takeExpectations(fastify);

  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'image/png',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  fastify.addContentTypeParser('*', async () => {
    throw new DomainError({ code: 'unsupported_media_type', detail: 'Send the picture of the page as image/png.' });
  });
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    refuseAmbiguousHeaders(request.raw);
    // Before the address and before the body: a stranger learns nothing and sends nothing.
    refuseStranger(request, token);
    if (request.is404) throw unknownAddress();
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const known = { method: request.method, url: request.routeOptions.url, status: reply.statusCode };
    log.debug({ ...known, ms: Math.round(reply.elapsedTime), requestId: request.id }, 'answered');
  });
  fastify.setNotFoundHandler(() => {
    throw unknownAddress();
  });
  fastify.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));

  fastify.post('/v1/ocr/page', async (request, reply) => {
    if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
      throw new DomainError({ code: 'picture_invalid', detail: 'The body is empty. Send the picture as image/png.' });
    }
    const page = await inference.recognize({ png: request.body, signal: whenGone(reply) });
    // Beside the body, whose form is fixed: how the page lay.
    reply.header('x-quarter-turns', String(page.quarterTurns)).header('x-skew-degrees', String(page.skewDegrees));
    if (page.without !== undefined) reply.header('x-no-words', page.without);
    return { words: page.words, engineVersion: page.engineVersion };
  });
  fastify.get('/v1/health', async () => ({
    status: 'ok',
    engineVersion: await inference.version(),
    queue: inference.counts(),
  }));

  return {
    fastify,
    listen: () => fastify.listen({ host: config.host === 'localhost' ? '127.0.0.1' : config.host, port: config.port }),
    close: async () => {
      if (fastify.server.listening) await connections.drain(DRAIN);
      await fastify.close();
    },
  };
}

function refuseStranger({ headers }: FastifyRequest, token: string): void {
  const sent = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  // Of the hashes: their length is the same whatever was sent, and so is the time that comparing takes.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  if (sent !== undefined && timingSafeEqual(hash(sent), hash(token))) return;
  throw sent === undefined
    ? new DomainError({ code: 'unauthenticated', detail: 'Send the token: Authorization: Bearer <Inference__Token>.' })
    : new DomainError({ code: 'token_invalid', detail: 'This is not the Inference__Token of this process.' });
}

function unknownAddress(): DomainError {
  return new DomainError({
    code: 'not_found',
    detail: 'The inference process has POST /v1/ocr/page and GET /v1/health.',
  });
}

/** Aborts when the caller hangs up before the answer: nobody would read it. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished)
      gone.abort(new DomainError({ code: 'request_invalid', detail: 'The caller went away.' }));
  });
  return gone.signal;
}
