import type { BoardingApproval, BoardingNote, BoardingRecord } from '@countersign/contract/boarding';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { enqueueJob } from '../platform/jobs/index.ts';
import type { PersonalAct } from '../review/index.ts';
import { holdsRole } from '../settings/index.ts';
import { setApproval, setRejection } from './boarding.queries.ts';
import { toBoardingRecord } from './boarding.ts';
import { refuseChecker } from './check-boarding.decision.ts';
import { type LockedBoarding, lockBoarding } from './find-boarding.ts';
import { moveBoarding, stateConflict } from './move-boarding.ts';
import { noteOf } from './note-of.ts';
import { refuseIfChanged } from './refuse-if-changed.ts';
import { requireRecorded } from './require-recorded.ts';
import { withdrawBoardingSpec } from './withdraw-boarding-spec.ts';

/** The checker's yes to exactly what was shown: the digest names it, and what has changed since is refused. */
export async function approveBoarding(
  app: App,
  act: PersonalAct,
  ref: string,
  request: BoardingApproval,
): Promise<BoardingRecord> {
  return app.db.transaction(async (tx) => {
    const { loan, record } = await lockForChecker(tx, app, act, ref, 'approving');
    if (request.digest !== undefined && request.digest !== record.digest) {
      throw new DomainError({
        code: 'boarding_facts_changed',
        detail: 'What you were shown is not what is staged now. Read the record again.',
      });
    }
    await requireRecorded(tx, app, act, loan, record);
    await refuseIfChanged(app, tx, { loan, record });
    const { id: by } = act.actor;
    const write = (within: Tx) => within.maybe(setApproval, [record.id, by, app.clock.now(), record.digest]);
    const payload = { digest: record.digest, requiredApprovalRole: record.required_role, ...noteOf(request) };
    return toBoardingRecord(app, await moveBoarding(tx, app, { loan, record, act, on: 'approve', payload, write }));
  });
}

/** The checker's no. What the core holds of the loan is taken back by a job: the core need not be there for a no. */
export async function rejectBoarding(
  app: App,
  act: PersonalAct,
  ref: string,
  request: BoardingNote,
): Promise<BoardingRecord> {
  return app.db.transaction(async (tx) => {
    const { loan, record } = await lockForChecker(tx, app, act, ref, 'rejecting');
    const write = (within: Tx) => within.maybe(setRejection, [record.id, act.actor.id]);
    const payload = { digest: record.digest, ...noteOf(request) };
    const rejected = await moveBoarding(tx, app, { loan, record, act, on: 'reject', payload, write });
    await enqueueJob(tx, withdrawBoardingSpec, { boardingId: record.id });
    return toBoardingRecord(app, rejected);
  });
}

/** Who asks depends on the record, so it is told before its state (open parts, Order of checks). */
async function lockForChecker(tx: Tx, app: App, act: PersonalAct, ref: string, what: string): Promise<LockedBoarding> {
  const locked = await lockBoarding(tx, app, ref);
  const { record } = locked;
  const refusal = refuseChecker({
    stagedBy: record.staged_by,
    requiredRole: record.required_role,
    actorId: act.actor.id,
    holdsRole: holdsRole(act.actor.roles, record.required_role),
  });
  if (refusal !== null) throw new DomainError(refusal);
  if (record.state !== 'staged') throw stateConflict(record, what);
  return locked;
}
