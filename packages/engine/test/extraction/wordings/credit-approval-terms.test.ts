import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a summary that tells the terms in sentences',
    docType: 'credit_approval',
    text: `
HARBOR COMMUNITY BANK
CREDIT APPROVAL SUMMARY

1. Request: Management requests approval of a new term loan of $845,000.00 to Alder Ridge Cabinetry, Inc., an Idaho corporation located at 1840 Mill Road, Boise, ID 83702.
2. The loan will be priced at a floating rate equal to Wall Street Journal Prime plus 1.25%, currently 8.75%, repricing quarterly beginning April 1, 2026, with a floor of 6.00% and a ceiling of 14.00%. Interest accrues on a 365/360 basis.
3. Prepayment: 3-2-1 step-down during the first three years.
4. Collateral: First mortgage on the industrial building located at 77 Depot Street, Nampa, ID 83651 (Canyon County, APN 04-221-0090-1); the property lies in Flood Zone X. Total business loans stand at 8% of assets against a regulatory cap of 12.25%.
5. Stressed by a rate 3.00% higher, coverage is 1.12. The credit is graded 4 - Acceptable.
6. Each guaranty is limited to $400,000.00.
7. Approved by Ruth A. Lang, Chief Credit Officer on February 9, 2026, within authority to $3,000,000.00.`,
    expected: {
      borrower_name: ['Alder Ridge Cabinetry, Inc.'],
      borrower_state_of_org: ['Idaho'],
      interest_rate: ['8.75'],
      rate_change_frequency: ['quarterly'],
      first_rate_change_date: ['2026-04-01'],
      rate_ceiling: ['14'],
      day_count: ['act/360'],
      prepayment_penalty: ['true'],
      property_address: ['77 Depot Street, Nampa, ID 83651'],
      parcel_number: ['04-221-0090-1'],
      flood_zone: ['X'],
      risk_rating: ['4 - Acceptable'],
      guaranty_type: ['limited'],
      approved_by: ['Ruth A. Lang, Chief Credit Officer'],
      approval_date: ['2026-02-09'],
    },
    blank: ['first_payment_date', 'branch_code'],
  },
  {
    name: 'reads a record with what was asked for beside what was granted',
    docType: 'credit_approval',
    text: `
LOAN DECISION RECORD                                          Pine Valley Credit Union

Member:  Sunrise Bakery, LLC             Member No:  402211
Entity:  Washington LLC                  EIN:  91-2233445
Mailing:  22 Front Street, Yakima, WA 98901

Decision:  Approved with conditions      Decision made by:  Chief Lending Officer
Decided on:  03/14/2026                  Good through:  06/12/2026

Loan requested:  $210,000                Loan granted:  $195,000.00
Rate:  7.125% fixed                      Payback:  84 months, equal monthly payments of $2,948.10
Late chg %:  5.000                       Prepayment:  No penalty
Real estate:  310 Yakima Avenue, Yakima, WA 98901
Type:  Retail building
Guaranteed by:  Lisa M. Hart; Jon Hart   Cap on guaranty:  $195,000.00 each
Also:  All bakery equipment and inventory (abundance of caution).`,
    expected: {
      borrower_address: ['22 Front Street, Yakima, WA 98901'],
      borrower_state_of_org: ['Washington'],
      principal_amount: ['195000.00'],
      term_months: ['84'],
      payment_amount: ['2948.10'],
      late_charge_percent: ['5'],
      prepayment_penalty: ['false'],
      property_type: ['Retail building'],
      guaranty_limit: ['195000.00'],
      approved_by: ['Chief Lending Officer'],
      collateral_description: ['All bakery equipment and inventory'],
    },
  },
  {
    name: 'labels of two names',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Call Code / NAICS          1.E.2 / 531120
Product / Branch           SBA7A / 0203
Ceiling / Floor            13.250% / 4.500%`,
    expected: {
      call_report_code: ['1.E.2'],
      naics_code: ['531120'],
      product_code: ['SBA7A'],
      branch_code: ['0203'],
      rate_ceiling: ['13.25'],
      rate_floor: ['4.5'],
    },
  },
  {
    name: 'terms of an approval in boxes',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Payment cycle    Interest basis    Renewal of note no.    Prepayment fee
Quarterly        30/360            70114455               None
APN              FEMA flood zone   Contract price
12-345-67-890    AE                $640,000.00`,
    expected: {
      payment_frequency: ['quarterly'],
      day_count: ['30/360'],
      renewal_of: ['70114455'],
      prepayment_penalty: ['false'],
      parcel_number: ['12-345-67-890'],
      flood_zone: ['AE'],
      sale_price: ['640000.00'],
    },
  },
  {
    name: 'leaves blank: an index that does not apply',
    docType: 'credit_approval',
    text: 'LOAN APPROVAL\nIndex: N/A\nMargin: N/A',
    expected: {},
    blank: ['rate_index'],
  },
  {
    name: 'leaves blank: an office building',
    docType: 'credit_approval',
    text: 'LOAN APPROVAL\nCollateral   Office\nMaximum Rate   12.00%',
    expected: {},
    blank: ['branch_code'],
  },
  {
    name: 'reads a decision with boxes to tick',
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
    whole: true,
  },
  {
    name: 'reads a decision printed from a core system',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL RECORD                         PAGE 1 OF 1
LOAN AMT...: 450,000.00                      APPR DT....: 05/12/25
INT RATE...: 7.250                           OFCR.......: DANA WHITFIELD
GTR 1......: MARCUS T. REYES                 GTY LMT....: 225,000.00`,
    expected: {
      approval_date: ['2025-05-12'],
      loan_officer: ['DANA WHITFIELD'],
      interest_rate: ['7.25'],
      guaranty_limit: ['225000.00'],
    },
  },
  {
    name: 'reads a decision in headed boxes',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
DATE OF LOAN COMMITTEE    RESPONSIBLE LENDER         OFFICE NO.
May 12, 2025              Dana Whitfield             014
GUARANTOR                 AMOUNT GUARANTEED          TYPE OF GUARANTY
Marcus T. Reyes           $225,000.00                Limited`,
    expected: {
      approval_date: ['2025-05-12'],
      loan_officer: ['Dana Whitfield'],
      branch_code: ['014'],
      guaranty_limit: ['225000.00'],
      guaranty_type: ['limited'],
    },
  },
  {
    name: 'reads a sheet with headings over its values',
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
    name: 'reads what a limited guaranty reaches to, in brackets',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Support: Limited guaranty of Dale Whitman ($125,000.00)`,
    expected: { guaranty_limit: ['125000.00'] },
  },
  {
    name: 'reads guarantors with their scores',
    docType: 'credit_approval',
    text: `
CREDIT APPROVAL
Guarantors           James J. Stone; FICO 786
                     Yuki P. Stone; FICO 801`,
    expected: { guarantor_name: ['James J. Stone', 'Yuki P. Stone'] },
  },
  {
    name: 'reads nothing of credit that the borrower has already or was offered elsewhere',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL SUMMARY

Applicant: Beacon Hill Roofing, Inc.
Request: New term loan of $310,000.00 for 60 months at 7.400% fixed
Present loans with us: line of credit of $100,000.00, rate 9.000%, matures 5/1/2027
The competing offer of another bank was priced at 6.500%.
Collateral: First lien on all accounts, inventory and equipment; estimated value $520,000.00
Guarantor net worth: $2,305,000.00
Tangible net worth: $812,400.00
Stressed rate: 9.400%
Approved by: Officers' Loan Committee on 3/11/2026`,
    expected: {
      principal_amount: ['310000.00'],
      interest_rate: ['7.4'],
      collateral_description: ['all accounts, inventory and equipment'],
      lien_position: ['1'],
      approved_by: ["Officers' Loan Committee"],
    },
    blank: ['maturity_date'],
  },
  {
    name: 'reads the price of a loan that refinances existing debt',
    docType: 'credit_approval',
    text: `
CREDIT MEMORANDUM

Borrower: Sable Point Marine, LLC
The loan will refinance existing term debt at a fixed rate of 6.950% per annum, maturing June 1, 2033.`,
    expected: { interest_rate: ['6.95'], maturity_date: ['2033-06-01'] },
  },
];

describe('terms of credit approvals', () => {
  itReads(papers);
});
