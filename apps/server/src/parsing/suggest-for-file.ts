import { type Decision, refuse } from '@countersign/engine/decision';
import { detectRecordFormat } from '@countersign/engine/lar/detect-format';
import { FORMAT_TITLES, type RecordFormat } from '@countersign/engine/lar/record-source';
import { type SuggestedMapping, suggestMapping } from '@countersign/engine/lar/suggest/suggest-mapping';
import { openRecordFile } from './read-record-file.ts';

/** A mapping for the bytes of a record. The format is what the bytes are; what the sender calls them must agree. */
export async function suggestForFile(
  bytes: Uint8Array,
  format?: RecordFormat,
): Promise<Decision<SuggestedMapping, string>> {
  if (bytes.length === 0) return refuse('The file is empty.');
  const found = detectRecordFormat(bytes, format);
  if (found === 'pdf') return refuse('This is a PDF. It needs no profile: upload it with the package.');
  if (format !== undefined && found !== format) {
    return refuse(`This file is ${FORMAT_TITLES[found]}, not ${FORMAT_TITLES[format]}.`);
  }
  const source = await openRecordFile(found, bytes);
  return source.ok ? suggestMapping(source.effect) : source;
}
