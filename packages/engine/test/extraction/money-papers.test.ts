import { describe, expect, it } from 'vitest';
import { valuesOn } from './values-on-paper.ts';

const closingStatement = `
                                   PRAIRIE ABSTRACT COMPANY
                                14 Market Street, Omaha, NE 68102

                           BUYER'S FINAL CLOSING STATEMENT

Escrow Number:    26-118                         Closing Date:        04/15/2026
Escrow Officer:   Jane Rowe                      Disbursement Date:   04/16/2026
Buyer(s):         Carl Brandt and Edith Brandt
Seller(s):        Oakmont Builders, Inc.
Lender:           First State Bank               Loan Number:         7712-009
Property:         2100 Quarry Road, Omaha, NE 68104

                                                          DEBITS            CREDITS
Contract Sales Price                                   355,000.00
Earnest Money Deposit                                                      5,000.00
New First Mortgage Loan                                                  284,000.00
Loan Charges:
  Origination Charges                                    2,840.00
  Appraisal Fee                                            550.00
  Prepaid Interest 4/16/2026 to 5/1/2026 @ $48.63/day      729.45
Lender Credit                                                              1,200.00
Title - Lender's Policy                                    410.00
Recording Fees                                              92.00
Subtotals                                              359,621.45        290,200.00
Balance Due from Buyer                                                    69,421.45
Totals                                                 359,621.45        359,621.45
`;

const blankSettlement = `
A. Settlement Statement (HUD-1)
B. Type of Loan     6. File Number:      7. Loan Number:      8. Mortgage Insurance Case Number:
D. Name & Address of Borrower:    E. Name & Address of Seller:     F. Name & Address of Lender:

G. Property Location:             H. Settlement Agent:             I. Settlement Date:

                                  Place of Settlement:
J. Summary of Borrower's Transaction               K. Summary of Seller's Transaction
100. Gross Amount Due from Borrower                400. Gross Amount Due to Seller
101. Contract sales price                          401. Contract sales price
103. Settlement charges to borrower (line 1400)    403.
202. Principal amount of new loan(s)               502. Settlement charges to seller (line 1400)
303. Cash       From       To Borrower             603. Cash       To       From Seller
801. Our origination charge                   $            (from GFE #1)
901. Daily interest charges from        to         @ $         /day      (from GFE #10)
1400. Total Settlement Charges (enter on lines 103, Section J and 502, Section K)
`;

const payoffLetter = `
                              NORTHWIND LOAN SERVICING, LLC
                              PO Box 4410, Dayton, OH 45401

March 3, 2026

Harmon Title & Escrow, Inc.
Attn: Payoff Department
88 Canal Street
Akron, OH 44308

Re:  Loan Number: 55-0093112
     Mortgagor(s): Teresa M. Ivers and Colin Ivers
     Property Address: 771 Larkspur Lane, Akron, OH 44312

PAYOFF STATEMENT

In accordance with your request, the following figures are provided to pay the above loan in full as of 03/20/2026:

     Principal Balance                                       $182,440.17
     Interest from 02/01/2026 to 03/20/2026                    $1,102.90
     Escrow Advance                                              $214.00
     Recording Fee                                                $36.00
     Less: Suspense balance                                     ($100.00)
                                                           -------------
     TOTAL AMOUNT REQUIRED TO PAY LOAN IN FULL               $183,693.07

Per diem interest after 03/20/2026 is $23.4659.

This payoff is valid until 03/20/2026. Funds received after that date must include the per diem shown above.
`;

const blankPayoff = `
PAYOFF STATEMENT
Borrower: ______________________
Property Address: ______________________
Principal balance            $ ____________
Interest due                 $ ____________
Total payoff                 $ ____________
Per diem                     $ ____________
Good through                 ______________
Wire to: Bank ____________ ABA ____________
`;

const wireRequest = `
FIRST STATE BANK                                   OUTGOING DOMESTIC WIRE TRANSFER REQUEST
Date of Wire: 03/09/2026                           Wire Amount: $412,300.00
Originator Information
Name: Teresa M. Ivers                              Loan Number: 7712-009
Address: 771 Larkspur Lane, Akron, OH 44312
Beneficiary Bank Information
Bank Name: Great Lakes National Bank               ABA Routing #: 041000014
Beneficiary Information
Beneficiary Name: Harmon Title & Escrow, Inc.      Beneficiary Account #: 4417220983
Originator to Beneficiary Information: Ivers closing HT-26-00411
Intermediary Bank (if applicable)
Bank Name:                                         ABA Routing #:
`;

const blankWire = `
OUTGOING WIRE REQUEST
Bank name: ____________________
ABA/Routing: __________________
Beneficiary name: _____________
Beneficiary account: __________
Amount: $ ____________
Reference: ____________________
Callback performed by: ________   Date: ________
`;

describe('settlement statements', () => {
  it('give the buyer, the loan and what is due', () => {
    expect(valuesOn('settlement_statement', closingStatement)).toEqual({
      borrower_name: ['Carl Brandt', 'Edith Brandt'],
      lender_name: ['First State Bank'],
      settlement_agent: ['PRAIRIE ABSTRACT COMPANY'],
      property_address: ['2100 Quarry Road, Omaha, NE 68104'],
      loan_number: ['7712-009'],
      settlement_file_number: ['26-118'],
      closing_date: ['2026-04-15'],
      disbursement_date: ['2026-04-16'],
      sale_price: ['355000.00'],
      principal_amount: ['284000.00'],
      lien_position: ['1'],
      origination_charges: ['2840.00'],
      lender_credits: ['1200.00'],
      cash_to_close: ['69421.45'],
      prepaid_interest_to: ['2026-05-01'],
      prepaid_interest_amount: ['729.45'],
      prepaid_interest_from: ['2026-04-16'],
      prepaid_interest_per_diem: ['48.63'],
    });
  });

  it('give nothing where the form is blank', () => {
    expect(valuesOn('settlement_statement', blankSettlement)).toEqual({});
  });
});

describe('payoff statements', () => {
  it('give the total, never the number of the loan that is paid off', () => {
    expect(valuesOn('payoff_statement', payoffLetter)).toEqual({
      settlement_agent: ['Harmon Title & Escrow, Inc.'],
      payoff_amount: ['183693.07'],
      payoff_per_diem: ['23.4659'],
      payoff_good_through: ['2026-03-20'],
      borrower_name: ['Teresa M. Ivers', 'Colin Ivers'],
      property_address: ['771 Larkspur Lane, Akron, OH 44312'],
    });
  });

  it('give nothing where the form is blank', () => {
    expect(valuesOn('payoff_statement', blankPayoff)).toEqual({});
  });
});

describe('wire instructions', () => {
  it('give the bank, its routing number and the account to credit', () => {
    expect(valuesOn('wire_instructions', wireRequest)).toEqual({
      wire_beneficiary_bank: ['Great Lakes National Bank'],
      wire_beneficiary_aba: ['041000014'],
      wire_beneficiary_name: ['Harmon Title & Escrow, Inc.'],
      wire_beneficiary_account: ['4417220983'],
      wire_reference: ['Ivers closing HT-26-00411'],
      wire_amount: ['412300.00'],
      borrower_name: ['Teresa M. Ivers'],
      lender_name: ['FIRST STATE BANK'],
      loan_number: ['7712-009'],
      disbursement_date: ['2026-03-09'],
    });
  });

  it('give nothing where the form is blank', () => {
    expect(valuesOn('wire_instructions', blankWire)).toEqual({});
  });
});
