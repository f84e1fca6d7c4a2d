import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads the specific purpose of a loan and not its class',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT AUTHORIZATION
Primary purpose: Business      Specific purpose: Purchase of a feed mill`,
    expected: { loan_purpose: ['Purchase of a feed mill'], loan_class: ['business'] },
  },
  {
    name: 'reads both purposes in sentences',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT AUTHORIZATION
The primary purpose of this loan is business. The specific purpose of this loan is the purchase of a feed mill.`,
    expected: { loan_purpose: ['the purchase of a feed mill'], loan_class: ['business'] },
  },
  {
    name: 'reads what a bank’s disbursement paper says of the loan besides',
    docType: 'disbursement_authorization',
    text: `
LOAN PROCEEDS DISBURSEMENT AGREEMENT
Bank: Prairie State Bank            Borrower: Cascade Printing, Inc.
Guarantor: Ann T. Lee               Security: All equipment and inventory of Borrower
Funds are to be advanced on 03/14/2025 in the following manner:
(a) Deposit to Borrower's checking account ending 4410       $120,000.00
(b) Check to Heidelberg USA for a printing press             $200,000.00
(c) Payoff of Note 4411 to Bank                               $30,000.00
    Total advanced                                           $350,000.00
Payments of $4,960.12 will be debited from the account beginning 04/13/2025.
Fees: Loan origination fee of $3,500.00 has been paid in cash.
`,
    expected: {
      collateral_description: ['All equipment and inventory of Borrower'],
      guarantor_name: ['Ann T. Lee'],
      amount_to_borrower: ['120000.00'],
      payment_amount: ['4960.12'],
      first_payment_date: ['2025-04-13'],
      origination_charges: ['3500.00'],
    },
  },
  {
    name: 'reads payments that are taken out of an account',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT REQUEST AND AUTHORIZATION

We authorize you to charge our account 220-118 for each scheduled payment of $1,204.77, starting with the payment due on June 1, 2025.
Loan origination fee (1.00% of the loan)                 $1,500.00
`,
    expected: {
      payment_amount: ['1204.77'],
      first_payment_date: ['2025-06-01'],
      origination_charges: ['1500.00'],
    },
  },
  {
    name: 'reads a purpose in a sentence of its own',
    docType: 'disbursement_authorization',
    text: `
May 12, 2025
Harbor National Bank
Re: Loan 7712-00934 to Ironwood Builders, LLC
We authorize you to disburse the proceeds of our loan in the amount of $450,000.00 as follows:
1. Deposit $120,000.00 to our checking account.
2. Wire $330,000.00 to Cornerstone Bank.
The loan will be used to refinance equipment debt.`,
    expected: { loan_purpose: ['refinance equipment debt'], amount_to_borrower: ['120000.00'] },
  },
  {
    name: 'reads the kind of purpose, which is not the purpose',
    docType: 'disbursement_authorization',
    text: `
AUTHORIZATION TO DISBURSE LOAN PROCEEDS
Loan proceeds will be used for business purposes only.
Paid directly to me: $120,000.00
Paid to others on my behalf: $330,000.00`,
    expected: { amount_to_borrower: ['120000.00'], amount_paid_to_others: ['330000.00'] },
    blank: ['loan_purpose'],
  },
  {
    name: 'proceeds in prose',
    docType: 'disbursement_authorization',
    text: `
BORROWER'S INSTRUCTIONS TO DISBURSE
The undersigned, Ironwood Builders, LLC, instructs Harbor National Bank to pay out its $450,000.00 loan on May 12, 2025. Of that sum $120,000.00 is to be credited to our operating account, and $330,000.00 is to be paid to Cornerstone Bank in satisfaction of its loan.`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      principal_amount: ['450000.00'],
      disbursement_date: ['2025-05-12'],
    },
  },
  {
    name: 'amounts to others under their heading',
    docType: 'disbursement_authorization',
    text: `
FUNDING AUTHORIZATION AND ITEMIZATION
Customer: Ironwood Builders, LLC      Institution: Harbor National Bank
Note amount: $450,000.00              Note no.: 7712-00934
Amount given to you directly                          $120,000.00
Amount paid on your account                                 $0.00
Amounts paid to others on your behalf:
   Cornerstone Bank                                   $330,000.00`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      principal_amount: ['450000.00'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      loan_number: ['7712-00934'],
    },
  },
  {
    name: 'payees by name',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT SCHEDULE
Borrower: Ironwood Builders, LLC        Lender: Harbor National Bank
Payee                          Method            Amount
Ironwood Builders, LLC         Deposit           $120,000.00
Cornerstone Bank               Wire              $330,000.00
Total                                            $450,000.00`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      loan_proceeds_total: ['450000.00'],
    },
  },
  {
    name: 'a payoff of your loan',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT SCHEDULE
Borrower: Ironwood Builders, LLC        Lender: Harbor National Bank
Deposit to the borrower's account                $120,000.00
Payoff of your loan at Cornerstone Bank          $330,000.00
Total                                            $450,000.00`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      loan_proceeds_total: ['450000.00'],
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
  {
    name: 'reads rows with leaders, each sum its own row’s',
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

describe('disbursement authorizations on forms', () => {
  itReads(papers);

  it('takes a fee of the lender’s among others for no whole of what it charges', () => {
    const values = valuesOn(
      'disbursement_authorization',
      `
DISBURSEMENT REQUEST AND AUTHORIZATION

Loan origination fee        $1,500.00
Underwriting fee              $900.00
`,
    );
    expect(values).not.toHaveProperty('origination_charges');
  });

  it('reads the approval behind a funding sheet, the note that it renews and where the collateral stands', () => {
    const values = valuesOn(
      'disbursement_authorization',
      `
FUNDING WORKSHEET

Borrower                 Loan no.        Approved       Committee no.
Elk Ridge Farms LLC      5500-2231       04/02/2026     LC-2291

Collateral location
410 Ranch Road, Elko, NV 89801

Renewal of our note 5500-1177
`,
    );
    expect(values).toMatchObject({
      loan_number: ['5500-2231'],
      approval_date: ['2026-04-02'],
      approval_number: ['LC-2291'],
      renewal_of: ['5500-1177'],
      property_address: ['410 Ranch Road, Elko, NV 89801'],
    });
    expect(values).not.toHaveProperty('borrower_address');
  });
});
