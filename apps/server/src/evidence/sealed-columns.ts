import type { SealedColumn } from '../platform/sealed-column.ts';
import { loanKeyContext } from './conceal-personal.ts';
import { signingKeyContext } from './signing-key.ts';

/** What this room keeps sealed in the database. */
export const evidenceSealedColumns: readonly SealedColumn[] = [
  {
    table: 'evidence_signing_key',
    column: 'sealed_seed',
    key: ['key_id'],
    more: ['name', 'created_at'],
    context: (row) => signingKeyContext(String(row.name), row.created_at as Date),
  },
  {
    table: 'evidence_loan_key',
    column: 'sealed_key',
    key: ['loan_id'],
    context: (row) => loanKeyContext(String(row.loan_id)),
  },
];
