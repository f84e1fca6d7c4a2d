import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const papers: readonly Case[] = [
  {
    name: 'a presentation whose meeting came before the approval',
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
    name: 'a sheet with headings over its values',
    docType: 'credit_approval',
    text: `
SMALL BUSINESS CREDIT DECISION SHEET                                  Page 1 of 1
App. Date        Decision Date     Good Until        Decisioned By
02/14/2025       02/26/2025        05/27/2025        Karen Whitlock
Applicant Name                     Requested         Approved
Bright Paws Veterinary PLLC        $300,000.00       $275,000.00
Product          Rate              Term              Collateral
Term Loan        7.990%            60 months         Blanket lien on business assets
Lender: Granite Peak Bank          SBA Lender Service Provider: Holtmeyer & Monson
Current Bank: Chase Bank           Credit Report: Experian 02/15/2025
Conditions of Approval
- Assignment of life insurance on Dr. Emily Rusk, $275,000
- UCC-1 filed with Secretary of State
- Landlord waiver
Stipulations cleared by: ____________`,
    expected: {
      borrower_name: ['Bright Paws Veterinary PLLC'],
      lender_name: ['Granite Peak Bank'],
      approval_date: ['2025-02-26'],
      approval_expiration_date: ['2025-05-27'],
    },
  },
  {
    name: 'a form that nobody dated',
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
    name: 'other banks beside the bank, and the meeting before the final approval',
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
    name: 'no bank but those that take part or hold deposits',
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
    name: 'a memorandum of a request that was tabled and approved later',
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
    name: 'a memo to the file',
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
    name: 'the uniform form, with labels that run into their values',
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
  {
    name: 'conditions in a line, one of which begins with a number',
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
    name: 'a condition that goes on under its letter',
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
    name: 'conditions in two parts, and income after them',
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
    name: 'conditions without marks, and ratios after them',
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
    name: 'conditions behind the stage at which they are due',
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
  {
    name: 'the uniform report, whose lines of boxes stand close',
    docType: 'appraisal',
    text: `
Uniform Residential Appraisal Report                              File # 25-0417
Property Address 71 Fern Hollow Lane        City Asheville      State NC   Zip Code 28803
Borrower Theodore M. Pike     Owner of Public Record Jane Doyle      County Buncombe
Legal Description Lot 14, Block C, Fern Hollow Subdivision
Assessor's Parcel # 9647-22-1180        Tax Year 2024     R.E. Taxes $ 2,911
Occupant [x] Owner [_] Tenant [_] Vacant
Property Rights Appraised [x] Fee Simple [_] Leasehold
Lender/Client Blue Ridge Home Mortgage, Inc.    Address 40 Patton Avenue, Asheville, NC 28801
Contract Price $ 460,000      Date of Contract 03/02/2025
Neighborhood Characteristics
Location [_] Urban [x] Suburban [_] Rural    Present Land Use %  One-Unit 85%  2-4 Unit 5%  Commercial 10%
Specific Zoning Classification RS-4    Zoning Description Residential Single Family
Highest and best use: [x] Yes [_] No
FEMA Special Flood Hazard Area [_] Yes [x] No   FEMA Flood Zone X   FEMA Map # 3700964700J  FEMA Map Date 01/06/2010
Units [x] One [_] One with Accessory Unit   # of Stories 2   Type [x] Det. [_] Att. [_] S-Det/End Unit
Design (Style) Colonial      Year Built 1998
Indicated Value by Sales Comparison Approach $ 465,000
Opinion of market value as of 03/14/2025 is $ 465,000
APPRAISER
Name Mark Hill
Date of Signature and Report 03/19/2025
Effective Date of Appraisal 03/14/2025
APPRAISED VALUE OF SUBJECT PROPERTY $ 465,000`,
    expected: {
      in_sfha: ['false'],
      flood_zone: ['X'],
      appraised_value: ['465000.00'],
      appraisal_date: ['2025-03-14'],
    },
    blank: ['property_type'],
  },
  {
    name: 'a letter that names the building and its zoning',
    docType: 'appraisal',
    text: `
Harmon Appraisal Services
June 9, 2025

Ms. Ann Keller
Old Harbor Savings Bank
55 Wharf Street
Gloucester, MA 01930

RE: Appraisal of a 24-unit apartment complex located at 2200 Marlin Street, Gloucester, Essex County, MA 01930

Dear Ms. Keller:

As you requested, we have appraised the above-referenced multifamily property. The purpose of the appraisal is to estimate the market value of the fee simple estate as of May 28, 2025. The site is zoned R-3, Multifamily Residential. The highest and best use of the site as if vacant is residential development. The surrounding land uses are single-family homes and retail.

Based on our analysis, it is our opinion that the market value of the subject, as of May 28, 2025, was:

FOUR MILLION SIX HUNDRED FIFTY THOUSAND DOLLARS
($4,650,000)

The property last sold on March 2, 2016 for $3,100,000.

Respectfully submitted,
[ink]
Paul Harmon, MAI`,
    expected: {
      property_type: ['24-unit apartment complex'],
    },
  },
  {
    name: 'boxes for the structure beside zoning and style',
    docType: 'appraisal',
    text: `
DESKTOP APPRAISAL
SUBJECT                                        ASSIGNMENT
Address: 408 Cedar Avenue                      Client: First Citizens Bank of Luverne
City: Luverne   ST: MN   Zip: 56156            Borrower: Sandra K. Oberg
County: Rock                                   Assignment Type: [x] Purchase  [_] Refinance
PIN: 20-0188-000                               Sale Price: $250,000
Legal: Lot 3, Block 7, Original Plat           Contract Date: 06/24/2025
Land Use Code: 101 Residential                 Zoning: R-1
Structure: [x] Single Family  [_] Condo  [_] 2-4 Family  [_] Manufactured
Style: Bungalow    Exterior: Stucco            Year Built: 1926
RECONCILIATION
Final Opinion of Value: $252,000               Effective Date: 07/02/2025
Inspection Date: n/a                           Report Date: 07/03/2025`,
    expected: {
      property_type: ['Single Family'],
    },
  },
  {
    name: 'uses that the building has, and may have',
    docType: 'appraisal',
    text: `
COMMERCIAL APPRAISAL - EXECUTIVE SUMMARY
Subject:                   Bluebonnet Inn
Location:                  2100 Interstate Hwy 35, Waco, TX 76706
Existing Use:              Limited-service hotel
Property Use Code:         F1 Commercial
Type of Construction:      Wood frame
Improvement Type:          Limited-service hotel, 84 rooms
Permitted Use:             Retail
Use:                       Retail
Building Style:            Interior corridor
Market Value As Is:        $7,900,000
Date of Value:             June 1, 2025`,
    expected: {
      property_type: ['Limited-service hotel'],
    },
  },
  {
    name: 'the building in a sentence before zoning and best use',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
The subject property is a two-story medical office building containing 18,400 square feet, located at 900 Clinic Way, Ames, IA 50010. The site is zoned C-2, General Commercial. The highest and best use as vacant is for retail development. Adjacent uses include a warehouse and single-family homes.
In our opinion the market value of the property as of July 7, 2025 is $3,350,000.
Client: Two Rivers Bank`,
    expected: {
      property_type: ['medical office building'],
    },
  },
  {
    name: 'the use of a property before its improvements',
    docType: 'appraisal',
    text: `
APPRAISAL OF REAL PROPERTY
Located at: 77 Mill Pond Rd, Stowe, VT 05672
For: Green Mountain Savings Bank
Description: Two-family dwelling on 0.4 acre
Use of Property: Rental
Zoning: Village Residential
Highest & Best Use: Two-family
Building Design: Victorian
Improvements: Two-family dwelling built 1905
Opinion of Value: $505,000
As of: 09/09/2025`,
    expected: {
      property_type: ['Two-family dwelling'],
    },
  },
];

describe('approvals and appraisals of other houses', () => {
  it.each(papers)('reads $name', ({ docType, text, expected, blank = [] }) => {
    const read = valuesOn(docType, text);
    expect(Object.fromEntries(Object.keys(expected).map((field) => [field, read[field]]))).toEqual(expected);
    for (const field of blank) expect(read).not.toHaveProperty(field);
  });
});
