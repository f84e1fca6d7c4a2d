import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

/** Papers of which every value is known: nothing else may be read. */
const papers: readonly WordingCase[] = [
  {
    name: 'a conditional approval that is a letter',
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
  },
  {
    name: 'the minutes of a committee',
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
  },
  {
    name: 'a decision with boxes to tick',
    docType: 'credit_approval',
    text: `
                         NORTHERN PLAINS BANK
                    COMMITMENT TO LEND - INTERNAL APPROVAL
LOAN REQUEST
 Applicant(s)            Duane Erickson and Becky Erickson
 Mailing Address         PO Box 71, Jamestown, ND 58401
 Requested Amount        $148,500.00
 Loan Type               [x] Consumer RE  [_] Commercial  [_] Ag
 Transaction             [_] Purchase  [x] Refinance  [_] Construction
 Occupancy               [x] Owner Occupied  [_] Second Home  [_] Investment
 Property Type           [x] 1-4 Family  [_] Condo  [_] Manufactured  [_] Vacant Land
 Property                918 3rd Ave SE, Jamestown, ND 58401
 Rate / Term             6.500% / 180 months
 Lien Position           [x] First  [_] Second
 Estimated Value         $210,000
 CLTV                    70.7%
DECISION
 [x] Approved   [_] Declined   [_] Counteroffer
 Decision Date           09/18/2025
 Decision By             Lyle Sondergaard
 Expires                 11/17/2025
 Loan Originator         Amy Kessel   NMLS 661204
 Loan #                  4400917
 Purpose of Loan         Pay off Wells Fargo mortgage and home improvements
STIPULATIONS
 1) Payoff demand from Wells Fargo dated within 30 days
 2) Flood determination
 3) Copy of current homeowners declaration page showing
    Northern Plains Bank as first mortgagee
NOTES TO FILE
 1) Borrower score 742
 2) DTI 33/38`,
    expected: {
      borrower_name: ['Duane Erickson', 'Becky Erickson'],
      borrower_address: ['PO Box 71, Jamestown, ND 58401'],
      lender_name: ['NORTHERN PLAINS BANK'],
      loan_number: ['4400917'],
      principal_amount: ['148500.00'],
      loan_purpose: ['Pay off Wells Fargo mortgage and home improvements'],
      property_address: ['918 3rd Ave SE, Jamestown, ND 58401'],
      appraised_value: ['210000.00'],
      loan_officer: ['Amy Kessel'],
      approval_date: ['2025-09-18'],
      approval_expiration_date: ['2025-11-17'],
      approved_by: ['Lyle Sondergaard'],
      conditions: [
        'Payoff demand from Wells Fargo dated within 30 days',
        'Flood determination',
        'Copy of current homeowners declaration page showing Northern Plains Bank as first mortgagee',
      ],
      property_type: ['1-4 Family'],
      lien_position: ['1'],
      loan_class: ['consumer'],
      occupancy: ['Primary Residence'],
      interest_rate: ['6.5'],
      term_months: ['180'],
    },
  },
  {
    name: 'a commitment whose conditions have numbers of three figures',
    docType: 'credit_approval',
    text: `
Summit Ridge Mortgage
CONDITIONAL COMMITMENT

Borrower(s): Keisha L. Broward              Commitment Date: 06/24/2025
Co-Borrower: Andre Broward                  Commitment Expires: 08/23/2025
Subject Property: 77 Juniper Trail, Marietta, GA 30060
Loan #: SR-250611984                        Case No.: 105-7781223
Base Loan Amount: $288,000                  Total Loan Amount: $293,040
Product: FHA 30 Fixed                       Note Rate: 6.125%
Sales Price: $298,500                       Appraised Value: $300,000
LTV/CLTV: 96.48% / 96.48%                   Occupancy: Owner Occupied
Property: SFR                               Purpose: Purchase
Underwriter: Gwen Maddox, DE ID 4K22        Account Executive: Phil Sorrell
Processor: Nina Vogt                        Lock Expiration: 07/30/2025

CONDITIONS
PTD - Prior to Docs
101   Satisfactory 442 for handrail repair per appraisal
102   Letter of explanation for deposit of $4,200 on 05/19/2025
PTF - Prior to Funding
201   Executed HUD-92900-A and amendatory clause
202   Copy of cancelled earnest money check
Cleared
001   Credit report dated 05/30/2025

This commitment is void if there is any adverse change in the borrower's financial condition.
Approved by: [ink]  Gwen Maddox                Date: 06/24/2025`,
    expected: {
      borrower_name: ['Keisha L. Broward', 'Andre Broward'],
      loan_number: ['SR-250611984'],
      principal_amount: ['293040.00'],
      loan_purpose: ['Purchase'],
      interest_rate: ['6.125'],
      property_address: ['77 Juniper Trail, Marietta, GA 30060'],
      appraised_value: ['300000.00'],
      approval_date: ['2025-06-24'],
      approval_expiration_date: ['2025-08-23'],
      approved_by: ['Gwen Maddox'],
      conditions: [
        'Satisfactory 442 for handrail repair per appraisal',
        'Letter of explanation for deposit of $4,200 on 05/19/2025',
        'Executed HUD-92900-A and amendatory clause',
        'Copy of cancelled earnest money check',
        'Credit report dated 05/30/2025',
      ],
      lender_name: ['Summit Ridge Mortgage'],
      property_type: ['SFR'],
      ltv_percent: ['96.48'],
      rate_type: ['fixed'],
      sale_price: ['298500.00'],
      occupancy: ['Owner Occupied'],
    },
  },
  {
    name: 'conditions in a sentence, and lists of covenants and exceptions that are none',
    docType: 'credit_approval',
    text: `
LOAN COMMITTEE APPROVAL MEMORANDUM
Lakeland Bank & Trust
Committee: Executive Loan Committee                 Meeting Date: 11/04/2025
Borrower: Orchard Hill Cider Works, LLC             Officer: Megan Tully
Amount: $540,000                                    Rate: 7.50% fixed
Term: 7 years                                       Financials dated: 06/30/2025
Purpose: Acquire and renovate cidery building at 90 Mill Road, Ludington, MI 49431

Background
The Borrower was formed in 2016 and has banked with us since. Requirements of the SBA do not apply.

Conditions Precedent to Closing: (i) executed lease with tenant for at least five years; (ii) ALTA loan policy; and (iii) evidence of $60,000 equity injection.

Ongoing Covenants:
 1. DSCR of 1.20x measured annually
 2. No additional debt over $50,000

Exceptions:
 1. Appraisal older than 12 months

Approved by the Executive Loan Committee on 11/04/2025. Approval expires 02/02/2026.`,
    expected: {
      borrower_name: ['Orchard Hill Cider Works, LLC'],
      lender_name: ['Lakeland Bank & Trust'],
      principal_amount: ['540000.00'],
      loan_purpose: ['Acquire and renovate cidery building at 90 Mill Road, Ludington, MI 49431'],
      rate_type: ['fixed'],
      interest_rate: ['7.5'],
      term_months: ['84'],
      loan_officer: ['Megan Tully'],
      approval_date: ['2025-11-04'],
      approval_expiration_date: ['2026-02-02'],
      approved_by: ['Executive Loan Committee'],
      conditions: [
        'executed lease with tenant for at least five years',
        'ALTA loan policy',
        'evidence of $60,000 equity injection.',
      ],
      property_address: ['90 Mill Road, Ludington, MI 49431'],
    },
  },
  {
    name: 'a letter of a savings bank',
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
  },
  {
    name: 'a printed summary with short labels',
    docType: 'underwriting_transmittal',
    text: `
1008 TRANSMITTAL SUMMARY
Lender: Pinecrest Savings Bank        Loan Number: 55-00182        Date Printed: 11/03/2025
Borrower: Olivia Hartnett             Co-Borrower: Sean Hartnett
Subject: 14 Millrace Ln, Concord, NH 03301          County: Merrimack
Occupancy: Second Home                Units: 1          Type: Condominium
Purpose: Rate/Term Refinance          Lien: First
Loan Amount: $310,000                 Rate: 6.750%      Term: 180
Amort Type: Fixed                     P&I: $2,743.22
Appraised Value: $465,000             LTV/CLTV/HCLTV: 66.667 / 66.667 / 66.667
Note Date: 11/21/2025                 First Payment: 01/01/2026
Underwriter: Carl Denby               Underwriting Decision: Approve/Eligible   Decision Date: 11/01/2025
Loan Officer: Rhea Stokes             NMLS ID: 330217
DU Case ID: 1772230019`,
    expected: {
      loan_number: ['55-00182'],
      borrower_name: ['Olivia Hartnett', 'Sean Hartnett'],
      lender_name: ['Pinecrest Savings Bank'],
      payment_amount: ['2743.22'],
      property_type: ['Condominium'],
      ltv_percent: ['66.667'],
      rate_type: ['fixed'],
      principal_amount: ['310000.00'],
      interest_rate: ['6.75'],
      term_months: ['180'],
      first_payment_date: ['2026-01-01'],
      note_date: ['2025-11-21'],
      property_county: ['Merrimack'],
      occupancy: ['Second Home'],
      appraised_value: ['465000.00'],
      lien_position: ['1'],
      loan_purpose: ['Rate/Term Refinance'],
      loan_officer: ['Rhea Stokes'],
      approval_date: ['2025-11-01'],
      property_address: ['14 Millrace Ln, Concord, NH 03301'],
    },
  },
  {
    name: 'an analysis of a loan with a funding fee',
    docType: 'underwriting_transmittal',
    text: `
VA LOAN ANALYSIS / TRANSMITTAL
Lender: Patriot Veterans Mortgage Corp.
Veteran: Darnell S. Whitlock             Spouse: Joan Whitlock
VA Case Number: 46-46-6-0912345          Lender Loan No.: PV881204
Address of Property: 4120 Ft. Henry Rd, Clarksville, TN 37042
Type of Property: Single Family        Occupancy: Owner
Purpose of Loan: Purchase of existing home
Base Loan: $315,000.00    VA Funding Fee: $6,772.50    Total Loan: $321,772.50
Interest Rate: 5.875%     Term: 30 years     P&I: $1,903.40
Purchase Price: $315,000  Reasonable Value: $318,000
Recommendation: [x] Approve  [_] Reject
Underwriter: Sylvia Oster  SAR ID: 00118    Date: 08/29/2025`,
    expected: {
      loan_number: ['PV881204'],
      lender_name: ['Patriot Veterans Mortgage Corp.'],
      principal_amount: ['321772.50'],
      appraised_value: ['318000.00'],
      borrower_name: ['Darnell S. Whitlock'],
      payment_amount: ['1903.40'],
      interest_rate: ['5.875'],
      term_months: ['360'],
      property_address: ['4120 Ft. Henry Rd, Clarksville, TN 37042'],
      property_type: ['Single Family'],
      occupancy: ['Owner'],
      sale_price: ['315000.00'],
      loan_purpose: ['Purchase of existing home'],
    },
  },
  {
    name: 'rows of captions over values',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITING WORKSHEET AND TRANSMITTAL
Name of Borrower              Name of Co-Borrower           Loan No.
Felix Amador                  Teresa Amador                 2025-44182
Property Address              City, State, Zip              Property Type
7 Saltgrass Ct                Corpus Christi, TX 78418      PUD
Sales Price     Appraised Value     Loan Amount      LTV       CLTV
$389,900        $392,000            $350,910         90.00     90.00
Note Rate       Qualifying Rate     Term             P&I             Amortization
6.990           6.990               360              $2,332.27       Fixed
Loan Type       Purpose             Occupancy        Lien
Conventional    Purchase            Primary          1st
MI Company      MI Coverage         MI Cert #
Essent          25%                 990112877
Submitted by: Lone Star Home Funding              Submission Date: 02/10/2026
Underwritten by: Priya Nair                       Date Approved: 02/14/2026
Approval Expires: 04/15/2026
Conditions:
1. Evidence PUD dues are current
2. Gift letter and donor statement`,
    expected: {
      loan_number: ['2025-44182'],
      borrower_name: ['Felix Amador', 'Teresa Amador'],
      lender_name: ['Lone Star Home Funding'],
      interest_rate: ['6.99'],
      payment_amount: ['2332.27'],
      rate_type: ['fixed'],
      principal_amount: ['350910.00'],
      term_months: ['360'],
      property_type: ['PUD'],
      occupancy: ['Primary Residence'],
      sale_price: ['389900.00'],
      appraised_value: ['392000.00'],
      ltv_percent: ['90'],
      lien_position: ['1'],
      loan_purpose: ['Purchase'],
      conditions: ['Evidence PUD dues are current', 'Gift letter and donor statement'],
      approval_date: ['2026-02-14'],
      approval_expiration_date: ['2026-04-15'],
      approved_by: ['Priya Nair'],
      property_address: ['7 Saltgrass Ct, Corpus Christi, TX 78418'],
    },
  },
  {
    name: 'an application in prose',
    docType: 'loan_application',
    text: `
AGRICULTURAL CREDIT APPLICATION
To: Heartland Farm Credit, ACA
The undersigned, Roy D. Tillman and Beth A. Tillman, husband and wife, of 14020 E 900 North Road, Pontiac, IL 61764, hereby apply for a loan of $425,000.00 for a term of 15 years, the proceeds to be used to purchase 40 acres of bare farmland in Livingston County and to refinance an existing machinery note at CNH. As security the applicants offer a first mortgage on said land and a lien on a 2021 Case IH combine. The applicants request a fixed rate of 6.40%.
The applicants certify that all statements made are true. They authorize the lender to obtain a credit report.
Dated: March 30, 2025
[ink]                                  [ink]
Roy D. Tillman                         Beth A. Tillman
Received by: Colin Mertz, Loan Officer`,
    expected: {
      borrower_name: ['Roy D. Tillman', 'Beth A. Tillman'],
      collateral_description: ['a first mortgage on said land and a lien on a 2021 Case IH combine'],
      loan_officer: ['Colin Mertz'],
      lender_name: ['Heartland Farm Credit, ACA'],
      loan_purpose: [
        'purchase 40 acres of bare farmland in Livingston County and to refinance an existing machinery note at CNH',
      ],
      rate_type: ['fixed'],
      interest_rate: ['6.4'],
      principal_amount: ['425000.00'],
      lien_position: ['1'],
      term_months: ['180'],
      borrower_address: ['14020 E 900 North Road, Pontiac, IL 61764'],
    },
  },
];

describe('approvals, summaries and applications of other houses', () => {
  it.each(papers)('reads $name', ({ docType, text, expected }) => {
    expect(valuesOn(docType, text)).toEqual(expected);
  });
});
