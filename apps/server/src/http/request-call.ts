import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Act, type Principal, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Upload } from './multipart.ts';
import type { Call, Who } from './operation.ts';

const nobody = systemActor('anonymous');

/** How a node that stops tells its operations. */
export interface Stopping {
  /** Aborts when answers that take as long as somebody listens must end. */
  readonly signal: AbortSignal;
  /** Whether it was told to stop; for a while it still answers as always. */
  isTold(): boolean;
}

/** What most handlers never look at is made when one does. */
export class RequestCall {
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
    const { principal, id: requestId, clientAddress: address } = this.#request;
    const session = principal?.type === 'user' ? principal.sessionId : null;
    return { actor: principal ?? nobody, requestId, origin: { address, session } };
  }

  get signal(): AbortSignal {
    return untilGone(this.#reply, this.#stopping.signal);
  }
}

/** Aborts when the client has gone before it was answered, or the node stops. */
function untilGone(reply: FastifyReply, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, stopping]);
}

export function headerReader({ headers }: FastifyRequest): (name: string) => string | null {
  return (name) => (headers[name] === undefined ? null : String(headers[name]));
}
