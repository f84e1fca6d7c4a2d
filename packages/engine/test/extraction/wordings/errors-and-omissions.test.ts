import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads who closes and under what number, beside one label',
    docType: 'errors_omissions',
    text: `
COMPLIANCE AGREEMENT

Borrower: Peter Voss
Lender: Lakeshore Savings Bank
Title company / Order no.:  Presque Isle Abstract, Inc. / PA-26-1140`,
    expected: { settlement_agent: ['Presque Isle Abstract, Inc.'], settlement_file_number: ['PA-26-1140'] },
  },
  {
    name: 'an agreement to correct errors that names officer and county',
    docType: 'errors_omissions',
    text: `
COMPLIANCE AGREEMENT
Lender: Harbor National Bank        Loan No.: 4410-2231
Borrower(s): Ann Lee and Ben Ortiz
Loan officer: Robert Ames           County: Montgomery`,
    expected: { loan_officer: ['Robert Ames'], property_county: ['Montgomery'] },
  },
];

describe('agreements to correct errors', () => {
  itReads(papers);
});
