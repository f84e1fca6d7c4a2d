import type { SealedColumn } from '../platform/sealed-column.ts';
import { signingKeyContext } from './signing-key.ts';
import { totpContext } from './totp.ts';

/** What this room keeps sealed in the database. */
export const identitySealedColumns: readonly SealedColumn[] = [
  {
    table: 'signing_key',
    column: 'sealed_private',
    key: ['kid'],
    context: (row) => signingKeyContext(String(row.kid)),
  },
  {
    table: 'totp_enrolment',
    column: 'sealed_secret',
    key: ['staff_id'],
    context: (row) => totpContext(String(row.staff_id)),
  },
];
