import type { Role, Scope } from '@countersign/contract/closed-sets';

/** A signed-in person. */
export interface UserPrincipal {
  readonly type: 'user';
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly sessionId: string;
}

/** A program that exchanged an API key for a token. */
export interface KeyPrincipal {
  readonly type: 'api_key';
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

export type Principal = UserPrincipal | KeyPrincipal;

/** The service itself: jobs and the command line. */
export interface SystemActor {
  readonly type: 'system';
  readonly id: null;
  readonly name: string;
}

/** Whoever did something that is recorded. */
export type Actor = Principal | SystemActor;

export function systemActor(name: string): SystemActor {
  return { type: 'system', id: null, name };
}

/** Where an act came from. */
export interface Origin {
  /** The client's address, forwarded ones counted only from trusted proxies. */
  readonly address: string;
  /** The session of a person; null for keys and for whoever is not signed in. */
  readonly session: string | null;
}
/** Who stands behind a change that takes two administrators: both of them, or one where there was no second. */
export type Control =
  | {
      readonly changeId: string;
      readonly proposedBy: { readonly id: string; readonly name: string };
      readonly confirmedBy: { readonly id: string; readonly name: string };
    }
  | { readonly single_control: true };

/** An act and what is known about it, as use cases pass it on and evidence records it. */
export interface Act {
  readonly actor: Actor;
  /** The request that caused it; null for jobs and the command line. */
  readonly requestId: string | null;
  /** Left out for jobs and the command line; evidence keeps it in the payload. */
  readonly origin?: Origin;
  /** Set where the change takes two administrators; evidence of the change repeats it. */
  readonly control?: Control;
}
