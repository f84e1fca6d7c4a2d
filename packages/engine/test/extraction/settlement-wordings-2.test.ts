import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const payoff = {
  payoff_amount: ['212480.15'],
  payoff_good_through: ['2025-03-20'],
  payoff_per_diem: ['38.41'],
};

const interest = {
  prepaid_interest_from: ['2025-03-14'],
  prepaid_interest_to: ['2025-04-01'],
  prepaid_interest_per_diem: ['61.27'],
};

const ofTheFile = {
  property_county: ['Larimer'],
  title_commitment_number: ['LC-40817'],
  lien_position: ['1'],
  disbursement_date: ['2025-03-14'],
};

const statements: readonly Case[] = [
  {
    name: 'an escrow company with labels over a list of charges',
    docType: 'settlement_statement',
    text: `
                 TIMBERLINE ESCROW COMPANY
             BORROWER'S FINAL SETTLEMENT STATEMENT
Escrow No.: 25-3371                       Title Commitment No.: LC-40817
Close of Escrow: 03/10/2025               Funds Disbursed: 03/14/2025
Borrower: Dana R. Whitlock
County: Larimer                           APN: 8734-21-006
Lien Position: First                      Note Rate: 6.875%
New First Deed of Trust - Summit National Bank                   $325,300.00
Interest at $61.27/day from 03/14/2025 to 04/01/2025                 $1,102.86
Hazard insurance premium (1 yr.) - Ridgeline Casualty Company        $1,244.00
Total payoff to Old Mill Savings Bank                              $212,480.15
Per diem after 03/20/2025                                               $38.41
Total Settlement Costs                                               $7,310.22`,
    expected: {
      ...ofTheFile,
      ...payoff,
      ...interest,
      parcel_number: ['8734-21-006'],
      interest_rate: ['6.875'],
      principal_amount: ['325300.00'],
      prepaid_interest_amount: ['1102.86'],
      insurer_name: ['Ridgeline Casualty Company'],
      total_closing_costs: ['7310.22'],
    },
  },
  {
    name: 'boxes with a row of captions each',
    docType: 'settlement_statement',
    text: `
CLOSING STATEMENT - REFINANCE
Disbursement          Recording County    Commitment            Position
03/14/2025            Larimer             LC-40817              First lien

From                  To                  Per Diem              Amount
03/14/2025            04/01/2025          $61.27                $1,102.86

Payee                    Amount           Good Through          Per Diem
Old Mill Savings Bank    $212,480.15      03/20/2025            $38.41`,
    expected: { ...ofTheFile, ...payoff, ...interest },
  },
  {
    name: 'a statement in sentences',
    docType: 'settlement_statement',
    text: `
STATEMENT OF SETTLEMENT
This refinance concerns real estate located in Larimer County, Colorado, insured under Commitment No. LC-40817.
The new loan is a first lien bearing interest at 6.875%. The proceeds were disbursed on March 14, 2025.
We paid off Old Mill Savings Bank in the amount of $212,480.15, good through March 20, 2025, with a per diem of $38.41.
Prepaid interest of $1,102.86 was collected at $61.27 per day from March 14, 2025 through April 1, 2025.`,
    expected: {
      ...ofTheFile,
      ...payoff,
      ...interest,
      interest_rate: ['6.875'],
      prepaid_interest_amount: ['1102.86'],
    },
  },
  {
    name: 'the payoff of a seller, an agency, other insurance and taxes',
    docType: 'settlement_statement',
    text: `
COMBINED STATEMENT OF BUYER AND SELLER
Loan payoff, Old Mill Savings Bank                                 $212,480.15
Payoff good through 03/20/2025, per diem $38.41
Homeowner's insurance premium to Lakeside Mutual Insurance Agency    $1,244.00
Flood insurance premium to Ridgeline Casualty Company                  $800.00
Title insurance to Continental Title Insurance Company                 $950.00
County taxes                                                         $1,900.00
Total charges                                                      $330,000.00`,
    expected: {},
    blank: [
      'payoff_amount',
      'payoff_good_through',
      'payoff_per_diem',
      'insurer_name',
      'property_county',
      'total_closing_costs',
      'lien_position',
    ],
  },
  {
    name: 'what an old loan ran up, and debts that are no loan of record',
    docType: 'settlement_statement',
    text: `
LOAN CLOSING STATEMENT
Accrued interest from 02/01/2025 to 03/14/2025 at $38.41 per day     $1,574.81
Payoff of credit cards                                              $12,000.00
Payoff processing fee                                                   $30.00`,
    expected: {},
    blank: ['prepaid_interest_from', 'prepaid_interest_to', 'prepaid_interest_per_diem', 'payoff_amount'],
  },
  {
    name: 'a HUD-1 whose discount is left empty, with a place under the agent',
    docType: 'settlement_statement',
    text: `
G. Property Location:                     H. Settlement Agent:
12 Alder Lane, Fort Collins, CO 80521     Poudre Abstract Company
Parcel 8734-21-006                        Place: 90 Oak Street, Fort Collins, CO 80521
800. Items Payable In Connection With Loan
801. Loan Origination Fee to Summit National Bank                    $3,253.00
802. Loan Discount
803. Appraisal Fee                                                     $550.00`,
    expected: {
      settlement_agent: ['Poudre Abstract Company'],
      parcel_number: ['8734-21-006'],
      origination_charges: ['3253.00'],
    },
  },
];

const disclosures: readonly Case[] = [
  {
    name: 'the insurer and the escrow of a Closing Disclosure',
    docType: 'closing_disclosure',
    text: `
Projected Payments
Principal & Interest                                                 $2,137.00
Estimated Escrow (amount can increase over time)        +               412.50
Costs at Closing
F. Prepaids
01 Homeowner's Insurance Premium (12 mo.) to Ridgeline Casualty Company    $1,244.00`,
    expected: { escrow_monthly: ['412.50'], insurer_name: ['Ridgeline Casualty Company'] },
  },
  {
    name: 'an insurer whose name goes on behind its premium',
    docType: 'closing_disclosure',
    text: `
F. Prepaids
01 Homeowner's Insurance Premium (12 mo.) to Cedar Mutual                  $1,244.00
   Insurance Company`,
    expected: {},
    blank: ['insurer_name'],
  },
  {
    name: 'how often payments are due, in the table of payments',
    docType: 'truth_in_lending',
    text: `
Branch: 0417
Number of Payments     Amount of Payments     When Payments Are Due
180                    $2,137.00              Monthly, beginning 05/01/2025`,
    expected: { payment_frequency: ['monthly'], first_payment_date: ['2025-05-01'], branch_code: ['0417'] },
  },
  {
    name: 'how often, in a sentence',
    docType: 'truth_in_lending',
    text: `
Your payment schedule will be: 180 consecutive monthly payments of $2,137.00 beginning May 1, 2025.`,
    expected: { payment_frequency: ['monthly'], number_of_payments: ['180'] },
  },
  {
    name: 'a rate that changes monthly says nothing of payments',
    docType: 'truth_in_lending',
    text: `
Variable rate: your rate may change monthly if the index changes.`,
    expected: {},
    blank: ['payment_frequency'],
  },
];

describe('settlement statements of houses that use no form', () => {
  it.each(statements)('$name', check);
});

describe('disclosures', () => {
  it.each(disclosures)('$name', check);
});

function check({ docType, text, expected, blank = [] }: Case): void {
  const values = valuesOn(docType, text);
  expect(values).toMatchObject(expected);
  for (const field of blank) expect(values[field], field).toBeUndefined();
}
