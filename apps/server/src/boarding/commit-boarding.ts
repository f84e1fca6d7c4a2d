import type { BoardingNote, BoardingRecord } from '@countersign/contract/boarding';
import type { App } from '../platform/app.ts';
import type { BoardingOrder, CoreAnswer } from '../platform/core-adapter.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { PersonalAct } from '../review/index.ts';
import { readSettings } from '../settings/index.ts';
import { type BoardingRow, extendCall, findBoarding, startCall } from './boarding.queries.ts';
import { nextBoardingState } from './boarding.transitions.ts';
import { isRetryable, toBoardingRecord } from './boarding.ts';
import { openError } from './boarding-content.ts';
import { lockBoarding } from './find-boarding.ts';
import { moveBoarding, stateConflict } from './move-boarding.ts';
import { noteOf } from './note-of.ts';
import { askCore, callEnds, orderOfRecord, type ReachedCore, reachCore, tellCore, timeoutMsOf } from './reach-core.ts';
import { recordCommitAnswer } from './record-commit-answer.ts';
import { refuseIfChanged } from './refuse-if-changed.ts';
import { requireRecorded } from './require-recorded.ts';
import { watchCall } from './schedule-asking.ts';

/** Books an approved loan. */
export async function commitBoarding(
  app: App,
  act: PersonalAct,
  ref: string,
  request: BoardingNote,
): Promise<BoardingRecord> {
  return send(app, act, await app.db.transaction((tx) => openCommit(tx, app, act, ref, request, 'commit')));
}

/** Books a loan whose commit failed in a way that another try may cure. */
export async function retryBoarding(
  app: App,
  act: PersonalAct,
  ref: string,
  request: BoardingNote,
): Promise<BoardingRecord> {
  return send(app, act, await app.db.transaction((tx) => openCommit(tx, app, act, ref, request, 'retry')));
}

/** The intent, with the number of the attempt, before anything is sent. */
async function openCommit(
  tx: Tx,
  app: App,
  act: PersonalAct,
  ref: string,
  request: BoardingNote,
  on: 'commit' | 'retry',
): Promise<BoardingRow> {
  const { loan, record } = await lockBoarding(tx, app, ref);
  if (nextBoardingState(record, on) === null) throw stateConflict(record, on);
  if (on === 'retry' && !isRetryable(record)) {
    throw new DomainError({
      code: 'boarding_state_conflict',
      detail: `The core said no, and would say so again: ${openError(app.keyring, record).detail} Void the record.`,
    });
  }
  await requireRecorded(tx, app, act, loan, record);
  await refuseIfChanged(app, tx, { loan, record });
  const now = app.clock.now();
  const ends = callEnds(app, timeoutMsOf(await readSettings(app, tx)));
  await watchCall(tx, record.id, ends);
  const write = (within: Tx) => within.maybe(startCall, [record.id, record.state, 'committing', now, ends]);
  const payload = { attempt: record.attempt + 1, digest: record.digest, ...noteOf(request) };
  return moveBoarding(tx, app, { loan, record, act, on, payload, write });
}

/**
 * Up to three calls: whether an earlier attempt arrived, the commit itself, and whether it was booked as ordered. Each
 * has a limit of its own, so that what a crash cuts off is asked about soon.
 */
async function send(app: App, act: PersonalAct, record: BoardingRow): Promise<BoardingRecord> {
  const core = await reachCore(app, record.provider_id);
  const order = orderOfRecord(app, record);
  const earlier = record.attempt === 1 ? null : await earlierCommit(app, core, order);
  // A process that slept for so long that the record was given up sends nothing any more.
  if (record.attempt > 1 && earlier === null && !(await isStillCalling(app, record, core))) {
    return toBoardingRecord(app, await app.db.one(findBoarding, [record.id]));
  }
  const answer = earlier ?? (await tellCore(app, core, 'commit', order));
  // What the core says it did is looked at: a loan is boarded when its commit is verified (open parts, States).
  const looks = answer.kind === 'done' && (await isStillCalling(app, record, core));
  const standing = looks ? await askCore(app, core, named(order, answer)) : null;
  return toBoardingRecord(app, await recordCommitAnswer(app, act, record, answer, standing));
}

/** Gives the next call its time; false where the record was given up meanwhile. */
async function isStillCalling(app: App, record: BoardingRow, { connection }: ReachedCore): Promise<boolean> {
  const ends = callEnds(app, connection.timeoutMs);
  return app.db.transaction(async (tx) => {
    const extended = await tx.maybe(extendCall, [record.id, record.call_no, 'committing', ends]);
    if (extended !== undefined) await watchCall(tx, record.id, ends);
    return extended !== undefined;
  });
}

/** Nothing is sent a second time blindly: an attempt before this one may have arrived after all. Null: send. */
async function earlierCommit(app: App, core: ReachedCore, order: BoardingOrder): Promise<CoreAnswer | null> {
  const standing = await askCore(app, core, order);
  if (standing.kind === 'held' && standing.stage === 'committed') {
    return { kind: 'done', coreReference: standing.coreReference, raw: standing.raw };
  }
  if (standing.kind !== 'unknown' || core.adapter.promises.commitIsIdempotent) return null;
  const detail = `Nothing was sent: the core could not say whether an earlier commit arrived. ${standing.detail}`;
  return { kind: 'unavailable', detail, raw: standing.raw };
}

function named(order: BoardingOrder, answer: Extract<CoreAnswer, { kind: 'done' }>): BoardingOrder {
  return { ...order, coreReference: answer.coreReference ?? order.coreReference };
}
