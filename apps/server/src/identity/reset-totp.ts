import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { endSessionsOf, userNotFound } from './end-sessions.ts';
import { findStaff, lockStaff } from './staff.queries.ts';
import { clearTotpEnrolled, deleteTotp } from './totp.queries.ts';
import { userRecords } from './user.record.ts';

/** Takes a user's authenticator app away: a lost telephone. Whoever signed in with it signs in again. */
export async function resetTotp(app: App, act: Act, userId: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.maybe(lockStaff, [userId]);
    const user = await tx.maybe(findStaff, [userId]);
    if (user === undefined) throw userNotFound(userId);
    await requireRecords(tx, app, userRecords, [userId]);
    // Nothing to take away is not an error: what was asked for is so. A pending enrolment goes too.
    if (!(await removeTotp(tx, userId))) return;
    await endSessionsOf(tx, app, userId, 'totp_reset');
    const payload = { userId, change: 'totp_reset' };
    const records = await recordsOf(tx, app, userRecords, [userId]);
    await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload, records });
  });
}

/** Whether there was an enrolment, pending or confirmed. Recovery codes go with it. */
export async function removeTotp(tx: Tx, userId: string): Promise<boolean> {
  await tx.run(clearTotpEnrolled, [userId]);
  return (await tx.run(deleteTotp, [userId])) > 0;
}
