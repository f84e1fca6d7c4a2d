import { maskAnswer } from '@countersign/engine/masking/mask-answer';
import type { Principal } from '../platform/actor.ts';
import type { Operation } from './operation.ts';

export interface ShownBody {
  readonly body: unknown;
  /** Fields whose whole tax or account numbers stand in the body. */
  readonly whole: readonly string[];
}

/** What of an answer its reader may see: the one place where tax and account numbers are masked (0095). */
export function maskBody(operation: Operation, principal: Principal | null, body: unknown): ShownBody {
  const { numbers, method, url } = operation;
  if (numbers === 'as-recorded' || principal === null) return { body, whole: [] };
  // What people are answered is looked through only where it is about a loan: there a view is recorded.
  const isOfLoan = method === 'GET' && url.startsWith('/v1/loans/:ref');
  if (principal.type === 'user' && numbers !== 'masked' && !isOfLoan) return { body, whole: [] };
  const { answer, hidden } = maskAnswer(body);
  return principal.type === 'api_key' || numbers === 'masked' ? { body: answer, whole: [] } : { body, whole: hidden };
}
