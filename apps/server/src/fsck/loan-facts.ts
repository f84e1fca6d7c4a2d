import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import type { Collector } from '../evidence/index.ts';
import { loanTransitions } from '../loans/index.ts';
import { addRecord, noRecords, type RecordedStates } from './recorded-states.ts';

/** What a loan's chain says about the rows that other rooms keep. */
export interface LoanFacts {
  /** The state that the last move led to; null when the entries looked at hold no move. */
  state: string | null;
  /** Null when no hold was set or released. */
  onHold: boolean | null;
  externalRef: string | null;
  readonly documents: Map<string, RecordedDocument>;
  readonly records: RecordedStates;
}

export interface RecordedDocument {
  readonly seq: number;
  readonly name: unknown;
  readonly sha256: unknown;
  readonly size: unknown;
  isPurged: boolean;
}

/** Where each kind of entry leads, by the loan's own table. Several rows may share a kind; they lead to one state. */
const stateAfter: ReadonlyMap<string, string> = new Map(
  loanTransitions.flatMap(({ evidence, to }) => (evidence === null ? [] : [[evidence, to] as const])),
);

export const stateKinds: readonly string[] = [...stateAfter.keys()];

export function stateAfterKind(kind: string): string | null {
  return stateAfter.get(kind) ?? null;
}

export const loanFacts: Collector<LoanFacts> = {
  start: () => ({ state: null, onHold: null, externalRef: null, documents: new Map(), records: noRecords() }),
  add: (facts, body) => {
    facts.state = stateAfter.get(body.kind) ?? facts.state;
    if (body.kind === 'loan.hold_set') facts.onHold = true;
    if (body.kind === 'loan.hold_released') facts.onHold = false;
    if (body.kind === 'package.received') facts.externalRef ??= textOf(body.payload.externalRef);
    if (body.kind === 'document.added' || body.kind === 'document.purged') addDocument(facts, body);
    addRecord(facts.records, body);
  },
};

function addDocument({ documents }: LoanFacts, { kind, seq, payload }: ReadBody): void {
  const id = textOf(payload.documentId);
  if (id === null) return;
  const known = documents.get(id);
  if (kind === 'document.purged' && known !== undefined) known.isPurged = true;
  else {
    const { name, sha256, size } = payload;
    documents.set(id, { seq, name, sha256, size, isPurged: kind === 'document.purged' });
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
