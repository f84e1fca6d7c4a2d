import { loanSource, toFacts } from '../evidence/index.ts';
import { findLoanRecords, pageLoanRecords } from './loan.queries.ts';

/** What was given with a loan. Its state and its hold follow from the kinds of its entries, and are replayed from them. */
export const loanRecords = loanSource(
  { kind: 'loan', firstId: '00000000-0000-0000-0000-000000000000', hasCodes: true },
  findLoanRecords,
  pageLoanRecords,
  (row) => ({
    id: row.id,
    loanId: row.id,
    facts: (conceal) =>
      toFacts({
        externalRef: row.external_ref,
        packageVersion: row.package_version,
        borrowerName: conceal(row.borrower_name),
        expectedPrincipal: row.expected_principal === null ? null : conceal(row.expected_principal),
        assigneeId: row.assignee_id,
        createdBy: row.created_by,
      }),
  }),
);
