import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { WireRow } from './wire.queries.ts';

/** The facts of a wire that decide who is paid what, by whom: the columns of its row that a control reads. */
export function wireRecord(row: WireRow): JsonObject {
  return {
    id: row.id,
    loanId: row.loan_id,
    state: row.state,
    amount: row.amount,
    currency: row.currency,
    digest: row.digest,
    valueDate: row.value_date,
    payeeKey: row.payee_key,
    proceeds: row.proceeds,
    available: row.available,
    requiredRole: row.required_role,
    stagedBy: row.staged_by,
    checkedBy: row.checked_by,
    acknowledged: [...row.acknowledged],
    exportTarget: row.export_target,
    exportSha256: row.export_sha256,
    returnedBy: row.returned_by,
  };
}
