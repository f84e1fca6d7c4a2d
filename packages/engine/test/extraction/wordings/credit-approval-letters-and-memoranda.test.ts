import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a memorandum whose office is no branch',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL MEMORANDUM

Borrower: Ridgeway Dental, Inc., whose office is at
4896 Harbor View Drive, Bend, OR 97701
Loan Amount: $90,000.00
Entity: Individual`,
    expected: { principal_amount: ['90000.00'] },
    blank: ['branch_code', 'borrower_entity_type'],
  },
  {
    name: 'reads a memorandum whose committee acted on a later day',
    docType: 'credit_approval',
    text: `
Prairie Trust Bank
LOAN PRESENTATION

To: Executive Loan Committee
From: Dana Whitcomb, Senior Lender
Date: March 3, 2025
Re: Delta Storage, LP - $1,250,000.00 real estate term loan

Request: Delta Storage, LP, an Iowa limited partnership, asks for a new term loan of $1,250,000.00.
Pricing will float at one-month Term SOFR plus 2.75%, currently 7.08%, with a floor of 5.50% and a cap of 11.00%.
Payments of $9,411.20 monthly, amortized over 20 years, with a balloon in 84 months.
There is a declining prepayment penalty of 5-4-3-2-1.
Collateral is a first mortgage on a self-storage facility at 812 Depot Road, Ames, IA 50010, in Story County, appraised at $1,800,000.00 as of January 20, 2025 (69.4% LTV).
Guarantors: Peter Olsen and Mary Olsen, limited to $600,000.00 each.
The loan is rated 4.

ACTION OF THE COMMITTEE
Motion to approve by Ms. Reyes, second by Mr. Hahn. Motion carried 5-0 on March 11, 2025.
Approved under lending authority of $3,000,000.00.
Approval expires June 9, 2025.`,
    expected: {
      approval_date: ['2025-03-11'],
      prepayment_penalty: ['true'],
      rate_type: ['variable'],
      property_type: ['self-storage facility'],
      rate_margin: ['2.75'],
      interest_rate: ['7.08'],
      guaranty_limit: ['600000.00'],
    },
  },
  {
    name: 'reads a letter to two people that greets nobody',
    docType: 'credit_approval',
    text: `
MORTGAGE APPROVAL LETTER

Granite Peak Federal Credit Union

July 14, 2025

Thomas A. Berg and Linda Berg
77 Cedar Lane
Duluth, MN 55802

Good news! Your loan has been approved.

Loan Number: 500123344
Loan Amount: $318,000.00
Interest Rate: 6.250% fixed
Term: 360 months
Monthly P&I: $1,957.98
Property: 9 Lakeview Drive, Duluth, MN 55803
County: St. Louis

Underwriting approved your application on July 11, 2025. This approval is good through September 9, 2025.
Our reference: MA-77120
A monthly payment for property taxes of $310.00 will be collected.
Your loan officer is Paul Nguyen.`,
    expected: {
      borrower_name: ['Thomas A. Berg', 'Linda Berg'],
      borrower_address: ['77 Cedar Lane, Duluth, MN 55802'],
      approval_number: ['MA-77120'],
    },
    blank: ['payment_frequency'],
  },
  {
    name: 'reads a memorandum that tells of an earlier approval and of a margin',
    docType: 'credit_approval',
    text: `
CREDIT MEMORANDUM

Officer: J. Ortiz
Committee date: April 2, 2025

Terms. The credit will be priced at 2.00% above the Wall Street Journal Prime Rate, adjusting daily, never below 6.00% and never above 12.00%. The rate today is 9.50%.
The monthly payment will be $3,220.15, figured on a 15-year payout. Term 60 months.
The bank takes a second lien on equipment and inventory of the Company.
Annual debt service is $88,000.00. Existing term loan was approved in 2019 at 5.00%.
This is previously approved on June 1, 2023 by the Senior Committee.

Approved subject to the above conditions this 4th day of April, 2025, by Harold T. Mann, Chief Lending Officer, and entered as Approval No. CM-3391.`,
    expected: {
      approval_date: ['2025-04-04'],
      approved_by: ['Harold T. Mann, Chief Lending Officer'],
      interest_rate: ['9.5'],
      rate_margin: ['2'],
      rate_floor: ['6'],
      rate_ceiling: ['12'],
      amortization_months: ['180'],
      payment_amount: ['3220.15'],
    },
  },
  {
    name: 'reads a notice by a committee of its bank',
    docType: 'credit_approval',
    text: `
NOTICE OF CREDIT DECISION

Date: May 6, 2025
Loan Committee of Prairie Trust Bank has approved the following request.

Borrower Peter Olsen and Mary Olsen
Amount $85,000.00
Type Consumer home improvement loan
Rate 7.990% fixed
Term 120 months
Payment $1,031.45 per month beginning July 1, 2025
Security Second deed of trust on 17 Birch Lane, Ames, IA 50010
Appraised value $260,000.00, combined loan to value 71.0%
Conditions
1. Proof of hazard insurance
2. Title report showing one prior lien
Decision no. CD-5521   Approved 05/05/2025 by K. Lund, Vice President
This decision is good for 60 days, until July 4, 2025.`,
    expected: {
      lender_name: ['Prairie Trust Bank'],
      approval_date: ['2025-05-05'],
    },
    blank: ['ltv_percent'],
  },
  {
    name: 'reads a conditional approval that is a letter',
    docType: 'credit_approval',
    text: `
Evergreen Home Lending, Inc.
NMLS #118822
1800 Harrison Street, Suite 400, Oakland, CA 94612

CONDITIONAL LOAN APPROVAL

October 2, 2025

Anthony Ruiz and Carmela Ruiz
615 Larch Way
Hayward, CA 94541

RE: Loan No. 7700145221
    Property: 2039 Bonita Court, Castro Valley, CA 94546

Dear Anthony and Carmela:

Congratulations! We are pleased to inform you that your application for a mortgage loan has been approved, subject to the conditions listed below.

Loan Amount:            $612,000.00
Loan Program:           Conventional 30 Year Fixed
Interest Rate:          6.375%
Term:                   360 months
Purchase Price:         $765,000.00
Loan-to-Value:          80.00%
Occupancy:              Primary Residence
Property Type:          Single Family Detached
Rate Lock Expires:      11/14/2025
Approval Expires:       12/31/2025

Prior to Documents:
  1. Verification of funds to close of $168,440.
  2. Final paystub dated within 30 days of closing for Anthony Ruiz.
Prior to Funding:
  3. Hazard insurance with mortgagee clause naming Evergreen Home Lending, Inc. ISAOA.
  4. Verbal verification of employment within 10 business days.

If you have any questions, call your loan officer, Brian Tso, at (510) 555-0142.

Sincerely,
[ink]
Monique Adair
Senior Underwriter`,
    expected: {
      loan_number: ['7700145221'],
      principal_amount: ['612000.00'],
      interest_rate: ['6.375'],
      term_months: ['360'],
      property_address: ['2039 Bonita Court, Castro Valley, CA 94546'],
      property_type: ['Single Family Detached'],
      ltv_percent: ['80'],
      approval_expiration_date: ['2025-12-31'],
      conditions: [
        'Verification of funds to close of $168,440.',
        'Final paystub dated within 30 days of closing for Anthony Ruiz.',
        'Hazard insurance with mortgagee clause naming Evergreen Home Lending, Inc. ISAOA.',
        'Verbal verification of employment within 10 business days.',
      ],
      lender_name: ['Evergreen Home Lending, Inc.'],
      lender_address: ['1800 Harrison Street, Suite 400, Oakland, CA 94612'],
      loan_officer: ['Brian Tso'],
      rate_type: ['fixed'],
      sale_price: ['765000.00'],
      borrower_name: ['Anthony Ruiz', 'Carmela Ruiz'],
      borrower_address: ['615 Larch Way, Hayward, CA 94541'],
      approval_date: ['2025-10-02'],
      approved_by: ['Monique Adair'],
      occupancy: ['Primary Residence'],
    },
    whole: true,
  },
  {
    name: 'reads a letter of a savings bank',
    docType: 'credit_approval',
    text: `
Dear Mr. and Mrs. Calder:

Re: Approval of your home equity loan, No. 88-41102

Tri-County Savings Bank is happy to tell you that on February 20, 2026 it approved your request for a home equity loan of $60,000.00. The loan will carry a fixed rate of 7.75% and will be repaid over 120 months at $720.06 a month. It will be secured by a second mortgage on your home at 18 Sutter Lane, Elko, NV 89801, and is to be used to consolidate credit card debt. Our approval holds until April 21, 2026.

Before we can close we must have:
   * a copy of your homeowner's policy naming us as mortgagee
   * your 2024 and 2025 W-2 forms
   * a payoff figure for each card to be paid

If anything in your finances changes, please call Lorna Petit, your loan officer.

Very truly yours,
[ink]
Douglas Frame
Vice President`,
    expected: {
      loan_number: ['88-41102'],
      principal_amount: ['60000.00'],
      rate_type: ['fixed'],
      interest_rate: ['7.75'],
      payment_amount: ['720.06'],
      lien_position: ['2'],
      term_months: ['120'],
      approval_expiration_date: ['2026-04-21'],
      lender_name: ['Tri-County Savings Bank'],
      approval_date: ['2026-02-20'],
      loan_purpose: ['consolidate credit card debt'],
      loan_officer: ['Lorna Petit'],
      conditions: [
        "a copy of your homeowner's policy naming us as mortgagee",
        'your 2024 and 2025 W-2 forms',
        'a payoff figure for each card to be paid',
      ],
      property_address: ['18 Sutter Lane, Elko, NV 89801'],
    },
    whole: true,
  },
  {
    name: 'reads a memorandum of a request that was tabled and approved later',
    docType: 'credit_approval',
    text: `
Interoffice Memorandum
TO: Credit File                                        DATE: May 30, 2025
FROM: Credit Administration, Lakeshore National Bank
SUBJECT: Approval of Credit, Grant's Marina LLC
The credit request of Grant's Marina LLC, submitted May 12, 2025 by Officer Tom Wills, was presented to the Senior Loan Committee on May 27, 2025. The Committee tabled the request pending receipt of the 2024 tax return. Following receipt of the return, the Committee approved the request by unanimous written consent effective May 29, 2025. The approval will lapse if the loan is not closed by August 27, 2025.
The borrower presently maintains its deposit relationship with Fifth Third Bank, National Association, and has a boat floor plan with Northpoint Commercial Finance LLC.
Terms: $840,000.00, 60 months, 7.50% fixed.`,
    expected: {
      lender_name: ['Lakeshore National Bank'],
      approval_date: ['2025-05-29'],
      approval_expiration_date: ['2025-08-27'],
    },
    blank: ['approved_by'],
  },
  {
    name: 'reads a memo to the file',
    docType: 'credit_approval',
    text: `
First Citizens Bank of Luverne
112 Main Street, Luverne, MN 56156

July 22, 2025

MEMO TO FILE: LOAN APPROVAL

RE: Sandra K. Oberg and Peter J. Oberg, Loan No. 4400917

This will confirm that on July 18, 2025 the undersigned approved a loan to the above borrowers in the principal amount of $212,500.00 for the purchase of the home at 408 Cedar Avenue, Luverne, MN 56156, at a fixed rate of 6.875% for thirty years. The application was taken on June 27, 2025. The loan will be sold to Federal Home Loan Bank of Des Moines under the MPF program, and private mortgage insurance is to be provided by Radian Guaranty Inc. The commitment is good until September 16, 2025.

[ink]
Gary Thielen
President`,
    expected: {
      lender_name: ['First Citizens Bank of Luverne'],
      approval_date: ['2025-07-18'],
      approval_expiration_date: ['2025-09-16'],
    },
  },
  {
    name: 'reads an approval in two sentences',
    docType: 'credit_approval',
    text: `
CREDIT APPROVAL
The rate will be fixed at 7.125% through maturity. Dale Whitman will guarantee the loan up to $125,000.00.`,
    expected: { rate_type: ['fixed'], guaranty_limit: ['125000.00'] },
  },
];

describe('credit approvals as letters and memoranda', () => {
  itReads(papers);
});
