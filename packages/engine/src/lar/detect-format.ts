import type { RecordFormat } from './record-source.ts';

/** What a record is by its first bytes, whatever its name says; what is nothing else is taken for CSV. */
export function detectRecordFormat(bytes: Uint8Array): RecordFormat | 'pdf' {
  const start = String.fromCharCode(...bytes.subarray(0, 512))
    // Marks and the zero halves of UTF-16 stand between the characters that tell.
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .trimStart();
  if (start.startsWith('%PDF')) return 'pdf';
  // The second is the container of old and of locked Word files, which are refused by name later.
  if (start.startsWith('PK\x03\x04') || start.startsWith('\xd0\xcf\x11\xe0')) return 'docx';
  if (/^[{[]/.test(start)) return 'json';
  return start.startsWith('<') ? 'xml' : 'csv';
}
