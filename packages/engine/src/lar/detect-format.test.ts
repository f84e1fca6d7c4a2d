import { expect, it } from 'vitest';
import { detectRecordFormat } from './detect-format.ts';

it.each([
  ['json', '\n  {"a": 1}'],
  ['json', '\xef\xbb\xbf[1]'],
  ['xml', '\xff\xfe<\0?\0x\0m\0l\0'],
  ['xml', '<loan/>'],
  ['docx', 'PK\x03\x04'],
  ['docx', '\xd0\xcf\x11\xe0'],
  ['pdf', '%PDF-1.7'],
  ['csv', 'Loan,Amount\n1,2'],
  ['csv', 'sep=;\na;b'],
  ['csv', ''],
] as const)('finds %s by content', (format, start) => {
  expect(detectRecordFormat(Uint8Array.from(start, (character) => character.charCodeAt(0)))).toBe(format);
});
