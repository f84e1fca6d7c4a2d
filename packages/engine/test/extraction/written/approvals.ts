import type { WrittenCase } from '../paper.ts';

export const writtenApprovals: readonly WrittenCase[] = [
  {
    name: 'an approval of a credit union',
    docType: 'credit_approval',
    text: `
Granite Peak Federal Credit Union
MEMBER BUSINESS LOAN APPROVAL

Member Name:          Northgate Auto Body, LLC          Application No.:      CA-40021
Tax ID:               84-1002938                        Approval Date:        02/11/2026
NAICS Code:           811121                            Approval Expires:     05/12/2026
Loan Officer:         M. Delgado                        Branch:               014

LOAN TERMS
Loan Amount:          $480,000.00                       Loan Number:          0038811720
Interest Rate:        7.250% Fixed                      Rate Type:            Fixed
Term:                 120 months                        Amortization:         240 months
Payment:              $3,793.81                         First Payment Date:   04/01/2026
Maturity Date:        03/01/2036                        Purpose:              Refinance existing term debt

COLLATERAL
Collateral:           All equipment now owned or hereafter acquired, including one 2022 Kenworth T680
                      tractor
Lien Position:        First                             Appraised Value:      $690,000.00
Appraisal Date:       01/09/2026                        LTV:                  69.57%

GUARANTORS
Guarantor             Type             Limit              Net Worth
Megan G. O’Brien      Limited          $240,000.00        $1,220,000
Hannah Reyes          Limited          $240,000.00        $840,000

RISK RATING: 4 - Acceptable

CONDITIONS OF APPROVAL
(1) Hazard insurance with lender as mortgagee
(2) Annual financial statements within 120 days

Approved By: Thomas E. Brandt, Chief Credit Officer
Authority Limit: $1,000,000.00

[ink]                                  2/11/2026
Thomas E. Brandt                       Date`,
    expected: {
      lender_name: 'Granite Peak Federal Credit Union',
      borrower_name: 'Northgate Auto Body, LLC',
      approval_number: 'CA-40021',
      borrower_tin: '84-1002938',
      approval_date: '2026-02-11',
      naics_code: '811121',
      approval_expiration_date: '2026-05-12',
      loan_officer: 'M. Delgado',
      branch_code: '014',
      principal_amount: '480000.00',
      loan_number: '0038811720',
      interest_rate: '7.25',
      rate_type: 'fixed',
      term_months: '120',
      amortization_months: '240',
      payment_amount: '3793.81',
      first_payment_date: '2026-04-01',
      maturity_date: '2036-03-01',
      loan_purpose: 'Refinance existing term debt',
      collateral_description: 'All equipment now owned or hereafter acquired, including one 2022 Kenworth T680 tractor',
      lien_position: '1',
      appraised_value: '690000.00',
      appraisal_date: '2026-01-09',
      ltv_percent: '69.57',
      guarantor_name: ['Megan G. O’Brien', 'Hannah Reyes'],
      guaranty_type: 'limited',
      guaranty_limit: '240000.00',
      risk_rating: '4 - Acceptable',
      conditions: ['Hazard insurance with lender as mortgagee', 'Annual financial statements within 120 days'],
      approved_by: 'Thomas E. Brandt, Chief Credit Officer',
      approval_authority_limit: '1000000.00',
    },
  },
  {
    name: 'an approval in boxes',
    docType: 'credit_approval',
    text: `
                         CREDIT AUTHORIZATION FORM

BORROWER                          TAX ID NO.           OFFICER
Harvest Moon Orchards LLC         42-1177302           Paul J. Osborne

AMOUNT             RATE        FIXED/FLOATING   TERM (MOS.)    AMORT (MOS.)    MATURITY
$1,120,000.00      6.875%      Fixed            60             240             3/15/2031

PURPOSE                                    COLLATERAL
Working capital and equipment purchase     All furniture, fixtures and equipment
                                           located at the premises

LIEN POSITION      VALUE              VALUATION DATE      LTV
1st                $1,500,000.00      2/1/2026            74.67%

GUARANTORS: Nancy Foster (unlimited); Wei S. Stone (unlimited)

RISK RATING        CALL CODE     NAICS       BRANCH      APPROVAL NO.
2 - Good           1.E.1         111331      001         CA-55810

CONDITIONS
- Assignment of rents
- Appraisal reviewed and accepted
- Flood determination before closing

APPROVED BY                    DATE APPROVED      EXPIRES         LENDING LIMIT
Directors’ Loan Committee      3/1/2026           6/1/2026        $2,000,000.00`,
    expected: {
      borrower_name: 'Harvest Moon Orchards LLC',
      borrower_tin: '42-1177302',
      loan_officer: 'Paul J. Osborne',
      principal_amount: '1120000.00',
      interest_rate: '6.875',
      rate_type: 'fixed',
      term_months: '60',
      amortization_months: '240',
      maturity_date: '2031-03-15',
      loan_purpose: 'Working capital and equipment purchase',
      collateral_description: 'All furniture, fixtures and equipment located at the premises',
      lien_position: '1',
      appraised_value: '1500000.00',
      appraisal_date: '2026-02-01',
      ltv_percent: '74.67',
      guarantor_name: ['Nancy Foster', 'Wei S. Stone'],
      guaranty_type: 'unlimited',
      risk_rating: '2 - Good',
      call_report_code: '1.E.1',
      naics_code: '111331',
      branch_code: '001',
      approval_number: 'CA-55810',
      conditions: ['Assignment of rents', 'Appraisal reviewed and accepted', 'Flood determination before closing'],
      approved_by: 'Directors’ Loan Committee',
      approval_date: '2026-03-01',
      approval_expiration_date: '2026-06-01',
      approval_authority_limit: '2000000.00',
    },
  },
  {
    name: 'an authorization with a table of payees',
    docType: 'disbursement_authorization',
    text: `
                 BORROWER'S AUTHORIZATION TO DISBURSE LOAN PROCEEDS

Loan Number: 7710-22891                         Closing Date: 9/12/2025
Borrower(s): Elena D. Whitaker                  Lender: Harbor National Bank
Loan Amount: $371,900.00                        Funding Date: 9/17/2025
Purpose of Loan: Purchase of primary residence

I/We authorize Harbor National Bank to disburse the proceeds of the above loan as follows:

Payee                                   Method               Amount
Borrower (proceeds to borrower)         Deposit              $71,400.00
Paid to others on my behalf:
   Cornerstone Bank (payoff)            Wire                 $300,500.00
Total paid to others                                         $300,500.00
TOTAL LOAN PROCEEDS                                          $371,900.00

[ink]                                   9/12/2025
Elena D. Whitaker                       Date`,
    expected: {
      loan_number: '7710-22891',
      note_date: '2025-09-12',
      borrower_name: 'Elena D. Whitaker',
      lender_name: 'Harbor National Bank',
      principal_amount: '371900.00',
      closing_date: '2025-09-12',
      disbursement_date: '2025-09-17',
      loan_purpose: 'Purchase of primary residence',
      amount_to_borrower: '71400.00',
      amount_paid_to_others: '300500.00',
      loan_proceeds_total: '371900.00',
    },
  },
  {
    name: 'a letter of instruction',
    docType: 'disbursement_authorization',
    text: `
                    LETTER OF INSTRUCTION FOR DISBURSEMENT

October 15, 2025

Harbor National Bank
2965 North Main Street
Austin, TX 78701

Re: Loan No. 1810-66495, Ridgeline Dairy LLC

Gentlemen:

We have today signed our promissory note dated October 15, 2025 in the principal amount of $2,550,000.00. Please pay the proceeds as follows:

   $850,000.00   to the Borrower, by credit to its deposit account
   $1,700,000.00 to others on the Borrower's behalf, as listed in the schedule

   $2,550,000.00 Total

The loan is for the purpose of: Working capital and equipment purchase.

RIDGELINE DAIRY LLC

By: [ink]
Maria D. Yamamoto, Member`,
    expected: {
      loan_number: '1810-66495',
      note_date: '2025-10-15',
      lender_name: 'Harbor National Bank',
      lender_address: '2965 North Main Street, Austin, TX 78701',
      borrower_name: 'Ridgeline Dairy LLC',
      principal_amount: '2550000.00',
      amount_to_borrower: '850000.00',
      amount_paid_to_others: '1700000.00',
      loan_proceeds_total: '2550000.00',
      loan_purpose: 'Working capital and equipment purchase',
    },
  },
  {
    name: 'an application on the older form',
    docType: 'loan_application',
    text: `
                     Uniform Residential Loan Application

I. TYPE OF MORTGAGE AND TERMS OF LOAN
Agency Case Number            Lender Case Number
                              063830871
Amount           Interest Rate       No. of Months      Amortization Type:
$371,900.00      5.875%              360                [x] Fixed Rate   [_] ARM

II. PROPERTY INFORMATION AND PURPOSE OF LOAN
Subject Property Address (street, city, state & ZIP)                       No. of Units
8844 County Road 14, Lancaster, PA 17602                                   1
Purpose of Loan   [_] Purchase   [x] Refinance     Property will be:  [x] Primary Residence  [_] Secondary Residence  [_] Investment

III. BORROWER INFORMATION
Borrower's Name (include Jr. or Sr. if applicable)
Elena D. Whitaker
Social Security Number        Home Phone           DOB (mm/dd/yyyy)
411-22-9087                   555-201-3321         02/03/1980
Present Address (street, city, state, ZIP)
8844 County Road 14, Lancaster, PA 17602

Loan Originator's Name (print or type)
Karen Whitfield

[ink]                     4/25/2026
Borrower's Signature      Date`,
    expected: {
      loan_number: '063830871',
      principal_amount: '371900.00',
      interest_rate: '5.875',
      rate_type: 'fixed',
      loan_purpose: 'Refinance',
      term_months: '360',
      property_address: '8844 County Road 14, Lancaster, PA 17602',
      occupancy: 'Primary Residence',
      borrower_name: 'Elena D. Whitaker',
      borrower_tin: '411-22-9087',
      borrower_address: '8844 County Road 14, Lancaster, PA 17602',
      loan_officer: 'Karen Whitfield',
    },
  },
  {
    name: 'a transmittal with boxes to tick',
    docType: 'underwriting_transmittal',
    text: `
              UNIFORM UNDERWRITING AND TRANSMITTAL SUMMARY

Borrower: Susan Nguyen                      Co-Borrower: Thomas T. Okafor
Property Address: 88 Elm Court, Bend, OR 97701
Property Type: [x] Single Family  [_] Condominium  [_] PUD
Occupancy Status: [_] Primary Residence  [x] Second Home  [_] Investment Property
Sales Price: $512,000.00          Appraised Value: $520,000.00
Loan Purpose: [x] Purchase  [_] Cash-Out Refinance
Original Loan Amount: $409,600.00     Initial P&I Payment: $2,521.33
Note Rate: 6.250%                     Loan Term (in months): 360
LTV: 80.00%      CLTV: 80.00%    DTI: 38.12%
Lender: Cascade Community Credit Union
Lender Loan Number: 44120098`,
    expected: {
      borrower_name: ['Susan Nguyen', 'Thomas T. Okafor'],
      property_address: '88 Elm Court, Bend, OR 97701',
      property_type: 'Single Family',
      occupancy: 'Second Home',
      sale_price: '512000.00',
      appraised_value: '520000.00',
      loan_purpose: 'Purchase',
      principal_amount: '409600.00',
      payment_amount: '2521.33',
      interest_rate: '6.25',
      term_months: '360',
      ltv_percent: '80',
      lender_name: 'Cascade Community Credit Union',
      loan_number: '44120098',
    },
  },
];
