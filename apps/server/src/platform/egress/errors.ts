/**
 * Messages name the host at most: a path or a query may hold a token, and messages end up in logs.
 */

/** The policy said no. Nothing was sent, and trying again changes nothing until the policy or the address does. */
export class EgressRefusedError extends Error {
  override readonly name = 'EgressRefusedError';
  readonly code = 'egress_refused';
  /** The sentence for the person who typed the address. */
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The time limit passed. What the other side did is unknown: it may have got the request, carried it out and only
 * been slow to say so. Ask it before trying again anything that must not happen twice.
 */
export class EgressTimeoutError extends Error {
  override readonly name = 'EgressTimeoutError';
}

/** The answer is larger than the caller was ready to take. The request did arrive. */
export class EgressTooLargeError extends Error {
  override readonly name = 'EgressTooLargeError';
}

/** The connection failed: no such name, refused, reset, a bad certificate, an answer that is not HTTP. */
export class EgressFailedError extends Error {
  override readonly name = 'EgressFailedError';
  /** False only when it is certain that no byte of the request was sent. True means an unknown outcome, as a time-out. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, options: { readonly mayHaveArrived: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.mayHaveArrived = options.mayHaveArrived;
  }
}
