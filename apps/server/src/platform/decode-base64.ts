import { DomainError } from './domain-error.ts';

const MESSAGE = 'is not base64 (RFC 4648 with padding, no line breaks)';

/** Node skips whatever is not base64; a file with a hole in it must not be taken for a whole one. */
export function decodeBase64(
  text: string,
  field: string,
  code: 'request_invalid' | 'sample_unusable' = 'request_invalid',
): Uint8Array {
  const bytes = Buffer.from(text, 'base64');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const isWhole = text.length % 4 === 0 && bytes.length === (text.length / 4) * 3 - padding;
  if (isWhole && !text.includes('-') && !text.includes('_')) return bytes;
  throw new DomainError({
    code,
    detail: `${field} ${MESSAGE}.`,
    errors: [{ field, code: 'wrong_format', message: MESSAGE }],
  });
}
