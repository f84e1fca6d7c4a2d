import type { FieldError, Problem } from '@countersign/contract/problem-body';
import type { ProblemCode } from '@countersign/contract/problems';
import { apiWords } from '../words/api.ts';

/** Two codes of our own, for answers that are none. */
type Code = ProblemCode | 'unreachable' | 'answer_unreadable';

/** What the service answered instead of what was asked for. `message` is its detail: a sentence to show to people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Code;
  readonly errors: readonly FieldError[];
  readonly blockers: readonly string[];
  readonly requestId: string | null;
  /** When to try again, where the service said so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    problem: Partial<Problem> & { status: number; code: string; detail: string },
    retryAfter?: string | null,
  ) {
    super(problem.detail);
    this.name = 'ApiError';
    this.status = problem.status;
    this.code = problem.code as Code;
    this.errors = problem.errors ?? [];
    this.blockers = problem.blockers ?? [];
    this.requestId = problem.requestId ?? null;
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) || null : null;
  }

  /** What is wrong with one field, to stand beside it; undefined where nothing is. */
  fieldMessage(field: string): string | undefined {
    const found = this.errors.find((error) => error.field === field);
    return found === undefined ? undefined : apiWords.fieldFault(found.message);
  }
}

export function isApiError(error: unknown, ...codes: readonly Code[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}
