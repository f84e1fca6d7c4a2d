import { DomainError } from './domain-error.ts';
import type { Parser } from './parser.ts';

const MESSAGE = 'is not base64 (RFC 4648 with padding, no line breaks)';

/** Decoding this much takes less time than handing it to a thread and back. */
const SMALL_BYTES = 64 * 1024;

/** Bytes that were sent as base64, given in UTF-8; long ones are decoded in a thread and hold nothing afterwards. */
export async function decodeBase64(
  parser: Pick<Parser, 'decodeBase64'>,
  utf8: Uint8Array,
  field: string,
  code: 'request_invalid' | 'sample_unusable' = 'request_invalid',
): Promise<Uint8Array> {
  const bytes = utf8.length <= SMALL_BYTES ? readBase64(utf8) : await parser.decodeBase64(utf8);
  if (bytes !== null) return bytes;
  throw new DomainError({
    code,
    detail: `${field} ${MESSAGE}.`,
    errors: [{ field, code: 'wrong_format', message: MESSAGE }],
  });
}

/** Null where it is none. Node skips whatever is not base64; a file with a hole in it must not be taken for a whole one. */
export function readBase64(utf8: Uint8Array): Uint8Array | null {
  // Anything outside ASCII becomes letters that base64 does not have.
  const text = Buffer.from(utf8.buffer, utf8.byteOffset, utf8.length).toString('latin1');
  const bytes = Buffer.from(text, 'base64');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const isWhole = text.length % 4 === 0 && bytes.length === (text.length / 4) * 3 - padding;
  return isWhole && !text.includes('-') && !text.includes('_') ? bytes : null;
}
