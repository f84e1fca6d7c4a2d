import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findUnstorable } from '../parsing/index.ts';
import type { Principal } from '../platform/actor.ts';
import { systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError, type RefusedField } from '../platform/domain-error.ts';
import { createValidator, type Part, type Validator } from '../platform/validation.ts';
import type { Gate } from './gate.ts';
import { createUpload, isMultipart, type Upload } from './multipart.ts';
import type { Answer, Call, Operation, Who } from './operation.ts';
import { inTelemetry } from './request-telemetry.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    takesMultipart?: boolean;
  }
  interface FastifyRequest {
    principal: Principal | null;
    /** The client's address, forwarded ones counted only from trusted proxies. */
    clientAddress: string;
  }
}

/** Open parts, Conventions: JSON bodies up to 30 MiB. Nobody who is not known may make us hold that much. */
const KNOWN_BODY_LIMIT = 30 * 1024 * 1024;
const ANONYMOUS_BODY_LIMIT = 64 * 1024;

const nobody = systemActor('anonymous');

/** How a node that stops tells its operations. */
export interface Stopping {
  /** Aborts when answers that take as long as somebody listens must end. */
  readonly signal: AbortSignal;
  /** Whether it was told to stop; for a while it still answers as always. */
  isTold(): boolean;
}

export function registerOperation(
  fastify: FastifyInstance,
  app: App,
  gate: Gate,
  operation: Operation,
  stopping: Stopping,
): void {
  const validators = validatorsOf(operation);
  const anonymous = 'anonymous' in operation.who;

  fastify.route({
    method: operation.method,
    url: operation.url,
    bodyLimit: operation.bodyLimitBytes ?? (anonymous ? ANONYMOUS_BODY_LIMIT : KNOWN_BODY_LIMIT),
    config: { operationId: operation.id, takesMultipart: operation.multipart !== undefined },
    // Before the body is read: a caller who may not call makes us read nothing.
    onRequest: async (request, reply) => {
      request.principal = await gate.pass(operation, request, reply);
    },
    // Reading a body leaves the request's span, since the connection was there before it.
    handler: async (request, reply) =>
      inTelemetry(request, async () => {
        const upload = isMultipart(request.headers['content-type']) ? createUpload(request.raw) : null;
        refuseBadShape(request, operation, validators, upload);
        const result = await operation.handle(
          callOf(app, request, upload, stopping, () => untilGone(reply, stopping.signal)),
        );
        return send(reply, operation, result);
      }),
  });
}

const nothing = { type: 'object', additionalProperties: false };

function validatorsOf(operation: Operation): ReadonlyMap<Part, Validator> {
  const schemas: [Part, object][] = [
    ['params', operation.params ?? nothing],
    ['query', operation.query ?? nothing],
    ['headers', { type: 'object', properties: operation.headers ?? {} }],
    ['body', operation.body ?? nothing],
  ];
  return new Map(schemas.map(([part, schema]) => [part, createValidator(schema, part)]));
}

function refuseBadShape(
  request: FastifyRequest,
  operation: Operation,
  validators: ReadonlyMap<Part, Validator>,
  upload: Upload | null,
): void {
  // An operation without a body takes none; of one with a body that nothing was sent to, the missing fields are named.
  const takesJson = operation.body !== undefined && upload === null;
  if (takesJson && request.body === undefined) request.body = missingBody(operation);
  const parts: [Part, unknown][] = [
    ['params', request.params ?? {}],
    ['query', request.query ?? {}],
    ['headers', declaredHeaders(request, operation)],
  ];
  if (takesJson || request.body !== undefined) parts.push(['body', request.body]);
  const errors = parts.flatMap(([part, value]) => {
    // A text that cannot be stored needs no second complaint about its form.
    const unstored = unstorable(part, value);
    return unstored.length > 0 ? unstored : (validators.get(part)?.(value) ?? []);
  });
  if (errors.length === 0) return;
  const named = errors.map((error) => {
    if (/^[A-Z]/.test(error.message)) return error.message.replace(/\.$/, '');
    return error.field === '' ? `The body ${error.message}` : `${error.field} ${error.message}`;
  });
  throw new DomainError({ code: 'request_invalid', detail: `${named.slice(0, 3).join('; ')}.`, errors });
}

function missingBody(operation: Operation): unknown {
  const schema = operation.body as { type?: string } | undefined;
  return schema?.type === 'object' ? {} : undefined;
}

function declaredHeaders(request: FastifyRequest, operation: Operation): Record<string, unknown> {
  const sent = Object.keys(operation.headers ?? {}).filter((name) => request.headers[name.toLowerCase()] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, request.headers[name.toLowerCase()]]));
}

/** Bodies were checked while they were parsed; addresses are checked here. */
function unstorable(part: Part, value: unknown): readonly RefusedField[] {
  if (part === 'body' || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, text]) => {
    const faults = [field, text].flat().map((each) => (typeof each === 'string' ? findUnstorable(each) : null));
    const message = faults.find((each) => each !== null);
    if (message === undefined || message === null) return [];
    return [{ field: field.replaceAll('\u0000', '').toWellFormed().slice(0, 100), pointer: '', message }];
  });
}

/** Aborts when the client has gone before it was answered, or the node stops. */
function untilGone(reply: FastifyReply, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, stopping]);
}

function callOf(
  app: App,
  request: FastifyRequest,
  upload: Upload | null,
  stopping: Stopping,
  signalOf: () => AbortSignal,
): Call<Who, undefined, undefined, undefined> {
  const call = {
    app,
    actor: request.principal,
    params: request.params,
    query: request.query,
    body: request.body,
    upload,
    header: (name: string) => {
      const value = request.headers[name];
      return value === undefined ? null : String(value);
    },
    address: request.clientAddress,
    requestId: request.id,
    act: { actor: request.principal ?? nobody, requestId: request.id },
    isLeaving: stopping.isTold,
    // Made only for those who look at it: most answers are there before anybody could go.
    get signal() {
      return signalOf();
    },
  };
  return call as unknown as Call<Who, undefined, undefined, undefined>;
}

function send(reply: FastifyReply, operation: Operation, result: unknown): FastifyReply {
  const parts: Answer = isAnswer(result) ? result : { answer: true, body: result };
  reply.status(parts.status ?? operation.success.status);
  for (const [name, value] of Object.entries(parts.headers ?? {})) reply.header(name, value);
  if (parts.body === undefined || parts.body === null) return reply.send();
  if (parts.headers?.['content-type'] !== undefined) return reply.send(parts.body);
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(parts.body));
}

function isAnswer(result: unknown): result is Answer {
  return typeof result === 'object' && result !== null && (result as { answer?: unknown }).answer === true;
}
