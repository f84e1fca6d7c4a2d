import { isJsonObject, type Json, type JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';

/** What an entry said of a row. */
export interface RecordedFacts {
  /** Null: in another chain than the row's own. */
  readonly seq: number | null;
  /** Null: the row is gone. */
  readonly facts: JsonObject | null;
}

export interface RecordInEntry extends RecordedFacts {
  readonly seq: number;
  readonly kind: string;
  readonly id: string;
}

/** The rows that an entry names, as they stood after its act. */
export function recordsIn({ payload, seq }: ReadBody): readonly RecordInEntry[] {
  if (!Array.isArray(payload.records)) return [];
  return (payload.records as readonly Json[]).flatMap((record) => {
    if (!isJsonObject(record) || typeof record.kind !== 'string' || typeof record.id !== 'string') return [];
    const { kind, id, facts } = record;
    if (facts !== null && !isJsonObject(facts)) return [];
    return [{ kind, id, facts, seq }];
  });
}
