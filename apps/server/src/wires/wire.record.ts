import { loanSource, toFacts } from '../evidence/index.ts';
import { callbackContext, exportContext, wireContext } from './wire-content.ts';
import {
  findCallbackRecords,
  findScreeningRecords,
  findWireRecords,
  pageCallbackRecords,
  pageScreeningRecords,
  pageWireRecords,
} from './wire-record.queries.ts';

/** What is paid to whom, who made it, who checked it, and what went out or came back. */
export const wireRecords = loanSource(
  { kind: 'wire', firstId: '00000000-0000-0000-0000-000000000000' },
  findWireRecords,
  pageWireRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: (_conceal, print) =>
      toFacts({
        number: row.number,
        packageVersion: row.package_version,
        state: row.state,
        amount: row.amount,
        currency: row.currency,
        contentPrint: print(row.content, wireContext(row.id)),
        digest: row.digest,
        valueDate: row.value_date,
        payeeKey: row.payee_key,
        proceeds: row.proceeds,
        available: row.available,
        requiredRole: row.required_role,
        stagedBy: row.staged_by,
        stagedByName: row.staged_by_name,
        stagedAt: row.staged_at,
        checkedBy: row.checked_by,
        checkedAt: row.checked_at,
        acknowledged: row.acknowledged.length === 0 ? null : [...row.acknowledged],
        cancelledBy: row.cancelled_by,
        cancelledAt: row.cancelled_at,
        exportedBy: row.exported_by,
        exportedAt: row.exported_at,
        exportTarget: row.export_target,
        exportSha256: row.export_sha256,
        filePrint: print(row.export_file, exportContext(row.id)),
        returnedBy: row.returned_by,
        returnedAt: row.returned_at,
        returnReason: row.return_reason,
      }),
  }),
);

/** Who had the instructions confirmed by telephone. */
export const callbackRecords = loanSource(
  { kind: 'wire_callback', firstId: '0' },
  findCallbackRecords,
  pageCallbackRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: (_conceal, print) =>
      toFacts({
        wireId: row.wire_id,
        contentPrint: print(row.content, callbackContext(row.wire_id)),
        note: row.note,
        madeBy: row.made_by,
        madeByName: row.made_by_name,
        madeAt: row.made_at,
      }),
  }),
);

/** What a sanctions screening found. */
export const screeningRecords = loanSource(
  { kind: 'wire_screening', firstId: '0' },
  findScreeningRecords,
  pageScreeningRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: () =>
      toFacts({
        wireId: row.wire_id,
        screenedOn: row.screened_on,
        reference: row.reference,
        clearedBy: row.cleared_by,
        recordedBy: row.recorded_by,
        recordedByName: row.recorded_by_name,
        recordedAt: row.recorded_at,
      }),
  }),
);
