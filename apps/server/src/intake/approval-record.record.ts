import { loanSource, toFacts } from '../evidence/index.ts';
import { findApprovalRecords, pageApprovalRecords } from './record.queries.ts';
import { recordContext } from './record-content.ts';

/** Approval records as they were taken in. Which one counts follows from the entries, and is replayed from them. */
export const approvalRecords = loanSource(
  { kind: 'approval_record', firstId: '00000000-0000-0000-0000-000000000000', weight: 20 },
  findApprovalRecords,
  pageApprovalRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: (_conceal, print) =>
      toFacts({
        documentId: row.document_id,
        packageVersion: row.package_version,
        profileId: row.profile_id,
        contentPrint: print(row.content, recordContext(row.id)),
      }),
  }),
);
