import type { BoardingNote, BoardingRecord } from '@countersign/contract/boarding';
import type { App } from '../platform/app.ts';
import type { BoardingOrder, CoreAnswer } from '../platform/core-adapter.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { PersonalAct } from '../review/index.ts';
import { readSettings } from '../settings/index.ts';
import { type BoardingRow, startCall } from './boarding.queries.ts';
import { nextBoardingState } from './boarding.transitions.ts';
import { isRetryable, toBoardingRecord } from './boarding.ts';
import { openError } from './boarding-content.ts';
import { lockBoarding } from './find-boarding.ts';
import { moveBoarding, stateConflict } from './move-boarding.ts';
import { noteOf } from './note-of.ts';
import { askCore, GRACE_MS, orderOfRecord, type ReachedCore, reachCore, tellCore, timeoutMsOf } from './reach-core.ts';
import { recordCommitAnswer } from './record-commit-answer.ts';
import { refuseIfChanged } from './refuse-if-changed.ts';
import { requireRecorded } from './require-recorded.ts';

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
  const ends = new Date(now.getTime() + CALLS * (timeoutMsOf(await readSettings(app, tx)) + GRACE_MS));
  const write = (within: Tx) => within.maybe(startCall, [record.id, record.state, 'committing', now, ends]);
  const payload = { attempt: record.attempt + 1, digest: record.digest, ...noteOf(request) };
  return moveBoarding(tx, app, { loan, record, act, on, payload, write });
}

/** Whether an earlier attempt arrived, the commit itself, and whether it was booked as ordered. */
const CALLS = 3;

async function send(app: App, act: PersonalAct, record: BoardingRow): Promise<BoardingRecord> {
  const core = await reachCore(app, record.provider_id);
  const order = orderOfRecord(app, record);
  const answer = (await earlierCommit(app, core, order, record)) ?? (await tellCore(app, core, 'commit', order));
  // What the core says it did is looked at: a loan is boarded when its commit is verified (open parts, States).
  const standing = answer.kind === 'done' ? await askCore(app, core, named(order, answer)) : null;
  return toBoardingRecord(app, await recordCommitAnswer(app, act, record, answer, standing));
}

/** Nothing is sent a second time blindly: an attempt before this one may have arrived after all. Null: send. */
async function earlierCommit(
  app: App,
  core: ReachedCore,
  order: BoardingOrder,
  record: BoardingRow,
): Promise<CoreAnswer | null> {
  if (record.attempt === 1) return null;
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
