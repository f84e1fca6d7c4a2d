import { allow, type Decision, refuse } from '@countersign/engine/decision';
import { decodeText } from '@countersign/engine/lar/decode-text';
import { detectRecordFormat } from '@countersign/engine/lar/detect-format';
import type { CheckedMapping } from '@countersign/engine/lar/mapping';
import { otherFormat, readRecord } from '@countersign/engine/lar/read-record';
import type { RecordFormat, RecordSource } from '@countersign/engine/lar/record-source';
import { type ReadRecord, unreadable } from '@countersign/engine/lar/record-value';
import { openDocx } from './open-docx.ts';
import { openXlsx } from './open-xlsx.ts';

/**
 * The bytes of an approval record, read through a profile. A file that cannot be read is one fault, with its reason;
 * one of another format than the profile's is told so, before anybody looks for a fault in it.
 */
export async function readRecordFile(
  mapping: CheckedMapping,
  bytes: Uint8Array,
  profile?: string,
): Promise<ReadRecord> {
  const format = bytes.length === 0 ? mapping.format : detectRecordFormat(bytes, mapping.format);
  if (format !== 'pdf' && format !== mapping.format && (format !== 'csv' || isTable(bytes))) {
    const saved = mapping.format === 'xlsx' && format === 'xml' ? savedAsWebPage(bytes) : null;
    return unreadable(saved ?? otherFormat(format, mapping.format, profile));
  }
  const source = await openRecordFile(mapping.format, bytes);
  return source.ok ? readRecord(mapping, source.effect) : unreadable(source.refusal);
}

/** Reports of web systems end in .xls and are tables of a web page, which Excel opens like any workbook. */
function savedAsWebPage(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1').replaceAll('\0', '');
  if (/<(!doctype\s+html|html|table)\b/i.test(start)) {
    return 'This is a web page that was saved with the ending of an Excel file. Open it in Excel and save it as .xlsx.';
  }
  return /progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/.test(start)
    ? 'This is an Excel file of 2003 in XML. Open it in Excel and save it as .xlsx.'
    : null;
}

/** Whatever is nothing else is taken for CSV, damaged files too; a table has two rows and something between its values. */
function isTable(bytes: Uint8Array): boolean {
  const text = decodeText(bytes, 'csv');
  return text.ok && /^[^\r\n]*[,;|\t][^\r\n]*[\r\n]+[^\r\n]/.test(text.effect);
}

/** What the engine reads: the text of a record, or the parts of a Word or Excel file. */
export async function openRecordFile(format: RecordFormat, bytes: Uint8Array): Promise<Decision<RecordSource, string>> {
  if (bytes.length === 0) return refuse('The file is empty.');
  if (format === 'docx') {
    const parts = await openDocx(bytes);
    return parts.ok ? allow({ format, parts: parts.effect }) : parts;
  }
  if (format === 'xlsx') {
    const workbook = await openXlsx(bytes);
    return workbook.ok ? allow({ format, workbook: workbook.effect }) : workbook;
  }
  const text = decodeText(bytes, format);
  return text.ok ? allow({ format, text: text.effect }) : text;
}
