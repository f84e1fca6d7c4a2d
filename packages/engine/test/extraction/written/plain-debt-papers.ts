import type { WrittenCase } from '../paper.ts';

/** Notes, guaranties, riders and changes of terms in words that no layout prints, with values as the engine compares them. */
export const writtenDebtPapers: readonly WrittenCase[] = [
  {
    name: 'an extension as a table of old and new terms',
    docType: 'change_in_terms',
    text: `
                        LOAN EXTENSION AND RENEWAL AGREEMENT

Customer                Harlow Marine Supply, LLC
                        1200 Wharf Road, Astoria, OR 97103
Bank                    Pacific Coast Bank
                        88 Commercial Street, Astoria, OR 97103
Account no.             4410092281
Original note date      March 3, 2021
Original note amount    $500,000.00
Agreement date          February 26, 2024

                        Present terms            Revised terms
Principal               $412,880.16              $412,880.16
Rate                    5.250%                   6.875% fixed
Maturity                March 3, 2024            March 3, 2029
Monthly payment         $5,364.66                $8,141.55
First payment           April 3, 2021            April 3, 2024

All other terms remain in effect. The customer ratifies the note.

Harlow Marine Supply, LLC
By: [ink]
Dana Harlow, Manager`,
    expected: {
      loan_number: ['4410092281'],
      borrower_name: ['harlow marine supply llc'],
      borrower_address: ['1200 wharf road astoria or 97103'],
      lender_name: ['pacific coast bank'],
      lender_address: ['88 commercial street astoria or 97103'],
      note_date: ['2021-03-03'],
      principal_amount: ['412880.16'],
      interest_rate: ['6.875'],
      rate_type: ['fixed'],
      maturity_date: ['2029-03-03'],
      payment_amount: ['8141.55'],
      first_payment_date: ['2024-04-03'],
    },
  },
  {
    name: 'a change of terms as a letter',
    docType: 'change_in_terms',
    text: `
Cedar River Bank
310 Mill Street
Waverly, IA 50677

June 10, 2025

Ortega Tile & Stone, LLC
2200 Industrial Drive
Waverly, IA 50677

Re: Loan 6100458823, note dated June 5, 2020 - change in terms

Dear Mr. Ortega:

You have asked us to extend your note, which came due June 5, 2025. The principal you owe today is $233,410.09. When you countersign this letter the note will be changed in these respects:

   - New maturity: June 5, 2028.
   - New rate: 7.250% per year, fixed (it has been 4.875%).
   - New payment: $4,645.80 a month from July 5, 2025.

The mortgage and the guaranties continue to secure the note.

Sincerely,
[ink]
Helen Vance, Vice President

Agreed:
Ortega Tile & Stone, LLC
By [ink]
Ray Ortega, Member`,
    expected: {
      loan_number: ['6100458823'],
      lender_name: ['cedar river bank'],
      lender_address: ['310 mill street waverly ia 50677'],
      borrower_name: ['ortega tile stone llc'],
      borrower_address: ['2200 industrial drive waverly ia 50677'],
      note_date: ['2020-06-05'],
      principal_amount: ['233410.09'],
      interest_rate: ['7.25'],
      rate_type: ['fixed'],
      maturity_date: ['2028-06-05'],
      payment_amount: ['4645.80'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-07-05'],
    },
  },
  {
    name: 'a consumer note in plain words',
    docType: 'promissory_note',
    text: `
                         CONSUMER NOTE AND DISCLOSURE

Borrower's name(s): Teresa Mott, Alan Mott
Borrower's address: 3 Lilac Lane, Keene, NH 03431
Credit union: Monadnock Community Credit Union
Where you pay: 20 Central Square, Keene, NH 03431

Note number 0049-1172       Date of note 06/02/2025       Final payment due 06/02/2031

You promise to pay us $36,400.00 plus interest at 8.490% a year until the loan is paid. The rate is fixed.

Your payments: 72 monthly payments of $646.98. First payment due: 07/02/2025.

Late fee: If your payment is more than 15 days late you pay 4.000% of the payment.
Paying early: You may pay early without penalty.

Signed:
[ink]                                    [ink]
Teresa Mott                              Alan Mott`,
    expected: {
      loan_number: ['00491172'],
      borrower_address: ['3 lilac lane keene nh 03431'],
      lender_name: ['monadnock community credit union'],
      principal_amount: ['36400.00'],
      interest_rate: ['8.49'],
      rate_type: ['fixed'],
      note_date: ['2025-06-02'],
      payment_amount: ['646.98'],
      number_of_payments: ['72'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-07-02'],
      maturity_date: ['2031-06-02'],
      late_charge_percent: ['4'],
      grace_days: ['15'],
      prepayment_penalty: ['false'],
      note_signed: ['true'],
      borrower_name: ['teresa mott', 'alan mott'],
      lender_address: ['20 central square keene nh 03431'],
    },
  },
  {
    name: 'a guaranty of two people by counsel',
    docType: 'guaranty',
    text: `
                    GUARANTY OF PAYMENT AND PERFORMANCE

     THIS GUARANTY is executed as of March 21, 2025 by DIANE PRUITT and RONALD PRUITT, individuals residing at 62 Saddle Ridge, Lubbock, TX 79401 (jointly and severally, "Guarantor"), for the benefit of CAPROCK STATE BANK, a Texas banking association having an office at 1500 Broadway, Lubbock, TX 79401 ("Lender").

     Lender has agreed to make a loan to PRUITT COTTON GIN, LLC, a Texas limited liability company ("Borrower"), in the original principal amount of $1,875,000.00, evidenced by a note of even date herewith (Loan No. 20-7744) and maturing March 21, 2035. As a condition of the loan Lender requires this Guaranty.

     1. Guarantor irrevocably and unconditionally guarantees payment of the Indebtedness when due.
     2. This is a guaranty of payment and not of collection, and it is unlimited in amount.

     EXECUTED on the date first written above.

[ink]                                          [ink]
DIANE PRUITT                                   RONALD PRUITT`,
    expected: {
      loan_number: ['207744'],
      borrower_name: ['pruitt cotton gin llc'],
      borrower_state_of_org: ['texas'],
      borrower_entity_type: ['a texas limited liability company'],
      lender_name: ['caprock state bank'],
      lender_address: ['1500 broadway lubbock tx 79401'],
      guarantor_address: ['62 saddle ridge lubbock tx 79401'],
      guaranty_type: ['unlimited'],
      guaranty_date: ['2025-03-21'],
      maturity_date: ['2035-03-21'],
      principal_amount: ['1875000.00'],
      guaranty_signed: ['true'],
      guarantor_name: ['diane pruitt', 'ronald pruitt'],
    },
  },
  {
    name: 'an adjustable rate as a form',
    docType: 'rider',
    text: `
ADJUSTABLE RATE RIDER

Borrower: Felix Ames                          Lender: Bluegrass Home Bank
Property: 9 Derby Lane, Lexington, KY 40502   Loan no. 661-2001
Date: 04/11/2025

Initial rate: 6.125%           First change: 05/01/2030          Changes every: 12 months
Index: 1-Year Treasury Constant Maturity      Margin: 2.750%
Highest rate: 11.125%          Lowest rate: 2.750%

Signed [ink]
       Felix Ames`,
    expected: {
      loan_number: ['6612001'],
      note_date: ['2025-04-11'],
      lender_name: ['bluegrass home bank'],
      borrower_name: ['felix ames'],
      property_address: ['9 derby lane lexington ky 40502'],
      rate_index: ['1 year treasury constant maturity'],
      interest_rate: ['6.125'],
      rate_margin: ['2.75'],
      first_rate_change_date: ['2030-05-01'],
      rate_change_frequency: ['12 months'],
      rate_ceiling: ['11.125'],
      rate_floor: ['2.75'],
    },
  },
];
