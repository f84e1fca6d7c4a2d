import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

const papers: readonly WordingCase[] = [
  {
    name: 'a refinance with what it pays off in brackets',
    docType: 'settlement_statement',
    text: `
LONE STAR ABSTRACT & TITLE, LLC
Refinance Disbursement Statement

File Number                 LSA-2024-3391
Borrower                    Hector M. Villanueva, a single man
Property Address            317 Mesquite Trail, Georgetown, Texas 78628
County                      Williamson
New Lender                  Brazos Valley Credit Union
New Loan Number             0042-118873
Settlement Date             March 4, 2024
Funding Date                March 8, 2024
Underwriter                 Old Republic National Title Insurance Company
GF / Commitment No.         GF-88213-24

RECEIPTS
Loan proceeds from Brazos Valley Credit Union                             $312,400.00

DISBURSEMENTS
1. Payoff of first mortgage to Pinnacle Home Loans                        $268,914.77
   (principal 267,802.11; interest through 03/12/2024; per diem $41.09)
2. Origination charge to Brazos Valley Credit Union                         $1,562.00
3. Interest from 3/8/2024 through 3/31/2024 at $55.63 per day, 24 days      $1,335.12
4. Title premium                                                            $1,894.00
5. Recording                                                                  $142.00
6. Tax certificate                                                             $65.00
7. Escrow deposit - insurance and taxes                                     $4,310.25
8. Net proceeds to borrower                                                $34,176.86
TOTAL DISBURSEMENTS                                                       $312,400.00`,
    expected: {
      borrower_name: ['Hector M. Villanueva'],
      lender_name: ['Brazos Valley Credit Union'],
      settlement_agent: ['LONE STAR ABSTRACT & TITLE, LLC'],
      property_address: ['317 Mesquite Trail, Georgetown, Texas 78628'],
      loan_number: ['0042-118873'],
      settlement_file_number: ['LSA-2024-3391'],
      closing_date: ['2024-03-04'],
      disbursement_date: ['2024-03-08'],
      principal_amount: ['312400.00'],
      origination_charges: ['1562.00'],
      amount_to_borrower: ['34176.86'],
      prepaid_interest_amount: ['1335.12'],
      prepaid_interest_from: ['2024-03-08'],
      prepaid_interest_to: ['2024-03-31'],
      prepaid_interest_per_diem: ['55.63'],
      payoff_amount: ['268914.77'],
      payoff_per_diem: ['41.09'],
      property_county: ['Williamson'],
      title_commitment_number: ['GF-88213-24'],
      payoff_good_through: ['2024-03-12'],
    },
  },
  {
    name: 'the sides of a purchaser and a seller',
    docType: 'settlement_statement',
    text: `
                     HARBOR SETTLEMENT GROUP
                 COMBINED CLOSING STATEMENT

Transaction Summary
Our File #            HSG-7731          Underwriter        First American Title Insurance Company
Commitment #          NJ-7731-C         Loan #             55-009821-3
Closing held on       11/20/2023        Funds disbursed    11/20/2023
Purchasers            Ivan Petrov       Sellers            Gloria Watts and Peter Watts
Premises              66 Dune Road, Brick, NJ 08723
Mortgagee             Jersey Coast Federal Savings Bank

PURCHASERS' SIDE
Price                                         $512,000.00
Settlement charges to purchaser                $11,876.31
Gross amount due from purchaser               $523,876.31
Less: deposit                                 ($51,200.00)
Less: new mortgage                           ($384,000.00)
Less: tax adjustment                           ($1,020.40)
Cash from purchaser at closing                 $87,655.91

SELLERS' SIDE
Price                                         $512,000.00
Less: mortgage payoff to Ocean Bank          ($203,118.26)
   per diem $32.18 after 11/24/2023
Less: settlement charges to seller            ($32,410.00)
Less: tax adjustment                           ($1,020.40)
Cash to sellers                               $275,451.34

SETTLEMENT CHARGES                         Purchaser        Seller
Broker commission 5%                                      $25,600.00
Origination 0.5%                           $1,920.00
Interest 11/20/23 - 11/30/23 (11 days @ $68.38)   $752.18
Owner's and lender's title insurance       $2,410.00
Recording                                    $240.00
Realty transfer fee                                        $4,810.00
Escrow reserve deposit                     $6,554.13
Attorney                                                   $2,000.00
Total                                     $11,876.31      $32,410.00`,
    expected: {
      borrower_name: ['Ivan Petrov'],
      lender_name: ['Jersey Coast Federal Savings Bank'],
      settlement_agent: ['HARBOR SETTLEMENT GROUP'],
      property_address: ['66 Dune Road, Brick, NJ 08723'],
      loan_number: ['55-009821-3'],
      disbursement_date: ['2023-11-20'],
      settlement_file_number: ['HSG-7731'],
      sale_price: ['512000.00'],
      principal_amount: ['384000.00'],
      origination_charges: ['1920.00'],
      cash_to_close: ['87655.91'],
      prepaid_interest_amount: ['752.18'],
      prepaid_interest_from: ['2023-11-20'],
      prepaid_interest_to: ['2023-11-30'],
      prepaid_interest_per_diem: ['68.38'],
      total_closing_costs: ['11876.31'],
      title_commitment_number: ['NJ-7731-C'],
      closing_date: ['2023-11-20'],
    },
  },
  {
    name: 'receipts and disbursements after a paragraph',
    docType: 'settlement_statement',
    text: `
Sunbelt Title of Pinellas, Inc.
Closing Agent's Statement of Receipts and Disbursements

This statement accounts for all funds received and paid by Sunbelt Title of Pinellas, Inc., as closing
agent, in the refinance closed on January 19, 2024 under our file number 2401-088, for Rosalind P. Meeks
and Thomas Meeks, husband and wife, as borrowers, secured by property at 1501 Gulf Breeze Court,
Largo, Florida 33770. The lender is Suncoast Homeowners Credit Union, loan number 30091177.
The right of rescission expired at midnight on January 23, 2024 and funds were disbursed on January 24, 2024.

Received from lender (loan amount $210,000.00)                         $210,000.00
Received from borrowers                                                      $0.00

Paid to Truist Mortgage, payoff of account ending 4471                 $158,220.63
      (payoff quoted through January 26, 2024 with daily interest of $19.84)
Paid to lender: underwriting fee                                           $995.00
Paid to lender: per diem interest 01/24/2024 through 01/31/2024,
      8 days at $37.40                                                     $299.20
Paid to Attorneys' Title Fund Services, title commitment 24-0088-FL      $1,125.00
Paid to Clerk of Court: doc stamps, intangible tax, recording            $1,338.50
Paid to Pinellas County Tax Collector                                    $2,950.00
Paid to borrowers: loan proceeds                                        $45,071.67
Total disbursed                                                        $210,000.00`,
    expected: {
      property_county: ['Pinellas'],
      settlement_agent: ['Sunbelt Title of Pinellas, Inc.'],
      principal_amount: ['210000.00'],
      amount_to_borrower: ['45071.67'],
      prepaid_interest_from: ['2024-01-24'],
      prepaid_interest_to: ['2024-01-31'],
      prepaid_interest_per_diem: ['37.40'],
      payoff_amount: ['158220.63'],
      payoff_good_through: ['2024-01-26'],
      payoff_per_diem: ['19.84'],
      title_commitment_number: ['24-0088-FL'],
      disbursement_date: ['2024-01-24'],
      borrower_name: ['Rosalind P. Meeks', 'Thomas Meeks'],
      lender_name: ['Suncoast Homeowners Credit Union'],
      closing_date: ['2024-01-19'],
      rescission_end_date: ['2024-01-23'],
      loan_number: ['30091177'],
      property_address: ['1501 Gulf Breeze Court, Largo, Florida 33770'],
      settlement_file_number: ['2401-088'],
    },
  },
  {
    name: 'amounts coming in and paid out',
    docType: 'settlement_statement',
    text: `
                    Ozark Mountain Title Co.
                    LOAN SETTLEMENT SHEET
File: OM-24-221        Date of settlement: 2/16/2024        Funds released: 2/21/2024
Borrower name:  Gerald L. Stiles and Wanda Stiles
Property:  RR 4 Box 212, Mountain Home, AR 72653           County: Baxter
Mortgage lender:  Twin Lakes Bank           Lender's loan #:  60-2214
Title commitment:  AR-24-0221

A. Amounts coming in
   Loan from Twin Lakes Bank                          $96,500.00
   Cash from borrowers                                 $1,204.18
B. Amounts paid out
   To First Arkansas Savings, loan payoff             $93,118.40
      Payoff valid until 2/23/2024, add $14.22 for each day after
   To Twin Lakes Bank, origination fee                   $965.00
   To Twin Lakes Bank, interest 2/21/24 thru 2/29/24 (9 days @ 17.85)     $160.65
   To Ozark Mountain Title, closing and title          $1,150.00
   To Hillside Mutual Insurance Company, fire policy   $1,940.13
   To Circuit Clerk, recording                            $60.00
   To County Collector, 2023 taxes                       $310.00
C. Closing costs, total                                $4,585.78`,
    expected: {
      borrower_name: ['Gerald L. Stiles', 'Wanda Stiles'],
      lender_name: ['Twin Lakes Bank'],
      settlement_agent: ['Ozark Mountain Title Co.'],
      property_address: ['RR 4 Box 212, Mountain Home, AR 72653'],
      settlement_file_number: ['OM-24-221'],
      closing_date: ['2024-02-16'],
      disbursement_date: ['2024-02-21'],
      principal_amount: ['96500.00'],
      cash_to_close: ['1204.18'],
      prepaid_interest_from: ['2024-02-21'],
      prepaid_interest_to: ['2024-02-29'],
      prepaid_interest_per_diem: ['17.85'],
      total_closing_costs: ['4585.78'],
      payoff_amount: ['93118.40'],
      payoff_good_through: ['2024-02-23'],
      payoff_per_diem: ['14.22'],
      insurer_name: ['Hillside Mutual Insurance Company'],
      property_county: ['Baxter'],
      title_commitment_number: ['AR-24-0221'],
      origination_charges: ['965.00'],
      loan_number: ['60-2214'],
    },
  },
  {
    name: 'numbered sentences',
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
  },
  {
    name: 'rows of a finance company',
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
  },
  {
    name: 'a letter',
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
  },
  {
    name: 'a seller’s contract',
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
  },
  {
    name: 'a letter on a line of credit',
    docType: 'right_to_cancel',
    text: `
Copper State Bank
June 3, 2024
Robert and Anita Salcido
909 Palo Verde Dr, Tucson, AZ 85710

RIGHT TO CANCEL YOUR HOME EQUITY LINE
Re: Home Equity Line No. 7719-003, Credit Limit $60,000.00

Dear Mr. and Mrs. Salcido:

You opened a home equity line with us on June 3, 2024, and gave us a deed of trust on your home at 909 Palo
Verde Dr, Tucson, AZ 85710. Federal law lets you cancel without cost within three business days. Your deadline
is midnight of Thursday, June 6, 2024. We will not advance any money before June 7, 2024.
To cancel, sign and send a written notice to Copper State Bank, 12 Congress St, Tucson, AZ 85701.

Very truly yours,
[ink]
Pam Ortiz, Vice President`,
    expected: {
      lender_name: ['Copper State Bank'],
      lender_address: ['12 Congress St, Tucson, AZ 85701'],
      property_address: ['909 Palo Verde Dr, Tucson, AZ 85710'],
      rescission_end_date: ['2024-06-06'],
      borrower_name: ['Robert and Anita Salcido'],
      borrower_address: ['909 Palo Verde Dr, Tucson, AZ 85710'],
      loan_number: ['7719-003'],
      principal_amount: ['60000.00'],
      closing_date: ['2024-06-03'],
      date_issued: ['2024-06-03'],
      disbursement_date: ['2024-06-07'],
    },
  },
  {
    name: 'rows of dates',
    docType: 'right_to_cancel',
    text: `
Notice of Rescission Rights (Refinance with Original Creditor)
Consumer:              Yolanda Pruitt
Address of dwelling:   3300 Magnolia St, Mobile, AL 36607
Creditor:              Gulf States Bank
Account:               HE-200417
Transaction date:      12/01/2023
Last day to rescind:   12/05/2023 at midnight
Expected funding:      12/06/2023

You are entering into a new transaction to increase the amount of credit previously provided to you.
You may rescind the new transaction within three business days. To do so, write to us at
Gulf States Bank, Attn: Rescission Desk, P.O. Box 77, Mobile, AL 36601.
Signed for receipt:  [ink]
Yolanda Pruitt                12/01/2023`,
    expected: {
      loan_number: ['HE-200417'],
      lender_name: ['Gulf States Bank'],
      borrower_name: ['Yolanda Pruitt'],
      property_address: ['3300 Magnolia St, Mobile, AL 36607'],
      closing_date: ['2023-12-01'],
      rescission_end_date: ['2023-12-05'],
      disbursement_date: ['2023-12-06'],
      lender_address: ['P.O. Box 77, Mobile, AL 36601'],
    },
  },
];

describe('statements and disclosures of other houses', () => {
  it.each(papers)('reads $name and nothing else', ({ docType, text, expected }) => {
    expect(valuesOn(docType, text)).toEqual(expected);
  });
});

describe('what belongs to another', () => {
  it('leaves the interest of the old loan out of the prepaid interest', () => {
    const read = valuesOn(
      'settlement_statement',
      `
BORROWER'S SETTLEMENT STATEMENT (REFINANCE)
PAYOFF OF EXISTING LOAN: US Bank Home Mortgage       871,002.36
   Principal Balance                                 868,110.00
   Interest 7/1/2024 to 7/29/2024 @ 99.91/day          2,797.36
   Total payoff if received by 07/29/2024
NEW LOAN CHARGES
   Interest at $164.1644 per day from 7/25/2024 to 8/1/2024`,
    );
    expect(read).toMatchObject({
      payoff_amount: ['871002.36'],
      payoff_per_diem: ['99.91'],
      payoff_good_through: ['2024-07-29'],
      prepaid_interest_per_diem: ['164.1644'],
      prepaid_interest_from: ['2024-07-25'],
      prepaid_interest_to: ['2024-08-01'],
    });
    expect(read).not.toHaveProperty('prepaid_interest_amount');
  });

  it('takes no heading of a box for a lender, nor a title for an agent', () => {
    expect(valuesOn('truth_in_lending', 'FEDERAL DISCLOSURES\nANNUAL         FINANCE       Amount')).not.toHaveProperty(
      'lender_name',
    );
    expect(valuesOn('settlement_statement', 'MEMORANDUM OF SETTLEMENT\nBorrower: Ann Lee')).not.toHaveProperty(
      'settlement_agent',
    );
  });
});
