import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a schedule of payments in one sentence',
    docType: 'truth_in_lending',
    text: `
TRUTH-IN-LENDING DISCLOSURE STATEMENT
Your payment schedule will be 60 payments in the amount of $1,038.52, due on the first day of each month beginning July 1, 2026.
Variable Rate: This loan does not contain a variable rate feature.`,
    expected: {
      number_of_payments: ['60'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2026-07-01'],
      rate_type: ['fixed'],
    },
  },
  {
    name: 'reads a schedule of payments with short heads',
    docType: 'truth_in_lending',
    text: `
TRUTH-IN-LENDING DISCLOSURE STATEMENT
# Pmts     Pmt Amount     Due
59         1,038.52       Monthly beginning 07/01/2026
1          1,038.87       06/01/2031`,
    expected: { number_of_payments: ['59'], payment_amount: ['1038.52'], first_payment_date: ['2026-07-01'] },
  },
  {
    name: 'reads a rate that may rise',
    docType: 'truth_in_lending',
    text: `
TRUTH IN LENDING DISCLOSURE
Sixty (60) monthly payments of $1,038.52, the first of which is due on July 1, 2026.
VARIABLE RATE. The annual percentage rate may increase during the term of this transaction.`,
    expected: { rate_type: ['variable'], first_payment_date: ['2026-07-01'], number_of_payments: ['60'] },
  },
  {
    name: 'does not read the box of a feature that is not ticked as the kind of rate',
    docType: 'truth_in_lending',
    text: 'TRUTH-IN-LENDING DISCLOSURE STATEMENT\nVARIABLE RATE:  [_] This loan has a variable rate feature.',
    expected: {},
    blank: ['rate_type'],
  },
  {
    name: 'reads a statement that says when it was given, and in which county the home is',
    docType: 'truth_in_lending',
    text: `
FEDERAL TRUTH IN LENDING STATEMENT

Creditor: Hill Country Federal Credit Union, 90 Ranch Road, Kerrville, TX 78028
This statement was given to Nora Quintero and Abel Quintero on March 3, 2026 for Loan 7100233.

Annual Percentage Rate: 7.204%
Finance Charge: $101,220.33
Amount Financed: $139,480.00
Total of Payments: $240,700.33

Your payment schedule will be: 239 payments of $1,002.92 each month starting May 1, 2026, and one final payment of $1,002.45 on April 1, 2046.
Security: you are giving a security interest in your home at 12 Cedar Brake, Kerrville, TX 78028, Kerr County.
Late charge: 5% of any payment more than 10 days late.
Prepayment: if you pay off early you will not have to pay a penalty.`,
    expected: {
      date_issued: ['2026-03-03'],
      borrower_name: ['Nora Quintero', 'Abel Quintero'],
      property_county: ['Kerr'],
      number_of_payments: ['239'],
    },
  },
  {
    name: 'reads disclosures that name their figures in brackets',
    docType: 'truth_in_lending',
    text: `
TRUTH-IN-LENDING DISCLOSURE

Pine State Bank ("Lender," "we") makes the following disclosures to Aaron J. Beck ("Borrower," "you") on 10/14/2026 in connection with Loan No. 61-00912.

The cost of your credit as a yearly rate (APR) is 6.991%. The dollar amount the credit will cost you (Finance Charge) is $88,230.10. The amount of credit provided to you (Amount Financed) is $151,700.00. The amount you will have paid after making all payments as scheduled (Total of Payments) is $239,930.10.

You agree to repay the loan in 180 equal monthly installments of $1,332.95, the first of which falls due December 1, 2026.

The interest rate is fixed. We are taking a mortgage on 8 Ledge Road, Camden, ME 04843, Knox County, Maine.`,
    expected: {
      apr: ['6.991'],
      finance_charge: ['88230.10'],
      amount_financed: ['151700.00'],
      total_of_payments: ['239930.10'],
      borrower_name: ['Aaron J. Beck'],
      lender_name: ['Pine State Bank'],
      first_payment_date: ['2026-12-01'],
    },
  },
  {
    name: 'reads disclosures prepared for a borrower',
    docType: 'truth_in_lending',
    text: `
Loan Disclosure (Truth in Lending Act)

Prepared for: Lydia Sorensen                Prepared by: Bluff City Bank
Date of these disclosures: 07/07/2026       Account: 4400-118

ANNUAL            FINANCE        AMOUNT          TOTAL OF
PERCENTAGE        CHARGE         FINANCED        PAYMENTS
RATE
8.125%            $4,410.22      $20,000.00      $24,410.22

Payments: 60 monthly payments of $406.84 beginning August 7, 2026
Property securing this loan: 77 River Street, Memphis, TN 38103 (Shelby County)
Late payments: after 15 days, $20.34 or 5%`,
    expected: { borrower_name: ['Lydia Sorensen'], date_issued: ['2026-07-07'], property_county: ['Shelby'] },
  },
  {
    name: 'reads a schedule in short words',
    docType: 'truth_in_lending',
    text: `
Truth in Lending
Harbor National Bank
100 Main Street
Springfield, IL 62701
No. Pmts    Pmt Amount     Payments Begin
360         $1,520.33      07/01/2025
Est. Taxes + Insurance (Escrow)     $412.50
Statement Date: 05/12/2025`,
    expected: {
      lender_name: ['Harbor National Bank'],
      lender_address: ['100 Main Street, Springfield, IL 62701'],
      number_of_payments: ['360'],
      payment_amount: ['1520.33'],
      first_payment_date: ['2025-07-01'],
      escrow_monthly: ['412.50'],
      date_issued: ['2025-05-12'],
    },
  },
  {
    name: 'reads installments, the first of them due on a day',
    docType: 'truth_in_lending',
    text: `
NOTE AND TRUTH IN LENDING DISCLOSURE
Payable in 360 consecutive monthly installments of $1,520.33, the first due July 1, 2025 and on the same day of each month.
Escrow payment (taxes, insurance): $412.50/month
Disclosure given: 05/12/2025`,
    expected: {
      number_of_payments: ['360'],
      payment_amount: ['1520.33'],
      first_payment_date: ['2025-07-01'],
      escrow_monthly: ['412.50'],
      date_issued: ['2025-05-12'],
    },
  },
  {
    name: 'how often payments are due, in the table of payments',
    docType: 'truth_in_lending',
    text: `
Branch: 0417
Number of Payments     Amount of Payments     When Payments Are Due
180                    $2,137.00              Monthly, beginning 05/01/2025`,
    expected: { payment_frequency: ['monthly'], first_payment_date: ['2025-05-01'], branch_code: ['0417'] },
  },
  {
    name: 'how often, in a sentence',
    docType: 'truth_in_lending',
    text: `
Your payment schedule will be: 180 consecutive monthly payments of $2,137.00 beginning May 1, 2025.`,
    expected: { payment_frequency: ['monthly'], number_of_payments: ['180'] },
  },
  {
    name: 'a rate that changes monthly says nothing of payments',
    docType: 'truth_in_lending',
    text: `
Variable rate: your rate may change monthly if the index changes.`,
    expected: {},
    blank: ['payment_frequency'],
  },
  {
    name: 'reads numbered sentences and nothing else',
    docType: 'truth_in_lending',
    text: `
NOTICE TO CONSUMER: TRUTH IN LENDING DISCLOSURES
Prepared 3/15/2024 by Blue Ridge Farm Credit for Calvin T. Ames
Loan reference BR-2024-0097

1. Your Annual Percentage Rate is 6.875%.
2. The Finance Charge on this loan is $21,903.16.
3. The Amount Financed is $62,000.00.
4. The Total of Payments, if you pay as agreed, is $83,903.16.
5. The interest rate is fixed for the whole term at 6.750% a year.
6. You will repay in 120 consecutive monthly installments of $699.19. The first falls due on
   May 1, 2024 and the last on April 1, 2034.
7. Security. We take a first deed of trust on your land at 2210 Laurel Fork Road, Floyd, VA 24091.
8. A payment more than 15 days late carries a charge of 4% of the overdue amount.
9. You may prepay without penalty.
10. Insurance. You may obtain property insurance from anyone acceptable to us.`,
    expected: {
      date_issued: ['2024-03-15'],
      maturity_date: ['2034-04-01'],
      apr: ['6.875'],
      payment_frequency: ['monthly'],
      number_of_payments: ['120'],
      payment_amount: ['699.19'],
      late_charge_percent: ['4'],
      finance_charge: ['21903.16'],
      amount_financed: ['62000.00'],
      total_of_payments: ['83903.16'],
      interest_rate: ['6.75'],
      rate_type: ['fixed'],
      first_payment_date: ['2024-05-01'],
      prepayment_penalty: ['false'],
      borrower_name: ['Calvin T. Ames'],
      loan_number: ['BR-2024-0097'],
      grace_days: ['15'],
      property_address: ['2210 Laurel Fork Road, Floyd, VA 24091'],
      lender_name: ['Blue Ridge Farm Credit'],
    },
    whole: true,
  },
  {
    name: 'reads rows of a finance company and nothing else',
    docType: 'truth_in_lending',
    text: `
KEYSTONE CONSUMER DISCOUNT CO.                                Branch 014 - Altoona
Disclosure of Credit Terms                        Issued: January 22, 2024

We: Keystone Consumer Discount Co., 9 Plank Rd, Altoona, PA 16601
You: Travis E. Boyer, 311 Maple Ave, Hollidaysburg, PA 16648
Contract #: 014-220718

+ ANNUAL PERCENTAGE RATE:   23.99%
+ FINANCE CHARGE:           $1,872.41
+ AMOUNT FINANCED:          $5,000.00
+ TOTAL OF PAYMENTS:        $6,872.41

Payments          36 @ $190.90
Frequency         Monthly
First due         03/01/2024
Last due          02/01/2027
Rate              [x] Fixed    [_] Variable
Late fee          $20.00 after 15 days
Prepayment        You may be entitled to a refund of part of the finance charge; no penalty.`,
    expected: {
      loan_number: ['014-220718'],
      date_issued: ['2024-01-22'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2024-03-01'],
      apr: ['23.99'],
      finance_charge: ['1872.41'],
      amount_financed: ['5000.00'],
      total_of_payments: ['6872.41'],
      rate_type: ['fixed'],
      number_of_payments: ['36'],
      payment_amount: ['190.90'],
      maturity_date: ['2027-02-01'],
      late_charge_amount: ['20.00'],
      prepayment_penalty: ['false'],
      borrower_name: ['Travis E. Boyer'],
      borrower_address: ['311 Maple Ave, Hollidaysburg, PA 16648'],
      lender_name: ['Keystone Consumer Discount Co.'],
      lender_address: ['9 Plank Rd, Altoona, PA 16601'],
      grace_days: ['15'],
      branch_code: ['014'],
    },
    whole: true,
  },
  {
    name: 'reads a letter and nothing else',
    docType: 'truth_in_lending',
    text: `
Three Rivers Savings Bank
400 Penn Ave, Pittsburgh, PA 15222

April 17, 2024

Ms. Harriet Doane
58 Crest Lane
Bethel Park, PA 15102

Re: Truth in Lending disclosures for your adjustable rate loan no. 660-41882

Dear Ms. Doane:

Federal law requires us to tell you the cost of your credit. Based on a loan of $85,000.00:

   ANNUAL PERCENTAGE RATE ............ 7.903%
   FINANCE CHARGE .................... $74,220.80
   AMOUNT FINANCED ................... $83,640.00
   TOTAL OF PAYMENTS ................. $157,860.80

Your payments: 180 payments, monthly, of $877.00, the first on June 1, 2024. The amount
may change after the first 60 months because your rate is variable.

A charge of 5% of the payment applies when it is more than 15 days late. There is no
prepayment penalty. The loan is secured by your home at 58 Crest Lane, Bethel Park, PA 15102.

Sincerely,
[ink]
Leon Katz, Loan Officer`,
    expected: {
      loan_number: ['660-41882'],
      lender_name: ['Three Rivers Savings Bank'],
      lender_address: ['400 Penn Ave, Pittsburgh, PA 15222'],
      property_address: ['58 Crest Lane, Bethel Park, PA 15102'],
      apr: ['7.903'],
      finance_charge: ['74220.80'],
      amount_financed: ['83640.00'],
      total_of_payments: ['157860.80'],
      late_charge_percent: ['5'],
      principal_amount: ['85000.00'],
      rate_type: ['variable'],
      number_of_payments: ['180'],
      payment_amount: ['877.00'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2024-06-01'],
      prepayment_penalty: ['false'],
      borrower_name: ['Harriet Doane'],
      borrower_address: ['58 Crest Lane, Bethel Park, PA 15102'],
      date_issued: ['2024-04-17'],
      grace_days: ['15'],
    },
    whole: true,
  },
  {
    name: 'reads a seller’s contract and nothing else',
    docType: 'truth_in_lending',
    text: `
FEDERAL DISCLOSURES
Seller-Creditor: Hilltop Mobile Homes, Inc.      Buyer: Dwight Parris
Assigned to: Southern Home Finance               Contract date: 6/1/2024

ANNUAL         FINANCE       Amount        Total of       Total Sale
PERCENTAGE     CHARGE        Financed      Payments       Price
RATE
10.75%         $61,204.00    $58,000.00    $119,204.00    $125,204.00

Payments: 240 at $496.68 per month starting July 1, 2024
Rate: Adjustable. It can go up if the 1-year Treasury goes up.
Late charge: $15 if more than 10 days late.
Prepayment: If you pay early you may have to pay a penalty.`,
    expected: {
      lender_name: ['Hilltop Mobile Homes, Inc.'],
      borrower_name: ['Dwight Parris'],
      note_date: ['2024-06-01'],
      apr: ['10.75'],
      finance_charge: ['61204.00'],
      amount_financed: ['58000.00'],
      total_of_payments: ['119204.00'],
      prepayment_penalty: ['true'],
      rate_type: ['variable'],
      number_of_payments: ['240'],
      payment_amount: ['496.68'],
      first_payment_date: ['2024-07-01'],
      payment_frequency: ['monthly'],
      late_charge_amount: ['15.00'],
      rate_index: ['1-year Treasury'],
      grace_days: ['10'],
    },
    whole: true,
  },
  {
    name: 'reads a note with its itemization',
    docType: 'truth_in_lending',
    text: `
Timber Country Federal Credit Union, 12 Mill Street, Eugene, OR 97401
Amount of note                                   $99,000.00
Amount paid directly to you                      $12,000.00
Amounts paid to others on your behalf:
  To Valley Title Company                        $1,380.00
You promise to repay us $99,000.00 with interest on the unpaid balance at 7.250% per year.
After default, interest on the unpaid balance at 18.000% per year may be charged.`,
    expected: {
      lender_name: ['Timber Country Federal Credit Union'],
      principal_amount: ['99000.00'],
      amount_to_borrower: ['12000.00'],
      interest_rate: ['7.25'],
    },
    blank: ['amount_paid_to_others'],
  },
];

describe('truth-in-lending statements', () => {
  itReads(papers);
});
