import type { RecordFormat } from './record-source.ts';

/** Bytes at both ends that are looked at. Names of the files in a zip stand at its end. */
const HEAD = 512;
const TAIL = 64 * 1024;

/**
 * What a record is by its bytes, whatever its name says; what is nothing else is taken for CSV. `expected` decides
 * where the bytes do not: Word and Excel lock files in the same container, and a header of a CSV may begin with a
 * bracket.
 */
export function detectRecordFormat(bytes: Uint8Array, expected?: RecordFormat): RecordFormat | 'pdf' {
  const start = plainText(bytes.subarray(0, HEAD)).trimStart();
  if (start.startsWith('%PDF')) return 'pdf';
  if (start.startsWith('\xd0\xcf\x11\xe0')) return expected === 'xlsx' ? 'xlsx' : 'docx';
  if (start.startsWith('PK\x03\x04')) return officeFormat(bytes, expected);
  if (!/^[{[<]/.test(start)) return 'csv';
  const last = plainText(bytes.subarray(-HEAD)).trimEnd().at(-1) ?? '';
  if (start.startsWith('<')) return expected === 'csv' && last !== '>' ? 'csv' : 'xml';
  return expected === 'csv' && last !== '}' && last !== ']' ? 'csv' : 'json';
}

/** Marks and the zero halves of UTF-16 stand between the characters that tell. */
function plainText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '');
}

/** By the folder of the main part; where none is named, what is expected, so that the reason is of that kind. */
function officeFormat(bytes: Uint8Array, expected: RecordFormat | undefined): RecordFormat {
  const tail = bytes.subarray(-TAIL);
  if (holds(tail, 'word/')) return 'docx';
  if (holds(tail, 'xl/')) return 'xlsx';
  return expected === 'xlsx' ? 'xlsx' : 'docx';
}

function holds(bytes: Uint8Array, name: string): boolean {
  const first = name.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if ([...name].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))) return true;
  }
  return false;
}
