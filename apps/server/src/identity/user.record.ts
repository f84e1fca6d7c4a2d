import { areAsRecorded, installSource, toFacts } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { listUserRecords } from './record.queries.ts';
import { inOrder } from './staff.ts';

/** Who a person is, what they may do, and what lets them in. */
export const userRecords = installSource('user', listUserRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: (conceal) =>
    toFacts({
      email: conceal(row.email),
      displayName: row.display_name,
      roles: inOrder(row.roles),
      isActive: row.is_active,
      tokenEpoch: row.token_epoch,
      password: row.password_print === null ? null : conceal(row.password_print),
      totp: row.totp_print === null ? null : conceal(row.totp_print),
      totpEnrolled: row.totp_enrolled,
      coolingOffUntil: row.cooling_off_until,
    }),
}));

/** Whether a person is what evidence recorded last. Nobody is told why they stay outside; whoever runs the service is. */
export async function isOwnUser(runner: Runner, app: Pick<App, 'keyring' | 'log'>, id: string): Promise<boolean> {
  const isOwn = await areAsRecorded(runner, app, userRecords, [id]);
  if (!isOwn)
    app.log.error({ userId: id }, 'a user is not what evidence recorded, and was refused; run countersign fsck');
  return isOwn;
}
