import type { Decision } from '@countersign/engine/decision';
import type { CheckedMapping } from '@countersign/engine/lar/mapping';
import type { RecordFormat } from '@countersign/engine/lar/record-source';
import type { ReadRecord } from '@countersign/engine/lar/record-value';
import type { SuggestedMapping } from '@countersign/engine/lar/suggest/suggest-mapping';
import type { RefusedField } from './domain-error.ts';

/** A body that leaves this thread piece by piece while it arrives: whatever stayed here would have to be collected. */
export interface IncomingJson {
  /** The piece is handed over and holds nothing afterwards. */
  add(piece: Uint8Array): void;
  /**
   * The value, checked by a schema, or what is wrong with it: a value that is refused never leaves the thread. Long texts
   * stay bytes (long-text.ts). Fails with StrictJsonError where it is not JSON that we take.
   */
  parse(schema: object): Promise<CheckedValue>;
  /** Forgets what arrived and was not parsed. */
  drop(): void;
}

export interface CheckedValue {
  readonly value: unknown;
  readonly refused: readonly RefusedField[];
}

/**
 * Parses what outsiders send in threads of its own: however a body or a record is made, other requests go on being
 * answered meanwhile. When too much waits already, or a task outlasts its limit, it refuses with `unavailable`.
 */
export interface Parser {
  /** A JSON body that is about to arrive. */
  receiveJson(): IncomingJson;
  /** The bytes of base64 in UTF-8, which is handed over and holds nothing afterwards; null where it is none. */
  decodeBase64(utf8: Uint8Array): Promise<Uint8Array | null>;
  /** An approval record, read by a mapping; the profile's name is for messages. The bytes stay with the caller. */
  readRecord(mapping: CheckedMapping, bytes: Uint8Array, profile?: string): Promise<ReadRecord>;
  /** A mapping for a record that no profile reads yet, by its labels; or why there is none. The bytes stay. */
  suggestMapping(bytes: Uint8Array, format?: RecordFormat): Promise<Decision<SuggestedMapping, string>>;
  close(): Promise<void>;
}
