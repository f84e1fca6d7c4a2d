import type { BoardingState } from '@countersign/contract/closed-sets';
import type { Transition } from '@countersign/engine/states/transitions';

export type BoardingTrigger =
  | 'stage_done'
  | 'stage_failed'
  | 'stage_unknown'
  | 'found_staged'
  | 'found_not_staged'
  | 'approve'
  | 'reject'
  | 'commit'
  | 'commit_done'
  | 'commit_failed'
  | 'commit_unknown'
  | 'found_committed'
  | 'found_not_committed'
  | 'found_failed'
  | 'retry'
  | 'void';

/** What an unknown outcome or a failure is about. */
export const boardingPhases = ['stage', 'commit'] as const;
export type BoardingPhase = (typeof boardingPhases)[number];

export interface BoardingTransition extends Transition<BoardingState, BoardingTrigger> {
  /** The phases that the record may be in after the move. */
  readonly phases: readonly BoardingPhase[];
}

const openParts = 'open parts, States';
const staging = ['stage'] as const;
const committing = ['commit'] as const;
const either = boardingPhases;

function move(
  from: BoardingState,
  on: BoardingTrigger,
  to: BoardingState,
  evidence: string,
  phases: readonly BoardingPhase[],
  source = openParts,
): BoardingTransition {
  return { from, on, to, evidence, phases, source };
}

/**
 * Every move of a boarding record. Nothing else changes its state; the database holds the same moves (0022-boarding.sql).
 * A record starts as staging. A commit that was found not to be booked is told as failed: the attempt failed, and the
 * approval still stands.
 */
export const boardingTransitions: readonly BoardingTransition[] = [
  move('staging', 'stage_done', 'staged', 'boarding.staged', staging, 'specification part 3, row 2'),
  move('staging', 'stage_failed', 'failed', 'boarding.failed', staging),
  move('staging', 'stage_unknown', 'outcome_unknown', 'boarding.outcome_unknown', staging),
  move('outcome_unknown', 'found_staged', 'staged', 'boarding.staged', staging),
  move('outcome_unknown', 'found_not_staged', 'failed', 'boarding.failed', staging),
  move('staged', 'approve', 'approved', 'boarding.approved', staging),
  move('staged', 'reject', 'rejected', 'boarding.rejected', staging),
  move('approved', 'commit', 'committing', 'boarding.commit_attempted', committing),
  move('committing', 'commit_done', 'committed', 'boarding.committed', committing),
  move('committing', 'commit_failed', 'failed', 'boarding.failed', committing),
  move('committing', 'commit_unknown', 'outcome_unknown', 'boarding.outcome_unknown', committing),
  move('outcome_unknown', 'found_committed', 'committed', 'boarding.committed', committing),
  move('outcome_unknown', 'found_not_committed', 'approved', 'boarding.failed', committing, 'decision 0061'),
  move('outcome_unknown', 'found_failed', 'failed', 'boarding.failed', committing),
  move('failed', 'retry', 'committing', 'boarding.commit_attempted', committing),
  move('staged', 'void', 'voided', 'boarding.voided', staging),
  move('approved', 'void', 'voided', 'boarding.voided', either),
  move('failed', 'void', 'voided', 'boarding.voided', committing),
];

/** The state that follows in this phase, or null where there is no such move. */
export function nextBoardingState(
  record: { readonly state: BoardingState; readonly phase: BoardingPhase },
  on: BoardingTrigger,
): BoardingState | null {
  const row = boardingTransitions.find((one) => one.from === record.state && one.on === on);
  if (row === undefined) return null;
  // The first commit begins its phase; every other move stays in the one that the record is in.
  return on === 'commit' || row.phases.includes(record.phase) ? row.to : null;
}
