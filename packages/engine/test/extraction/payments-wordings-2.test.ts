import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const payouts: readonly Case[] = [
  {
    name: 'a letter of a bank to who closes the loan',
    docType: 'disbursement_authorization',
    text: `
HARBOR NATIONAL BANK
210 Front Street
Dayton, OH 45402

May 12, 2025

Pioneer Title Agency, Inc.
55 Court Street, Dayton, OH 45402

Re: Loan No. 4410-2231 to Ironwood Builders, LLC
    Property: 18 Quarry Road, Dayton, OH 45404 (Montgomery County)

Dear Ms. Hall:

You are acting as settlement agent for the loan named above, which is scheduled to close on
May 14, 2025. The loan is made for business purposes. We authorize you to disburse the
proceeds of $438,200.00 on May 15, 2025.

Sincerely,
Robert Ames
Vice President and Loan Officer`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['HARBOR NATIONAL BANK'],
      closing_date: ['2025-05-14'],
      disbursement_date: ['2025-05-15'],
      loan_class: ['business'],
      loan_officer: ['Robert Ames'],
      loan_proceeds_total: ['438200.00'],
      property_county: ['Montgomery'],
      settlement_agent: ['Pioneer Title Agency, Inc.'],
    },
    blank: ['borrower_address'],
  },
  {
    name: 'a letter of the borrowers to their bank',
    docType: 'disbursement_authorization',
    text: `
INSTRUCTION TO PAY OUT LOAN PROCEEDS

To: Harbor National Bank, 210 Front Street, Dayton, OH 45402
From: Ann Lee and Ben Ortiz
Loan: 4410-2231

We have borrowed $212,500.00 from you. The loan is for personal, family or household purposes. Please pay:

    To Pioneer Title Agency, Inc., settlement agent, by wire          $205,000.00
    To us, by deposit to our checking account                           $7,500.00
    In all                                                            $212,500.00

Our loan officer is Robert Ames.`,
    expected: {
      borrower_name: ['Ann Lee', 'Ben Ortiz'],
      loan_class: ['consumer'],
      loan_officer: ['Robert Ames'],
      loan_proceeds_total: ['212500.00'],
      settlement_agent: ['Pioneer Title Agency, Inc.'],
    },
  },
  {
    name: 'a sheet with the codes of a bank, and the officer beside another heading',
    docType: 'disbursement_authorization',
    text: `
LOAN PAYOUT SHEET
Officer            Branch No.       Product Code
Robert Ames        0412             COM15
Classification:    Commercial
Closing company:   Pioneer Title Agency, Inc.
Closed on:         05/14/2025`,
    expected: {
      loan_officer: ['Robert Ames'],
      branch_code: ['0412'],
      product_code: ['COM15'],
      loan_class: ['business'],
      settlement_agent: ['Pioneer Title Agency, Inc.'],
      closing_date: ['2025-05-14'],
    },
  },
  {
    name: 'who is paid: no account and no insurer of titles closes a loan, and no heading is an officer',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT SHEET
OFFICER                 BRANCH
Payee                                Amount
Ridge Title Escrow Account           $80,000.00
Premium, Old Fort Title Insurance    $1,200.00
Total                                $81,200.00`,
    expected: { loan_proceeds_total: ['81200.00'] },
    blank: ['settlement_agent', 'loan_officer', 'branch_code'],
  },
];

const payoffs: readonly Case[] = [
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

const wires: readonly Case[] = [
  {
    name: 'a letter of a title company',
    docType: 'wire_instructions',
    text: `
PIONEER TITLE AGENCY, INC.
55 Court Street, Dayton, OH 45402

Re: Borrower: Ironwood Builders, LLC
    Our file: PT-2025-118

Ladies and Gentlemen:

We will close the above loan on May 14, 2025. Kindly send the net proceeds of $431,900.00 by Fedwire, so that they
reach us by noon on May 15, 2025, to our escrow trust account:

    ABA 041000124
    For credit to: Pioneer Title Agency, Inc. Escrow Trust Account
    Account 7700123456`,
    expected: {
      closing_date: ['2025-05-14'],
      disbursement_date: ['2025-05-15'],
      settlement_agent: ['PIONEER TITLE AGENCY, INC.'],
      wire_amount: ['431900.00'],
    },
  },
  {
    name: 'a confirmation by mail',
    docType: 'wire_instructions',
    text: `
Sent: Monday, May 12, 2025 9:14 AM
Subject: Wire confirmation

Please confirm that the wire below went out for the closing of May 14, 2025.

Amount: $431,900.00
Date sent: 05/15/2025
Receiving bank: Key Savings Bank
Title company: Pioneer Title Agency, Inc.
Requested by: Robert Ames, Commercial Loan Officer`,
    expected: {
      closing_date: ['2025-05-14'],
      disbursement_date: ['2025-05-15'],
      settlement_agent: ['Pioneer Title Agency, Inc.'],
      loan_officer: ['Robert Ames'],
    },
  },
  {
    name: 'an order of a bank, with its own codes and those of the bank that receives',
    docType: 'wire_instructions',
    text: `
OUTGOING WIRE ORDER
Issued by the Funding Desk of Harbor National Bank
Originator
Borrower name on note: Ironwood Builders, LLC
Borrower address: 18 Quarry Road, Dayton, OH 45404
Face amount of note: $438,200.00
Effective / value date: 05/15/2025
Receiving bank
Bank name: Key Savings Bank
Branch: 0077
ABA: 041000124`,
    expected: {
      lender_name: ['Harbor National Bank'],
      borrower_name: ['Ironwood Builders, LLC'],
      borrower_address: ['18 Quarry Road, Dayton, OH 45404'],
      principal_amount: ['438200.00'],
      disbursement_date: ['2025-05-15'],
      wire_beneficiary_bank: ['Key Savings Bank'],
    },
    blank: ['branch_code', 'closing_date'],
  },
];

const corrections: readonly Case[] = [
  {
    name: 'an agreement to correct errors that names officer and county',
    docType: 'errors_omissions',
    text: `
COMPLIANCE AGREEMENT
Lender: Harbor National Bank        Loan No.: 4410-2231
Borrower(s): Ann Lee and Ben Ortiz
Loan officer: Robert Ames           County: Montgomery`,
    expected: { loan_officer: ['Robert Ames'], property_county: ['Montgomery'] },
  },
];

describe('papers that move the money of a loan, in forms and in letters', () => {
  it.each([...payouts, ...payoffs, ...wires, ...corrections])(
    '$docType: $name',
    ({ docType, text, expected, blank = [] }) => {
      const values = valuesOn(docType, text);
      expect(values).toMatchObject(expected);
      expect(blank.filter((field) => values[field] !== undefined)).toEqual([]);
    },
  );
});
