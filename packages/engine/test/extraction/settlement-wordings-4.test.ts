import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const papers: readonly Case[] = [
  {
    name: 'a sheet with the demand of the old lender and the title’s insurer',
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
    name: 'a statement in prose with the loan that was paid in full',
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
    name: 'a refinance with the old loan’s number under its payoff',
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
  {
    name: 'a letter that disburses the entire proceeds',
    docType: 'disbursement_authorization',
    text: `
September 30, 2025
Old Harbor Savings Bank
55 Wharf Street, Gloucester, MA 01930
Re: Disbursement of loan proceeds, Marlin Street Partners LP, $3,200,000.00
Gentlemen:
In connection with the closing of the above loan to be held on September 30, 2025, we direct you to disburse the entire proceeds of the loan, being $3,200,000.00, by wire on October 1, 2025 as follows: $2,910,447.12 to Eastern Bank in satisfaction of its mortgage; $61,900.00 to Baxter & Lowe, P.A. for closing costs; and the remaining $227,652.88 to our account no. 55-0172 with you.
Very truly yours,
MARLIN STREET PARTNERS LP
[ink]
Theodora Vance, General Partner`,
    expected: {
      loan_proceeds_total: ['3200000.00'],
      closing_date: ['2025-09-30'],
      disbursement_date: ['2025-10-01'],
    },
  },
  {
    name: 'rows with leaders, each sum its own row’s',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT AUTHORIZATION
Settlement: 11/03/2025     Rescission ends: 11/06/2025     Disburse on or after: 11/07/2025
Creditor: Huron Federal Credit Union
Member: Monique Ballard
Amount of Loan Proceeds To Be Disbursed ............ $120,828.12
To Member ........................................... $14,275.44
To Others ........................................... $106,552.68
Loan purpose: Refinance home`,
    expected: {
      loan_proceeds_total: ['120828.12'],
      amount_to_borrower: ['14275.44'],
      amount_paid_to_others: ['106552.68'],
      closing_date: ['2025-11-03'],
      disbursement_date: ['2025-11-07'],
    },
  },
];

describe('statements and authorizations of other houses', () => {
  it.each(papers)('reads $name', ({ docType, text, expected, blank = [] }) => {
    const read = valuesOn(docType, text);
    expect(Object.fromEntries(Object.keys(expected).map((field) => [field, read[field]]))).toEqual(expected);
    for (const field of blank) expect(read).not.toHaveProperty(field);
  });
});
