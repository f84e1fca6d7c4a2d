import { describe } from 'vitest';
import { itReads, itReadsSentences, type Sentence, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads how often a rate changes, in a sentence',
    docType: 'rider',
    text: 'The rate will be adjusted annually on each anniversary of the Note.',
    expected: { rate_change_frequency: ['annually'] },
  },
  {
    name: 'reads how often a rate changes, in boxes',
    docType: 'rider',
    text: `
Initial Rate     First Change Date    Changes Thereafter    Margin
6.500%           06/01/2030           Every 6 months        2.750%`,
    expected: { rate_change_frequency: ['Every 6 months'], rate_margin: ['2.75'] },
  },
  {
    name: 'reads a uniform adjustable rate rider',
    docType: 'rider',
    text: `
ADJUSTABLE RATE RIDER
(1 Year Treasury Index - Rate Caps)
THIS ADJUSTABLE RATE RIDER is made this 12th day of March, 2025, and is incorporated into and shall be deemed to amend and supplement the Mortgage (the "Security Instrument") of the same date given by the undersigned ("Borrower") to secure Borrower's Adjustable Rate Note (the "Note") to Prairie Home Savings Bank ("Lender") of the same date and covering the property described in the Security Instrument and located at:
2214 Wheatland Avenue, Salina, Kansas 67401
[Property Address]
A. INTEREST RATE AND MONTHLY PAYMENT CHANGES
The Note provides for an initial interest rate of 5.875%. The Note provides for changes in the interest rate and the monthly payments as follows:
4. (A) Change Dates. The interest rate I will pay may change on the first day of April, 2030, and on that day every 12th month thereafter.
(B) The Index. Beginning with the first Change Date, my interest rate will be based on an Index. The "Index" is the weekly average yield on United States Treasury securities adjusted to a constant maturity of one year, as made available by the Federal Reserve Board.
(C) Calculation of Changes. The Note Holder will calculate my new interest rate by adding Two and Three Quarters percentage points (2.750%) to the Current Index.
(D) Limits. The interest rate I am required to pay at the first Change Date will not be greater than 7.875% or less than 3.875%. Thereafter, my interest rate will never be increased or decreased on any single Change Date by more than two percentage points (2.000%). My interest rate will never be greater than 10.875%.
BY SIGNING BELOW, Borrower accepts and agrees to the terms.
[ink]
Janet Korbel (Seal) - Borrower
[ink]
Paul Korbel (Seal) - Borrower`,
    expected: {
      note_date: ['2025-03-12'],
      lender_name: ['Prairie Home Savings Bank'],
      property_address: ['2214 Wheatland Avenue, Salina, Kansas 67401'],
      interest_rate: ['5.875'],
      rate_change_frequency: ['12th month'],
      rate_margin: ['2.75'],
      rate_ceiling: ['10.875'],
      first_rate_change_date: ['2030-04-01'],
      rate_type: ['variable'],
      borrower_name: ['Janet Korbel', 'Paul Korbel'],
      rate_index: ['1 Year Treasury Index'],
    },
    whole: true,
  },
  {
    name: 'reads a balloon rider',
    docType: 'rider',
    text: `
BALLOON RIDER
Loan No. 881-2204
This Balloon Rider is made this 20th day of June, 2025, and amends the Deed of Trust dated the same date given by Oscar Tellez and Luz Tellez ("Borrower") to secure Borrower's Note to Mesa Verde Credit Union ("Lender"), 40 N. Market St., Cortez, CO 81321, covering the Property at 1309 Juniper Court, Cortez, Colorado 81321.
The interest rate stated on the Note is called the "Note Rate", being 6.250%. The maturity date of the Note is July 1, 2032. 
THIS LOAN IS PAYABLE IN FULL AT MATURITY. Borrower must repay the entire principal balance, estimated to be $248,310.77, and unpaid interest then due. Lender is under no obligation to refinance the loan at that time.
Monthly payments of $1,847.15 are based on a 30-year amortization and begin August 1, 2025.
[ink]
Oscar Tellez
[ink]
Luz Tellez`,
    expected: {
      loan_number: ['881-2204'],
      note_date: ['2025-06-20'],
      lender_name: ['Mesa Verde Credit Union'],
      borrower_name: ['Oscar Tellez', 'Luz Tellez'],
      property_address: ['1309 Juniper Court, Cortez, Colorado 81321'],
      interest_rate: ['6.25'],
      maturity_date: ['2032-07-01'],
      balloon_amount: ['248310.77'],
      payment_amount: ['1847.15'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-08-01'],
      amortization_months: ['360'],
      lender_address: ['40 N. Market St., Cortez, CO 81321'],
    },
    whole: true,
  },
  {
    name: 'reads a rider on prepayment',
    docType: 'rider',
    text: `
PREPAYMENT RIDER
This Prepayment Rider is made this 5th day of May, 2025 and supplements the Promissory Note of even date in the amount of $1,200,000.00 executed by Quarry Street Partners LLC in favor of Union Trust Bank.
If Borrower prepays the loan in full during the first three years, Borrower shall pay a prepayment premium of 3% in year one, 2% in year two and 1% in year three of the amount prepaid.
All other terms of the Note remain in effect.
QUARRY STREET PARTNERS LLC
[ink]
By: Sam Ostrow, Manager`,
    expected: {
      note_date: ['2025-05-05'],
      principal_amount: ['1200000.00'],
      prepayment_penalty: ['true'],
      borrower_name: ['QUARRY STREET PARTNERS LLC'],
      lender_name: ['Union Trust Bank'],
    },
    whole: true,
  },
  {
    name: 'reads a rider on a rate',
    docType: 'rider',
    text: `
VARIABLE RATE RIDER

Loan No. 44-20918

THIS RIDER is made this 3rd day of June, 2025, and amends the Deed of Trust of the same date given by Arroyo Storage LP, a New Mexico limited partnership ("Borrower"), securing a Note to High Desert Bank ("Lender") for $2,100,000.00 and covering 5500 Coors Boulevard, Albuquerque, NM 87120.

THE NOTE CONTAINS PROVISIONS ALLOWING FOR CHANGES IN BORROWER'S INTEREST RATE AND MONTHLY PAYMENT.

1. The initial rate is 6.90%. Monthly installments of $17,800.44 begin July 3, 2025. The Note matures June 3, 2035.
2. The rate will change for the first time on June 3, 2028 and at the end of each three years thereafter.
3. The Index is the weekly average yield on United States Treasury securities adjusted to a constant maturity of three years. Lender adds 2.80 percentage points to the Index.
4. The rate shall not be greater than 12.90% nor less than 4.50%.

ARROYO STORAGE LP, a New Mexico limited partnership
[ink]
By: Felix Baca, General Partner`,
    expected: {
      borrower_name: ['Arroyo Storage LP'],
      borrower_entity_type: ['a New Mexico limited partnership'],
      principal_amount: ['2100000.00'],
      property_address: ['5500 Coors Boulevard, Albuquerque, NM 87120'],
      rate_type: ['variable'],
      interest_rate: ['6.9'],
      payment_amount: ['17800.44'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-07-03'],
      maturity_date: ['2035-06-03'],
      first_rate_change_date: ['2028-06-03'],
      rate_margin: ['2.8'],
      rate_floor: ['4.5'],
      rate_ceiling: ['12.9'],
    },
  },
  {
    name: 'a rider for a project and one for a rate',
    docType: 'rider',
    text: `
PLANNED UNIT DEVELOPMENT RIDER
The Property is part of a planned unit development known as Heron Lakes. The Note is in the principal amount of
U.S. $312,500.00. My interest rate may change on August 1, 2030, and on that day every six months thereafter.`,
    expected: {
      property_type: ['planned unit development'],
      principal_amount: ['312500.00'],
      first_rate_change_date: ['2030-08-01'],
    },
  },
];

const sentences: readonly Sentence[] = [
  ['rider', 'The rate may change on May 1, 2028 and thereafter every year.', 'rate_change_frequency', 'year'],
  ['rider', 'This note permits changes in the interest rate and monthly payment.', 'rate_change_frequency', null],
];

describe('riders', () => {
  itReads(papers);

  itReadsSentences(sentences);
});
