import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../src/extraction/extract-document.ts';
import type { Word } from '../../src/pages/page.ts';
import { paper } from './paper.ts';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

const cases: readonly WordingCase[] = [
  {
    name: 'a lawyer’s statement with sources, uses and costs',
    docType: 'settlement_statement',
    text: `
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
`,
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
    name: 'rows that begin with who is paid and break over lines',
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
    name: 'cash to the borrower on a refinance',
    docType: 'settlement_statement',
    text: `
BORROWER'S CLOSING STATEMENT

Payoff - Cornerstone Home Servicing               300,559.95
Cash to borrower                                  110,579.64
`,
    expected: { payoff_amount: ['300559.95'], amount_to_borrower: ['110579.64'] },
  },
  {
    name: 'what a bank’s disbursement paper says of the loan besides',
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
    name: 'payments that are taken out of an account',
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
    name: 'pairs of labels on a bank’s wire order',
    docType: 'wire_instructions',
    text: `
OUTGOING WIRE TRANSFER AUTHORIZATION
Prairie State Bank, 200 Main Street, Ames, IA 50010

Requested wire date       03/14/2025          Requested by    D. Holt, Loan Closing
Dollar amount             $418,220.16         Wire fee        $20.00 (waived)
By order of               Ann T. Lee and Ben Ortiz

Bank / ABA                Farmers National Bank / 104900021
Account name / number     Mid-Plains Title Company Escrow Account / 2200918
Reference                 Lee-Ortiz closing, file MP-2231
`,
    expected: {
      lender_name: ['Prairie State Bank'],
      lender_address: ['200 Main Street, Ames, IA 50010'],
      borrower_name: ['Ann T. Lee', 'Ben Ortiz'],
      wire_amount: ['418220.16'],
      wire_beneficiary_bank: ['Farmers National Bank'],
      wire_beneficiary_aba: ['104900021'],
      wire_beneficiary_name: ['Mid-Plains Title Company Escrow Account'],
      wire_beneficiary_account: ['2200918'],
    },
  },
  {
    name: 'a lender with the number of its loan, and what it is to send',
    docType: 'wire_instructions',
    text: `
WIRE INSTRUCTIONS

Lender and loan number:    Cascade Bank - 2443-89024
Credit to account title:   Lee Escrow Trust
Funds due from lender:     $88,200.00

Wire my proceeds ($25.00 fee)
`,
    expected: {
      lender_name: ['Cascade Bank'],
      loan_number: ['2443-89024'],
      wire_beneficiary_name: ['Lee Escrow Trust'],
      wire_amount: ['88200.00'],
    },
  },
  {
    name: 'a payoff that is said to be good to a day',
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
    name: 'a payoff letter to a law firm, with the land under its subject',
    docType: 'payoff_statement',
    text: `
Delta Savings Bank
March 3, 2025

Hartwell & Moss, P.C.
10 Court Square
Bend, OR 97701

Re: Granite Peak Storage, LLC - Loan 44712
    12 Elm Street, Bend, OR 97701

Gentlemen:

The payoff is $903,211.08.
`,
    expected: {
      borrower_name: ['Granite Peak Storage, LLC'],
      property_address: ['12 Elm Street, Bend, OR 97701'],
      payoff_amount: ['903211.08'],
    },
  },
];

describe('papers on money in the words of other houses', () => {
  it.each(cases)('reads $name', ({ docType, text, expected }) => {
    expect(valuesOn(docType, text)).toMatchObject(expected);
  });
});

describe('what such papers do not say', () => {
  it('takes no fee for what is wired, and nobody of the bank for the closing agent', () => {
    const values = valuesOn(
      'wire_instructions',
      `
WIRE INSTRUCTION SHEET
Requested by    D. Holt, Loan Closing

Wire my proceeds ($25.00 fee)
`,
    );
    expect(values).not.toHaveProperty('wire_amount');
    expect(values).not.toHaveProperty('settlement_agent');
  });

  it('takes the interest on a loan that is paid off for no interest of the new one', () => {
    const values = valuesOn('settlement_statement', cases[0]?.text ?? '');
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
});

describe('a caption in small print', () => {
  const small = (words: readonly Word[]): readonly Word[] =>
    words.map((word) =>
      word.box.y > 0.09 && word.box.y < 0.1 ? { ...word, box: { ...word.box, h: word.box.h * 0.7 } } : word,
    );

  it('may go on after a dash, with its value below', () => {
    const pages = paper(`
WIRE TRANSFER REQUEST


Message to beneficiary – 4 lines of 35
MP-2231 Lee
`).map((page) => ({ ...page, words: small(page.words) }));
    const read = extractDocument({ docType: 'wire_instructions', pages });
    expect(read.find(({ fieldName }) => fieldName === 'wire_reference')?.normalizedValue).toBe('MP-2231 Lee');
  });
});
