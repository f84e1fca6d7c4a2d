import type { FastifyReply } from 'fastify';
import { maskBody } from './mask-body.ts';
import type { Answer, Operation } from './operation.ts';
import { recordReading } from './record-reading.ts';
import type { RequestCall } from './request-call.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends what an operation answered: masked for whoever asks, and written down first where somebody reads. */
export function sendAnswer(
  reply: FastifyReply,
  operation: Operation,
  call: RequestCall,
  result: unknown,
): FastifyReply | Promise<FastifyReply> {
  const parts: Answer = isAnswer(result) ? result : { answer: true, body: result };
  const { body, whole } = isJson(parts) ? maskBody(operation, call.actor, parts.body) : { body: parts.body, whole: [] };
  const recorded = recordReading(operation, call, whole);
  return recorded === null
    ? send(reply, operation, parts, body)
    : recorded.then(() => send(reply, operation, parts, body));
}

function send(reply: FastifyReply, operation: Operation, parts: Answer, body: unknown): FastifyReply {
  reply.status(parts.status ?? operation.success.status);
  if (parts.headers !== undefined) reply.headers(parts.headers);
  if (body === undefined || body === null) return reply.send();
  return isJson(parts) ? reply.header('content-type', JSON_TYPE).send(JSON.stringify(body)) : reply.send(body);
}

/** Bytes, text and streams go out as they are, under a type of their own. */
function isJson({ headers }: Answer): boolean {
  return headers?.['content-type'] === undefined;
}

function isAnswer(result: unknown): result is Answer {
  return typeof result === 'object' && result !== null && (result as { answer?: unknown }).answer === true;
}
