import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { Decision } from '@countersign/engine/decision';
import type { CheckedMapping } from '@countersign/engine/lar/mapping';
import type { RecordFormat } from '@countersign/engine/lar/record-source';
import type { ReadRecord } from '@countersign/engine/lar/record-value';
import type { SuggestedMapping } from '@countersign/engine/lar/suggest/suggest-mapping';
import { readBase64 } from '../../platform/decode-base64.ts';
import type { RefusedField } from '../../platform/domain-error.ts';
import { createValidator, type Validator } from '../../platform/validation.ts';
import { buffersOf, type PackedValue, packValue } from '../long-texts.ts';
import { ownBytes } from '../own-bytes.ts';
import { readRecordFile } from '../read-record-file.ts';
import { parseStrictJson, StrictJsonError } from '../strict-json.ts';
import { suggestForFile } from '../suggest-for-file.ts';

/** What a parsing thread can be asked for. */
export type ParsingWork =
  | { readonly kind: 'json'; readonly body: MessagePort; readonly schema: string }
  | { readonly kind: 'base64'; readonly utf8: Uint8Array }
  | {
      readonly kind: 'record';
      readonly mapping: CheckedMapping;
      readonly bytes: Uint8Array;
      readonly profile: string | undefined;
    }
  | { readonly kind: 'suggest'; readonly format: RecordFormat | undefined; readonly bytes: Uint8Array };

export type ParsingResult =
  | { readonly kind: 'json'; readonly body: PackedValue | null; readonly refused: readonly RefusedField[] }
  | { readonly kind: 'base64'; readonly bytes: Uint8Array | null }
  | { readonly kind: 'not-json'; readonly message: string; readonly pointer: string }
  | { readonly kind: 'record'; readonly record: ReadRecord }
  | { readonly kind: 'suggest'; readonly suggested: Decision<SuggestedMapping, string> };

export async function doWork(work: ParsingWork): Promise<ParsingResult> {
  if (work.kind === 'record') {
    return { kind: 'record', record: await readRecordFile(work.mapping, work.bytes, work.profile) };
  }
  if (work.kind === 'suggest') return { kind: 'suggest', suggested: await suggestForFile(work.bytes, work.format) };
  if (work.kind === 'base64') {
    const bytes = readBase64(work.utf8);
    return { kind: 'base64', bytes: bytes === null ? null : ownBytes(bytes) };
  }
  try {
    const value = parseStrictJson(Buffer.concat(piecesIn(work.body)));
    const refused = validatorOf(work.schema)(value);
    return { kind: 'json', body: refused.length === 0 ? packValue(value) : null, refused };
  } catch (error) {
    // An error of a class of ours loses its class on the way to the other thread.
    if (error instanceof StrictJsonError) return { kind: 'not-json', message: error.message, pointer: error.pointer };
    throw error;
  }
}

/** What was posted before the body was handed over; nothing is posted afterwards. */
function piecesIn(body: MessagePort): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const next = receiveMessageOnPort(body) as { readonly message: readonly Uint8Array[] } | undefined;
    if (next === undefined) break;
    pieces.push(...next.message);
  }
  body.close();
  return pieces;
}

const validators = new Map<string, Validator>();

function validatorOf(schema: string): Validator {
  const validator = validators.get(schema) ?? createValidator(JSON.parse(schema), 'body');
  validators.set(schema, validator);
  return validator;
}

/** What a result moves instead of copying it. */
export function movedBy(result: ParsingResult): readonly ArrayBuffer[] {
  if (result.kind === 'json' && result.body !== null) return buffersOf(result.body);
  if (result.kind === 'base64' && result.bytes !== null) return [result.bytes.buffer as ArrayBuffer];
  return [];
}
