import type { BoardingNote, BoardingRecord } from '@countersign/contract/boarding';
import type { App } from '../platform/app.ts';
import type { PersonalAct } from '../review/index.ts';
import type { BoardingRow } from './boarding.queries.ts';
import { toBoardingRecord } from './boarding.ts';
import { lockBoarding } from './find-boarding.ts';
import { stateConflict } from './move-boarding.ts';
import { askCore, orderOfRecord, reachCore } from './reach-core.ts';
import { contradictionOf } from './settle.decision.ts';
import { settleBoarding } from './settle-boarding.ts';
import type { CoreError } from './types.ts';

/**
 * Asks the core what it holds. An unknown outcome is settled by it; of a record that is settled the answer shows where
 * the core differs, and nothing is stored: what the record says is what happened.
 */
export async function verifyBoarding(
  app: App,
  act: PersonalAct,
  ref: string,
  _request: BoardingNote,
): Promise<BoardingRecord> {
  const { record: found } = await app.db.transaction((tx) => lockBoarding(tx, app, ref));
  const record = await settleBoarding(app, act, found.id);
  if (record.state === 'staging' || record.state === 'committing') {
    throw stateConflict(record, 'the core is being called; verifying');
  }
  const believed = believedStage(record);
  if (believed === null || record.was_unknown !== found.was_unknown || found.state !== record.state) {
    return toBoardingRecord(app, record);
  }
  const core = await reachCore(app, record.provider_id);
  const standing = await askCore(app, core, orderOfRecord(app, record));
  const error =
    standing.kind === 'unknown'
      ? ({ status: 'timeout', detail: standing.detail, raw: standing.raw, faults: [] } as const)
      : // Where staging leaves no trace, that there is none says nothing.
        believed === 'staged' && standing.kind === 'absent' && !core.adapter.promises.stagingIsKept
        ? null
        : contradictionOf(believed, standing);
  return withError(app, record, error);
}

/** What the core should hold of a record that is settled; null where there is nothing to ask it. */
function believedStage({ state, phase }: BoardingRow): 'staged' | 'committed' | null {
  if (state === 'committed') return 'committed';
  return state === 'staged' || state === 'approved' || (state === 'failed' && phase === 'commit') ? 'staged' : null;
}

/** The record with what was just seen, which is stored nowhere. */
export function withError(app: App, record: BoardingRow, error: CoreError | null): BoardingRecord {
  const shown = toBoardingRecord(app, record);
  if (error === null) return shown;
  const { status, detail, raw } = error;
  const at = app.clock.now().toISOString();
  return { ...shown, error: { status, detail, rawResponse: raw, at, attempt: record.attempt } };
}
