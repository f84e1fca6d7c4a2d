import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { LoanKind } from '@countersign/engine/evidence/evidence-kinds';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { type LoanRow, type LoanTrigger, moveLoan, tellProgress } from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { emit } from '../platform/outbox/index.ts';
import { type BoardingRow, findBoarding, setBoardingState } from './boarding.queries.ts';
import { boardingRecords } from './boarding.record.ts';
import { type BoardingTrigger, boardingTransitions, nextBoardingState } from './boarding.transitions.ts';

/** What later stages and receivers of webhooks are told; other kinds stand in evidence alone. */
const told: ReadonlySet<string> = new Set([
  'boarding.staged',
  'boarding.committed',
  'boarding.failed',
  'boarding.outcome_unknown',
]);

const loanMoves: Readonly<Partial<Record<BoardingTrigger, LoanTrigger>>> = {
  stage_done: 'stage_boarding',
  found_staged: 'stage_boarding',
  reject: 'reject_boarding',
  void: 'void_boarding',
  commit_done: 'commit_boarding',
  found_committed: 'commit_boarding',
};

export interface BoardingMove {
  readonly loan: LoanRow;
  readonly record: BoardingRow;
  readonly on: BoardingTrigger;
  readonly act: Act;
  /** What evidence says beside which record it is. */
  readonly payload: JsonObject;
  /** Writes the state with whatever goes with it; the plain compare-and-set where left out. No row: somebody was first. */
  readonly write?: (tx: Tx) => Promise<unknown>;
}

/**
 * Moves a record by its table and the loan with it, and chains and tells what happened. The caller holds the loan's
 * lock and has made its own decision.
 */
export async function moveBoarding(tx: Tx, app: App, move: BoardingMove): Promise<BoardingRow> {
  const { loan, record, on, act } = move;
  const to = nextBoardingState(record, on);
  const row = boardingTransitions.find((one) => one.from === record.state && one.on === on);
  if (to === null || row === undefined) throw stateConflict(record, on.replaceAll('_', ' '));
  const now = app.clock.now();
  const plain = () => tx.maybe(setBoardingState, [record.id, record.state, to, record.phase, now]);
  if ((await (move.write ?? plain)(tx)) === undefined) {
    throw new DomainError({
      code: 'changed_meanwhile',
      detail: 'The boarding record changed while you were working. Read it again.',
    });
  }
  const onLoan = loanMoves[on];
  if (onLoan !== undefined) await moveLoan(tx, app, loan, onLoan);
  const kind = row.evidence as LoanKind;
  const payload = { boardingId: record.id, provider: record.provider_id, ...move.payload };
  const records = await recordsOf(tx, app, boardingRecords, [record.id]);
  await appendEvidence(tx, app, { loanId: loan.id, kind, act, payload, records });
  const about = { loanId: loan.id, boardingId: record.id };
  // A commit that was found not to be booked left the record approved: nothing failed that anybody must know of.
  if (told.has(kind) && to !== 'approved') await emit(tx, app, { type: kind, payload: about });
  if (to === 'committed') await emit(tx, app, { type: 'loan.boarded', payload: about });
  await tellProgress(tx, app, loan.id, kind, { boardingId: record.id, state: to });
  return tx.one(findBoarding, [record.id]);
}

export function stateConflict(record: BoardingRow, what: string): DomainError {
  return new DomainError({
    code: 'boarding_state_conflict',
    detail: `The boarding record is ${record.state}; ${what} is not possible now.`,
  });
}
