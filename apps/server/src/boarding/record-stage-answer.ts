import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { CoreAnswer } from '../platform/core-adapter.ts';
import { enqueueJob } from '../platform/jobs/index.ts';
import type { BoardingRow } from './boarding.queries.ts';
import { setCoreReference } from './boarding.queries.ts';
import { errorOfAnswer, errorPayload, keepError } from './core-error.ts';
import { lockBoardingById } from './find-boarding.ts';
import { moveBoarding } from './move-boarding.ts';
import { scheduleAsking } from './schedule-asking.ts';
import { differingError } from './settle.decision.ts';
import { stagedPayload } from './staged-payload.ts';
import { withdrawBoardingSpec } from './withdraw-boarding-spec.ts';

/**
 * Records what came of staging. An answer that comes after the record was settled otherwise (this process slept, and
 * the sweeper asked the core) changes nothing: the record says what is so.
 */
export async function recordStageAnswer(
  app: App,
  act: Act,
  called: BoardingRow,
  answer: CoreAnswer,
): Promise<BoardingRow> {
  return app.db.transaction(async (tx) => {
    const { loan, record } = await lockBoardingById(tx, app, called.id);
    if (record.state !== 'staging' || record.call_no !== called.call_no) return record;
    // Staged, and not as the note has it: nobody is asked to approve that, and it is taken back.
    if (answer.kind === 'done' && answer.differing !== undefined && answer.differing.length > 0) {
      const error = differingError(answer.differing, answer.raw);
      await tx.run(setCoreReference, [record.id, answer.coreReference]);
      await keepError(tx, app, record, error);
      await enqueueJob(tx, withdrawBoardingSpec, { boardingId: record.id });
      const payload = { phase: 'stage', coreReference: answer.coreReference, ...errorPayload(error) };
      return moveBoarding(tx, app, { loan, record, act, on: 'stage_failed', payload });
    }
    if (answer.kind === 'done') {
      await tx.run(setCoreReference, [record.id, answer.coreReference]);
      const payload = { ...(await stagedPayload(tx, app, record)), coreReference: answer.coreReference };
      return moveBoarding(tx, app, { loan, record, act, on: 'stage_done', payload });
    }
    const error = errorOfAnswer(answer);
    await keepError(tx, app, record, error);
    const payload = { phase: 'stage', ...errorPayload(error) };
    if (answer.kind !== 'unknown') return moveBoarding(tx, app, { loan, record, act, on: 'stage_failed', payload });
    await scheduleAsking(tx, app, record);
    return moveBoarding(tx, app, { loan, record, act, on: 'stage_unknown', payload });
  });
}
