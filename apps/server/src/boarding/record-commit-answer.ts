import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { CoreAnswer, CoreStanding } from '../platform/core-adapter.ts';
import { type BoardingRow, setCoreReference } from './boarding.queries.ts';
import { errorOfAnswer, errorPayload, keepError } from './core-error.ts';
import { lockBoardingById } from './find-boarding.ts';
import { moveBoarding } from './move-boarding.ts';
import { scheduleAsking } from './schedule-asking.ts';
import { contradictionOf } from './settle.decision.ts';
import type { CoreError } from './types.ts';

/**
 * Records what came of a commit. An answer that comes after the record was settled otherwise changes nothing. A core
 * that says done and then shows something else is an unknown outcome, whoever is right.
 */
export async function recordCommitAnswer(
  app: App,
  act: Act,
  called: BoardingRow,
  answer: CoreAnswer,
  standing: CoreStanding | null,
): Promise<BoardingRow> {
  return app.db.transaction(async (tx) => {
    const { loan, record } = await lockBoardingById(tx, app, called.id);
    if (record.state !== 'committing' || record.call_no !== called.call_no) return record;
    const about = { attempt: record.attempt };
    const contradiction = standing === null ? null : contradictionOf('committed', standing);
    if (answer.kind === 'done' && contradiction === null) {
      const coreReference = answer.coreReference ?? (standing?.kind === 'held' ? standing.coreReference : null);
      await tx.run(setCoreReference, [record.id, coreReference]);
      const payload = {
        ...about,
        coreReference: coreReference ?? record.core_reference,
        verified: standing?.kind === 'held',
      };
      return moveBoarding(tx, app, { loan, record, act, on: 'commit_done', payload });
    }
    const error: CoreError = answer.kind === 'done' ? (contradiction ?? unclear) : errorOfAnswer(answer);
    await keepError(tx, app, record, error);
    const payload = { phase: 'commit', ...about, ...errorPayload(error) };
    if (answer.kind === 'refused' || answer.kind === 'unavailable') {
      return moveBoarding(tx, app, { loan, record, act, on: 'commit_failed', payload });
    }
    await scheduleAsking(tx, app, record);
    return moveBoarding(tx, app, { loan, record, act, on: 'commit_unknown', payload });
  });
}

const unclear: CoreError = { status: 'timeout', detail: 'The outcome is not known.', raw: '', faults: [] };
