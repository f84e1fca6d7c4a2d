import { installSource, toFacts } from '../evidence/index.ts';
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
    }),
}));
