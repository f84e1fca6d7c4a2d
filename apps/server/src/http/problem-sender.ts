import type { Problem } from '@countersign/contract/problem-body';
import { maskAnswer } from '@countersign/engine/masking/mask-answer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hideSecrets } from '../identity/index.ts';
import type { Log } from '../platform/log.ts';
import { toProblem } from './problem.ts';

export type SendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** Answers whatever was thrown with a problem body, and logs it once where nobody meant it to happen. */
export function createProblemSender(log: Log, headers: Readonly<Record<string, string>>): SendProblem {
  return (error, request, reply) => {
    const instance = request.url.split('?', 1)[0] ?? '';
    const { problem, retryAfterSeconds, isBug } = toProblem(error, { instance, requestId: request.id });
    if (isBug) {
      const operation = request.routeOptions.config?.operationId;
      log.error({ err: error, requestId: request.id, operation }, 'unexpected error');
    }
    if (isAboutWho.has(problem.status)) tellRefusal(log, request, problem);
    reply.headers(headers).header('x-request-id', request.id);
    // The framework would close the connection after a body that it did not read; the client might then never see this.
    reply.removeHeader('connection');
    if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
    if (problem.status === 401 && !reply.hasHeader('www-authenticate')) reply.header('www-authenticate', 'Bearer');
    reply.status(problem.status).header('content-type', problemMediaType(request.headers.accept));
    const told = request.principal?.type === 'api_key' ? maskAnswer(problem).answer : problem;
    reply.send(hideSecrets(JSON.stringify(told)));
  };
}

/** Somebody is not known, may not, or asks too often: whoever looks into an attack afterwards must find each of them. */
const isAboutWho: ReadonlySet<number> = new Set([401, 403, 429]);

function tellRefusal(log: Log, request: FastifyRequest, { status, code }: Problem): void {
  const { principal, id: requestId } = request;
  // The inference process, which knows nobody, has none at all.
  const ids = { user: 'userId', api_key: 'keyId' } as const;
  const who = principal ? { [ids[principal.type]]: principal.id } : {};
  log.info({ requestId, operation: request.routeOptions.config?.operationId, status, code, ...who }, 'refused');
}

/** The same bytes under the media type that the client names (open parts, "Errors' media type"). */
function problemMediaType(accept: string | undefined): string {
  const named = (accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((each) => each.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return type === 'application/problem+json' && !refused;
  });
  return named ? 'application/problem+json' : 'application/json';
}
