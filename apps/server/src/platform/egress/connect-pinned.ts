import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { refuseAddresses, refuseTarget } from './decide-egress.ts';
import { EgressFailedError, EgressRefusedError } from './errors.ts';
import type { EgressPolicy } from './parse-egress-allow.ts';
import type { Resolver } from './resolve-name.ts';
import { type Target, targetOf } from './target.ts';

/** A host that takes no connection in this time is down; the caller's own limit may be shorter. */
export const CONNECT_LIMIT_MS = 10_000;

export interface ConnectSettings {
  readonly policy: EgressPolicy;
  readonly resolve: Resolver;
  readonly ca: string | undefined;
  /** Ends every connection, also one that is still being made, which the pool would wait for. */
  readonly signal: AbortSignal;
}

/**
 * The only way out. Every new connection is decided here, whatever was decided before, on one look-up whose answer is
 * handed to the socket: between the check and the connection nothing is looked up again, so a name that changes its
 * answer gains nothing. A pooled connection is used again for the same protocol, host and port only, under the same
 * policy, so it leads where it led when it was decided.
 */
export function connectPinned(settings: ConnectSettings): buildConnector.connector {
  const { policy, resolve, ca, signal } = settings;
  return (options, callback) => {
    const target = targetOf(options.protocol === 'http:' ? 'http:' : 'https:', options.hostname, options.port);
    const connect = (addresses: readonly string[]) => {
      // A connector of its own for every connection: the addresses differ, and no TLS session is shared. Only the
      // addresses are replaced: the host stays the TLS server name and what the certificate must say.
      const pinned = buildConnector({
        lookup: lookupIn(addresses),
        autoSelectFamily: true,
        timeout: CONNECT_LIMIT_MS,
        allowH2: false,
        ca,
        signal,
      });
      pinned(options, (...[error, socket]) => {
        if (error === null) callback(null, socket);
        else callback(notConnected(target, error), null);
      });
    };
    decideAddresses(policy, resolve, target)
      .then(connect)
      .catch((error: unknown) => callback(notConnected(target, error), null));
  };
}

/** The addresses that may be connected to, every one of them checked. */
export async function decideAddresses(
  policy: EgressPolicy,
  resolve: Resolver,
  target: Target,
): Promise<readonly string[]> {
  const refusal = refuseTarget(policy, target);
  if (refusal !== null) throw new EgressRefusedError(refusal.reason);
  if (target.literal !== null) return [];

  // A copy: a resolver that keeps its array and changes it later would change what was checked.
  const addresses = [...(await resolve(target.host))];
  const answerRefusal = refuseAddresses(policy, target, addresses);
  if (answerRefusal !== null) throw new EgressRefusedError(answerRefusal.reason);
  return addresses;
}

/** Answers from the checked addresses alone. The socket asks for all of them, or for one where it tries no second. */
export function lookupIn(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (host, options, callback) => {
    const [first] = answers;
    if (first === undefined) callback(new Error(`${host} was not looked up.`), []);
    else if (options.all) callback(null, answers);
    else callback(null, first.address, first.family);
  };
}

/** Nothing was sent: the request is written only to a connection that stands. */
export function notConnected(target: Target, cause: unknown): Error {
  if (cause instanceof EgressRefusedError) return cause;
  const why = cause instanceof Error ? cause.message : String(cause);
  const message = `No connection to ${target.host}:${target.port} (${why}).`;
  return new EgressFailedError(message, { mayHaveArrived: false, cause });
}
