import type { BoardingState, FindingStatus, LoanState, Severity, WireState } from '@countersign/contract/closed-sets';
import type { Papers } from './command.ts';
import type { Staff } from './people.ts';

/** The fields that rules or cores look at, as each paper states them; null: the paper does not. */
export interface PaperValues {
  readonly principal_amount: string | null;
  readonly maturity_date: string | null;
  readonly interest_rate: string | null;
  readonly loan_number: string | null;
}
export type FieldName = keyof PaperValues;

export interface FindingModel {
  readonly rule: string;
  readonly severity: Severity;
  readonly status: FindingStatus;
  /** Whether a person accepted, overrode or escalated it, here or in a run before. */
  readonly reviewed: boolean;
  /** Whether anybody did or said anything. */
  readonly touched: boolean;
  /** What it is about, to tell whether a later run finds the same. */
  readonly facts: string;
  /** The corrections without which it would arise, by their places in the model; null: it arises as the papers stand. */
  readonly clearedBy: readonly number[] | null;
}

/** What somebody said about a paper. No page confirms any of it here: the box is drawn where nothing was read. */
export interface CorrectionModel {
  readonly paper: 'note' | 'deed';
  readonly field: FieldName;
  readonly value: string;
  readonly by: Staff;
}

export interface RunModel {
  readonly findings: readonly FindingModel[];
}

export interface BoardingModel {
  readonly state: BoardingState;
  readonly phase: 'stage' | 'commit';
  readonly maker: Staff;
  readonly key: string | null;
  /** Of a failed record, and what decides whether another try is any use. */
  readonly failure: 'refused' | 'unavailable' | 'timeout' | 'mismatch' | null;
  /** What the core truly holds. */
  readonly held: 'nothing' | 'staged' | 'committed' | 'voided';
  /** Whether the last call can no longer arrive: only then is a no believed. */
  readonly settled: boolean;
  readonly proposal: { readonly by: Staff; readonly outcome: string } | null;
}

export interface WireModel {
  readonly state: WireState;
  readonly maker: Staff;
  readonly called: boolean;
  readonly target: string | null;
}

/** One loan as the specification says it must be. Nothing here is read from the service but ids. */
export interface Model {
  readonly loan: LoanState;
  readonly isHeld: boolean;
  readonly borrower: string;
  readonly assignee: Staff | null;
  readonly note: PaperValues;
  /** Null: withdrawn. */
  readonly deed: PaperValues | null;
  /** As it was read, whatever people said since. */
  readonly deedAsRead: PaperValues;
  readonly corrections: readonly CorrectionModel[];
  readonly runs: readonly RunModel[];
  readonly boardings: readonly BoardingModel[];
  readonly wires: readonly WireModel[];
  /** Kinds of evidence in their order; within a group the specification gives none. */
  readonly evidence: readonly (readonly string[])[];
}

export const BORROWERS = ['Åsa Lindström', 'Asa Lindstrom'] as const;

export const said: Readonly<Record<FieldName, readonly [string, string]>> = {
  principal_amount: ['250000.00', '255000.00'],
  maturity_date: ['2031-01-01', '2032-01-01'],
  interest_rate: ['6.5', '6.75'],
  loan_number: ['4711', '4712'],
};

/** A loan in review after its first run. */
export function beginning(papers: Papers, evidence: readonly string[]): Model {
  const note = {
    principal_amount: said.principal_amount[0],
    maturity_date: said.maturity_date[0],
    interest_rate: said.interest_rate[0],
    loan_number: papers.numberIsThere ? said.loan_number[0] : null,
  };
  const deed = {
    principal_amount: said.principal_amount[papers.principalDiffers ? 1 : 0],
    maturity_date: said.maturity_date[papers.maturityDiffers ? 1 : 0],
    interest_rate: said.interest_rate[papers.rateDiffers ? 1 : 0],
    loan_number: null,
  };
  return {
    loan: 'review',
    isHeld: false,
    borrower: BORROWERS[0],
    assignee: null,
    note,
    deed,
    deedAsRead: deed,
    corrections: [],
    runs: [],
    boardings: [],
    wires: [],
    evidence: evidence.map((kind) => [kind]),
  };
}

export function latestFindings(model: Model): readonly FindingModel[] {
  return model.runs.at(-1)?.findings ?? [];
}

/** An exception blocks until it is overridden or no longer arises; accepting it does not settle it. */
export function blocks({ severity, status }: FindingModel): boolean {
  return severity === 'exception' && status !== 'overridden' && status !== 'resolved';
}

/** States in which a boarding record stands in the way of another one. */
export function isLive({ state, phase }: BoardingModel): boolean {
  if (state === 'failed') return phase === 'commit';
  return state !== 'rejected' && state !== 'voided' && state !== 'committed';
}

export function isLiveWire({ state }: WireModel): boolean {
  return state === 'staged' || state === 'approved' || state === 'exported';
}
