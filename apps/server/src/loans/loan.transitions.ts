import type { LoanState } from '@countersign/contract/closed-sets';
import type { Transition } from '@countersign/engine/states/transitions';

export type LoanTrigger =
  | 'start_processing'
  | 'complete_run'
  | 'fail_processing'
  | 'reprocess'
  | 'approve'
  | 'reject'
  | 'reopen'
  | 'stage_boarding'
  | 'reject_boarding'
  | 'void_boarding'
  | 'commit_boarding'
  | 'seal';

const openParts = 'open parts, States';

/** Every move of a loan. Nothing else changes its state; the database holds the same pairs (0004-loans.sql). */
export const loanTransitions: readonly Transition<LoanState, LoanTrigger>[] = [
  {
    from: 'received',
    on: 'start_processing',
    to: 'processing',
    evidence: 'loan.processing_started',
    source: openParts,
  },
  { from: 'processing', on: 'complete_run', to: 'review', evidence: 'run.completed', source: openParts },
  {
    from: 'processing',
    on: 'fail_processing',
    to: 'processing_failed',
    evidence: 'loan.processing_failed',
    source: openParts,
  },
  {
    from: 'processing_failed',
    on: 'reprocess',
    to: 'processing',
    evidence: 'loan.processing_started',
    source: openParts,
  },
  { from: 'review', on: 'reprocess', to: 'processing', evidence: 'loan.processing_started', source: openParts },
  { from: 'review', on: 'approve', to: 'approved', evidence: 'loan.approved', source: 'specification part 3, row 1' },
  { from: 'review', on: 'reject', to: 'rejected', evidence: 'loan.rejected', source: openParts },
  { from: 'approved', on: 'reopen', to: 'review', evidence: 'loan.reopened', source: openParts },
  { from: 'rejected', on: 'reopen', to: 'review', evidence: 'loan.reopened', source: openParts },
  {
    from: 'approved',
    on: 'stage_boarding',
    to: 'boarding_staged',
    evidence: 'boarding.staged',
    source: 'specification part 3, row 2',
  },
  { from: 'boarding_staged', on: 'reject_boarding', to: 'approved', evidence: 'boarding.rejected', source: openParts },
  { from: 'boarding_staged', on: 'void_boarding', to: 'approved', evidence: 'boarding.voided', source: openParts },
  { from: 'boarding_staged', on: 'commit_boarding', to: 'boarded', evidence: 'boarding.committed', source: openParts },
  { from: 'boarded', on: 'seal', to: 'sealed', evidence: 'loan.sealed', source: openParts },
  { from: 'rejected', on: 'seal', to: 'sealed', evidence: 'loan.sealed', source: openParts },
];
