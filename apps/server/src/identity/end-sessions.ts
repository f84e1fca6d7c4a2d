import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { forgetLivePrincipals } from './live-principals.ts';
import { type EndReason, endSessionsOfStaff } from './session.queries.ts';
import { findStaff, lockStaff } from './staff.queries.ts';

/**
 * Ends the sessions of a user in the caller's transaction, all but one where one is named. Their access tokens end
 * with them, within seconds. The caller holds the user's lock: a sign-in at the same moment comes before or after.
 */
export async function endSessionsOf(
  tx: Tx,
  app: App,
  staffId: string,
  reason: EndReason,
  exceptSessionId: string | null = null,
): Promise<void> {
  await tx.run(endSessionsOfStaff, [staffId, app.clock.now(), reason, exceptSessionId]);
  tx.afterCommit(() => forgetLivePrincipals(app));
}

/** DELETE /v1/users/{id}/sessions: signs a person out everywhere. Who may ask was settled before. */
export async function endSessions(app: App, act: Act, staffId: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.maybe(lockStaff, [staffId]);
    const staff = await tx.maybe(findStaff, [staffId]);
    if (staff === undefined) throw userNotFound(staffId);
    await endSessionsOf(tx, app, staffId, 'ended');
    const payload = { userId: staffId, change: 'sessions_ended' };
    await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload });
  });
}

export function userNotFound(id: string): DomainError {
  return new DomainError({ code: 'user_not_found', detail: `There is no user ${id}.` });
}
