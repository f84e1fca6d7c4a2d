import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads an escrow company’s statement with the demand of the old lender',
    docType: 'settlement_statement',
    text: `
NORTHSTAR ESCROW CORPORATION
BORROWER'S FINAL CLOSING STATEMENT

Escrow No.: 20-8814-RK                        Title Order No.: 6612-330
Borrower: Opal Whitaker
Property: 5 Juniper Lane, Bend, OR 97701
Lender: Deschutes Federal Credit Union        Loan No. 330-90121
Closing date: 05/14/2026                      Funds disbursed: 05/18/2026

                                              DEBITS           CREDITS
New loan                                                       312,000.00
Payoff to Umpqua Home Lending                 241,118.20
   (per diem 39.11; demand good to 05/29/2026)
Interest from 05/18/2026 to 06/01/2026
   14 days at 51.92                           726.88
Loan origination charge                       2,340.00
Title insurance premium to Old Republic       1,105.00
Homeowner policy, Mutual of Enumclaw Insurance Company      1,420.00
Recording fees, Deschutes County Clerk        212.00
Escrow fee                                    780.00
Total settlement costs                        6,583.88
Cash to borrower                              64,297.92`,
    expected: {
      title_commitment_number: ['6612-330'],
      settlement_file_number: ['20-8814-RK'],
      payoff_per_diem: ['39.11'],
      payoff_good_through: ['2026-05-29'],
      property_county: ['Deschutes'],
      insurer_name: ['Mutual of Enumclaw Insurance Company'],
    },
  },
  {
    name: 'reads a statement of both sides with the seller’s payoff',
    docType: 'settlement_statement',
    text: `
SELLER'S AND BUYER'S CLOSING STATEMENT

Buyer: Ora Finch             Seller: Max Tull
Property: 3 Hill Road, Salem, OR 97301
Settlement agent: Marion Title & Escrow     File 26-1180
Closing date: 2/2/2026

                                        Buyer           Seller
Sale price                              $300,000.00     $300,000.00
New loan, Willamette Bank               ($240,000.00)
Payoff of seller's loan, Umpqua Bank                    ($101,220.10)
Credit from seller toward closing costs of $2,000.00
Title insurance premium, Oregon Mutual Title Insurance Company   $900.00
Cash due from buyer                     $64,311.10`,
    expected: { lender_name: ['Willamette Bank'], principal_amount: ['240000.00'] },
    blank: ['payoff_amount', 'total_closing_costs', 'insurer_name'],
  },
  {
    name: 'reads what the seller pays off, and premiums alone',
    docType: 'settlement_statement',
    text: `
SELLER AND BUYER CLOSING STATEMENT
Description                            Seller Debit    Buyer Debit   Buyer Credit
New loan                                                             $450,000.00
Payoff of first mortgage to Old Bank   $99,000.00
Loan policy premium                                    $1,125.00
Owner's policy $600,000.00             $2,000.00`,
    expected: { principal_amount: ['450000.00'] },
    blank: ['payoff_amount', 'title_amount'],
  },
  {
    name: 'reads a refinance with what it pays off in brackets and nothing else',
    docType: 'settlement_statement',
    text: `
LONE STAR ABSTRACT & TITLE, LLC
Refinance Disbursement Statement

File Number                 LSA-2024-3391
Borrower                    Hector M. Villanueva, a single man
Property Address            317 Mesquite Trail, Georgetown, Texas 78628
County                      Williamson
New Lender                  Brazos Valley Credit Union
New Loan Number             0042-118873
Settlement Date             March 4, 2024
Funding Date                March 8, 2024
Underwriter                 Old Republic National Title Insurance Company
GF / Commitment No.         GF-88213-24

RECEIPTS
Loan proceeds from Brazos Valley Credit Union                             $312,400.00

DISBURSEMENTS
1. Payoff of first mortgage to Pinnacle Home Loans                        $268,914.77
   (principal 267,802.11; interest through 03/12/2024; per diem $41.09)
2. Origination charge to Brazos Valley Credit Union                         $1,562.00
3. Interest from 3/8/2024 through 3/31/2024 at $55.63 per day, 24 days      $1,335.12
4. Title premium                                                            $1,894.00
5. Recording                                                                  $142.00
6. Tax certificate                                                             $65.00
7. Escrow deposit - insurance and taxes                                     $4,310.25
8. Net proceeds to borrower                                                $34,176.86
TOTAL DISBURSEMENTS                                                       $312,400.00`,
    expected: {
      borrower_name: ['Hector M. Villanueva'],
      lender_name: ['Brazos Valley Credit Union'],
      settlement_agent: ['LONE STAR ABSTRACT & TITLE, LLC'],
      property_address: ['317 Mesquite Trail, Georgetown, Texas 78628'],
      loan_number: ['0042-118873'],
      settlement_file_number: ['LSA-2024-3391'],
      closing_date: ['2024-03-04'],
      disbursement_date: ['2024-03-08'],
      principal_amount: ['312400.00'],
      origination_charges: ['1562.00'],
      amount_to_borrower: ['34176.86'],
      prepaid_interest_amount: ['1335.12'],
      prepaid_interest_from: ['2024-03-08'],
      prepaid_interest_to: ['2024-03-31'],
      prepaid_interest_per_diem: ['55.63'],
      payoff_amount: ['268914.77'],
      payoff_per_diem: ['41.09'],
      property_county: ['Williamson'],
      title_commitment_number: ['GF-88213-24'],
      payoff_good_through: ['2024-03-12'],
    },
    whole: true,
  },
  {
    name: 'reads a sheet with the demand of the old lender and the title’s insurer',
    docType: 'settlement_statement',
    text: `
LOAN SETTLEMENT SHEET
Escrow No. 8871-SM                       Close of Escrow: 09/12/2025
Escrow Company: Golden Coast Escrow       Date Funds Disbursed: 09/12/2025
Underwritten by: WFG National Title Insurance Company
Title Order / Commitment Number: 25-30918-T
Principals: Hector Ruiz (Borrower)
Mortgagee: Coastal Empire Mortgage
Item                                        Charge          Credit
Loan amount                                                 $150,000.00
Per diem interest 9/12/25 - 10/1/25         $488.03
   (19 days at $25.6859)
Demand - US Bank Home Mortgage #xxxx4471    $97,112.36
   Good thru 9/19/25, daily $17.44 thereafter
Appraisal                                   $550.00
Escrow fee                                  $695.00
TOTAL CLOSING COSTS                         $3,901.17
Net proceeds to borrower                    $48,986.47`,
    expected: {
      title_commitment_number: ['25-30918-T'],
      payoff_amount: ['97112.36'],
      payoff_good_through: ['2025-09-19'],
      payoff_per_diem: ['17.44'],
      total_closing_costs: ['3901.17'],
      prepaid_interest_amount: ['488.03'],
    },
    blank: ['loan_number'],
  },
  {
    name: 'reads a statement in prose with the loan that was paid in full',
    docType: 'settlement_statement',
    text: `
Closing Statement

This statement is of the closing held on October 10, 2025 at the offices of Baxter & Lowe, P.A., settlement agent, file 25-2207, of the loan from Evergreen Home Loans to William Castellano secured by 40 Birch Road, Concord, NH 03301. Funds were disbursed on October 15, 2025, after expiry of the right of rescission.

Loan proceeds                                     $610,000.00
Less:
Paid to Citizens Bank, loan 77120034, in full     $402,118.90
   includes per diem of $61.20 through October 17, 2025
Interest on new loan, October 15 through October 31, 2025, 17 days at $106.54 a day     $1,811.18
Total of all closing charges                      $7,204.66
Lender's policy premium (Connecticut Attorneys Title Insurance Company, Commitment CATIC-25-5541)    $1,340.00
Balance to borrower                               $200,676.44`,
    expected: {
      closing_date: ['2025-10-10'],
      disbursement_date: ['2025-10-15'],
      settlement_agent: ['Baxter & Lowe, P.A.'],
      lender_name: ['Evergreen Home Loans'],
      payoff_amount: ['402118.90'],
      total_closing_costs: ['7204.66'],
      title_commitment_number: ['CATIC-25-5541'],
    },
    blank: ['loan_number'],
  },
  {
    name: 'reads a refinance with the old loan’s number under its payoff',
    docType: 'settlement_statement',
    text: `
SETTLEMENT STATEMENT - REFINANCE
Title Co: Tri-County Title          Order #: TC-90177        Insurer: Commonwealth Land Title Insurance Company
Borrower: Monique Ballard           Date of Closing: 11/03/2025        Date of Disbursement: 11/07/2025
Lender: Huron Federal Credit Union
1.  Loan Amount                                 $120,828.12
2.  Payoff: Rocket Mortgage, LLC                $101,556.40
    Loan #3341908821     Payoff good to: 11/12/2025     Per diem: $16.21
3.  Prepaid interest: 24 days x $22.3449        $536.28
    From 11/07/2025     To 12/01/2025
4.  Closing costs total                         $4,460.00
5.  Cash to borrower                            $14,275.44`,
    expected: {
      payoff_amount: ['101556.40'],
      payoff_good_through: ['2025-11-12'],
      payoff_per_diem: ['16.21'],
      total_closing_costs: ['4460.00'],
    },
    blank: ['loan_number'],
  },
];

describe('loans that settlement statements pay off', () => {
  itReads(papers);

  it('leaves the interest of the old loan out of the prepaid interest', () => {
    const read = valuesOn(
      'settlement_statement',
      `
BORROWER'S SETTLEMENT STATEMENT (REFINANCE)
PAYOFF OF EXISTING LOAN: US Bank Home Mortgage       871,002.36
   Principal Balance                                 868,110.00
   Interest 7/1/2024 to 7/29/2024 @ 99.91/day          2,797.36
   Total payoff if received by 07/29/2024
NEW LOAN CHARGES
   Interest at $164.1644 per day from 7/25/2024 to 8/1/2024`,
    );
    expect(read).toMatchObject({
      payoff_amount: ['871002.36'],
      payoff_per_diem: ['99.91'],
      payoff_good_through: ['2024-07-29'],
      prepaid_interest_per_diem: ['164.1644'],
      prepaid_interest_from: ['2024-07-25'],
      prepaid_interest_to: ['2024-08-01'],
    });
    expect(read).not.toHaveProperty('prepaid_interest_amount');
  });
});
