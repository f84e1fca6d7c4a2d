import { loanSource, toFacts } from '../evidence/index.ts';
import { findBoardingRecords, pageBoardingRecords } from './boarding.queries.ts';
import { previewContext } from './boarding-content.ts';

/** What goes to the core, who made it, who checked it, and how far it came. When the core is asked again is nobody's fact. */
export const boardingRecords = loanSource(
  { kind: 'boarding', firstId: '00000000-0000-0000-0000-000000000000', hasCodes: true },
  findBoardingRecords,
  pageBoardingRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: (conceal, print) =>
      toFacts({
        idempotencyKey: row.idempotency_key,
        provider: row.provider_id,
        fieldMapId: row.field_map_id,
        runId: row.run_id,
        previewPrint: print(row.preview, previewContext(row.id)),
        digest: row.digest,
        amount: row.amount === null ? null : conceal(row.amount),
        requiredRole: row.required_role,
        stagedBy: row.staged_by,
        stagedAt: row.staged_at,
        state: row.state,
        phase: row.phase,
        callNo: row.call_no,
        attempt: row.attempt,
        wasUnknown: row.was_unknown,
        coreReference: row.core_reference,
        approvedBy: row.approved_by,
        approvedAt: row.approved_at,
        approvedDigest: row.approved_digest,
        rejectedBy: row.rejected_by,
        committedAt: row.committed_at,
        proposedOutcome: row.proposed_outcome,
        proposedReference: row.proposed_reference,
        proposedBy: row.proposed_by,
        confirmedBy: row.confirmed_by,
      }),
  }),
);
