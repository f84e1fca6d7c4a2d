import type { LoanRow } from '../loans/index.ts';
import type { RunRow } from '../reconciliation/index.ts';
import type { FindingRow } from './finding.queries.ts';

/** A finding with its loan and its run, read after the loan was locked. */
export interface LockedFinding {
  readonly loan: LoanRow;
  readonly finding: FindingRow;
  readonly run: RunRow;
}

/** Whom a finding is escalated to; null where that stands for every manager and administrator. */
export interface AskedPerson {
  readonly id: string;
  readonly name: string;
}
