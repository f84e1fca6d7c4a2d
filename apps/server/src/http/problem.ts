import type { FieldError, Problem } from '@countersign/contract/problem-body';
import { problems } from '@countersign/contract/problems';
import { escapeToken, unescapeToken } from '@countersign/engine/lar/json-pointer';
import { StrictJsonError } from '../parsing/index.ts';
import { BlobCorruptError, BlobMissingError } from '../platform/blobs/index.ts';
import { CommitUnknownError, hasSqlState, isConnectionFailure, isOutOfRoom } from '../platform/db.ts';
import { DomainError, type Refusal, type RefusedField } from '../platform/domain-error.ts';
import { EgressRefusedError } from '../platform/egress/index.ts';

const UNIQUE_VIOLATION = '23505';
const RETRY_AFTER_OUTAGE_SECONDS = 2;
/** Somebody has to make room first. */
const RETRY_AFTER_FULL_SECONDS = 60;

export interface ProblemContext {
  readonly instance: string;
  readonly requestId: string;
}

export interface ProblemAnswer {
  readonly problem: Problem;
  readonly retryAfterSeconds: number | null;
  /** True where nobody meant this to happen: it is logged with its stack. */
  readonly isBug: boolean;
}

/** Turns whatever was thrown into the answer. The only place that knows HTTP statuses for errors. */
export function toProblem(error: unknown, context: ProblemContext): ProblemAnswer {
  const refusal = toRefusal(error);
  const { status, title } = problems[refusal.code];
  const errors = (refusal.errors ?? []).map(toFieldError);
  return {
    problem: {
      type: `/problems/${refusal.code}`,
      title,
      status,
      detail: refusal.detail,
      instance: context.instance,
      code: refusal.code,
      errors: status === 400 && errors.length === 0 ? [wholeBody(refusal)] : errors,
      ...(refusal.blockers === undefined ? {} : { blockers: [...refusal.blockers] }),
      requestId: context.requestId,
    },
    retryAfterSeconds: refusal.retryAfterSeconds ?? null,
    isBug: refusal.code === 'unexpected',
  };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof DomainError) return error.refusal;
  if (error instanceof StrictJsonError) {
    const { message, pointer } = error;
    const field = pointer.split('/').slice(1).map(unescapeToken).join('.');
    return { code: 'malformed_json', detail: message, errors: [{ field, pointer, code: 'malformed_json', message }] };
  }
  if (error instanceof EgressRefusedError) return { code: 'egress_refused', detail: error.message };
  if (hasSqlState(error, UNIQUE_VIOLATION)) {
    return { code: 'already_exists', detail: 'Someone else saved this first. Read it again before you go on.' };
  }
  if (error instanceof CommitUnknownError) {
    // No Retry-After: a client that repeats by itself would do it twice.
    const detail = 'The database went away while it kept the change, which may be done. Look before you repeat it.';
    return { code: 'unavailable', detail };
  }
  if (isOutOfRoom(error)) {
    const detail = 'There is no room left on our side. Nothing was changed; tell the operator of the service.';
    return { code: 'unavailable', detail, retryAfterSeconds: RETRY_AFTER_FULL_SECONDS };
  }
  // Still a fault on our side, which is logged; the sentence names the document and what to do.
  if (error instanceof BlobCorruptError || error instanceof BlobMissingError) {
    return { code: 'unexpected', detail: error.message };
  }
  if (isConnectionFailure(error) && !isAboutFile(error) && !isAborted(error)) {
    return {
      code: 'unavailable',
      detail: 'The database cannot be reached at the moment. Nothing was changed; try again shortly.',
      retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS,
    };
  }
  return fromFramework(error) ?? { code: 'unexpected', detail: 'The error was logged under this request id.' };
}

/** A file that is missing has the same code as a database socket that is missing, but another system call. */
function isAboutFile(error: unknown): boolean {
  const { syscall } = error as { syscall?: unknown };
  return typeof syscall === 'string' && !['connect', 'read', 'write'].includes(syscall);
}

/** The client went away while it was sending. Nobody reads the answer, and nothing is wrong on our side. */
function isAborted(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && (error as { code?: unknown }).code === 'ECONNRESET';
}

function fromFramework(error: unknown): Refusal | null {
  if (isAborted(error)) return { code: 'request_invalid', detail: 'The connection ended before the request did.' };
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { code: 'body_too_large', detail: 'The body is larger than this operation takes.' };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
      return { code: 'unsupported_media_type', detail: 'Send the body as application/json, in UTF-8.' };
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return { code: 'request_invalid', detail: 'The body is shorter or longer than its Content-Length says.' };
    case 'FST_ERR_BAD_URL':
      return {
        code: 'request_invalid',
        detail: 'The path holds a % that is not followed by two hexadecimal digits of UTF-8.',
      };
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return { code: 'request_invalid', detail: 'A part of the path is too long.' };
    default:
      return null;
  }
}

function toFieldError(error: RefusedField): FieldError {
  const fromField = error.field === '' ? '' : `/${error.field.split('.').map(escapeToken).join('/')}`;
  const { field, message, code = 'invalid', pointer = fromField, ...core } = error;
  return { field, pointer, code, message, ...core };
}

/** `errors` is present on every 400 (open parts, Conventions), also where no single field is to blame. */
function wholeBody(refusal: Refusal): FieldError {
  return { field: '', pointer: '', code: refusal.code, message: refusal.detail };
}
