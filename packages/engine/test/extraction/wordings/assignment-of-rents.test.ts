import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads an assignment made on a day by its assignor',
    docType: 'assignment_of_rents',
    text: `
ASSIGNMENT OF LEASES AND RENTS

THIS ASSIGNMENT is made as of May 30, 2025 by Harbor Light Bakery, Inc., an Oregon corporation, having an address at 44 Wharf Street, Bend, OR 97701, as Assignor, in favor of Cascade Community Credit Union, with an office at 9518 Maple Avenue, Bend, OR 97701, as Assignee.

Assignor has executed a promissory note of even date in the principal amount of $640,000.00 due June 1, 2035. The property is known as 44 Wharf Street, Bend, OR 97701, in Deschutes County, Assessor's Parcel No. 17-12-33-0400.`,
    expected: {
      borrower_name: ['Harbor Light Bakery, Inc.'],
      borrower_address: ['44 Wharf Street, Bend, OR 97701'],
      lender_name: ['Cascade Community Credit Union'],
    },
  },
  {
    name: 'reads a form with the bank at its head',
    docType: 'assignment_of_rents',
    text: `
Harbor National Bank
400 Main Street, Portland, OR 97204
ASSIGNMENT OF RENTS
Assignor         Ruth Alder
Property         12 Quarry Road, Bend, OR 97701`,
    expected: { lender_name: ['Harbor National Bank'], lender_address: ['400 Main Street, Portland, OR 97204'] },
  },
  {
    name: 'a box whose last line names another day than the caption does',
    docType: 'assignment_of_rents',
    text: `
ASSIGNMENT OF RENTS
OFFICER          MATURITY        LOAN
INITIALS         DATE            NUMBER
QT               06/01/2033      5512009874
`,
    expected: { maturity_date: ['2033-06-01'], loan_number: ['5512009874'] },
    blank: ['note_date'],
  },
  {
    name: 'reads the sum of a note that is named with its number and its day',
    docType: 'assignment_of_rents',
    text: `
ASSIGNMENT OF LEASES AND RENTS
Debt     Note of even date made by Assignor, Loan No. 6612-20984, in the sum of $745,000.00, payable June 1, 2036`,
    expected: { principal_amount: ['745000.00'], loan_number: ['6612-20984'] },
  },
  {
    name: 'leaves the sum of an earlier note',
    docType: 'assignment_of_rents',
    text: `
ASSIGNMENT OF LEASES AND RENTS
The lien is subject to a prior note of Assignor to others, Loan No. 6612-20984, for $745,000.00, due June 1, 2036.`,
    expected: { principal_amount: [] },
  },
  {
    name: 'reads when a note is payable in full',
    docType: 'assignment_of_rents',
    text: `
ASSIGNMENT OF RENTS
Landlord has borrowed $400,000.00 from Lender by note no. 6612-20984, payable in full April 1, 2036.`,
    expected: { maturity_date: ['2036-04-01'] },
  },
];

describe('assignments of rents', () => {
  itReads(papers);
});
