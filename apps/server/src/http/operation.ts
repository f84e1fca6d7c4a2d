import type { Role, Scope } from '@countersign/contract/closed-sets';
import type { ProblemCode } from '@countersign/contract/problems';
import type { Static, TSchema } from 'typebox';
import type { Act, Principal, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Upload } from './multipart.ts';

/** The rates that an operation can be held to, beside the general ones per address and per principal. */
export type RateName = 'login' | 'key_exchange' | 'setup_admin' | 'heavy';

/** Load balancers and scrapers ask every second from one address, and must be answered when everyone else is held. */
type Unlimited = 'unlimited';

/**
 * Who may call an operation (specification part 4, column Who). `scope: null` refuses API keys altogether; `any` takes
 * every key, and the operation itself looks at its scopes.
 * An anonymous operation may still know its caller when a token is sent (`principal: 'if-sent'`).
 */
export type Who =
  | { readonly anonymous: true; readonly principal?: 'if-sent' }
  | { readonly roles: readonly Role[]; readonly scope: Scope | 'any' | null };

export const anyStaff = ['admin', 'manager', 'specialist'] as const satisfies readonly Role[];
export const managers = ['admin', 'manager'] as const satisfies readonly Role[];
export const admins = ['admin'] as const satisfies readonly Role[];

type ActorOf<W extends Who> = W extends { anonymous: true }
  ? Principal | null
  : W extends { scope: null }
    ? UserPrincipal
    : Principal;

type StaticOf<S> = S extends TSchema ? Static<S> : undefined;

/** What a handler is given: everything it may know about the request. */
export interface Call<W extends Who, P, Q, B> {
  readonly app: App;
  readonly actor: ActorOf<W>;
  readonly params: StaticOf<P>;
  readonly query: StaticOf<Q>;
  readonly body: StaticOf<B>;
  /** The form, where the operation takes one and the client sent one; `body` is then undefined. */
  readonly upload: Upload | null;
  /** One header by its lower-case name, or null; several of one name are refused before this. */
  readonly header: (name: string) => string | null;
  /** The client's address, forwarded ones counted only from trusted proxies. */
  readonly address: string;
  readonly requestId: string;
  /** Who did it, in which request: what use cases pass on to evidence. */
  readonly act: Act;
  /** Whether the node was told to stop and no new work should be sent to it. */
  readonly isLeaving: () => boolean;
  /** Aborts when the client has gone or the node stops: for answers that take as long as somebody listens. */
  readonly signal: AbortSignal;
}

/** An answer that is more than a JSON body with the operation's own status. */
export interface Answer {
  readonly answer: true;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON by default; bytes, text and streams go out as they are, under the content-type header given. */
  readonly body?: unknown;
}

export function answer(parts: Omit<Answer, 'answer'>): Answer {
  return { answer: true, ...parts };
}

export interface Success {
  readonly status: number;
  /** Null: no body. */
  readonly body: TSchema | null;
  readonly description?: string;
  /** Where the answer is not JSON; several where it depends on what is asked for. */
  readonly mediaType?: string | readonly string[];
  /** A second good answer, such as 204 beside 200. */
  readonly also?: readonly { readonly status: number; readonly description: string; readonly body?: TSchema }[];
}

export interface OperationSpec<
  W extends Who,
  P extends TSchema | undefined,
  Q extends TSchema | undefined,
  B extends TSchema | undefined,
> {
  /** Unique, camelCase; the operationId of the OpenAPI document. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as `:name`. */
  readonly url: string;
  readonly tag: string;
  /** One line for people. */
  readonly summary: string;
  readonly description?: string;
  readonly who: W;
  readonly params?: P;
  readonly query?: Q;
  readonly headers?: Readonly<Record<string, TSchema>>;
  readonly body?: B;
  /** The parts of the form that may be sent instead of JSON, for the documents: the handler reads and checks it. */
  readonly multipart?: TSchema;
  /** Larger bodies are refused with 413; 30 MiB for callers who are known, 64 KiB for anonymous ones. */
  readonly bodyLimitBytes?: number;
  readonly rate?: RateName | Unlimited;
  /**
   * Whole tax and account numbers in its answers (0095). Left out: programs see them masked, people see them whole and
   * are recorded. `masked`: nobody needs them here. `as-recorded`: the answer proves itself by its own bytes.
   */
  readonly numbers?: 'masked' | 'as-recorded';
  /** Open to somebody who has yet to enroll the authenticator app that the bank demands. */
  readonly beforeEnrollment?: true;
  /** For probes and scrapers, which ask by whatever address they know a node by. */
  readonly anyHost?: true;
  /** What must hold beside `who`, told from the headers alone and settled before a body is read; throws otherwise. */
  readonly guard?: (app: App, header: (name: string) => string | null) => void;
  /** Where a client that sent no good token learns what to do (RFC 9728); told with its 401. */
  readonly resourceMetadata?: string;
  readonly success: Success;
  /** The problems of its own; those that every operation can answer with are added by the edge. */
  readonly problems: readonly ProblemCode[];
  /** The answer, or the promise of one where something has to be waited for. */
  readonly handle: (call: Call<W, P, Q, B>) => unknown;
}

/** An operation with its types forgotten, as the edge and the documents see it. */
export type Operation = OperationSpec<Who, TSchema | undefined, TSchema | undefined, TSchema | undefined>;

/** An endpoint is a value: the edge, the OpenAPI document and the tests walk the same list. */
export function operation<
  const W extends Who,
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(spec: OperationSpec<W, P, Q, B>): Operation {
  return spec as unknown as Operation;
}
