import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findUnstorable } from '../parsing/index.ts';
import type { Principal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError, type RefusedField } from '../platform/domain-error.ts';
import { createValidator, type Part, type Validator } from '../platform/validation.ts';
import type { Gate } from './gate.ts';
import { createUpload, isMultipart, type Upload } from './multipart.ts';
import type { Operation } from './operation.ts';
import { CheckedBody } from './read-body.ts';
import { headerReader, RequestCall, type Stopping } from './request-call.ts';
import { withinTelemetry } from './request-telemetry.ts';
import { sendAnswer } from './send-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    takesMultipart?: boolean;
    /** The schema of the body. */
    body?: object;
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

const nothing = { type: 'object', additionalProperties: false };

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
      body: operation.body ?? nothing,
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
        const call = new RequestCall(app, request, reply, upload, stopping);
        const result = operation.handle(call as never);
        return result instanceof Promise
          ? result.then((each) => sendAnswer(reply, operation, call, each))
          : sendAnswer(reply, operation, call, result);
      }),
  });
}

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
  const checked = request.body instanceof CheckedBody ? request.body : null;
  if (checked !== null) request.body = checked.value;
  if (takesJson && request.body === undefined) request.body = missingBody(operation);
  const parts: [Part, unknown][] = [];
  // Most requests have nothing to check in most of their parts.
  if (operation.params !== undefined) parts.push(['params', request.params ?? {}]);
  if (operation.query !== undefined || hasKeys(request.query)) parts.push(['query', request.query ?? {}]);
  if (operation.headers !== undefined) parts.push(['headers', declaredHeaders(request, operation)]);
  if (takesJson || checked !== null || request.body !== undefined) parts.push(['body', request.body]);
  if (parts.length === 0) return;
  const errors = parts.flatMap(([part, value]) => {
    if (part === 'body' && checked !== null) return checked.refused;
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
