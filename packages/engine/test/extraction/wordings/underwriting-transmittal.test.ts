import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads an underwriter who remarks on the flood zone',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITING TRANSMITTAL SUMMARY

Loan purpose
[_] Purchase
[x] No cash-out refi
[_] Cash-out refi
Remarks: Two years of returns in file. Flood zone AE per determination dated last month; parcel 12-331-04-77.`,
    expected: { loan_purpose: ['No Cash-Out Refi'], flood_zone: ['AE'], parcel_number: ['12-331-04-77'] },
  },
  {
    name: 'what an underwriter decides',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITING DECISION SUMMARY
Funds needed to close      $41,200.00
Estimated closing costs    $9,150.00
Program code               RES30
Date underwritten          03/04/2026
Commitment expires         05/04/2026
Approved by                Denise Okafor
Credit class               Consumer`,
    expected: {
      cash_to_close: ['41200.00'],
      total_closing_costs: ['9150.00'],
      product_code: ['RES30'],
      approval_date: ['2026-03-04'],
      approval_expiration_date: ['2026-05-04'],
      approved_by: ['Denise Okafor'],
      loan_class: ['consumer'],
    },
  },
  {
    name: 'reads a printed summary with short labels',
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
    whole: true,
  },
  {
    name: 'reads an analysis of a loan with a funding fee',
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
    whole: true,
  },
  {
    name: 'reads rows of captions over values',
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
    whole: true,
  },
  {
    name: 'reads the uniform form, with labels that run into their values',
    docType: 'underwriting_transmittal',
    text: `
Uniform Underwriting and Transmittal Summary
I. Borrower and Property Information
Borrower Name  Theodore M. Pike                                SSN  XXX-XX-2291
Co-Borrower Name  Ellen R. Pike                                SSN  XXX-XX-8172
Property Address  71 Fern Hollow Lane, Asheville, NC 28803
Property Type             Project Classification      Occupancy Status         Additional Property Information
[x] 1 unit                Freddie Mac                 [x] Primary Residence    Number of Units  1
[_] 2-4 units             [_] Streamlined Review      [_] Second Home          Sales Price  $460,000.00
[_] Condominium           [_] Established Project     [_] Investment Property  Appraised Value  $465,000.00
[_] PUD
II. Mortgage Information
Loan Type              Amortization Type          Loan Purpose              Lien Position
[x] Conventional       [x] Fixed-Rate             [x] Purchase              [x] First Mortgage
[_] FHA                [_] ARM                    [_] Cash-Out Refinance    [_] Second Mortgage
Note Information
Original Loan Amount  $368,000.00
Initial P&I Payment  $2,326.03
Initial Note Rate  6.500 %
Loan Term (in months)  360
III. Underwriting Information
Underwriter's Name  Paula Dorsey          Appraiser's Name/License #  Mark Hill / A4471
LTV 80.000%    CLTV/TLTV 80.000%
Qualifying Ratios
Primary Housing Expense/Income  27.1%
Underwriter Comments
Conditions:
1. Verification of employment within 10 days of closing
2. Gift letter and transfer of $20,000 gift funds
3. Final inspection (Form 1004D)
IV. Seller, Contract, and Contact Information
Seller Name  Blue Ridge Home Mortgage, Inc.
Contact Name  Sue Tarleton
Seller Loan No.  300481227`,
    expected: {
      borrower_name: ['Theodore M. Pike', 'Ellen R. Pike'],
      conditions: [
        'Verification of employment within 10 days of closing',
        'Gift letter and transfer of $20,000 gift funds',
        'Final inspection (Form 1004D)',
      ],
    },
  },
];

describe('underwriting transmittals', () => {
  itReads(papers);
});
