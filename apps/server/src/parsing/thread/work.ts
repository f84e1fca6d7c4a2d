import type { Decision } from '@countersign/engine/decision';
import type { CheckedMapping } from '@countersign/engine/lar/mapping';
import type { RecordFormat } from '@countersign/engine/lar/record-source';
import type { ReadRecord } from '@countersign/engine/lar/record-value';
import type { SuggestedMapping } from '@countersign/engine/lar/suggest/suggest-mapping';
import { type PackedValue, packValue } from '../long-texts.ts';
import { readRecordFile } from '../read-record-file.ts';
import { parseStrictJson, StrictJsonError } from '../strict-json.ts';
import { suggestForFile } from '../suggest-for-file.ts';

/** What a parsing thread can be asked for. */
export type ParsingWork =
  | { readonly kind: 'json'; readonly pieces: readonly Uint8Array[] }
  | {
      readonly kind: 'record';
      readonly mapping: CheckedMapping;
      readonly bytes: Uint8Array;
      readonly profile: string | undefined;
    }
  | { readonly kind: 'suggest'; readonly format: RecordFormat | undefined; readonly bytes: Uint8Array };

export type ParsingResult =
  | { readonly kind: 'json'; readonly body: PackedValue }
  | { readonly kind: 'not-json'; readonly message: string; readonly pointer: string }
  | { readonly kind: 'record'; readonly record: ReadRecord }
  | { readonly kind: 'suggest'; readonly suggested: Decision<SuggestedMapping, string> };

export async function doWork(work: ParsingWork): Promise<ParsingResult> {
  if (work.kind === 'record') {
    return { kind: 'record', record: await readRecordFile(work.mapping, work.bytes, work.profile) };
  }
  if (work.kind === 'suggest') return { kind: 'suggest', suggested: await suggestForFile(work.bytes, work.format) };
  try {
    return { kind: 'json', body: packValue(parseStrictJson(Buffer.concat(work.pieces))) };
  } catch (error) {
    // An error of a class of ours loses its class on the way to the other thread.
    if (error instanceof StrictJsonError) return { kind: 'not-json', message: error.message, pointer: error.pointer };
    throw error;
  }
}
