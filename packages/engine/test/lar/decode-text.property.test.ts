import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText } from '../../src/lar/decode-text.ts';

/** Any text that starts as records do; the zero character is in none. */
const text = fc.string({ unit: 'binary', maxLength: 200 }).map((rest) => `Loan,${rest.replaceAll('\0', '')}`);

it.each([
  ['UTF-8', (written: string) => Buffer.from(written, 'utf8')],
  ['UTF-8 with a mark', (written: string) => Buffer.from(`\ufeff${written}`, 'utf8')],
  ['UTF-16', (written: string) => Buffer.from(written, 'utf16le')],
  ['UTF-16 with a mark', (written: string) => Buffer.from(`\ufeff${written}`, 'utf16le')],
  ['UTF-16 with a mark, high byte first', (written: string) => Buffer.from(`\ufeff${written}`, 'utf16le').swap16()],
])('text in %s reads back to the same text', (_, encode) => {
  fc.assert(
    fc.property(text, (written) => {
      expect(decodeText(encode(written), 'csv')).toEqual({ ok: true, effect: written });
    }),
  );
});

it('any bytes are read or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('json', 'csv', 'xml'), (bytes, format) => {
      expect(typeof decodeText(bytes, format).ok).toBe('boolean');
    }),
  );
});
