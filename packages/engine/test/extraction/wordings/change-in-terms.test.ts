import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads goods, days and default under headings',
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
    name: 'reads old and new terms side by side at a credit union',
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
    name: 'reads boxes with from and to',
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
    name: 'a table of old and new terms, which are no day of the note',
    docType: 'change_in_terms',
    text: `
NOTE MODIFICATION / EXTENSION

Borrower:           Fern Hollow Nursery LLC
Lender:             Shenandoah Bank & Trust
Note No.:           000441-02
                          EXISTING                   MODIFIED
Principal Balance         $94,210.66                 $94,210.66
Interest Rate             5.25%                      7.00%
Maturity                  06/15/2025                 06/15/2027
Payment                   $1,210.00                  $1,288.43
Collateral                UCC on equipment           UCC on equipment; 2nd DOT on 88 Fern Hollow Rd
Date of modification: June 15, 2025`,
    expected: {
      maturity_date: ['2027-06-15'],
      interest_rate: ['7'],
    },
    blank: ['note_date'],
  },
  {
    name: 'a rate that moves, with what it is today',
    docType: 'change_in_terms',
    text: `
RENEWAL AND EXTENSION AGREEMENT

Account Name: Larkin & Sons Plumbing Inc.
Account Number: 771003345
Bank: Citizens Trust of Macon

The Bank agrees to renew the line of credit in the amount of $150,000.00 dated 04/01/2024 on these terms:
New maturity:  April 1, 2026
New rate:  Prime + 1.00% (8.50% today), floor 5.00%
Collateral:  No change. Accounts receivable and inventory as described in the Security Agreement dated 04/01/2022
Guarantor consent:  Joseph M. Larkin
Renewal fee: $750.00
Dated: March 28, 2025`,
    expected: {
      interest_rate: ['8.5'],
      rate_margin: ['1'],
      maturity_date: ['2026-04-01'],
    },
    blank: ['note_date', 'collateral_description'],
  },
  {
    name: 'reads a change in terms with land beside the goods',
    docType: 'change_in_terms',
    text: `
CHANGE IN TERMS AGREEMENT

Borrower: Lakeside Marina, LLC          Lender: Northern Lakes Bank
          2 Harbor Road                         10 Main Street
          Petoskey, MI 49770                    Traverse City, MI 49684
Loan No. 118-2204     Date of this Agreement: August 1, 2025

EXISTING DEBT. Promissory Note dated August 1, 2020 in the original amount of $820,000.00, bearing interest at 5.25%, maturing August 1, 2025. The unpaid principal balance is $611,203.45.

COLLATERAL. The Note is secured by all docks, lifts and rental boats, and the real estate situated at 2 Harbor Road, Petoskey, MI 49770.

CHANGES. The maturity date is changed to August 1, 2030. From August 1, 2025 the Note bears interest at 7.40% fixed. Payments of $7,204.18 are due monthly from September 1, 2025. If Borrower defaults, the balance will then bear 12.40%.

Interest is computed by multiplying the rate over 365 by the exact number of days.`,
    expected: {
      collateral_description: ['all docks, lifts and rental boats'],
      default_rate: ['12.4'],
      first_payment_date: ['2025-09-01'],
      day_count: ['act/365'],
    },
  },
  {
    name: 'reads a change that brings the rate down, with guarantors who sign in two columns',
    docType: 'change_in_terms',
    text: `
LOAN MODIFICATION AGREEMENT

Borrower: Ferncliff Bakery, LLC                 Lender: Harbor State Bank

(a) Interest. The interest rate of 9.250% per annum is hereby lowered to a fixed rate of 7.125% per annum.

BORROWER:                                        LENDER:
Ferncliff Bakery, LLC                            Harbor State Bank

By: [ink]                                        By: [ink]
    Ivy Chen, Manager                                Tom Reed, Vice President

GUARANTORS:


    [ink]                                            [ink]
    Ivy Chen, individually                           Samuel Okafor, individually`,
    expected: {
      borrower_name: ['Ferncliff Bakery, LLC'],
      interest_rate: ['7.125'],
      rate_type: ['fixed'],
      guarantor_name: ['Ivy Chen', 'Samuel Okafor'],
    },
  },
  {
    name: 'a table of old and new terms with what is due at the end',
    docType: 'change_in_terms',
    text: `
LOAN MODIFICATION AGREEMENT
The unpaid principal balance is $310,000.00. The Note is guaranteed by Ann Lee.
Term                    Present terms            As changed
Scheduled payment       $4,100.00                $3,905.22
Maturity                May 1, 2027              May 1, 2031
Balloon payment         Balance then owing       $188,400.10
Borrower may prepay the Note without penalty.`,
    expected: {
      principal_amount: ['310000.00'],
      payment_amount: ['3905.22'],
      maturity_date: ['2031-05-01'],
      balloon_amount: ['188400.10'],
      prepayment_penalty: ['false'],
      guarantor_name: ['Ann Lee'],
    },
  },
  {
    name: 'a premium that goes on',
    docType: 'change_in_terms',
    text: `
AMENDMENT TO NOTE
The note dated May 1, 2022 is amended. The prepayment premium set forth in the Note continues to apply.`,
    expected: { note_date: ['2022-05-01'], prepayment_penalty: ['true'] },
    blank: ['guarantor_name'],
  },
  {
    name: 'tells new terms from those of the recitals, and guarantors from who borrows',
    docType: 'change_in_terms',
    text: `
FIRST AMENDMENT TO PROMISSORY NOTE

This First Amendment is made as of March 3, 2026 by and among Tidewater Millwork, LLC, a Maryland limited liability company ("Borrower"), Orrin P. Hale and Sadie Hale (each, a "Guarantor"), and Chesapeake Merchants Bank ("Lender").

A. Borrower executed its Promissory Note dated March 1, 2021 payable to Lender in the original principal sum of $640,000.00 (the "Note"), of which $512,377.19 remains outstanding.
B. The Note bears interest at 7.250% per annum, is payable in monthly installments of $4,671.52 and matures on March 1, 2026.
C. The Note is secured by a first priority security interest in all woodworking machinery and inventory of Borrower, and by the guaranties of Guarantor.

1. Interest. The rate of interest is changed from the prior rate of 7.250% to a fixed rate of 6.100% per annum, effective on the date first above written.
2. Maturity. The Note, which by its terms matures on March 1, 2026, is extended so as to mature on March 1, 2031.
3. Payments. In place of the payments now required, Borrower shall pay $3,765.20 on the first day of each month beginning April 1, 2026.
4. Default. After default the Note shall bear interest at 11.100% per annum.

[ink]                                           [ink]
Orrin P. Hale, individually                     Sadie Hale, individually`,
    expected: {
      borrower_name: ['Tidewater Millwork, LLC'],
      principal_amount: ['640000.00'],
      interest_rate: ['6.1'],
      maturity_date: ['2031-03-01'],
      payment_amount: ['3765.20'],
      default_rate: ['11.1'],
      collateral_description: ['all woodworking machinery and inventory'],
    },
  },
  {
    name: 'reads a rate in place of another, a sum that grows and a day that is replaced',
    docType: 'change_in_terms',
    text: `
NOTE MODIFICATION AGREEMENT

Borrower: Kestrel Orchards, Inc.
Lender: First Valley Bank

The parties agree that the Note dated June 5, 2020 in the face amount of $300,000.00 is modified as follows:

Rather than the rate of 8.00% per annum, the unpaid balance shall accrue interest at the rate of 6.75% per annum from July 1, 2025. Upon an Event of Default the Note shall bear interest at 12.75% per annum.
The principal amount of the Note is increased from $300,000.00 to $365,000.00.
The Maturity Date stated in the Note is deleted and replaced with June 5, 2030.`,
    expected: {
      principal_amount: ['365000.00'],
      interest_rate: ['6.75'],
      maturity_date: ['2030-06-05'],
    },
  },
  {
    name: 'reads what is owed where the paper does not say what was lent',
    docType: 'change_in_terms',
    text: `
EXTENSION AGREEMENT

Note dated May 2, 2021 of Bluestem Dental, PLLC ("Borrower") to Prairie Union Bank ("Lender"). The unpaid principal balance of the Note is $98,200.44.`,
    expected: { principal_amount: ['98200.44'] },
  },
];

describe('changes in terms', () => {
  itReads(papers);
});
