import { Type } from 'typebox';
import { lockAndRead } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { defineJob, enqueueJob } from '../platform/jobs/index.ts';
import { findRun } from '../reconciliation/index.ts';
import { applyDecision } from './apply-decision.ts';
import { findFinding } from './finding.queries.ts';
import {
  findPendingDecision,
  findPendingOfFinding,
  listPendingOfLoan,
  type PendingDecisionRow,
  takePendingDecision,
} from './pending-decision.queries.ts';
import { requirePending } from './pending-decision.ts';

/** Writes a decision once the time to undo it is over. Without the row it was undone, or written sooner by another act. */
export const recordDecisionJob = defineJob({
  name: 'record-decision',
  schema: Type.Object({ decisionId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  maxAttempts: 25,
  run: async (app, { decisionId }, ctx) => {
    await ctx.finish(async (tx) => {
      const known = await tx.maybe(findPendingDecision, [decisionId]);
      if (known === undefined) return;
      await lockAndRead(tx, known.loan_id);
      const row = await tx.maybe(findPendingDecision, [decisionId]);
      if (row === undefined) return;
      // Clocks differ: this node's may be behind the database's, which started the job.
      if (row.due_at > app.clock.now()) await enqueueRecording(tx, row);
      else await recordPending(tx, app, row);
    });
  },
});

export async function enqueueRecording(tx: Tx, { id, due_at: runAt }: Pick<PendingDecisionRow, 'id' | 'due_at'>) {
  await enqueueJob(tx, recordDecisionJob, { decisionId: id }, { runAt, key: `decision ${id}` });
}

/** Before anything else is done about a finding. The caller holds the loan's lock. */
export async function recordPendingOfFinding(tx: Tx, app: App, findingId: string): Promise<void> {
  const row = await tx.maybe(findPendingOfFinding, [findingId]);
  if (row !== undefined) await recordPending(tx, app, row);
}

/** Before a loan is decided on or compared anew: whoever does that counts on these. The caller holds the loan's lock. */
export async function recordPendingOfLoan(tx: Tx, app: App, loanId: string): Promise<void> {
  for (const row of await tx.many(listPendingOfLoan, [loanId])) await recordPending(tx, app, row);
}

/**
 * The decision was allowed when it was taken, and nothing was done about its finding since: everything that does comes
 * here first. So it is written as it is, in the name of whoever took it, also when the package is on its way again.
 */
async function recordPending(tx: Tx, app: App, row: PendingDecisionRow): Promise<void> {
  const { id, actor, requestId, origin, effect, decidedAt } = requirePending(app, row);
  const loan = await lockAndRead(tx, row.loan_id);
  const finding = await tx.one(findFinding, [row.finding_id]);
  const run = await tx.one(findRun, [finding.run_id]);
  await tx.one(takePendingDecision, [id]);
  const act = { actor, requestId, ...(origin === null ? {} : { origin }) };
  await applyDecision(tx, app, act, { loan, finding, run }, effect, { decisionId: id, decidedAt });
}
