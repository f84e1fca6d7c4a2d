import { DomainError } from '../platform/domain-error.ts';

const LONGEST = 255;

/**
 * The Idempotency-Key of a request: 1 to 255 characters, bare or in quotes (open parts, Stage). In quotes a quote and a
 * backslash stand behind a backslash, as in every structured header; both ways of writing name the same key.
 */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null) return null;
  const text = header.trim();
  const key = text.startsWith('"') ? unquote(text) : text;
  if (key === null)
    throw invalid('must end its quotes, and stand a quote or a backslash inside them behind a backslash');
  if (key.length < 1 || key.length > LONGEST) throw invalid(`must have 1 to ${LONGEST} characters`);
  if (!/^[\x20-\x7e]+$/.test(key)) throw invalid('must be plain printable ASCII');
  return key;
}

function unquote(text: string): string | null {
  const inside = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text)?.[1];
  return inside === undefined ? null : inside.replace(/\\(["\\])/g, '$1');
}

function invalid(message: string): DomainError {
  return new DomainError({
    code: 'idempotency_key_invalid',
    detail: `Idempotency-Key ${message}.`,
    errors: [{ field: 'Idempotency-Key', pointer: '', code: 'idempotency_key_invalid', message }],
  });
}
