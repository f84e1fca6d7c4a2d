import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import type { Collector } from '../evidence/index.ts';
import { loanTransitions } from '../loans/index.ts';
import { noFindings, type ReplayedFindings, replayFindings } from '../review/index.ts';
import { addDuties, type Duties, noDuties } from './duties.ts';
import { addPeople, type People } from './people.ts';
import { addRecord, noRecords, type RecordedStates } from './recorded-states.ts';
import { addRecords, type ReplayedRecords, recordsAfterSeal } from './replayed-records.ts';

/** What a loan's chain says about the rows that other rooms keep. */
export interface LoanFacts {
  /** The state that the last move led to; null when the entries looked at hold no move. */
  state: string | null;
  /** Null when no hold was set or released. */
  onHold: boolean | null;
  externalRef: string | null;
  readonly documents: Map<string, RecordedDocument>;
  readonly records: RecordedStates;
  /** Rows as the acts that wrote them recorded them. */
  readonly replayed: ReplayedRecords;
  readonly findings: ReplayedFindings;
  readonly duties: Duties;
  /** The document of the approval record that counts; null: none does. */
  approvalDocument: string | null;
  /** Retention has taken away what was sealed, and the key of the loan's codes. */
  isPurged: boolean;
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

/** What the install's own chain says about people is kept for the chains of loans, which come after it. */
export function collectLoanFacts(people: People): Collector<LoanFacts> {
  return { start: (loanId) => startFacts(people, loanId), add: (facts, body) => addEntry(facts, people, body) };
}

function startFacts({ afterSeal }: People, loanId: string | null): LoanFacts {
  return {
    state: null,
    onHold: null,
    externalRef: null,
    documents: new Map(),
    records: noRecords(),
    replayed: recordsAfterSeal((loanId === null ? null : afterSeal.get(loanId)) ?? []),
    findings: noFindings(),
    duties: noDuties(),
    approvalDocument: null,
    isPurged: false,
  };
}

function addEntry(facts: LoanFacts, people: People, body: ReadBody): void {
  addRecords(facts.replayed, body);
  if (body.loanId === null) {
    addPeople(people, body);
    return;
  }
  facts.state = stateAfter.get(body.kind) ?? facts.state;
  if (body.kind === 'loan.hold_set') facts.onHold = true;
  if (body.kind === 'loan.hold_released') facts.onHold = false;
  if (body.kind === 'package.received') facts.externalRef ??= textOf(body.payload.externalRef);
  if (body.kind === 'document.added' || body.kind === 'document.purged') addDocument(facts, body);
  addRecord(facts.records, body);
  replayFindings(facts.findings, body);
  addDuties(facts.duties, people, body);
  if (body.kind === 'lar.ingested') facts.approvalDocument = textOf(body.payload.documentId);
  const isWithdrawn = body.kind === 'document.withdrawn' && body.payload.documentId === facts.approvalDocument;
  if (isWithdrawn) facts.approvalDocument = null;
  if (body.kind === 'document.purged') facts.isPurged = true;
}

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
