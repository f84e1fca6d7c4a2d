import type { BoardingNote, BoardingRecord } from '@countersign/contract/boarding';
import type { App } from '../platform/app.ts';
import type { PersonalAct } from '../review/index.ts';
import { nextBoardingState } from './boarding.transitions.ts';
import { toBoardingRecord } from './boarding.ts';
import { errorOfAnswer } from './core-error.ts';
import { lockBoarding, lockBoardingById } from './find-boarding.ts';
import { moveBoarding, stateConflict } from './move-boarding.ts';
import { noteOf } from './note-of.ts';
import { orderOfRecord, reachCore, tellCore } from './reach-core.ts';
import { withError } from './verify-boarding.ts';

/**
 * Takes a staged loan back. The core goes first: a record is voided when the core says so, and stays as it is, with the
 * error shown, when it does not. Taking back twice is no harm, so a process that dies in between is cured by asking again.
 */
export async function voidBoarding(
  app: App,
  act: PersonalAct,
  ref: string,
  request: BoardingNote,
): Promise<BoardingRecord> {
  const called = await app.db.transaction(async (tx) => {
    const { record } = await lockBoarding(tx, app, ref);
    if (nextBoardingState(record, 'void') === null) throw stateConflict(record, 'voiding');
    return record;
  });
  const core = await reachCore(app, called.provider_id);
  const answer = await tellCore(app, core, 'void', orderOfRecord(app, called));
  if (answer.kind !== 'done') return withError(app, called, errorOfAnswer(answer));
  return app.db.transaction(async (tx) => {
    const { loan, record } = await lockBoardingById(tx, app, called.id);
    if (nextBoardingState(record, 'void') === null) throw stateConflict(record, 'voiding');
    const payload = { from: record.state, attempt: record.attempt, ...noteOf(request) };
    return toBoardingRecord(app, await moveBoarding(tx, app, { loan, record, act, on: 'void', payload }));
  });
}
