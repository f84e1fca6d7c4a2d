import { describe, expect, it } from 'vitest';
import { valuesOn } from './values-on-paper.ts';

/** Typed papers with values that must be read, and with fields that must stay blank. */
interface Paper {
  readonly name: string;
  readonly docType: string;
  readonly text: string;
  readonly expected: Readonly<Record<string, readonly string[]>>;
  readonly blank?: readonly string[];
}

const papers: readonly Paper[] = [
  {
    name: 'a memorandum whose committee acted on a later day',
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
    name: 'a request that was approved as recommended',
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
    name: 'a letter to two people that greets nobody',
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
    name: 'a memorandum that tells of an earlier approval and of a margin',
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
    name: 'an application with guarantors under a head of their own',
    docType: 'loan_application',
    text: `
COMMERCIAL LOAN APPLICATION
First Meridian Bank
12 Court Street, Macon, GA 31201

Applicant: Delta Storage, LP
Business Address: 812 Depot Road, Ames, IA 50010
EIN: 42-1234567
Loan Amount Requested: $1,250,000.00
Term Requested: 120 months
Purpose: Purchase of storage facility
Collateral: All equipment and fixtures
Property Address: 812 Depot Road, Ames, IA 50010
Type of Property: Self-storage facility
Applicant's estimate of value: $1,900,000.00
Purchase price: $1,700,000.00

GUARANTORS
Name: Peter Olsen
Address: 17 Birch Lane, Ames, IA 50010
Name: Mary Olsen
Address: 19 Birch Lane, Ames, IA 50010

FOR BANK USE ONLY
Application received by: Dana Whitcomb   Date received: 02/03/2025
Branch No. 014`,
    expected: {
      guarantor_name: ['Peter Olsen', 'Mary Olsen'],
      guarantor_address: ['17 Birch Lane, Ames, IA 50010'],
      loan_officer: ['Dana Whitcomb'],
      branch_code: ['014'],
    },
    blank: ['appraised_value'],
  },
  {
    name: 'an application whose guarantors live elsewhere than the borrower',
    docType: 'loan_application',
    text: `
BUSINESS CREDIT REQUEST
Cascade Community Credit Union

Business Name: Harbor Light Bakery, Inc.
Street Address: 44 Wharf Street, Bend, OR 97701
Tax ID: 93-7654321
Credit requested: $640,000.00
Repayment period: 10 years
Use of funds: Remodel of bakery
Rate: Variable

Personal Guarantor: Alice Romano
Residence Address: 5 Hill Street, Bend, OR 97701
Percent owned: 60%

Personal Guarantor: Bob Romano
Residence Address: 6 Hill Street, Bend, OR 97701
Percent owned: 40%

Accountant: Dorn & Weaver
Address: 100 Main Street, Bend, OR 97701

Assigned to: Alan Reyes
Branch 22`,
    expected: {
      borrower_address: ['44 Wharf Street, Bend, OR 97701'],
      guarantor_address: ['5 Hill Street, Bend, OR 97701'],
      loan_officer: ['Alan Reyes'],
    },
    blank: ['property_address'],
  },
  {
    name: 'an underwriter’s summary with remarks under its conditions',
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
    name: 'a resolution to borrow at a rate that moves',
    docType: 'borrowing_resolution',
    text: `
CORPORATE RESOLUTION TO BORROW AND GRANT COLLATERAL

I, the undersigned, do hereby certify that I am the Secretary of Harbor Light Bakery, Inc., an Oregon corporation (the "Corporation"), with its principal office at 44 Wharf Street, Bend, OR 97701, and that the following was adopted:

RESOLVED, that the Corporation borrow from Cascade Community Credit Union, 9518 Maple Avenue, Bend, OR 97701, the sum of Six Hundred Forty Thousand and 00/100 Dollars ($640,000.00) at a variable rate of 7.500% per annum, due in full on June 1, 2035.

RESOLVED FURTHER, that the Corporation give as security a deed of trust constituting a second lien on the land at 44 Wharf Street, Bend, OR 97701 (APN 17-12-33-0400) and a security interest in the following: all bakery equipment now owned or later acquired.`,
    expected: {
      principal_words: ['Six Hundred Forty Thousand and 00/100'],
      rate_type: ['variable'],
      lien_position: ['2'],
      parcel_number: ['17-12-33-0400'],
      maturity_date: ['2035-06-01'],
      collateral_description: ['all bakery equipment now owned or later acquired'],
    },
  },
  {
    name: 'a resolution that leaves the rate open',
    docType: 'borrowing_resolution',
    text: `
LLC RESOLUTION TO BORROW

The members of Cedar Flats Holdings, LLC, an Idaho limited liability company (the "Company"), adopt this resolution.

The Company may borrow up to $900,000.00 from Farmers State Bank (the "Bank"). The loan may bear interest at a fixed or variable rate as the Bank may require.
The property is subject to a first mortgage held by Other Bank.
The Company shall secure the loan by a first priority mortgage on the real estate known as 15 River Road, Boise, ID 83702, Assessor's Parcel No. R1234567890.`,
    expected: {
      lien_position: ['1'],
      parcel_number: ['R1234567890'],
    },
    blank: ['rate_type'],
  },
  {
    name: 'a certificate that tells the office in its records',
    docType: 'entity_document',
    text: `
STATE OF OREGON
SECRETARY OF STATE
CERTIFICATE OF EXISTENCE

I certify that Harbor Light Bakery, Inc. is a corporation organized under the laws of Oregon and is active on the records of this office.
The principal place of business shown in our records is 44 Wharf Street, Bend, OR 97701. The registered agent is Agents Inc., 400 Capitol Mall, Salem, OR 97301.`,
    expected: {
      borrower_address: ['44 Wharf Street, Bend, OR 97701'],
    },
  },
  {
    name: 'a certificate in labels',
    docType: 'entity_document',
    text: `
CERTIFICATE OF GOOD STANDING
Secretary of State of Idaho

Entity name: Cedar Flats Holdings, LLC
Entity type: Limited Liability Company
Principal address of record: 15 River Road, Boise, ID 83702
Registered agent: Statewide Agents, 1 Main Street, Boise, ID 83701
Jurisdiction: Idaho`,
    expected: {
      borrower_address: ['15 River Road, Boise, ID 83702'],
      borrower_entity_type: ['Limited Liability Company'],
    },
  },
  {
    name: 'an indenture between parties with their seats',
    docType: 'mortgage',
    text: `
MORTGAGE

THIS INDENTURE, made the 3rd day of March, 2025, between Peter Olsen and Mary Olsen, residing at 17 Birch Lane, Ames, IA 50010, as Mortgagor, and Prairie Trust Bank, an Iowa state bank with its main office at 100 Main Street, Ames, IA 50010, as Mortgagee.

WITNESSETH: to secure the sum of Two Hundred Thousand and 00/100 Dollars ($200,000.00), the Mortgagor agrees to repay the loan in equal quarterly installments until paid.`,
    expected: {
      lender_name: ['Prairie Trust Bank'],
      lender_address: ['100 Main Street, Ames, IA 50010'],
      borrower_address: ['17 Birch Lane, Ames, IA 50010'],
      payment_frequency: ['quarterly'],
    },
  },
  {
    name: 'a mortgage given to a lender by its office',
    docType: 'mortgage',
    text: `
After Recordation Return To:
Cascade Community Credit Union
9518 Maple Avenue
Bend, OR 97701

MORTGAGE

This Mortgage is given by Harbor Light Bakery, Inc., an Oregon corporation, of 44 Wharf Street, Bend, OR 97701 ("Mortgagor"), to Cascade Community Credit Union, whose main office is at 9518 Maple Avenue, Bend, OR 97701, the Mortgagee. Mortgagor has promised to pay the indebtedness in consecutive monthly installments.
Mortgagor shall pay monthly installments of taxes to Mortgagee on demand.`,
    expected: {
      lender_name: ['Cascade Community Credit Union'],
      lender_address: ['9518 Maple Avenue, Bend, OR 97701'],
      payment_frequency: ['monthly'],
    },
  },
  {
    name: 'a policy on a mortgage that secures a note',
    docType: 'title_policy',
    text: `
LOAN POLICY OF TITLE INSURANCE
SCHEDULE A
Policy No.: LP-88120
Amount of Insurance: $650,000.00
Date of Policy: June 3, 2025
1. Name of Insured: Cascade Community Credit Union
4. The Insured Mortgage: Deed of Trust from Harbor Light Bakery, Inc. to Cascade Community Credit Union dated May 30, 2025, to secure a promissory note in the original principal sum of $640,000.00, recorded June 3, 2025.`,
    expected: {
      principal_amount: ['640000.00'],
      title_amount: ['650000.00'],
    },
  },
  {
    name: 'a commitment that lists other mortgages',
    docType: 'title_commitment',
    text: `
COMMITMENT FOR TITLE INSURANCE
SCHEDULE A
Commitment Date: May 1, 2025
Policy Amount: $650,000.00
Proposed Insured: Cascade Community Credit Union
SCHEDULE B PART I
1. Release of mortgage to Old Bank securing a loan in the amount of $99,000.00, recorded 2011.
2. Deed of Trust from Harbor Light Bakery, Inc. to Cascade Community Credit Union, securing payment of a note in the principal amount of $640,000.00.
SCHEDULE B PART II
5. Mortgage to Third Bank securing an indebtedness of $50,000.00, recorded May 5, 2015 in Book 12.`,
    expected: {
      principal_amount: ['640000.00'],
    },
  },
  {
    name: 'a statement with its addresses in boxes',
    docType: 'ucc_financing_statement',
    text: `
UCC FINANCING STATEMENT

1. DEBTOR'S NAME
1a. ORGANIZATION'S NAME
HARBOR LIGHT BAKERY, INC.
1c. MAILING ADDRESS      CITY      STATE      POSTAL CODE      COUNTRY
44 Wharf Street      Bend      OR      97701      USA
2. DEBTOR'S NAME
2c. MAILING ADDRESS      CITY      STATE      POSTAL CODE      COUNTRY
3. SECURED PARTY'S NAME
3a. ORGANIZATION'S NAME
Cascade Community Credit Union
3c. MAILING ADDRESS      CITY      STATE      POSTAL CODE      COUNTRY
9518 Maple Avenue      Bend      OR      97701      USA
4. COLLATERAL: This financing statement covers the following collateral:
All bakery equipment.`,
    expected: {
      borrower_address: ['44 Wharf Street, Bend, OR 97701'],
      lender_address: ['9518 Maple Avenue, Bend, OR 97701'],
    },
  },
  {
    name: 'a sheet on which the approver is followed by the day',
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
    name: 'a notice by a committee of its bank',
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
    name: 'an assignment made on a day by its assignor',
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
    name: 'a deed that secures a sum under a note',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST

Date: May 30, 2025
Grantor: Harbor Light Bakery, Inc., 44 Wharf Street, Bend, OR 97701
Trustee: Deschutes Title Company, 1 Bond Street, Bend, OR 97703
Beneficiary: Cascade Community Credit Union, 9518 Maple Avenue, Bend, OR 97701

Grantor conveys to Trustee in trust, with power of sale, the real property in Deschutes County described as Lot 4, Block 2, Wharf Addition, to secure the payment of $640,000.00 under a note of the same date, payable in monthly installments of $4,472.35, the last due June 1, 2035.
Grantor shall deposit monthly payments for taxes with Beneficiary.`,
    expected: {
      principal_amount: ['640000.00'],
      payment_frequency: ['monthly'],
    },
  },
];

describe('wordings of decisions and of papers on land', () => {
  it.each(papers)('reads $name', ({ docType, text, expected, blank = [] }) => {
    const values = valuesOn(docType, text);
    expect(values).toMatchObject(expected);
    expect(Object.keys(values).filter((field) => blank.includes(field))).toEqual([]);
  });
});
