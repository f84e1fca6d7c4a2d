import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

function bytes(...parts: readonly (string | number)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))),
  );
}

function utf16(text: string, highFirst: boolean): readonly number[] {
  return [...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return highFirst ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8];
  });
}

describe('decoding the text of a record', () => {
  it.each([
    ['UTF-8', bytes('Jos', 0xc3, 0xa9)],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 'Jos', 0xc3, 0xa9)],
    ['UTF-16, low byte first', bytes(0xff, 0xfe, ...utf16('José', false))],
    ['UTF-16, high byte first', bytes(0xfe, 0xff, ...utf16('José', true))],
    ['UTF-16 without a mark', bytes(...utf16('José', false))],
    ['UTF-16 without a mark, high byte first', bytes(...utf16('José', true))],
    ['Windows-1252, as spreadsheets save CSV', bytes('Jos', 0xe9)],
  ])('%s', (_, encoded) => {
    expect(decodeText(encoded, 'csv')).toEqual({ ok: true, effect: 'José' });
  });

  it('maps the quotation marks and dashes of Windows-1252', () => {
    expect(decodeText(bytes(0x93, 'a', 0x94, ' ', 0x96, ' ', 0x80), 'csv')).toEqual({ ok: true, effect: '“a” – €' });
  });

  it('takes the encoding that XML declares, and UTF-8 where a re-encoded file still says otherwise', () => {
    const latin = bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>', 0xe9, '</a>');
    expect(decodeText(latin, 'xml')).toMatchObject({ ok: true, effect: expect.stringContaining('<a>é</a>') });
    for (const declared of ['utf-16', 'ISO-8859-1']) {
      const stale = bytes(`<?xml version="1.0" encoding="${declared}"?><a>`, 0xc3, 0xa9, '</a>');
      expect(decodeText(stale, 'xml')).toMatchObject({ ok: true, effect: expect.stringContaining('<a>é</a>') });
    }
  });

  it.each([
    ['a PDF', bytes('%PDF-1.7'), 'csv', 'document of the package'],
    ['a zip', bytes('PK', 3, 4), 'csv', 'docx'],
    ['UTF-32', bytes(0xff, 0xfe, 0, 0, 0x41, 0, 0, 0), 'csv', 'UTF-32'],
    ['half a character', bytes(0xff, 0xfe, 0x41), 'csv', 'half a character'],
    ['bad UTF-8 in JSON', bytes('"', 0xe9, '"'), 'json', 'byte 1'],
    ['a byte that no encoding has', bytes('a', 0x81), 'csv', 'byte 1'],
    ['zero bytes', bytes('abcdef', 0), 'csv', 'not a text file'],
    ['an encoding that is not read', bytes('<?xml version="1.0" encoding="Shift_JIS"?><a/>'), 'xml', 'Shift_JIS'],
    ['bad UTF-8 in XML', bytes('<a>', 0xe9, '</a>'), 'xml', 'byte 3'],
  ] as const)('refuses %s with a reason', (_, encoded, format, words) => {
    expect(decodeText(encoded, format)).toMatchObject({ ok: false, refusal: expect.stringContaining(words) });
  });

  it('refuses more bytes than a record may have', () => {
    expect(decodeText(new Uint8Array(17 * 1024 * 1024), 'json')).toMatchObject({ ok: false });
  });
});
