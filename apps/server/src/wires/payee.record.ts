import { installSource, toFacts } from '../evidence/index.ts';
import { payeeContext } from '../reconciliation/index.ts';
import { listDirectoryRecords } from './aba-directory.queries.ts';
import { listPayeeRecords } from './payee.queries.ts';

/** Instructions that a person verified, version by version. */
export const payeeRecords = installSource('payee', listPayeeRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: (conceal, print) =>
    toFacts({
      isActive: row.is_active,
      name: conceal(row.name),
      aba: row.aba,
      account: print(row.account, payeeContext(row.payee_id)),
      bankName: row.bank_name,
      verifiedBy: row.verified_by,
      note: row.note,
      savedBy: row.saved_by,
      savedAt: row.saved_at,
    }),
}));

/** The id of a version of a payee in evidence. */
export function payeeRecordId(row: { readonly payee_id: string; readonly version: number }): string {
  return `${row.payee_id} ${row.version}`;
}

/** The participant directory; its rows, of which there are thousands, by one hash. */
export const directoryRecords = installSource('aba_directory', listDirectoryRecords, (row) => ({
  id: String(row.version),
  loanId: null,
  facts: () =>
    toFacts({
      isActive: row.is_active,
      sha256: row.sha256,
      participants: row.participants,
      wireEligible: row.wire_eligible,
      loadedBy: row.loaded_by,
      rows: row.rows_print,
    }),
}));
