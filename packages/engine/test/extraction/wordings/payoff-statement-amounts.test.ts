import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const owed = { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] };

const papers: readonly Wording[] = [
  {
    name: 'reads a payoff that is said to be good to a day',
    docType: 'payoff_statement',
    text: `
PAYOFF QUOTE

Customer:  Ann T. Lee
Principal                                        $298,114.07
Amount to pay in full on or before 03/15/2025    $300,559.95
`,
    expected: { payoff_amount: ['300559.95'], borrower_name: ['Ann T. Lee'] },
  },
  {
    name: 'reads a row of headings with two days',
    docType: 'payoff_statement',
    text: `
MORTGAGE PAYOFF STATEMENT
Statement Date        Loan Number          Payoff Good Through
05/02/2025            88110022             05/30/2025

Unpaid Principal      Interest Due         Total Amount to Pay Off Loan
$208,000.00           $4,345.67            $212,345.67

Per Diem Interest
$41.22`,
    expected: owed,
  },
  {
    name: 'reads a total as of a day',
    docType: 'payoff_statement',
    text: `
BENEFICIARY DEMAND
Unpaid principal balance        $208,000.00
Reconveyance fee                $45.00
TOTAL DUE AS OF 05/30/2025      $212,345.67
Plus per diem of $41.22 thereafter`,
    expected: owed,
  },
  {
    name: 'reads the new lender with its address',
    docType: 'payoff_statement',
    text: `
PAYOFF LETTER
New Lender:            Harbor National Bank
                       100 Main Street
                       Springfield, IL 62701
Payoff Lender:         Cornerstone Bank
                       P.O. Box 1200, Des Moines, IA 50301
Amount necessary to release our mortgage: $212,345.67
Date good through: May 30, 2025
Interest per diem: $41.22`,
    expected: { ...owed, lender_address: ['100 Main Street, Springfield, IL 62701'] },
  },
  {
    name: 'reads who owes, after the matter of a letter',
    docType: 'payoff_statement',
    text: `
RE: Payoff for Ironwood Builders, LLC, loan 88110022
If funds are received by      Balance to pay off
05/30/2025                    $212,345.67
Each day after                $41.22`,
    expected: { ...owed, borrower_name: ['Ironwood Builders, LLC'] },
  },
  {
    name: 'a payoff in a sentence that begins with its day',
    docType: 'payoff_statement',
    text: `
Cornerstone Bank
Loan Servicing Department
May 1, 2025
RE: Borrower: Ironwood Builders, LLC
    Our Loan: 88110022
Dear Sir or Madam:
As of May 30, 2025, the amount required to pay the above referenced loan in full is $212,345.67. Thereafter interest accrues at $41.22 for each day.`,
    expected: {
      payoff_amount: ['212345.67'],
      payoff_per_diem: ['41.22'],
      payoff_good_through: ['2025-05-30'],
      borrower_name: ['Ironwood Builders, LLC'],
    },
  },
  {
    name: 'a payoff with an hour before the day',
    docType: 'payoff_statement',
    text: `
PAYOFF DEMAND
You have asked what is needed to satisfy loan 88110022 of Ironwood Builders, LLC. If we receive your funds by 2:00 p.m. on May 30, 2025, the demand is $212,345.67. For funds received later add $41.22 a day.`,
    expected: {
      payoff_amount: ['212345.67'],
      payoff_per_diem: ['41.22'],
      payoff_good_through: ['2025-05-30'],
      borrower_name: ['Ironwood Builders, LLC'],
    },
  },
  {
    name: 'a payoff figure by its label',
    docType: 'payoff_statement',
    text: `
Payoff figure good until:      May 30, 2025
Net payoff:                    $212,345.67
One day's interest:            $41.22`,
    expected: { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] },
  },
  {
    name: 'a payoff that comes to a sum through a day',
    docType: 'payoff_statement',
    text: `
May 2, 2025
RE: Request for payoff information
The balance required to retire the debt of Ironwood Builders, LLC comes to $212,345.67 through May 30, 2025, with a daily interest factor of $41.22 after that.`,
    expected: {
      payoff_amount: ['212345.67'],
      payoff_per_diem: ['41.22'],
      payoff_good_through: ['2025-05-30'],
      borrower_name: ['Ironwood Builders, LLC'],
    },
  },
  {
    name: 'a payoff with leaders',
    docType: 'payoff_statement',
    text: `
Total payoff on 05/30/2025 . . . . . . . $212,345.67
Per diem interest . . . . . . . . . . . .$41.22
Prepared on 05/02/2025`,
    expected: { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] },
  },
  {
    name: 'a lien released upon receipt',
    docType: 'payoff_statement',
    text: `
We will release our lien upon receipt of $212,345.67 in collected funds no later than 3:00 p.m. Central Time on May 30, 2025; funds arriving later must include an additional $41.22 per day.`,
    expected: { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] },
  },
  {
    name: 'a payoff that changes after a day',
    docType: 'payoff_statement',
    text: `
Interest accrues daily in the amount of $41.22. Figures are subject to change after May 30, 2025. The total to be remitted is $212,345.67.`,
    expected: { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] },
  },
  {
    name: 'a letter that releases on receipt of a sum',
    docType: 'payoff_statement',
    text: `
RE:  Our loan 99-20431, Ironwood Builders, LLC
     Your loan 4410-2231

Gentlemen:

We will release our mortgage on receipt of $400,118.22, provided that it reaches us on or
before May 20, 2025. After that day interest of $61.40 accrues each day.`,
    expected: { payoff_amount: ['400118.22'], payoff_good_through: ['2025-05-20'], payoff_per_diem: ['61.40'] },
  },
  {
    name: 'the sum in words before the figures',
    docType: 'payoff_statement',
    text: `
The amount needed to pay your loan in full through May 20, 2025, comes to One Hundred Eighty-One Thousand Sixty-Five
and 55/100 Dollars ($181,065.55). The per diem is $31.07. This letter was prepared at the request of Harbor National
Bank, which makes the new loan.
Borrowers: Ann Lee and Ben Lee
           77 Alder Way, Dayton, OH 45404`,
    expected: {
      payoff_amount: ['181065.55'],
      borrower_address: ['77 Alder Way, Dayton, OH 45404'],
      lender_name: ['Harbor National Bank'],
    },
  },
  {
    name: 'a form with who asks, who closes and his file in one box',
    docType: 'payoff_statement',
    text: `
PAYOFF REQUEST AND ANSWER
From (new lender): Harbor National Bank, 210 Front Street, Dayton, OH 45402
Closing agent / file no.: Pioneer Title Agency, Inc. / PT2025118
Total payoff (lines 1 to 4):      $181,065.55`,
    expected: {
      lender_name: ['Harbor National Bank'],
      lender_address: ['210 Front Street, Dayton, OH 45402'],
      settlement_agent: ['Pioneer Title Agency, Inc.'],
      settlement_file_number: ['PT2025118'],
      payoff_amount: ['181065.55'],
    },
  },
  {
    name: 'the bank that is paid is not the lender, and its address not the borrower’s',
    docType: 'payoff_statement',
    text: `
KEY SAVINGS BANK
88 Market Street
Akron, OH 44308

Payoff figures as of May 20, 2025
Principal balance     $180,000.00
Per diem              $31.07`,
    expected: { payoff_per_diem: ['31.07'] },
    blank: ['lender_name', 'borrower_address', 'payoff_amount'],
  },
];

describe('amounts and days of payoff statements', () => {
  itReads(papers);

  it('takes the sum before the day’s interest for no interest', () => {
    const read = valuesOn('payoff_statement', 'Total payoff . . . . $212,345.67\nPer diem interest . . . . $41.22');
    expect(read.payoff_per_diem).toEqual(['41.22']);
  });
});
