import { areAsRecorded, areAsRecordedLast, installSource, requireAllRecords, toFacts } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { listUserRecords } from './record.queries.ts';
import { inOrder } from './staff.ts';
import { totpContext } from './totp.ts';

/** Who a person is, what they may do, and what lets them in. */
export const userRecords = installSource('user', listUserRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: (conceal, print) =>
    toFacts({
      email: conceal(row.email),
      displayName: row.display_name,
      roles: inOrder(row.roles),
      isActive: row.is_active,
      tokenEpoch: row.token_epoch,
      password: row.password_print === null ? null : conceal(row.password_print),
      totp: print(row.totp_secret, totpContext(row.id)),
      totpEnrolled: row.totp_enrolled,
      coolingOffUntil: row.cooling_off_until,
    }),
}));

/**
 * Refuses to go on where any user is not what evidence recorded (409 record_tampered): who the administrators are decides
 * whether a change takes two, and one who was made something else in the database would not be counted.
 */
export async function requireUsers(tx: Tx, app: Pick<App, 'keyring'>): Promise<void> {
  await requireAllRecords(tx, app, userRecords);
}

/**
 * Whether a person who wants in is what evidence recorded last. Nobody is told why they stay outside; whoever runs the
 * service is.
 */
export async function isOwnUser(runner: Runner, app: Pick<App, 'keyring' | 'log'>, id: string): Promise<boolean> {
  return told(app, id, await areAsRecordedLast(runner, app, userRecords, [id]));
}

/** The same of a person who is in: with every look at who is behind a token, by the seal alone. */
export async function bearsOwnSeal(app: Pick<App, 'db' | 'keyring' | 'log'>, id: string): Promise<boolean> {
  return told(app, id, await areAsRecorded(app.db, app, userRecords, [id]));
}

function told(app: Pick<App, 'log'>, id: string, isOwn: boolean): boolean {
  if (!isOwn)
    app.log.error({ userId: id }, 'a user is not what evidence recorded, and was refused; run countersign fsck');
  return isOwn;
}
