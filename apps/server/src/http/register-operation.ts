import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findUnstorable } from '../parsing/index.ts';
import type { Act, Principal } from '../platform/actor.ts';
import { systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError, type RefusedField } from '../platform/domain-error.ts';
import { createValidator, type Part, type Validator } from '../platform/validation.ts';
import type { Gate } from './gate.ts';
import { createUpload, isMultipart, type Upload } from './multipart.ts';
import type { Answer, Call, Operation, Who } from './operation.ts';
import { withinTelemetry } from './request-telemetry.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    takesMultipart?: boolean;
    anyHost?: boolean;
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

const JSON_TYPE = 'application/json; charset=utf-8';

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
    config: {
      operationId: operation.id,
      takesMultipart: operation.multipart !== undefined,
      anyHost: operation.anyHost === true,
    },
    // Before the body is read: a caller who may not call makes us read nothing.
    onRequest: (request, reply, done) => {
      const passed = gate.pass(operation, request, reply);
      if (!(passed instanceof Promise) && operation.guard === undefined) {
        request.principal = passed;
        return done();
      }
      Promise.resolve(passed)
        .then((principal) => {
          request.principal = principal;
          operation.guard?.(app, headerReader(request));
        })
        .then(() => done(), done);
    },
    // Reading a body leaves the request's span, since the connection was there before it.
    handler: (request, reply) =>
      withinTelemetry(request, () => {
        const upload = isMultipart(request.headers['content-type']) ? createUpload(request.raw) : null;
        refuseBadShape(request, operation, validators, upload);
        const result = operation.handle(new RequestCall(app, request, reply, upload, stopping) as never);
        return result instanceof Promise
          ? result.then((each) => send(reply, operation, each))
          : send(reply, operation, result);
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
  const parts: [Part, unknown][] = [];
  // Most requests have nothing to check in most of their parts.
  if (operation.params !== undefined) parts.push(['params', request.params ?? {}]);
  if (operation.query !== undefined || hasKeys(request.query)) parts.push(['query', request.query ?? {}]);
  if (operation.headers !== undefined) parts.push(['headers', declaredHeaders(request, operation)]);
  if (takesJson || request.body !== undefined) parts.push(['body', request.body]);
  if (parts.length === 0) return;
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

function hasKeys(value: unknown): boolean {
  for (const _key in value as object) return true;
  return false;
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

function headerReader({ headers }: FastifyRequest): (name: string) => string | null {
  return (name) => (headers[name] === undefined ? null : String(headers[name]));
}

/** What most handlers never look at is made when one does. */
class RequestCall {
  readonly app: App;
  readonly upload: Upload | null;
  readonly isLeaving: () => boolean;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #stopping: Stopping;

  constructor(app: App, request: FastifyRequest, reply: FastifyReply, upload: Upload | null, stopping: Stopping) {
    this.app = app;
    this.upload = upload;
    this.isLeaving = stopping.isTold;
    this.#request = request;
    this.#reply = reply;
    this.#stopping = stopping;
  }

  get actor(): Principal | null {
    return this.#request.principal;
  }

  get params(): unknown {
    return this.#request.params;
  }

  get query(): unknown {
    return this.#request.query;
  }

  get body(): unknown {
    return this.#request.body;
  }

  get header(): Call<Who, undefined, undefined, undefined>['header'] {
    return headerReader(this.#request);
  }

  get address(): string {
    return this.#request.clientAddress;
  }

  get requestId(): string {
    return this.#request.id;
  }

  get act(): Act {
    return { actor: this.#request.principal ?? nobody, requestId: this.#request.id };
  }

  get signal(): AbortSignal {
    return untilGone(this.#reply, this.#stopping.signal);
  }
}

function send(reply: FastifyReply, operation: Operation, result: unknown): FastifyReply {
  if (!isAnswer(result) && result !== undefined && result !== null) {
    return reply.status(operation.success.status).header('content-type', JSON_TYPE).send(JSON.stringify(result));
  }
  const parts: Answer = isAnswer(result) ? result : { answer: true };
  reply.status(parts.status ?? operation.success.status);
  if (parts.headers !== undefined) reply.headers(parts.headers);
  if (parts.body === undefined || parts.body === null) return reply.send();
  if (parts.headers?.['content-type'] !== undefined) return reply.send(parts.body);
  return reply.header('content-type', JSON_TYPE).send(JSON.stringify(parts.body));
}

function isAnswer(result: unknown): result is Answer {
  return typeof result === 'object' && result !== null && (result as { answer?: unknown }).answer === true;
}
