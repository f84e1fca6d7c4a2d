import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { type Act, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { CoreStanding } from '../platform/core-adapter.ts';
import { defineJob, enqueueJob, fenceApp } from '../platform/jobs/index.ts';
import { type BoardingRow, findBoarding, listDueBoardings, setCoreReference } from './boarding.queries.ts';
import { clearError, errorPayload, keepError } from './core-error.ts';
import { lockBoardingById } from './find-boarding.ts';
import { moveBoarding } from './move-boarding.ts';
import { askCore, orderOfRecord, type ReachedCore, reachCore } from './reach-core.ts';
import { scheduleAsking, settleBoardingSpec } from './schedule-asking.ts';
import { settle } from './settle.decision.ts';
import { stagedPayload } from './staged-payload.ts';
import { withdrawBoardingSpec } from './withdraw-boarding-spec.ts';

const sweeper: Act = { actor: systemActor('worker'), requestId: null };

/** One record: asked about, and settled where the core can tell. */
export const settleBoardingJob = defineJob({
  ...settleBoardingSpec,
  run: async (app, { boardingId }, ctx) => {
    await ctx.assertStillMine();
    await settleBoarding(fenceApp(app, ctx), sweeper, boardingId);
  },
});

/** More than are left over in any minute that is not a catastrophe; the next minute takes the rest. */
const AT_ONCE = 500;

/** Everything that a process left while it was calling, and every unknown outcome whose time has come. */
export async function settleDueBoardings(app: App): Promise<void> {
  for (const { id } of await app.db.many(listDueBoardings, [app.clock.now(), AT_ONCE])) {
    await settleBoarding(app, sweeper, id).catch((error: unknown) => {
      // One record that cannot be settled keeps nobody else waiting.
      app.log.error({ err: error, boardingId: id }, 'a boarding record could not be settled');
    });
  }
}

/** Asks the core about one record and never sends anything. Records that wait for nothing are left as they are. */
export async function settleBoarding(app: App, act: Act, boardingId: string): Promise<BoardingRow> {
  const record = await giveUpCall(app, act, boardingId);
  if (record.state !== 'outcome_unknown') return record;
  const core = await reachCore(app, record.provider_id);
  const standing = await askCore(app, core, orderOfRecord(app, record));
  return recordStanding(app, act, record, core, standing);
}

/** A call whose time is over has no caller any more: from now on its outcome is unknown, and its answer is not taken. */
async function giveUpCall(app: App, act: Act, boardingId: string): Promise<BoardingRow> {
  const found = await app.db.one(findBoarding, [boardingId]);
  if (!isLeft(app, found)) return found;
  return app.db.transaction(async (tx) => {
    const { loan, record } = await lockBoardingById(tx, app, boardingId);
    if (!isLeft(app, record)) return record;
    const detail = 'The process that called the core did not record an answer in time.';
    const error = { status: 'timeout', detail, raw: '', faults: [] } as const;
    await keepError(tx, app, record, error);
    await scheduleAsking(tx, app, record);
    const on = record.state === 'staging' ? 'stage_unknown' : 'commit_unknown';
    const payload = { phase: record.phase, attempt: record.attempt, ...errorPayload(error) };
    return moveBoarding(tx, app, { loan, record, act, on, payload });
  });
}

function isLeft(app: App, { state, call_ends_at: ends }: BoardingRow): boolean {
  return (state === 'staging' || state === 'committing') && ends.getTime() < app.clock.now().getTime();
}

async function recordStanding(
  app: App,
  act: Act,
  asked: BoardingRow,
  { adapter, connection }: ReachedCore,
  standing: CoreStanding,
): Promise<BoardingRow> {
  return app.db.transaction(async (tx) => {
    const { loan, record } = await lockBoardingById(tx, app, asked.id);
    if (record.state !== 'outcome_unknown' || record.call_no !== asked.call_no) return record;
    const quietAt = new Date(record.call_ends_at.getTime() + connection.timeoutMs);
    const { stagingIsKept, absenceIsCertain } = adapter.promises;
    const isQuiet = app.clock.now().getTime() >= quietAt.getTime();
    const { on, error } = settle({ phase: record.phase, stagingIsKept, absenceIsCertain, isQuiet }, standing);
    if (error !== null) await keepError(tx, app, record, error);
    if (on === null) {
      await scheduleAsking(tx, app, record, quietAt);
      return tx.one(findBoarding, [record.id]);
    }
    const coreReference = standing.kind === 'held' ? standing.coreReference : null;
    await tx.run(setCoreReference, [record.id, coreReference]);
    if (error === null) await clearError(tx, record);
    const about: JsonObject = {
      phase: record.phase,
      attempt: record.attempt,
      coreReference,
      settledBy: 'asking the core',
    };
    const staged = on === 'found_staged' ? await stagedPayload(tx, app, record) : {};
    const payload = { ...about, ...staged, ...(error === null ? {} : errorPayload(error)) };
    const moved = await moveBoarding(tx, app, { loan, record, act, on, payload });
    // It may still arrive, or be there in a shape that we did not understand; nobody will commit it.
    if (on === 'found_not_staged') await enqueueJob(tx, withdrawBoardingSpec, { boardingId: record.id });
    return moved;
  });
}
