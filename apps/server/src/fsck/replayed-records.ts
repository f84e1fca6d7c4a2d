import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import { type RecordedFacts, type RecordInEntry, recordsIn } from '../evidence/index.ts';

/** By kind, and by id within it. */
export type ReplayedRecords = Map<string, Map<string, RecordedFacts>>;

/** What the chain of the install says of a sealed loan's rows is the last word: nothing in the loan's own comes later. */
export function recordsAfterSeal(told: readonly RecordInEntry[]): ReplayedRecords {
  const records: ReplayedRecords = new Map();
  for (const { kind, id, facts } of told) put(records, kind, id, { seq: null, facts });
  return records;
}

export function addRecords(records: ReplayedRecords, body: ReadBody): void {
  for (const { kind, id, facts, seq } of recordsIn(body)) {
    if (records.get(kind)?.get(id)?.seq !== null) put(records, kind, id, { seq, facts });
  }
}

function put(records: ReplayedRecords, kind: string, id: string, recorded: RecordedFacts): void {
  const ofKind = records.get(kind) ?? new Map<string, RecordedFacts>();
  records.set(kind, ofKind);
  ofKind.set(id, recorded);
}
