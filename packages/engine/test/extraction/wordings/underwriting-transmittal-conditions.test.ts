import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const survey = 'Current survey acceptable to the title company';

const lease = 'Subordination of the tenant lease';

const papers: readonly Wording[] = [
  {
    name: 'reads an underwriter’s summary with remarks under its conditions',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITING SUMMARY
Granite Peak Federal Credit Union
Loan Number: 500123344

Borrower: Thomas A. Berg
Borrower's Current Address: 77 Cedar Lane, Duluth, MN 55802
Property Address: 9 Lakeview Drive, Duluth, MN 55803
Property Style: Condominium
Located in SFHA: No
Flood Zone: X
Loan Amount: $318,000.00
Note Rate: 6.250%
Annual Percentage Rate: 6.412%
T&I Escrow: $410.22
Estimated Closing Costs: $7,200.00
Cash to Close: $22,100.00
Rate lock expires: 08/01/2025
Approval expires: 09/09/2025

CONDITIONS
UW-1 Evidence of hazard insurance
UW-2 Final title commitment
UW-3 Verification of employment
The file was reviewed in full by the desk and the income was documented with two years of returns and
recent paystubs. No further items are outstanding.`,
    expected: {
      conditions: ['Evidence of hazard insurance', 'Final title commitment', 'Verification of employment'],
      apr: ['6.412'],
      in_sfha: ['false'],
      escrow_monthly: ['410.22'],
      total_closing_costs: ['7200.00'],
      approval_expiration_date: ['2025-09-09'],
      property_type: ['Condominium'],
      borrower_address: ['77 Cedar Lane, Duluth, MN 55802'],
    },
  },
  {
    name: 'a table of conditions with codes and a column for who signs off',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITING SUMMARY
Conditions of Approval
Ref    Description of Condition                            Timing          Signed off
C-1    ${survey}      Pre-close       ______
C-2    ${lease}                   Pre-close       ______`,
    expected: { conditions: [survey, lease] },
    inAnyOrder: true,
  },
  {
    name: 'reads conditions and kinds on a transmittal',
    docType: 'underwriting_transmittal',
    text: `
Form 1008
Property Type                     Loan Purpose Type
Single Family                     Rate & Term Refinance
Cond. No.    Description                                     Stage
1            Verbal verification of employment               PTD
2            Evidence of hazard insurance                    PTF`,
    expected: {
      property_type: ['Single Family'],
      loan_purpose: ['Rate & Term Refinance'],
      conditions: ['Verbal verification of employment', 'Evidence of hazard insurance'],
    },
  },
  {
    name: 'reads conditions in a line, one of which begins with a number',
    docType: 'underwriting_transmittal',
    text: `
TRANSMITTAL SUMMARY                                               Form 1008
Borrower: Ingrid Holm        Property Type: Condominium      Occupancy: Second Home
Property Address: 12 Lakeshore Drive #4, Charlevoix, MI 49720
Conditions: (1) HOA master policy; (2) Condo questionnaire; (3) 2 months bank statements.
Comments: Borrower has excellent credit; DTI 31%. Loan eligible per DU findings case 14412.
Loan Amount: $199,500.00   Note Rate: 7.000%   Term: 180 months
Underwriter's Name: Carlos Medina`,
    expected: {
      conditions: ['HOA master policy', 'Condo questionnaire', '2 months bank statements.'],
    },
  },
  {
    name: 'reads a condition that goes on under its letter',
    docType: 'underwriting_transmittal',
    text: `
UNIFORM UNDERWRITING AND TRANSMITTAL SUMMARY
BORROWER: Anthony Dupree
PROPERTY ADDRESS: 6 Camellia Place, Mobile, AL 36608
SALES PRICE: $275,000.00        APPRAISED VALUE: $280,000.00
LOAN AMOUNT: $220,000.00        NOTE RATE: 6.990%     LOAN TERM: 360
UNDERWRITER COMMENTS AND CONDITIONS:
Subject to receipt of the following prior to closing:
a. Satisfactory payoff of the Regions Bank installment loan;
b. Evidence that the judgment recorded 2019 has been
released of record; and
c. Flood insurance in an amount not less than $220,000.
Borrower's stable income offsets thin credit.
UNDERWRITER'S NAME: Joy Kimbrough        SIGNATURE: ____________   DATE: 10/01/2025`,
    expected: {
      conditions: [
        'Satisfactory payoff of the Regions Bank installment loan',
        'Evidence that the judgment recorded 2019 has been released of record',
        'Flood insurance in an amount not less than $220,000.',
      ],
    },
  },
  {
    name: 'reads conditions in two parts, and income after them',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITING SUMMARY
Borrower: Kent Osborne     Loan Amount: $301,000.00    Note Rate: 6.625%
Conditions
Prior to Docs
1. Signed 4506-C
2. HOI declarations page, dwelling coverage at least
replacement cost
At Closing
3. Payoff of Discover account, $4,118
4. Wire funds from Ally account only
Approval Information
Underwriter: S. Boyd
Approved: 03/03/2025
Income
Base $8,100
Bonus $900`,
    expected: {
      conditions: [
        'Signed 4506-C',
        'HOI declarations page, dwelling coverage at least replacement cost',
        'Payoff of Discover account, $4,118',
        'Wire funds from Ally account only',
      ],
    },
  },
  {
    name: 'reads conditions without marks, and ratios after them',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITER'S TRANSMITTAL SUMMARY
Conditions of Approval:
Executed purchase agreement addendum
Satisfactory VOE
Evidence of EMD of $5,000
Underwriting Ratios
Housing 28%
Total 36%
Borrower: Lila Monroe
Loan Amount: $189,000.00`,
    expected: {
      conditions: ['Executed purchase agreement addendum', 'Satisfactory VOE', 'Evidence of EMD of $5,000'],
    },
  },
  {
    name: 'reads conditions behind the stage at which they are due',
    docType: 'underwriting_transmittal',
    text: `
TRANSMITTAL SUMMARY (1008)
Borrower: Milo Grant
Conditions (PTD = prior to docs, PTF = prior to funding)
PTD   Copy of divorce decree
PTD   Explanation of large deposit 04/11
PTF   Verbal VOE
Reserves: 4 months
Loan Amount: $175,000.00
Note Rate: 6.250%`,
    expected: {
      conditions: ['Copy of divorce decree', 'Explanation of large deposit 04/11', 'Verbal VOE'],
    },
  },
];

describe('conditions of underwriting transmittals', () => {
  itReads(papers);
});
