import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { endSessionsOf, userNotFound } from './end-sessions.ts';
import { sendNotice } from './security-notice.mail.ts';
import { findStaff, lockStaff } from './staff.queries.ts';
import type { StaffRow } from './staff.ts';
import { clearTotpEnrolled, deleteTotp } from './totp.queries.ts';
import { userRecords } from './user.record.ts';

/** Takes a user's authenticator app away: a lost telephone. Whoever signed in with it signs in again. */
export async function resetTotpIn(tx: Tx, app: App, act: Act, userId: string): Promise<void> {
  const user = await lockUser(tx, app, userId);
  // Nothing to take away is not an error: what was asked for is so. A pending enrolment goes too.
  if (!(await removeTotp(tx, userId))) return;
  await endSessionsOf(tx, app, userId, 'totp_reset');
  await sendNotice(tx, app, { email: user.email, displayName: user.display_name }, 'totp_reset');
  const payload = { userId, change: 'totp_reset', ...act.control };
  const records = await recordsOf(tx, app, userRecords, [userId]);
  await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload, records });
}

/** The user as it stands, with the lock held until the end of the transaction. */
export async function lockUser(tx: Tx, app: Pick<App, 'keyring'>, userId: string): Promise<StaffRow> {
  await tx.maybe(lockStaff, [userId]);
  const user = await tx.maybe(findStaff, [userId]);
  if (user === undefined) throw userNotFound(userId);
  await requireRecords(tx, app, userRecords, [userId]);
  return user;
}

/** Whether there was an enrolment, pending or confirmed. Recovery codes go with it. */
export async function removeTotp(tx: Tx, userId: string): Promise<boolean> {
  await tx.run(clearTotpEnrolled, [userId]);
  return (await tx.run(deleteTotp, [userId])) > 0;
}
