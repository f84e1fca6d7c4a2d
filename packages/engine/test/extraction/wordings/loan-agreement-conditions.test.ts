import { describe } from 'vitest';
import { itReads, itReadsSentences, type Sentence, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads conditions lettered within their clause',
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
    name: 'reads a summary with boxes and a list of conditions',
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
    name: 'conditions under a heading with a stop, and what default adds',
    docType: 'loan_agreement',
    text: `
BUSINESS LOAN AGREEMENT

Borrower: Copper Basin Hauling, Inc.                      Lender: Ruby Valley Bank
          15 Smelter Rd                                           200 Main St
          Anaconda, MT 59711                                      Twin Bridges, MT 59754

TERM. This Agreement shall be effective as of April 10, 2025, and shall continue until all loans are paid in full.

LOAN. Lender will make a term loan to Borrower in the amount of $560,000.00, bearing interest at the Wall Street Journal Prime Rate
(currently 7.500%) plus 1.250 percentage points, resulting in an initial rate of 8.750% per annum, with a floor of 6.000%.

COLLATERAL. Borrower grants to Lender a security interest in three (3) 2023 Peterbilt 389 tractors and two (2) 2022 Trail King lowboy
trailers, as listed on Exhibit A, together with all proceeds.

SPECIAL CONDITIONS. (1) Borrower shall provide titles to all vehicles within 30 days of closing. (2) Borrower shall maintain its
primary deposit accounts with Lender. (3) Dale Rask shall remain president of Borrower.

FINANCIAL COVENANTS. Cash flow coverage of at least 1.200 to 1.000. Distributions limited to 40% of net income.

DEFAULT RATE. Upon default the interest rate shall increase by adding 3.000 percentage points.
LATE CHARGE. 5.000% of the unpaid portion.`,
    expected: {
      interest_rate: ['8.75'],
      rate_floor: ['6'],
    },
    blank: ['rate_margin', 'default_rate'],
  },
  {
    name: 'reads an agreement whose money depends on papers, with land beside the goods',
    docType: 'loan_agreement',
    text: `
COMMERCIAL LOAN AND SECURITY AGREEMENT

Loan Number: 55-120934                                       Officer: Dana Whitcomb    Branch: 012

This Commercial Loan and Security Agreement is entered into as of March 3, 2025, between Blue Heron Millwork, Inc., a Vermont corporation, 14 Depot Street, Barre, VT 05641 ("Company"), and Granite State Savings Bank, 200 Elm Street, Concord, NH 03301 ("Bank").

1. Commitment. Bank will lend Company Six Hundred Forty Thousand Dollars ($640,000.00) (the "Loan"). The Loan bears interest at a floating rate, currently 8.125% per annum, being one and one-eighth percent (1.125%) above the Wall Street Journal Prime Rate. The rate will be adjusted on April 1, 2025 and quarterly thereafter. The rate will never drop under 5.00% or climb over 14.00%.

2. Repayment. Company will repay the Loan in 120 monthly installments of $7,811.22, the first of which is due April 3, 2025. All that remains unpaid is due on March 3, 2035.

3. Use of Funds. Company shall use the Loan to acquire the assets of Barre Cabinet Shop and for no other purpose.

4. Security. The Loan is secured by all machinery, inventory and accounts of Company, and by a first mortgage on the premises at 14 Depot Street, Barre, VT 05641.

5. Guarantors. Helen Marsh and Robert Marsh shall each guarantee the Loan, the liability of each guarantor being limited to $320,000.00.

6. Before Closing. Bank's duty to lend depends on each of the following:
   (a) receipt of a satisfactory environmental report;
   (b) an appraisal showing a value of not less than $900,000.00;
   (c) evidence of workers' compensation coverage.

7. Financial Condition. Company will furnish annual reviewed statements within 120 days of year end.

8. Default. On default Bank may call the Loan. The balance shall thereafter bear interest at 13.125% until paid. A late fee of 5% is due on installments more than 10 days late.

9. Interest is figured by dividing the annual rate by 360 and multiplying by the actual number of days.

10. Prepayment. Company may be required to pay a prepayment fee on refinancing with another lender.`,
    expected: {
      interest_rate: ['8.125'],
      default_rate: ['13.125'],
      rate_change_frequency: ['quarterly'],
      loan_purpose: ['acquire the assets of Barre Cabinet Shop'],
      collateral_description: ['all machinery, inventory and accounts of Company'],
      guaranty_type: ['limited'],
      guaranty_limit: ['320000.00'],
      day_count: ['act/360'],
      conditions: [
        'receipt of a satisfactory environmental report',
        'an appraisal showing a value of not less than $900,000.00',
        "evidence of workers' compensation coverage",
      ],
    },
  },
  {
    name: 'reads an agreement with a heading before each condition',
    docType: 'loan_agreement',
    text: `
CREDIT AGREEMENT

Borrower: Tallgrass Dairy LLC            Lender: Prairie Farm Credit Bank
          3100 County Road 9                     88 Commerce Drive
          Salina, KS 67401                       Topeka, KS 66603
Agreement Date: June 12, 2025            Loan No. 700-88121
Loan Amount: $1,250,000.00               Expiration: June 12, 2030

TERM OF AGREEMENT. This Agreement remains in effect until June 12, 2030 or until all sums are paid, whichever is later.

INTEREST. The Loan shall bear interest at a fixed annual rate, presently 6.375%. Interest is computed as though every month had 30 days and every year 360.

SPECIAL CONDITION NO. 1: Proof of crop insurance for the 2025 season.
SPECIAL CONDITION NO. 2: Subordination of the note held by the Tallgrass family.
SPECIAL CONDITION NO. 3: UCC search showing no prior liens.

COLLATERAL. Lender is granted a security interest in all livestock, feed and milk proceeds, together with a mortgage covering 3100 County Road 9, Salina, KS 67401.

GUARANTY. The personal guaranties of Otto Brandt and Lena Brandt, each unlimited in amount, are required.

DEFAULT INTEREST. After default interest accrues at 11.375%.

LATE CHARGES. 4% of any installment over 15 days late.`,
    expected: {
      interest_rate: ['6.375'],
      maturity_date: ['2030-06-12'],
      day_count: ['30/360'],
      guaranty_type: ['unlimited'],
      collateral_description: ['all livestock, feed and milk proceeds'],
      conditions: [
        'Proof of crop insurance for the 2025 season',
        'Subordination of the note held by the Tallgrass family',
        'UCC search showing no prior liens',
      ],
    },
  },
  {
    name: 'conditions of the approval as a list of their own',
    docType: 'loan_agreement',
    text: `
BUSINESS LOAN AGREEMENT
Borrower: Ironwood Builders, LLC
Lender: Harbor National Bank
Special Conditions of Approval
1. Title policy without survey exception
2. Quarterly borrowing base report
Governing Law
This Agreement is governed by the law of Oregon.`,
    expected: { conditions: ['Title policy without survey exception', 'Quarterly borrowing base report'] },
  },
  {
    name: 'what every agreement asks for before closing is no condition of this one',
    docType: 'loan_agreement',
    text: `
LOAN AGREEMENT
ARTICLE III
CONDITIONS PRECEDENT
3.1 Closing. Lender shall have received, in form satisfactory to it: (a) the executed note; (b) copies of the
articles, certified by the secretary; (c) the opinion of counsel; and (d) payment of all fees.
Notices to Lender at 900 Bay Street, Duluth, MN 55802, Attention: Loan Operations.`,
    expected: { lender_address: ['900 Bay Street, Duluth, MN 55802'] },
    blank: ['conditions', 'loan_officer', 'guaranty_type'],
  },
  {
    name: 'reads goods behind a wide definition of the collateral',
    docType: 'loan_agreement',
    text: `
TERM LOAN AGREEMENT

"Collateral" means all assets of Borrower in which Lender holds a lien, consisting of all looms, yarn and finished goods now owned or later acquired.`,
    expected: { collateral_description: ['all looms, yarn and finished goods now owned or later acquired'] },
  },
];

const sentences: readonly Sentence[] = [
  ['loan_agreement', 'Financial Condition. Borrower shall furnish statements each year.', 'conditions', null],
  ['loan_agreement', 'Funding Condition: Flood policy naming the bank.', 'conditions', 'Flood policy naming the bank'],
];

describe('conditions of loan agreements', () => {
  itReads(papers);

  itReadsSentences(sentences);
});
