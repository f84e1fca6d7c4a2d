import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

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

const lawyersStatement = `
CLOSING STATEMENT
Hartwell & Moss, Attorneys at Law

LENDER:              Summit Business Bank
BORROWER:            Granite Peak Storage, LLC, an Oregon limited liability company
GUARANTORS:          Ann T. Lee and Ben Ortiz
LOAN AMOUNT:         $1,850,000.00
CLOSING AGENT:       Twin Lakes Title, Inc., agent for Old Harbor Title Insurance Company
SECURED PROPERTY:    12 Elm Street, Bend, OR 97701

Pay off Delta Savings Bank loan 44712, good to 3/6/2025 with
interest at $112.40 per day thereafter                            $903,211.08
Balance of loan proceeds to Borrower's account at Lender          $946,788.92
Total uses of loan proceeds                                     $1,850,000.00
Origination fee to Summit Business Bank, 1%                        $18,500.00
Lender's title policy, insuring $1,850,417.22                       $4,100.00
Total loan costs                                                   $22,600.00
Recording                                                             $212.00
Total other costs                                                     $212.00
`;

const papers: readonly Wording[] = [
  {
    name: 'does not read the title’s insurer as the home’s',
    docType: 'settlement_statement',
    text: 'SETTLEMENT STATEMENT\nTitle underwriter: WFG National Title Insurance Company\nLender’s title policy premium      $1,204.00',
    expected: {},
    blank: ['insurer_name'],
  },
  {
    name: 'reads a lawyer’s statement with sources, uses and costs',
    docType: 'settlement_statement',
    text: lawyersStatement,
    expected: {
      borrower_entity_type: ['an Oregon limited liability company'],
      guarantor_name: ['Ann T. Lee', 'Ben Ortiz'],
      settlement_agent: ['Twin Lakes Title, Inc.'],
      payoff_amount: ['903211.08'],
      amount_to_borrower: ['946788.92'],
      loan_proceeds_total: ['1850000.00'],
      origination_charges: ['18500.00'],
      title_amount: ['1850417.22'],
      total_loan_costs: ['22600.00'],
      total_other_costs: ['212.00'],
    },
  },
  {
    name: 'reads rows that begin with who is paid and break over lines',
    docType: 'settlement_statement',
    text: `
LOAN CLOSING STATEMENT

Delta Savings Bank, payoff of existing note no. 447123, per its
letter good through May 9, 2025 (per diem thereafter
$252.94)                                                        $1,083,218.48
Net proceeds to Borrower, by deposit to Borrower’s operating
account with Lender                                               $206,781.52
Total loan proceeds disbursed                                   $1,290,000.00
1.  Summit Business Bank, loan origination fee (0.75%)              $9,675.00
2.  Valley Appraisers, appraisal                                    $2,000.00
Subtotal, loan costs                                               $11,675.00
`,
    expected: {
      payoff_amount: ['1083218.48'],
      payoff_per_diem: ['252.94'],
      payoff_good_through: ['2025-05-09'],
      amount_to_borrower: ['206781.52'],
      loan_proceeds_total: ['1290000.00'],
      origination_charges: ['9675.00'],
      total_loan_costs: ['11675.00'],
    },
  },
  {
    name: 'reads cash to the borrower on a refinance',
    docType: 'settlement_statement',
    text: `
BORROWER'S CLOSING STATEMENT

Payoff - Cornerstone Home Servicing               300,559.95
Cash to borrower                                  110,579.64
`,
    expected: { payoff_amount: ['300559.95'], amount_to_borrower: ['110579.64'] },
  },
  {
    name: 'reads a statement without a seller, with the sum insured beside the premium',
    docType: 'settlement_statement',
    text: `
CLOSING STATEMENT
Borrower: Ironwood Builders, LLC         Lender: Harbor National Bank
New loan                                                   $450,000.00
Less disbursements:
  Payoff Cornerstone Bank loan 88110022                    $212,345.67
  Loan policy premium (coverage $450,000.00)                 $1,125.00
Balance due to borrower                                    $236,529.33`,
    expected: {
      principal_amount: ['450000.00'],
      title_amount: ['450000.00'],
      amount_to_borrower: ['236529.33'],
    },
    blank: ['cash_to_close'],
  },
  {
    name: 'reads the limit of the policy by its line',
    docType: 'settlement_statement',
    text: `
A. Settlement Statement (HUD-1)
104. Payoff of existing loan to Cornerstone Bank     $212,345.67
202. Principal amount of new loan(s)                 $450,000.00
1104. Lender's title insurance                       $1,125.00
1105. Lender's title policy limit $450,000.00
1106. Owner's title policy limit $500,000.00
N. NET SETTLEMENT`,
    expected: { payoff_amount: ['212345.67'], title_amount: ['450000.00'] },
    blank: ['settlement_agent'],
  },
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

describe('costs and terms on settlement statements', () => {
  itReads(papers);

  it('takes the interest on a loan that is paid off for no interest of the new one', () => {
    const values = valuesOn('settlement_statement', lawyersStatement);
    expect(values).not.toHaveProperty('prepaid_interest_amount');
  });

  it('takes the sum of the next row for no sum of a heading', () => {
    const values = valuesOn(
      'settlement_statement',
      `
CLOSING STATEMENT

Net proceeds to Borrower
Recording fee                                     $110.00
`,
    );
    expect(values).not.toHaveProperty('amount_to_borrower');
  });

  it('leaves a fee blank where the lender charges another under a longer name', () => {
    const values = valuesOn(
      'settlement_statement',
      `
ALTA SETTLEMENT STATEMENT

Loan Origination Fee to Alder Bank                   1,500.00
Underwriting and Processing Fee to Alder Bank        900.00
`,
    );
    expect(values).not.toHaveProperty('origination_charges');
  });

  it('reads what the policy of the lender covers behind the name of the insurer, and never that of the owner', () => {
    const lenders = "Lender's Title Policy to Beacon Title Guaranty";
    const owners = "Owner's Title Policy to Beacon Title Guaranty, coverage $410,000.00      1,240.00";
    expect(
      valuesOn('settlement_statement', `SETTLEMENT STATEMENT\n${lenders}, coverage $310,250.00      640.00\n${owners}`),
    ).toMatchObject({ title_amount: ['310250.00'] });
    expect(
      valuesOn('settlement_statement', `SETTLEMENT STATEMENT\n${lenders}      640.00\n${owners}`),
    ).not.toHaveProperty('title_amount');
  });
});
