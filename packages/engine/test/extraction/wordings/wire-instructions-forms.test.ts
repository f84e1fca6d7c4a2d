import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../src/extraction/read-by-rules.ts';
import type { Word } from '../../../src/pages/page.ts';
import { paper } from '../paper.ts';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const credited = {
  wire_beneficiary_bank: ['Merchants Trust Company'],
  wire_beneficiary_aba: ['102001017'],
  wire_beneficiary_name: ['Clearwater Escrow, Inc.'],
  wire_beneficiary_account: ['4410092211'],
  wire_amount: ['438200.00'],
};

const papers: readonly Wording[] = [
  {
    name: 'reads a wire form with a box for each digit',
    docType: 'wire_instructions',
    text: `
WIRE TRANSFER REQUEST
Beneficiary Bank Routing Transit Number (9 digits)
1 0 1 0 0 0 1 8 7
Account: 0 0 4 4 7 1 8 8 2 0
Special Instructions / Reference for Beneficiary
File 26-1187 Harlan`,
    expected: {
      wire_beneficiary_aba: ['1 0 1 0 0 0 1 8 7'],
      wire_beneficiary_account: ['0 0 4 4 7 1 8 8 2 0'],
      wire_reference: ['File 26-1187 Harlan'],
    },
  },
  {
    name: 'reads a routing number in threes and what to include with the wire',
    docType: 'wire_instructions',
    text: `
WIRING INSTRUCTIONS FOR CLOSING
2.  Bank routing (ABA) transit number        101 000 187
5.  Include with wire       26-1187 / Harlan`,
    expected: { wire_beneficiary_aba: ['101 000 187'], wire_reference: ['26-1187 / Harlan'] },
  },
  {
    name: 'reads pairs of labels on a bank’s wire order',
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
    name: 'reads a lender with the number of its loan, and what it is to send',
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
    name: 'reads a part for the sender and one for the bank that receives, each with an ABA',
    docType: 'wire_instructions',
    text: `
OUTGOING WIRE TRANSFER REQUEST
Originator Information
Originator Name:        Harbor National Bank
ABA Number:             021000089
Account Number:         1100223344
Receiving Bank Information
Bank Name:              Merchants Trust Company
ABA Number:             102001017
Beneficiary Information
Beneficiary Name:       Clearwater Escrow, Inc.
Account Number:         4410092211
Amount:                 $438,200.00
Reference:              File 25-0917 Ironwood Builders`,
    expected: { ...credited, wire_reference: ['File 25-0917 Ironwood Builders'] },
  },
  {
    name: 'reads the two parts side by side',
    docType: 'wire_instructions',
    text: `
WIRE TRANSFER AUTHORIZATION
ORIGINATOR                                RECEIVING INSTITUTION
Name: Harbor National Bank                Name: Merchants Trust Company
ABA: 021000089                            ABA: 102001017
Account: 1100223344                       City/State: Denver, CO
BENEFICIARY
Name: Clearwater Escrow, Inc.
Account: 4410092211
Amount of Wire: $438,200.00               Effective Date: 05/12/2025`,
    expected: { ...credited, lender_name: ['Harbor National Bank'], disbursement_date: ['2025-05-12'] },
  },
  {
    name: 'reads from and to, each with a bank',
    docType: 'wire_instructions',
    text: `
WIRE REQUEST
FROM (Debit)
  Account Name: Ironwood Builders, LLC
  Account Number: 1100223344
  Bank: Harbor National Bank
  Routing Number: 021000089
TO (Credit)
  Account Name: Clearwater Escrow, Inc.
  Account Number: 4410092211
  Bank: Merchants Trust Company
  Routing Number: 102001017
Wire Amount: $438,200.00
Date Wire to be Sent: 05/12/2025
Purpose of Wire: Loan closing 25-0917`,
    expected: { ...credited, disbursement_date: ['2025-05-12'] },
    blank: ['loan_number'],
  },
  {
    name: 'reads the sender alone',
    docType: 'wire_instructions',
    text: `
WIRE LOG
Sender Information
Bank: Harbor National Bank
ABA: 021000089
Account: 1100223344`,
    expected: {},
    blank: ['wire_beneficiary_bank', 'wire_beneficiary_aba', 'wire_beneficiary_account'],
  },
  {
    name: 'reads a message by its tags, with the kind of account before its number',
    docType: 'wire_instructions',
    text: `
FEDWIRE OUTGOING MESSAGE
{2000} Amount: $438,200.00
{3100} Sender DI: 021000089 HARBOR NATL BANK
{3400} Receiver DI: 102001017 MERCHANTS TRUST COMPANY
{4200} Beneficiary: D4410092211 CLEARWATER ESCROW, INC.
{6000} OBI: FILE 25-0917 IRONWOOD`,
    expected: {
      wire_beneficiary_aba: ['102001017'],
      wire_beneficiary_name: ['CLEARWATER ESCROW, INC.'],
      wire_beneficiary_account: ['4410092211'],
      wire_amount: ['438200.00'],
      wire_reference: ['FILE 25-0917 IRONWOOD'],
    },
  },
  {
    name: 'reads a row of headings after the sending bank',
    docType: 'wire_instructions',
    text: `
WIRE TRANSFER FORM
Date of Wire                 Amount of Wire             Loan Number
05/12/2025                   $438,200.00                7712-00934

Sending Bank                 Sending Bank ABA
Harbor National Bank         021000089

Receiving Bank Name          Receiving Bank ABA #       City / State
Merchants Trust Company      102001017                  Denver, CO

Credit Account Name          Credit Account #           Reference / File #
Clearwater Escrow, Inc.      4410092211                 25-0917 Ironwood Builders`,
    expected: {
      ...credited,
      lender_name: ['Harbor National Bank'],
      loan_number: ['7712-00934'],
      wire_reference: ['25-0917 Ironwood Builders'],
      disbursement_date: ['2025-05-12'],
    },
  },
  {
    name: 'reads the screen of a core system',
    docType: 'wire_instructions',
    text: `
HARBOR NATIONAL BANK          WIRE OUT DETAIL
AMOUNT      438,200.00        VALUE DT   05/12/2025
SNDR ABA    021000089         SNDR NAME  HARBOR NATIONAL BANK
RCVR ABA    102001017         STATUS     RELEASED
BNF ID      4410092211        BNF NAME   CLEARWATER ESCROW INC`,
    expected: { wire_beneficiary_aba: ['102001017'], wire_beneficiary_account: ['4410092211'] },
    blank: ['wire_beneficiary_bank'],
  },
  {
    name: 'reads a letter that sets the bank over its number',
    docType: 'wire_instructions',
    text: `
Please transmit the loan proceeds of $438,200.00 by federal funds wire no later than May 12, 2025 as follows:

     Merchants Trust Company
     1700 Broadway, Denver, CO 80202
     ABA No. 102001017
     Credit: Clearwater Escrow, Inc.
     Account No. 4410092211`,
    expected: { ...credited, disbursement_date: ['2025-05-12'] },
  },
  {
    name: 'reads one sentence for all',
    docType: 'wire_instructions',
    text: `
Please wire the net proceeds, $438,200.00, on May 12, 2025 to Merchants Trust Company, Denver, Colorado, ABA routing number 102001017, for credit to Clearwater Escrow, Inc., account number 4410092211, referencing our File No. 25-0917.`,
    expected: { ...credited, wire_reference: ['File No. 25-0917'], disbursement_date: ['2025-05-12'] },
  },
  {
    name: 'reads the number of a correspondent, which is no loan',
    docType: 'wire_instructions',
    text: `
WIRING INSTRUCTIONS
Bank:                       Merchants Trust Company
Routing Number (ABA):       102001017
Intermediary Bank:          Federal Home Loan Bank
Intermediary ABA:           101000019`,
    expected: { wire_beneficiary_aba: ['102001017'], wire_beneficiary_bank: ['Merchants Trust Company'] },
    blank: ['loan_number'],
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

describe('wire instructions on forms', () => {
  itReads(papers);

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
    const read = readByRules({ docType: 'wire_instructions', pages });
    expect(read.find(({ fieldName }) => fieldName === 'wire_reference')?.normalizedValue).toBe('MP-2231 Lee');
  });
});
