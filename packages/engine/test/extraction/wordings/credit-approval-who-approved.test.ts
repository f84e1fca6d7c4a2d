import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads minutes that name an authority with its limit',
    docType: 'credit_approval',
    text: `
MINUTES OF THE LOAN COMMITTEE
First Prairie Bank

Borrower                       Redwood Veterinary Clinic, P.C., a Nebraska professional corporation
Address                        410 Elm Avenue, Kearney, NE 68847
Facility                       $600,000.00 Real Estate Term Loan
Guaranty                       Full guaranty of Dr. Amy Stone
Authority                      Directors Loan Committee, $2,500,000
Commitment lapses September 30, 2026 if not closed.`,
    expected: {
      borrower_entity_type: ['a Nebraska professional corporation'],
      approved_by: ['Directors Loan Committee'],
    },
    blank: ['guarantor_name'],
  },
  {
    name: 'reads a request that was approved as recommended',
    docType: 'credit_approval',
    text: `
CASCADE COMMUNITY CREDIT UNION
MEMBER BUSINESS LOAN APPROVAL

Memorandum

TO: Board Loan Committee
FROM: Alan Reyes
DATE: 05/02/2025
SUBJECT: Harbor Light Bakery, Inc.

We recommend a commercial mortgage loan of $640,000.00 to Harbor Light Bakery, Inc., an Oregon corporation of 44 Wharf Street, Bend, OR 97701.
The interest rate would be fixed at 6.875% for 120 months. Payments are based upon a 25-year amortization and come to $4,472.35 per month.
The rate may not be lower than 5.00% and may not exceed 10.50%.
The loan may be prepaid at any time without premium.
Security: a first deed of trust on the retail building at 44 Wharf Street, Bend, OR 97701 (Deschutes County).
Appraised value is $910,000.00.

The request was approved, as recommended, by the Board Loan Committee on May 9, 2025 (Approval No. BL-20418).
Authority: $1,500,000.00
The approval is void after August 7, 2025.`,
    expected: {
      approval_date: ['2025-05-09'],
      approved_by: ['Board Loan Committee'],
      prepayment_penalty: ['false'],
      rate_floor: ['5'],
      rate_ceiling: ['10.5'],
      property_type: ['retail building'],
      property_county: ['Deschutes'],
      payment_frequency: ['monthly'],
      rate_type: ['fixed'],
    },
  },
  {
    name: 'reads a sheet on which the approver is followed by the day',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL SHEET
Farmers State Bank of Osage

Applicant: Cedar Flats Holdings, LLC, an Idaho limited liability company
Address: 15 River Road, Boise, ID 83702
Facility: $900,000.00 term loan
Rate: WSJ Prime + 0.75%, floating; today 8.25%; floor 6.00%
Term / Amort: 60 / 240
Repayment: 59 monthly payments of $7,668.00 and a balloon
Collateral: 1st REM on 15 River Road, Boise, ID 83702 (office building), Ada County
Value: $1,300,000.00 (appraisal 02/14/2025) LTV 69.2%
Guaranty: Joan Marsh, unlimited
Prepayment: None
Risk grade: 3
Officer recommendation: Approve - Tom Price, 03/01/2025
Credit Administration: Concur - Lucy Hale, 03/02/2025
Final approval: Senior Loan Committee, 03/04/2025
Expires: 06/02/2025`,
    expected: {
      approved_by: ['Senior Loan Committee'],
      approval_date: ['2025-03-04'],
      interest_rate: ['8.25'],
    },
  },
  {
    name: 'leaves blank: a meeting that is still to come',
    docType: 'credit_approval',
    text: 'LOAN PRESENTATION\nPrepared for Loan Committee meeting of 4/14/2026',
    expected: {},
    blank: ['approval_date'],
  },
  {
    name: 'reads the minutes of a committee',
    docType: 'credit_approval',
    text: `
MINUTES OF THE DIRECTORS' LOAN COMMITTEE
Peoples Bank of Alder County
Extract - Meeting held Tuesday, May 13, 2025

Present: Directors Hugh Cantrell, Ada Quimby, Leon Park. Also present: Scott Varga, SVP and Loan Officer.

Item 4. Riverside Dental Group, P.C.

Mr. Varga presented a request from Riverside Dental Group, P.C. for a line of credit of $250,000 to support working capital, maturing May 31, 2026, priced at Wall Street Journal Prime plus 0.75%, floating, with a floor of 6.00%. Collateral is a blanket first lien on accounts receivable and equipment. Dr. Elaine Pruitt will guarantee the loan without limit.

Following discussion, on motion by Director Quimby, seconded by Director Park, the loan was approved as presented, provided that (a) the Borrower maintains its operating account with the Bank; (b) the Borrower furnishes quarterly receivable agings; and (c) no advance is made until the existing lien of Dentsply Finance is terminated.

Approval No. DLC-2025-031. Loan grade: 3. Approval is valid for sixty days, through July 12, 2025.

Item 5. Other business. The committee reviewed the past due report dated April 30, 2025.

[ink]
Hugh Cantrell, Chairman`,
    expected: {
      borrower_name: ['Riverside Dental Group, P.C.'],
      lender_name: ['Peoples Bank of Alder County'],
      principal_amount: ['250000.00'],
      maturity_date: ['2026-05-31'],
      lien_position: ['1'],
      approval_number: ['DLC-2025-031'],
      risk_rating: ['3'],
      loan_purpose: ['support working capital'],
      conditions: [
        'the Borrower furnishes quarterly receivable agings',
        'the Borrower maintains its operating account with the Bank',
        'no advance is made until the existing lien of Dentsply Finance is terminated',
      ],
      approval_date: ['2025-05-13'],
      approval_expiration_date: ['2025-07-12'],
      guarantor_name: ['Elaine Pruitt'],
      rate_type: ['variable'],
      rate_index: ['Wall Street Journal Prime'],
      rate_margin: ['0.75'],
      rate_floor: ['6'],
      loan_officer: ['Scott Varga'],
      approved_by: ["DIRECTORS' LOAN COMMITTEE"],
      collateral_description: ['accounts receivable and equipment'],
    },
    whole: true,
  },
  {
    name: 'does not read the sum of a request that was put off',
    docType: 'credit_approval',
    text: 'LOAN COMMITTEE MINUTES\nItem 7. Dale Whitman. Request for $85,646.00 deferred to the meeting of June 19, 2026.',
    expected: {},
    blank: ['principal_amount'],
  },
  {
    name: 'reads a presentation whose meeting came before the approval',
    docType: 'credit_approval',
    text: `
SUMMIT VALLEY BANK
LOAN PRESENTATION

Presented to:  Senior Loan Committee         Meeting Date: 06/17/2025
Relationship Manager: Cory Blanchard         Branch: 014

BORROWER INFORMATION
Name:   Delgado Brothers Concrete, LLC       Tax ID: 84-3321907
Entity: Colorado limited liability company
Address: 1180 Quarry Road, Pueblo, CO 81003

FACILITY INFORMATION
Facility 1     Revolving line of credit      $750,000.00
Pricing        WSJ Prime + 1.00%, floor 6.00%
Maturity       06/30/2026
Purpose        Working capital

GUARANTOR(S) INFORMATION
Miguel Delgado        Unlimited
Luis Delgado          Unlimited

BANKING HISTORY
Customer since 2014. Equipment financed at Caterpillar Financial Services Corporation. Prior line at Key Bank National Association was paid in full 12/01/2013.

APPROVALS
Name                    Title                    Decision        Date
Cory Blanchard          VP                       Recommend       06/10/2025
Janet Strom             Chief Credit Officer     Approve         06/18/2025`,
    expected: {
      lender_name: ['SUMMIT VALLEY BANK'],
      approval_date: ['2025-06-18'],
    },
  },
  {
    name: 'reads a form that nobody dated',
    docType: 'credit_approval',
    text: `
NORTH FORK AGRICULTURAL CREDIT, ACA
LOAN APPROVAL FORM

Member/Borrower:        Jasper L. Quinn
Loan Amount:            $489,000.00
Date of Request:        08/01/2025
Date of Analysis:       08/12/2025
Approval Date:          ______________
Expiration of Offer:    11/30/2025
Refinance of loan at:   Bank of the West
Capital provided by:    AgriBank, FCB
Hail insurance with:    Rain and Hail, LLC
Approving Officer:      Dwight Sorenson`,
    expected: {
      lender_name: ['NORTH FORK AGRICULTURAL CREDIT, ACA'],
      approval_expiration_date: ['2025-11-30'],
    },
    blank: ['approval_date'],
  },
  {
    name: 'reads other banks beside the bank, and the meeting before the final approval',
    docType: 'credit_approval',
    text: `
CREDIT APPROVAL SUMMARY
Bank: Kaw Valley State Bank            Correspondent Bank: UMB Bank, N.A.
Loan Committee Meeting: 02/04/2025     Memo Prepared: 01/28/2025
Borrower: Heartland Feed & Seed, Inc.
Existing Lender: Emprise Bank          Payoff: $402,000
Participation Sold To: Intrust Bank, N.A.     Amount Sold: $500,000
Amount: $1,900,000.00
Expires: 05/05/2025
Final Approval: 02/05/2025
Approved by: Executive Loan Committee`,
    expected: {
      lender_name: ['Kaw Valley State Bank'],
      approval_date: ['2025-02-05'],
      approval_expiration_date: ['2025-05-05'],
    },
  },
  {
    name: 'reads no bank but those that take part or hold deposits',
    docType: 'credit_approval',
    text: `
BOARD OF DIRECTORS - CREDIT ACTION FORM
Date of Meeting              April 22, 2025
Action Taken                 Approved
Date of Action               April 24, 2025
Name of Credit               Piedmont Veterinary Hospital, PC
Facility Amount              $2,100,000.00
Participating Lender         Carolina Bankers Bank
Deposit Bank                 Truist Bank
SBA Participating Lender     Foothills Community Bank
Sponsoring Officer           Ruth Anders
Review Date                  April 2026`,
    expected: {
      approval_date: ['2025-04-24'],
    },
    blank: ['lender_name'],
  },
  {
    name: 'reads who approved, with the office and the number behind it',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL SUMMARY

Loan requested: $210,000.00
The application described above was approved on March 5, 2026 by Dana R. Whitfield, Chief Credit Officer, number CA-1180, subject to: flood determination.`,
    expected: { approved_by: ['Dana R. Whitfield, Chief Credit Officer'] },
  },
  {
    name: 'reads guarantors under their heading, with their homes and limits',
    docType: 'credit_approval',
    text: `
CREDIT AUTHORIZATION

BORROWER
Legal Name: Sable Point Marine, LLC        Organization: Delaware limited liability company
Address: 14 Dock Street, Easton, MD 21601
Type of request: Renewal of loan no. 48-220917

GUARANTORS
Name: Dana Whitlock
Address: 9 Heron Lane, Easton, MD 21601
Guaranty: Limited to $200,000.00
Net worth: $1,940,000.00`,
    expected: {
      borrower_address: ['14 Dock Street, Easton, MD 21601'],
      borrower_state_of_org: ['Delaware'],
      renewal_of: ['48-220917'],
      guarantor_name: ['Dana Whitlock'],
      guarantor_address: ['9 Heron Lane, Easton, MD 21601'],
      guaranty_limit: ['200000.00'],
    },
    blank: ['appraised_value'],
  },
  {
    name: 'reads a limit that goes on below, and not the sum of the next box',
    docType: 'credit_approval',
    text: `
CREDIT AUTHORIZATION

GUARANTORS
Name                     Guaranty              Net worth
Dana Whitlock            Limited to            $1,940,000.00
                         $200,000.00`,
    expected: { guaranty_limit: ['200000.00'] },
  },
];

describe('who approved a credit, and when', () => {
  itReads(papers);
});
