import { appendEvidence } from '../evidence/index.ts';
import { systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { lockDueChanges, settleChange } from './admin-change.queries.ts';
import { recordChange } from './admin-change.record.ts';

const act = { actor: systemActor('clock'), requestId: null };

/** Writes down what nobody confirmed in time. By the clock, and before anybody settles a change. */
export async function lapseDueChanges(app: App): Promise<void> {
  await app.db.transaction((tx) => lapseDueIn(tx, app));
}

export async function lapseDueIn(tx: Tx, app: App): Promise<void> {
  const now = app.clock.now();
  for (const { id } of await tx.many(lockDueChanges, [now])) {
    const row = await tx.maybe(settleChange, [id, 'lapsed', null, null, now]);
    if (row === undefined) continue;
    const { facts: payload, records } = await recordChange(tx, app, row.id);
    await appendEvidence(tx, app, { loanId: null, kind: 'admin_change.lapsed', act, payload, records });
  }
}
