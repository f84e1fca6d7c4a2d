import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

const papers: readonly WordingCase[] = [
  {
    name: 'conditions lettered within their clause',
    docType: 'loan_agreement',
    text: `
                              TERM LOAN AGREEMENT

This Term Loan Agreement (this "Agreement") is made as of March 14, 2025, by and between CEDAR HOLLOW MILLWORK, INC., an Oregon corporation ("Borrower"), whose address is 2210 SE Milport Road, Milwaukie, OR 97222, and COLUMBIA RIVER BANK, a state-chartered bank ("Lender"), with an office at 100 Commercial Street, Salem, OR 97301.

1. The Loan. Lender agrees to lend Borrower the sum of One Million Two Hundred Thousand and 00/100 Dollars ($1,200,000.00) (the "Loan").
2. Interest. The Loan bears interest at a fixed rate of 7.125% per annum, computed on the basis of a 360-day year and actual days elapsed.
3. Default Interest. Upon an Event of Default the outstanding balance shall, at Lender's option, bear interest at 12.125% per annum.
4. Payments. Borrower shall pay 84 consecutive monthly installments of $18,194.55 each, beginning May 1, 2025. All unpaid amounts are due on April 1, 2032.
5. Fees. Borrower shall pay an origination fee of 0.75% of the Loan.
6. Collateral. The Loan is secured by all inventory, accounts, equipment and general intangibles of Borrower, wherever located.
7. Conditions Precedent. Lender's obligation to make the Loan is subject to the following:
   (a) receipt of a current appraisal of the equipment acceptable to Lender;
   (b) evidence of insurance naming Lender as loss payee; and
   (c) no material adverse change in Borrower's financial condition.
8. Financial Covenants. Borrower shall maintain a Debt Service Coverage Ratio of at least 1.25 to 1.00 and shall not pay dividends exceeding $250,000.00 in any fiscal year.
9. Guaranty. The Loan is guaranteed by Martin J. Olesky.

BORROWER: CEDAR HOLLOW MILLWORK, INC.
[ink]
By: ______________________
Martin J. Olesky, President`,
    expected: {
      borrower_name: ['CEDAR HOLLOW MILLWORK, INC.'],
      borrower_address: ['2210 SE Milport Road, Milwaukie, OR 97222'],
      borrower_entity_type: ['an Oregon corporation'],
      lender_name: ['COLUMBIA RIVER BANK'],
      lender_address: ['100 Commercial Street, Salem, OR 97301'],
      note_date: ['2025-03-14'],
      principal_amount: ['1200000.00'],
      interest_rate: ['7.125'],
      rate_type: ['fixed'],
      maturity_date: ['2032-04-01'],
      payment_amount: ['18194.55'],
      number_of_payments: ['84'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-05-01'],
      day_count: ['act/360'],
      default_rate: ['12.125'],
      guarantor_name: ['Martin J. Olesky'],
      collateral_description: [
        'all inventory, accounts, equipment and general intangibles of Borrower, wherever located',
      ],
      conditions: [
        'receipt of a current appraisal of the equipment acceptable to Lender',
        'evidence of insurance naming Lender as loss payee',
        "no material adverse change in Borrower's financial condition",
      ],
    },
  },
  {
    name: 'terms defined in articles',
    docType: 'loan_agreement',
    text: `
REVOLVING CREDIT AGREEMENT
dated as of September 2, 2025
between
GREAT LAKES PLASTICS, LLC
as Borrower
and
MARINE & MERCHANTS BANK, N.A.
as Bank

ARTICLE I  DEFINITIONS
"Applicable Margin" means 0.75% per annum.
"Commitment" means $3,500,000.00.
"Default Rate" means a rate per annum equal to the Interest Rate plus 4.00%.
"Index" means the Prime Rate as published in The Wall Street Journal.
"Interest Rate" means the Index plus the Applicable Margin, but in no event less than 5.50% per annum. As of the date hereof the Interest Rate is 8.25% per annum.
"Termination Date" means September 2, 2027.
"Unused Fee" means 0.25% per annum on the unused portion of the Commitment.

ARTICLE II  THE CREDIT
2.1 Bank agrees to make advances to Borrower from time to time in an aggregate amount not to exceed the Commitment.
2.2 Interest shall be calculated on the basis of the actual number of days elapsed over a year of 360 days and shall be payable monthly on the first day of each month, commencing October 1, 2025.

ARTICLE III  CONDITIONS OF LENDING
3.1 Prior to the first advance Bank shall have received:
(i) certified resolutions of Borrower authorizing this Agreement;
(ii) a UCC search showing no prior liens; and
(iii) a borrowing base certificate as of August 31, 2025.

ARTICLE IV  SECURITY
4.1 As security for the Obligations, Borrower grants Bank a security interest in all accounts receivable and inventory, now owned or hereafter acquired.`,
    expected: {
      borrower_name: ['GREAT LAKES PLASTICS, LLC'],
      note_date: ['2025-09-02'],
      interest_rate: ['8.25'],
      first_payment_date: ['2025-10-01'],
      day_count: ['act/360'],
      rate_index: ['Prime Rate as published in The Wall Street Journal'],
      rate_floor: ['5.5'],
      collateral_description: ['all accounts receivable and inventory, now owned or hereafter acquired'],
      conditions: [
        'certified resolutions of Borrower authorizing this Agreement',
        'a UCC search showing no prior liens',
        'a borrowing base certificate as of August 31, 2025',
      ],
      principal_amount: ['3500000.00'],
      rate_margin: ['0.75'],
      maturity_date: ['2027-09-02'],
      lender_name: ['MARINE & MERCHANTS BANK, N.A.'],
      payment_frequency: ['monthly'],
    },
  },
  {
    name: 'a summary with boxes and a list of conditions',
    docType: 'loan_agreement',
    text: `
                         LOAN AGREEMENT SUMMARY AND TERMS
Peoples Bank of Tupelo                                             Branch: 07 - Crosstown
Date: January 8, 2026                                              Loan #: 55-118820

1. PARTIES
   Borrower(s)        Magnolia Catering Services LLC
   Co-Borrower        Denise R. Whitfield
   Guarantor(s)       James T. Whitfield
   Lender             Peoples Bank of Tupelo

2. CREDIT FACILITY
   Type               [x] Term Loan   [_] Line of Credit   [_] Letter of Credit
   Amount             $96,500.00
   Rate               [_] Fixed   [x] Variable: WSJ Prime + 1.50%, currently 8.50%
   Floor / Ceiling    5.00% / 16.00%
   Rate changes       Quarterly, first change April 1, 2026
   Default rate       Note rate plus 3.00%
   Repayment          60 monthly payments of $1,979.86 beginning February 8, 2026
   Maturity           January 8, 2031
   Prepayment         No penalty

3. COLLATERAL
   2023 Ford Transit 350 cargo van, VIN 1FTBW3XM2PKA12345; commercial kitchen equipment per attached list.

4. CONDITIONS PRECEDENT
   a) Original title to the vehicle noting Lender's lien
   b) Business license from the City of Tupelo
   c) Personal financial statement of guarantor not older than 60 days

5. EVENTS OF DEFAULT
   a) Failure to pay within 10 days of due date
   b) Bankruptcy or insolvency`,
    expected: {
      loan_number: ['55-118820'],
      borrower_name: ['Magnolia Catering Services LLC', 'Denise R. Whitfield'],
      lender_name: ['Peoples Bank of Tupelo'],
      note_date: ['2026-01-08'],
      interest_rate: ['8.5'],
      maturity_date: ['2031-01-08'],
      payment_amount: ['1979.86'],
      number_of_payments: ['60'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2026-02-08'],
      rate_change_frequency: ['Quarterly, first change April 1, 2026'],
      first_rate_change_date: ['2026-04-01'],
      guarantor_name: ['James T. Whitfield'],
      conditions: [
        "Original title to the vehicle noting Lender's lien",
        'Business license from the City of Tupelo',
        'Personal financial statement of guarantor not older than 60 days',
      ],
      rate_type: ['variable'],
      rate_index: ['WSJ Prime'],
      branch_code: ['07'],
      rate_margin: ['1.5'],
      principal_amount: ['96500.00'],
      collateral_description: [
        '2023 Ford Transit 350 cargo van, VIN 1FTBW3XM2PKA12345; commercial kitchen equipment per attached list',
      ],
      rate_floor: ['5'],
    },
  },
  {
    name: 'the rate beside the most that the law allows, and another loan',
    docType: 'loan_agreement',
    text: `
                          CREDIT AGREEMENT

THIS CREDIT AGREEMENT ("Agreement") is entered into this 11th day of August, 2025, among:
BORROWER:     Delta Rotor Works, Ltd., a Texas limited partnership
LENDER:       Brazos Valley National Bank
GUARANTOR:    Delta Rotor GP, LLC

RECITALS
A. Borrower has requested a loan in the principal amount of $2,275,000.00 to refinance existing debt with Lone Star Bank, which accrues interest at 9.25%.
B. Lender is willing to make the loan.

AGREEMENT
1.01 Loan. Subject to the terms hereof, Lender will make a loan to Borrower in the amount of $2,275,000.00, evidenced by a promissory note of even date.
1.02 Interest Rate. The unpaid principal shall bear interest at the lesser of (a) the Maximum Lawful Rate or (b) six and three-quarters percent (6.75%) per annum.
1.03 Past Due Rate. All past due amounts shall bear interest at the lesser of eighteen percent (18%) per annum or the Maximum Lawful Rate.
1.04 Computation. Interest is computed on a 30/360 basis.
1.05 Maturity. The loan matures on August 11, 2030.
2.01 Collateral. The obligations are secured by the following: all machinery and equipment located at 5200 Industrial Blvd., Bryan, Texas 77803, including the 2019 Haas VF-6 machining center.
3.01 Conditions. The obligation of Lender to close is conditioned upon:
   (a) Delivery of a payoff letter from Lone Star Bank.
   (b) Delivery of certificates of insurance.
4.01 Reporting. Borrower shall deliver:
   (a) annual audited statements;
   (b) quarterly compliance certificates.`,
    expected: {
      borrower_name: ['Delta Rotor Works, Ltd.'],
      borrower_entity_type: ['a Texas limited partnership'],
      lender_name: ['Brazos Valley National Bank'],
      note_date: ['2025-08-11'],
      principal_amount: ['2275000.00'],
      interest_rate: ['6.75'],
      maturity_date: ['2030-08-11'],
      day_count: ['30/360'],
      default_rate: ['18'],
      guarantor_name: ['Delta Rotor GP, LLC'],
      conditions: ['Delivery of a payoff letter from Lone Star Bank.', 'Delivery of certificates of insurance'],
      collateral_description: [
        'all machinery and equipment located at 5200 Industrial Blvd., Bryan, Texas 77803, including the 2019 Haas VF-6 machining center',
      ],
    },
  },
  {
    name: 'a limit in a clause of its own',
    docType: 'guaranty',
    text: `
LIMITED GUARANTY

Guarantor:   Samuel K. Brandt                Debtor:   Brandt & Wu Architects, P.C.
             615 Linden Court                          200 Market Street, Suite 400
             Columbus, OH 43215                        Columbus, OH 43215
Creditor:    Buckeye Commerce Bank
             1 Capitol Square, Columbus, OH 43215
Date:        February 10, 2026               Loan No.:  3300981

1. Guaranty. Guarantor guarantees payment to Creditor of the Indebtedness of Debtor, subject to Section 2.
2. Limitation. Notwithstanding anything to the contrary, the liability of Guarantor hereunder shall not exceed the sum of $300,000.00 plus costs of collection.
3. Indebtedness means a term loan of $1,000,000.00 dated February 10, 2026 and maturing February 10, 2033.
4. Co-guarantor. Jennifer Wu has signed a separate guaranty.

GUARANTOR:
[ink]
_______________________
Samuel K. Brandt`,
    expected: {
      loan_number: ['3300981'],
      borrower_name: ['Brandt & Wu Architects, P.C.'],
      borrower_address: ['200 Market Street, Suite 400, Columbus, OH 43215'],
      lender_name: ['Buckeye Commerce Bank'],
      lender_address: ['1 Capitol Square, Columbus, OH 43215'],
      guarantor_name: ['Samuel K. Brandt'],
      guarantor_address: ['615 Linden Court, Columbus, OH 43215'],
      guaranty_limit: ['300000.00'],
      guaranty_date: ['2026-02-10'],
      maturity_date: ['2033-02-10'],
      principal_amount: ['1000000.00'],
      guaranty_signed: ['true'],
    },
  },
  {
    name: 'a guarantee that is limited in a box',
    docType: 'guaranty',
    text: `
U.S. Small Business Administration
UNCONDITIONAL LIMITED GUARANTEE

SBA Loan #          PLP 442-981-70-05
SBA Loan Name       Blue Heron Brewing
Guarantor           Heron Holdings, LLC
Borrower            Blue Heron Brewing Company, Inc.
Lender              Evergreen Business Bank
Date                December 3, 2025
Note Amount         $1,450,000.00
Guarantee limited to: $725,000.00

1. GUARANTEE: Guarantor unconditionally guarantees payment to Lender of all amounts owing under the Note, subject to the limitation. This Guarantee remains in effect until the Note is paid in full.
2. NOTE: The "Note" is the promissory note dated December 3, 2025 in the principal amount of One Million Four Hundred Fifty Thousand Dollars.

GUARANTOR:
Heron Holdings, LLC
By: [ink]
Alicia Monroe, Managing Member`,
    expected: {
      borrower_name: ['Blue Heron Brewing Company, Inc.'],
      lender_name: ['Evergreen Business Bank'],
      guarantor_name: ['Heron Holdings, LLC'],
      guaranty_date: ['2025-12-03'],
      note_date: ['2025-12-03'],
      principal_amount: ['1450000.00'],
      guaranty_type: ['limited'],
      guaranty_limit: ['725000.00'],
    },
  },
  {
    name: 'a company that guarantees without limit, and its agent',
    docType: 'guaranty',
    text: `
CORPORATE GUARANTY

Loan Center: 204                          Credit Officer: D. Haverford
Obligor: Pinnacle Paving, LLC
Surety/Guarantor: Pinnacle Holdings Group, Inc.
Registered Agent of Guarantor: CT Corporation System
Lender: Cumberland Federal Bank

Guarantor, a Tennessee corporation and sole member of Obligor, hereby guarantees, without limitation as to amount, the payment and performance of all Obligations owed to Lender under that certain Equipment Loan dated August 25, 2025 in the amount of $1,125,000.00.

Executed at Nashville, Tennessee on August 25, 2025.

PINNACLE HOLDINGS GROUP, INC.
By: [ink]
Name: Robert E. Stack
Title: Chief Financial Officer`,
    expected: {
      borrower_name: ['Pinnacle Paving, LLC'],
      lender_name: ['Cumberland Federal Bank'],
      guarantor_name: ['Pinnacle Holdings Group, Inc.'],
      guaranty_type: ['unlimited'],
      guaranty_date: ['2025-08-25'],
      note_date: ['2025-08-25'],
      guaranty_signed: ['true'],
      principal_amount: ['1125000.00'],
      branch_code: ['204'],
      loan_officer: ['D. Haverford'],
    },
  },
  {
    name: 'goods, days and default under headings',
    docType: 'change_in_terms',
    text: `
CHANGE IN TERMS AGREEMENT

Principal       Loan Date      Maturity       Loan No      Call / Coll    Account    Officer    Initials
$125,000.00     04-10-2025     04-10-2026     77120        4A / 12        00911      TGB
Borrower:   Hank's Towing, Inc.                   Lender:   Cattlemen's Bank
            PO Box 71                                       12 Square
            Ada, OK 74820                                   Ada, OK 74820

Principal Amount: $125,000.00                               Date of Agreement: April 10, 2025
DESCRIPTION OF EXISTING INDEBTEDNESS. A Promissory Note dated April 10, 2024 in the original amount of $125,000.00 with a maturity date of April 10, 2025.
DESCRIPTION OF COLLATERAL. Two 2018 Peterbilt tow trucks and all accounts.
DESCRIPTION OF CHANGE IN TERMS. Extend the maturity date to April 10, 2026. Change the interest rate from 9.500% to 8.750%.
PROMISE TO PAY. Hank's Towing, Inc. ("Borrower") promises to pay to Cattlemen's Bank ("Lender"), or order, in lawful money of the United States of America, the principal amount of One Hundred Twenty-five Thousand & 00/100 Dollars ($125,000.00), together with interest on the unpaid principal balance.
INTEREST CALCULATION METHOD. Interest on this loan is computed on a 365/365 simple interest basis; that is, by applying the ratio of the interest rate over the number of days in a year.
INTEREST AFTER DEFAULT. Upon default, including failure to pay upon final maturity, the interest rate on this loan shall be increased to 18.000% per annum.
LATE CHARGE. If a payment is 10 days or more late, Borrower will be charged 5.000% of the unpaid portion of the regularly scheduled payment or $25.00, whichever is greater.`,
    expected: {
      loan_number: ['77120'],
      principal_amount: ['125000.00'],
      note_date: ['2025-04-10'],
      maturity_date: ['2026-04-10'],
      call_report_code: ['4A'],
      loan_officer: ['TGB'],
      borrower_name: ["Hank's Towing, Inc."],
      borrower_address: ['PO Box 71, Ada, OK 74820'],
      lender_name: ["Cattlemen's Bank"],
      lender_address: ['12 Square Ada, OK 74820'],
      interest_rate: ['8.75'],
      collateral_description: ['Two 2018 Peterbilt tow trucks and all accounts'],
      day_count: ['act/365'],
      default_rate: ['18'],
      principal_words: ['One Hundred Twenty-five Thousand & 00/100'],
      late_charge_percent: ['5'],
      late_charge_amount: ['25.00'],
      grace_days: ['10'],
    },
  },
  {
    name: 'old and new terms side by side at a credit union',
    docType: 'change_in_terms',
    text: `
VALLEY COOPERATIVE CREDIT UNION
AMENDMENT TO LOAN TERMS

Member: Ortega Orchards LLC                         Loan ID: 9001-22
Branch: 18                                          Loan Officer: P. Nakamura
Amendment Date: 08/15/2025                          Original Note Date: 08/15/2022

                            CURRENT TERMS           NEW TERMS
Balance                     $212,900.14             $212,900.14
Interest Rate               5.750%                  6.500%
Default Rate                10.750%                 11.500%
Rate Type                   Fixed                   Fixed
Payment                     $4,115.02               $3,320.75
Frequency                   Monthly                 Monthly
Next Payment Due            09/01/2025              10/01/2025
Maturity                    08/15/2027              08/15/2032
Accrual Basis               30/360                  Actual/365
Collateral                  2021 orchard sprayer    2021 orchard sprayer and 2023 John Deere 5075E tractor

Reason for change: Reduced harvest income`,
    expected: {
      loan_number: ['9001-22'],
      note_date: ['2022-08-15'],
      principal_amount: ['212900.14'],
      interest_rate: ['6.5'],
      rate_type: ['fixed'],
      maturity_date: ['2032-08-15'],
      payment_amount: ['3320.75'],
      default_rate: ['11.5'],
      day_count: ['act/365'],
      collateral_description: ['2021 orchard sprayer and 2023 John Deere 5075E tractor'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-10-01'],
      branch_code: ['18'],
      loan_officer: ['P. Nakamura'],
      borrower_name: ['Ortega Orchards LLC'],
      lender_name: ['VALLEY COOPERATIVE CREDIT UNION'],
    },
  },
  {
    name: 'boxes with from and to',
    docType: 'change_in_terms',
    text: `
NOTE MODIFICATION (CHANGE OF TERMS)

Loan No.        Original Date     Modification Date    Officer     Branch
204411          02/14/2022        02/14/2026           HW          003

BORROWER(S)                                    LENDER
Kestrel Machine & Tool Co.                     Old Dominion Savings Bank
3 Foundry Lane                                 80 Main Street
Staunton, VA 24401                             Staunton, VA 24401

WHAT IS CHANGING (check all that apply)
[x] Interest rate      From: 5.25%     To: 6.95%     [x] Fixed   [_] Variable
[x] Maturity date      From: 02/14/2026     To: 02/14/2031
[_] Payment amount     From: ________     To: ________
[x] Default interest rate   From: 18.00%     To: 12.00%
[_] Collateral released
[x] Day count          From: 30/360     To: Actual/360

Unpaid principal as of modification date: $405,118.00
Collateral securing the note: CNC lathes, serial nos. 8812 and 8813`,
    expected: {
      loan_number: ['204411'],
      loan_officer: ['HW'],
      borrower_name: ['Kestrel Machine & Tool Co.'],
      borrower_address: ['3 Foundry Lane, Staunton, VA 24401'],
      lender_name: ['Old Dominion Savings Bank'],
      lender_address: ['80 Main Street, Staunton, VA 24401'],
      note_date: ['2022-02-14'],
      principal_amount: ['405118.00'],
      interest_rate: ['6.95'],
      maturity_date: ['2031-02-14'],
      default_rate: ['12'],
      day_count: ['act/360'],
      rate_type: ['fixed'],
      collateral_description: ['CNC lathes, serial nos. 8812 and 8813'],
      branch_code: ['003'],
    },
  },
  {
    name: 'goods named after a colon in small letters',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT

THIS SECURITY AGREEMENT is made April 4, 2025 by LONE PINE TRUCKING, INC., a Nevada corporation, 8200 Stead Blvd., Reno, NV 89506 ("Debtor") in favor of SIERRA COMMERCE BANK, 1 Liberty Street, Reno, NV 89501 ("Secured Party").

1. Grant. Debtor grants to Secured Party a security interest in the following property (the "Collateral"): three 2024 Kenworth T680 tractors, VINs 1XKYDP9X1RJ000111, 1XKYDP9X1RJ000112 and 1XKYDP9X1RJ000113, with all accessions and proceeds.
2. Obligations. This Agreement secures Debtor's promissory note dated April 4, 2025 in the principal amount of $512,000.00 and all other debts to Secured Party.
3. Location. The Collateral will be kept at 8200 Stead Blvd., Reno, NV.
4. Insurance. Debtor shall insure the Collateral for at least $600,000.00.
5. Default. Failure to pay when due is a default.

DEBTOR: LONE PINE TRUCKING, INC.
By: [ink]
Ellen Strand, President`,
    expected: {
      borrower_name: ['LONE PINE TRUCKING, INC.'],
      borrower_entity_type: ['a Nevada corporation'],
      lender_address: ['1 Liberty Street, Reno, NV 89501'],
      note_date: ['2025-04-04'],
      principal_amount: ['512000.00'],
      collateral_description: [
        'three 2024 Kenworth T680 tractors, VINs 1XKYDP9X1RJ000111, 1XKYDP9X1RJ000112 and 1XKYDP9X1RJ000113, with all accessions and proceeds',
      ],
      lender_name: ['SIERRA COMMERCE BANK'],
      borrower_address: ['8200 Stead Blvd., Reno, NV 89506'],
    },
  },
  {
    name: 'goods of two kinds',
    docType: 'security_agreement',
    text: `
COMMERCIAL SECURITY AGREEMENT

Principal       Loan Date      Maturity       Loan No      Call / Coll    Account    Officer    Initials
$88,000.00      03-03-2025     03-03-2030     55012        4A / 31        0100       WLB
Grantor:    Pinecrest Veterinary Clinic, P.A.      Lender:   Timberland Bank
            210 Elm St                                       40 Front St
            Lufkin, TX 75901                                 Lufkin, TX 75901

THIS COMMERCIAL SECURITY AGREEMENT dated March 3, 2025, is made and executed between Pinecrest Veterinary Clinic, P.A. ("Grantor") and Timberland Bank ("Lender").
GRANT OF SECURITY INTEREST. For valuable consideration, Grantor grants to Lender a security interest in the Collateral to secure the Indebtedness and agrees that Lender shall have the rights stated in this Agreement.
COLLATERAL DESCRIPTION. The word "Collateral" as used in this Agreement means the following described property, whether now owned or hereafter acquired, in which Grantor is giving to Lender a security interest:
     All Equipment, Furniture and Fixtures; including one Vetel digital radiography system, serial VX-2201
In addition, the word "Collateral" also includes all the following, whether now owned or hereafter acquired: (A) All accessions, attachments, accessories, replacements of and additions to any of the collateral described herein.`,
    expected: {
      loan_number: ['55012'],
      principal_amount: ['88000.00'],
      note_date: ['2025-03-03'],
      maturity_date: ['2030-03-03'],
      call_report_code: ['4A'],
      loan_officer: ['WLB'],
      lender_name: ['Timberland Bank'],
      lender_address: ['40 Front St, Lufkin, TX 75901'],
      borrower_name: ['Pinecrest Veterinary Clinic, P.A.'],
      borrower_address: ['210 Elm St, Lufkin, TX 75901'],
      collateral_description: [
        'All Equipment, Furniture and Fixtures; including one Vetel digital radiography system, serial VX-2201',
      ],
    },
  },
];

describe('agreements and guaranties in more wordings', () => {
  it.each(papers)('reads $name', ({ docType, text, expected }) => {
    expect(valuesOn(docType, text)).toMatchObject(expected);
  });

  it('takes no rate, sum or name of something else', () => {
    const agreement = valuesOn(
      'loan_agreement',
      `
LOAN AGREEMENT
The loan bears interest at the lesser of (a) the Maximum Lawful Rate or (b) 6.75% per annum.
Borrower refinances existing debt with Lone Star Bank, which accrues interest at 9.25%.
Default rate       Note rate plus 3.00%`,
    );
    expect(agreement).toMatchObject({ interest_rate: ['6.75'] });
    const changed = valuesOn(
      'change_in_terms',
      `
LOAN MODIFICATION
Your new monthly payment of principal and interest will be $1,412.66.
The Default Rate shall be four percent (4.00%) per annum in excess of the rate otherwise payable.`,
    );
    expect(changed).not.toHaveProperty('principal_amount');
    expect(changed).not.toHaveProperty('default_rate');
  });
});
