import { describe, expect, it } from 'vitest';
import { valuesOn } from './values-on-paper.ts';

describe('What another part of the paper speaks against', () => {
  it('is left blank: a fixed rate follows no index, whatever is charged after default', () => {
    const read = valuesOn(
      'promissory_note',
      `
                              PROMISSORY NOTE
May 9, 2025
FOR VALUE RECEIVED, Cascade Printing, Inc. ("Maker") promises to pay to First Meridian Bank ("Holder") the principal sum of $1,290,000.00 with interest at the fixed rate of 3.906% per annum.

After default interest accrues at the Wall Street Journal Prime Rate plus five percent.`,
    );
    expect(read.rate_type).toEqual(['fixed']);
    expect(read.rate_index).toBeUndefined();
  });

  it('is left blank: who lends is who is insured, and another lender holds an older mortgage', () => {
    const read = valuesOn(
      'title_commitment',
      `
COMMITMENT FOR TITLE INSURANCE
SCHEDULE A
Proposed Insured: First Meridian Bank
Proposed Amount of Insurance: $1,290,000.00
SCHEDULE B-II EXCEPTIONS
8. Lender: Cornerstone Bank, assignment of leases.`,
    );
    expect(read.title_insured).toEqual(['First Meridian Bank']);
    expect(read.lender_name).toBeUndefined();
  });

  it('is left blank: a loan is made before its first payment', () => {
    const read = valuesOn(
      'loan_agreement',
      `
LOAN AGREEMENT
Date: April 30, 2033
Cascade Printing, Inc. ("Borrower") and First Meridian Bank ("Lender") agree. The first payment is due June 9, 2025, and monthly payments of $6,742.32 begin on June 9, 2025.
Maturity: May 9, 2032`,
    );
    expect(read.maturity_date).toEqual(['2032-05-09']);
    expect(read.note_date).toBeUndefined();
  });

  it('stays where a note itself says it plainly: a mistake in it is for people to see', () => {
    const read = valuesOn(
      'promissory_note',
      `
PROMISSORY NOTE
Note Date: April 30, 2033
Maturity Date: May 9, 2032
Cascade Printing, Inc. ("Borrower") promises to pay to First Meridian Bank ("Lender") the principal sum of $1,290,000.00. The first payment is due June 9, 2025.`,
    );
    expect(read.note_date).toEqual(['2033-04-30']);
  });

  it('stays where a note says it beside a short label', () => {
    const read = valuesOn(
      'promissory_note',
      `
UNIVERSAL NOTE
Loan Number 190070931
Date February 27, 2024
Maturity Date February 27, 2039

PAYMENTS: I agree to pay this note in 179 payments of $11,831.22. The first payment is due December 27, 2023.`,
    );
    expect([read.note_date, read.first_payment_date]).toEqual([['2024-02-27'], ['2023-12-27']]);
  });

  it('keeps what agrees', () => {
    const read = valuesOn(
      'promissory_note',
      `
                              PROMISSORY NOTE
Cascade Printing, Inc. ("Maker") promises to pay to First Meridian Bank ("Holder") the principal sum of $1,290,000.00.
The interest rate is variable and follows the Wall Street Journal Prime Rate.`,
    );
    expect(read.rate_index).toEqual(['Wall Street Journal Prime Rate']);
  });
});

describe('What is another’s', () => {
  it('is no part of a company’s name: the next line of a form', () => {
    const read = valuesOn(
      'disbursement_authorization',
      `
Borrower: Cascade Printing, Inc.     Lender: First Meridian Bank
Loan 3740646663      Note date May 9, 2025`,
    );
    expect(read.borrower_name).toEqual(['Cascade Printing, Inc.']);
    expect(read.lender_name).toEqual(['First Meridian Bank']);
  });

  it('is no lender: where an applicant keeps his money', () => {
    const read = valuesOn(
      'loan_application',
      `
                CONSUMER LOAN APPLICATION
Amount requested: $240,000.00       Term: 360 months
Years at this address: 6 years
Financial institution: Lakeshore National Bank     Checking 441002
Mortgage holder: Cornerstone Bank      Balance $120,000.00`,
    );
    expect(read.lender_name).toBeUndefined();
    expect(read.term_months).toEqual(['360']);
  });

  it('is no purpose of the loan: what each payment of several is for', () => {
    const read = valuesOn(
      'disbursement_authorization',
      `
LOAN DISBURSEMENT SHEET

Payee                              Purpose                    Method            Amount
Cascade Printing, Inc.             Working capital            Deposit           $400,000.00
Valley Equipment Sales             Equipment                  Check             $890,000.00`,
    );
    expect(read.lender_name).toBeUndefined();
    expect(read.loan_purpose ?? []).not.toContain('Working capital');
  });
});

describe('What a table of payments or of other debts says', () => {
  it('is not who borrows: how the borrower is paid', () => {
    const read = valuesOn(
      'disbursement_authorization',
      `
DISBURSEMENT AUTHORIZATION
Borrower: Cascade Printing, Inc.

Paid to                     How                  Amount
Borrower                    Checking Account     $400,000.00
Valley Equipment Sales      Cashier's Check      $890,000.00`,
    );
    expect(read.borrower_name).toEqual(['Cascade Printing, Inc.']);
  });

  it('is not of the loan that is asked for: who lent before, for what and how long', () => {
    const read = valuesOn(
      'loan_application',
      `
BUSINESS CREDIT APPLICATION
REQUEST
Amount requested: $1,290,000.00
EXISTING LOANS
Lender: Cornerstone Bank
Purpose: Equipment purchase
Term: 48 months
SIGNATURES`,
    );
    expect(read.principal_amount).toEqual(['1290000.00']);
    expect([read.lender_name, read.loan_purpose, read.term_months]).toEqual([undefined, undefined, undefined]);
  });
});

describe('People', () => {
  it('are told apart however a form lists them', () => {
    for (const names of [
      '(1) Daniel Yamamoto (2) James Lindqvist',
      'Daniel Yamamoto + James Lindqvist',
      'Daniel Yamamoto, a single man, and James Lindqvist, a single man',
    ])
      expect(valuesOn('credit_approval', `Borrower: ${names}`).borrower_name).toEqual([
        'Daniel Yamamoto',
        'James Lindqvist',
      ]);
  });

  it('are named by who signs where nothing else names them', () => {
    const read = valuesOn(
      'agreement_to_provide_insurance',
      `
                      AGREEMENT TO PROVIDE INSURANCE

Insurance must be kept in force as long as the loan is owed.


[ink]
Daniel Yamamoto


[ink]
James Lindqvist`,
    );
    expect(read.borrower_name).toEqual(['Daniel Yamamoto', 'James Lindqvist']);
  });
});

describe('The day of a date', () => {
  it.each(['December 16, 2026', '     12/16/2026'])('counts no months under the title of a term note: %s', (date) => {
    const read = valuesOn(
      'promissory_note',
      `\n                                     TERM NOTE\nDate:                      ${date}`,
    );
    expect(read.term_months).toBeUndefined();
  });
});
