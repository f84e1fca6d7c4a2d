import type { ProblemCode } from '@countersign/contract/problems';

/** One thing that is wrong with one field; the edge fills in what is left out. */
export interface RefusedField {
  readonly field: string;
  readonly message: string;
  readonly code?: string;
  /** JSON pointer; made from the dotted field where left out. */
  readonly pointer?: string;
  readonly coreField?: string;
  readonly canonical?: string;
}

/** Why something was not done, in the words of the problem registry. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors?: readonly RefusedField[];
  readonly blockers?: readonly string[];
  /** Seconds after which asking again makes sense; becomes Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** Thrown by a use case, answered by the edge. Anything else that is thrown is a bug. */
export class DomainError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.name = 'DomainError';
    this.refusal = refusal;
  }
}
