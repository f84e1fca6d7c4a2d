import { isJsonObject, type Json, type JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';

/** What evidence said last of a row. */
export interface RecordedFacts {
  readonly seq: number;
  /** Null: the row is gone. */
  readonly facts: JsonObject | null;
}

/** By kind, and by id within it. */
export type ReplayedRecords = Map<string, Map<string, RecordedFacts>>;

/** The rows that an entry names, as they stood after its act. */
export function recordsIn({ payload }: ReadBody): readonly (RecordedFacts & { kind: string; id: string })[] {
  if (!Array.isArray(payload.records)) return [];
  return (payload.records as readonly Json[]).flatMap((record) => {
    if (!isJsonObject(record) || typeof record.kind !== 'string' || typeof record.id !== 'string') return [];
    const { kind, id, facts } = record;
    if (facts !== null && !isJsonObject(facts)) return [];
    return [{ kind, id, facts, seq: 0 }];
  });
}

export function addRecords(records: ReplayedRecords, body: ReadBody): void {
  for (const { kind, id, facts } of recordsIn(body)) {
    const ofKind = records.get(kind) ?? new Map<string, RecordedFacts>();
    records.set(kind, ofKind);
    ofKind.set(id, { seq: body.seq, facts });
  }
}
