import { describe } from 'vitest';
import { itReads, itReadsSentences, type Sentence, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'does not read what default adds',
    docType: 'promissory_note',
    text: 'Default interest rate      5.00% above the note rate',
    expected: {},
    blank: ['default_rate'],
  },
  {
    name: 'reads a note whose margin is in words, with what it comes to today',
    docType: 'promissory_note',
    text: `
VARIABLE RATE COMMERCIAL PROMISSORY NOTE

$1,850,000.00                                                     Tulsa, Oklahoma
                                                                  August 8, 2024

FOR VALUE RECEIVED, the undersigned, REDBUD MACHINE WORKS, INC., an Oklahoma corporation ("Maker"), whose address is 2200 N. Sheridan Road, Tulsa, OK 74115, promises to pay to the order of FIRST PLAINS BANK, N.A. ("Holder"), at its office at 15 East 5th Street, Tulsa, OK 74103, the principal sum of One Million Eight Hundred Fifty Thousand and 00/100 Dollars ($1,850,000.00), together with interest thereon as follows.

1. Interest Rate. The unpaid principal shall bear interest at a variable rate per annum equal to the Prime Rate published in The Wall Street Journal plus three-quarters of one percent (0.75%). The Prime Rate on the date of this Note is 8.50%, so that the initial rate hereunder is 9.25% per annum. The rate will be adjusted on the first day of each calendar quarter. In no event shall the rate be less than 5.50% or greater than 14.00%. Interest shall be computed on the basis of a 360-day year and actual days elapsed.

2. Payments. Maker shall pay principal and interest in 83 consecutive monthly installments of $29,117.60 each, commencing September 8, 2024, and a final installment of all unpaid principal and interest on August 8, 2031 (the "Maturity Date").

3. Late Charge. Any installment not received within fifteen (15) days of its due date shall incur a charge of 5% of the installment.

4. Default. Upon default the unpaid balance shall bear interest at 18.00% per annum.

5. Maker represents that this loan is made solely for business or commercial purposes and not for personal, family or household use.

REDBUD MACHINE WORKS, INC.
[ink]
By: Walter Kemp, President`,
    expected: {
      borrower_name: ['REDBUD MACHINE WORKS, INC.'],
      borrower_address: ['2200 N. Sheridan Road, Tulsa, OK 74115'],
      borrower_entity_type: ['an Oklahoma corporation'],
      borrower_state_of_org: ['Oklahoma'],
      lender_name: ['FIRST PLAINS BANK, N.A.'],
      lender_address: ['15 East 5th Street, Tulsa, OK 74103'],
      principal_amount: ['1850000.00'],
      principal_words: ['One Million Eight Hundred Fifty Thousand and 00/100'],
      rate_type: ['variable'],
      rate_floor: ['5.5'],
      rate_ceiling: ['14'],
      default_rate: ['18'],
      day_count: ['act/360'],
      note_date: ['2024-08-08'],
      payment_amount: ['29117.60'],
      number_of_payments: ['83'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2024-09-08'],
      maturity_date: ['2031-08-08'],
      grace_days: ['15'],
      interest_rate: ['9.25'],
      rate_margin: ['0.75'],
      rate_change_frequency: ['each calendar quarter'],
      note_signed: ['true'],
      rate_index: ['Prime Rate published in The Wall Street Journal'],
      loan_class: ['business'],
      late_charge_percent: ['5'],
    },
    whole: true,
  },
  {
    name: 'reads a line of credit below a base rate, with a rate after default that is only added',
    docType: 'promissory_note',
    text: `
REVOLVING LINE OF CREDIT NOTE

Borrower: Pinecrest Orchards, L.P.                Lender: Farm Credit of the Valley, ACA
          8810 Orchard Way                                1001 Yakima Ave
          Wenatchee, WA 98801                             Yakima, WA 98902
Maximum Principal Amount: $750,000.00             Effective Date: January 15, 2025
Note No.: 3381-004                                Expiration Date: January 15, 2026

Borrower may borrow, repay and reborrow up to the Maximum Principal Amount. Interest accrues at Lender's Base Rate, which today is 7.750%, minus 0.250%, making the rate in effect on the date of this Note 7.500%. The interest rate changes whenever the Base Rate changes. The rate shall not fall below 4.000%.
Accrued interest is payable quarterly on the first day of each January, April, July and October beginning April 1, 2025. All principal is due on the Expiration Date.
Interest is calculated on the actual number of days over a year of 365 days.
The proceeds shall be used for agricultural operating purposes.
After default, interest accrues at a rate of 4.000% above the rate otherwise in effect.
A late charge of $50.00 applies to any payment over 10 days past due.
PINECREST ORCHARDS, L.P.
[ink]
By: Miriam Okafor, General Partner`,
    expected: {
      loan_number: ['3381-004'],
      borrower_name: ['Pinecrest Orchards, L.P.'],
      borrower_address: ['8810 Orchard Way, Wenatchee, WA 98801'],
      lender_address: ['1001 Yakima Ave, Yakima, WA 98902'],
      principal_amount: ['750000.00'],
      interest_rate: ['7.5'],
      rate_floor: ['4'],
      day_count: ['act/365'],
      note_date: ['2025-01-15'],
      payment_frequency: ['quarterly'],
      first_payment_date: ['2025-04-01'],
      maturity_date: ['2026-01-15'],
      late_charge_amount: ['50.00'],
      grace_days: ['10'],
      note_signed: ['true'],
      rate_index: ["Lender's Base Rate"],
      rate_type: ['variable'],
      loan_class: ['business'],
    },
    blank: ['default_rate'],
  },
  {
    name: 'reads a uniform adjustable note',
    docType: 'promissory_note',
    text: `
ADJUSTABLE RATE NOTE
(30-day Average SOFR Index - Rate Caps)
THIS NOTE CONTAINS PROVISIONS ALLOWING FOR CHANGES IN MY INTEREST RATE AND MY MONTHLY PAYMENT.
May 6, 2025                Asheville                North Carolina
[Note Date]                [City]                   [State]
91 Chestnut Ridge Lane, Asheville, NC 28803
[Property Address]
1. BORROWER'S PROMISE TO PAY
In return for a loan in the amount of U.S. $512,000.00 (the "Principal") that I have received from Blue Ridge Savings Bank, FSB (the "Lender"), I promise to pay the Principal, plus interest, to the order of the Lender.
2. INTEREST
Interest will be charged on unpaid Principal until the full amount of Principal has been paid. I will pay interest at a yearly rate of 6.375%. The interest rate I will pay may change in accordance with Section 4 of this Note.
3. PAYMENTS
I will make my Monthly Payment on the 1st day of each month beginning on July 1, 2025. If, on June 1, 2055, I still owe amounts under this Note, I will pay those amounts in full on that date, which is called the "Maturity Date."
My initial monthly payment will be in the amount of U.S. $3,194.21.
4. ADJUSTABLE INTEREST RATE AND MONTHLY PAYMENT CHANGES
(A) Change Dates. The initial fixed interest rate I will pay may change to an adjustable rate on the first day of June, 2032, and the adjustable rate may change on that day every 6th month thereafter.
(B) The Index. The "Index" is the 30-day average of the Secured Overnight Financing Rate (SOFR) published by the Federal Reserve Bank of New York.
(C) Before each Change Date, the Note Holder will calculate my new interest rate by adding TWO AND THREE QUARTERS percentage points (2.750%) to the Current Index.
(D) The interest rate I am required to pay at the first Change Date will not be greater than 11.375% or less than 2.750%. Thereafter, my adjustable interest rate will never be increased or decreased on any single Change Date by more than one percentage point (1.000%). My interest rate will never be greater than 11.375% or less than 2.750%.
7. If the Note Holder has not received the full amount of any Monthly Payment by the end of 15 calendar days after the date it is due, I will pay a late charge to the Note Holder. The amount of the charge will be 4.000% of my overdue payment of principal and interest.
[ink]
Helen Marsh - Borrower`,
    expected: {
      lender_name: ['Blue Ridge Savings Bank, FSB'],
      principal_amount: ['512000.00'],
      interest_rate: ['6.375'],
      rate_margin: ['2.75'],
      rate_floor: ['2.75'],
      rate_ceiling: ['11.375'],
      payment_amount: ['3194.21'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-07-01'],
      maturity_date: ['2055-06-01'],
      late_charge_percent: ['4'],
      grace_days: ['15'],
      rate_change_frequency: ['6th month'],
      first_rate_change_date: ['2032-06-01'],
      note_date: ['2025-05-06'],
      property_address: ['91 Chestnut Ridge Lane, Asheville, NC 28803'],
      note_signed: ['true'],
      rate_index: ['30-day Average SOFR'],
      borrower_name: ['Helen Marsh'],
      rate_type: ['variable'],
    },
    whole: true,
  },
  {
    name: 'reads a note whose rate is a sum that is counted off',
    docType: 'promissory_note',
    text: `
TERM LOAN PROMISSORY NOTE

FOR VALUE RECEIVED, the undersigned, HOLLOW CREEK MILLING, LLC, an Idaho limited liability company ("Maker"), promises to pay to the order of PALOUSE VALLEY BANK, a Washington banking corporation ("Holder"), the principal sum of $410,000.00.

1. Interest. The balance bears interest at a variable rate equal to (a) the Wall Street Journal Prime Rate, plus (b) one and one-quarter percent (1.25%), which on the date of this Note is 8.75% per annum.

2. Payments. Maker shall pay installments of $4,120.55. The installments have been computed as if this Note were repaid over 180 months.

3. Prepayment. Each prepayment of principal must be accompanied by a premium of two percent (2%) of the amount prepaid.

4. Support. This Note is secured by a security agreement covering all milling machinery and parts of Maker, and is supported by the separate guaranties of Ruth A. Lindahl and of Peter Lindahl.

5. Renewal. This Note is made in renewal, and not in satisfaction, of the indebtedness carried by Holder under Loan No. 4410028.`,
    expected: {
      rate_margin: ['1.25'],
      interest_rate: ['8.75'],
      borrower_state_of_org: ['Idaho'],
      amortization_months: ['180'],
      prepayment_penalty: ['true'],
      guarantor_name: ['Ruth A. Lindahl', 'Peter Lindahl'],
      renewal_of: ['4410028'],
    },
    blank: ['term_months', 'loan_number'],
  },
  {
    name: 'a note with its rates in words, fractions and figures',
    docType: 'promissory_note',
    text: `
PROMISSORY NOTE
FOR VALUE RECEIVED, the undersigned, Ironwood Builders, LLC, a Colorado limited liability company ("Maker"),
promises to pay to the order of Harbor National Bank ("Holder") the principal sum of Four Hundred Thousand
Dollars ($400,000.00). The unpaid principal shall bear interest at a fixed rate of seven and 125/1000 percent
(7.125%) per annum, computed on the basis of a three hundred sixty (360) day year for the actual number of days
elapsed. Beginning on June 1, 2025, and on the first day of each month thereafter, Maker shall pay sixty (60)
consecutive installments of $4,755.10 each. Upon the occurrence of an Event of Default the unpaid balance shall
bear interest at twelve and 5/10 percent (12.5%) per annum. Prepayments shall be accompanied by the yield maintenance
premium. This Note is secured by a second priority deed of trust of even date and by a security agreement
covering All inventory and accounts of Maker. Maker warrants that the loan is for commercial purposes and
not for personal, family or household use.`,
    expected: {
      interest_rate: ['7.125'],
      day_count: ['act/360'],
      payment_frequency: ['monthly'],
      number_of_payments: ['60'],
      default_rate: ['12.5'],
      prepayment_penalty: ['true'],
      lien_position: ['2'],
      collateral_description: ['All inventory and accounts of Maker'],
      loan_class: ['business'],
    },
  },
  {
    name: 'a rate that is redetermined on a day and every year after',
    docType: 'promissory_note',
    text: `
TERM NOTE
Interest accrues at a variable rate equal to the Wall Street Journal Prime Rate plus one and 5/10 percent (1.5%),
being initially nine percent (9%). The rate shall be reset as of July 1, 2026 and every year thereafter; in no
event shall the rate be less than four percent (4%) or more than fourteen percent (14%).
Notices to Maker shall be sent to 44 Mill Road, Bend, OR 97701.`,
    expected: {
      rate_margin: ['1.5'],
      interest_rate: ['9'],
      first_rate_change_date: ['2026-07-01'],
      rate_change_frequency: ['year'],
      rate_floor: ['4'],
      rate_ceiling: ['14'],
      borrower_address: ['44 Mill Road, Bend, OR 97701'],
    },
  },
  {
    name: 'the name of a form says nothing of the rate',
    docType: 'promissory_note',
    text: `
NOTE
I promise to pay U.S. $210,000.00 plus interest to the order of Lender.
MULTISTATE FIXED RATE NOTE - Single Family - Form 3200`,
    expected: { principal_amount: ['210000.00'] },
    blank: ['rate_type', 'branch_code'],
  },
];

const sentences: readonly Sentence[] = [
  ['promissory_note', 'The interest rate in effect at signing is 6.15% per year.', 'interest_rate', '6.15'],
  ['promissory_note', 'The Prime Rate in effect on the date of this Note is 7.50%.', 'interest_rate', null],
  ['promissory_note', 'The rate shall never drop below 4.10% and never exceed 13.10%.', 'interest_rate', null],
  ['promissory_note', 'The rate on this loan rises and falls with the Lender’s Prime Rate.', 'rate_type', 'variable'],
  ['promissory_note', 'The rate will not change during the term of this loan.', 'rate_type', 'fixed'],
  ['promissory_note', 'No changes in the interest rate are allowed by this note.', 'rate_type', null],
  [
    'promissory_note',
    'The rate may change each quarter, commencing October 1, 2027.',
    'first_rate_change_date',
    '2027-10-01',
  ],
  ['promissory_note', 'Your payment may change each year, commencing October 1, 2027.', 'first_rate_change_date', null],
  ['promissory_note', 'We treat every month as 30 days and every year as 360 days.', 'day_count', '30/360'],
  [
    'promissory_note',
    'The yearly rate is divided by 365 and multiplied by the exact number of days.',
    'day_count',
    'act/365',
  ],
  ['promissory_note', 'Interest shall then accrue at 14.25% until paid.', 'default_rate', '14.25'],
  ['promissory_note', 'Interest shall then accrue at 14.25% until paid.', 'interest_rate', null],
];

describe('rates of promissory notes', () => {
  itReads(papers);

  itReadsSentences(sentences);
});
