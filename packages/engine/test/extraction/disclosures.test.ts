import { describe, expect, it } from 'vitest';
import { valuesOn } from './values-on-paper.ts';

const closingDisclosure = [
  `
Closing Disclosure        This form is a statement of final loan terms and closing costs.

Date Issued         06/22/2026          Borrower    Carl Brandt and Edith Brandt
Closing Date        06/25/2026                      19 Birch Lane
Disbursement Date   06/30/2026                      Akron, OH 44303
Settlement Agent    Prairie Abstract    Seller      Oakmont Builders, Inc.
                    Company                         12 Mill Road, Akron, OH 44301
File #              26-118              Lender      First State Bank
Property            2100 Quarry Road    Loan Term   30 years
                    Omaha, NE 68104     Purpose     Purchase
Sale Price          $355,000            Product     Fixed Rate
                                        Loan ID #   7712-009
Loan Terms                                          Can this amount increase after closing?
Loan Amount                      $284,000           NO
Interest Rate                    6.25%              NO
Monthly Principal & Interest     $1,748.64          NO
Prepayment Penalty                                  NO
Balloon Payment                                     NO
Projected Payments
Payment Calculation              Years 1-9          Years 10-30
Principal & Interest             $1,748.64          $1,748.64
Mortgage Insurance               +  94.10           +  -
Estimated Escrow                 +  402.00          +  402.00
Costs at Closing
Closing Costs     $8,120.55     Includes $4,310.00 in Loan Costs + $4,060.55 in Other Costs - $250.00 in Lender Credits.
Cash to Close     $69,120.55    Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
`,
  `
Calculating Cash to Close        Use this table to see what has changed from your Loan Estimate.
                                 Loan Estimate      Final            Did this change?
Total Closing Costs (J)          $7,900             $8,120.55        YES
Cash to Close                    $68,400            $69,120.55
`,
  `
Loan Calculations
Total of Payments. Total you will have paid after you make all payments as scheduled.        $638,070.95
Finance Charge. The dollar amount the loan will cost you.                                    $349,760.40
Amount Financed. The loan amount available after paying your upfront finance charge.         $279,690.00
Annual Percentage Rate (APR). Your costs over the loan term expressed as a rate.             6.481%
Total Interest Percentage (TIP). The interest that you will pay as a percentage of your loan amount.   121.66%
Other Disclosures
Contact Information
            Lender               Real Estate Broker (B)     Settlement Agent
Name        First State Bank     Blue Door Realty           Prairie Abstract Company
Address     9 Court Square       77 Lake Road               14 Market Street
            Macon, GA 31201      Omaha, NE 68101            Omaha, NE 68102
Confirm Receipt
`,
];

const blankDisclosure = `
Closing Disclosure
Date Issued                             Borrower
Closing Date
Disbursement Date                       Seller
Settlement Agent
File #                                  Lender
Property
Sale Price                              Loan Term
                                        Loan ID #
Loan Terms                              Can this amount increase after closing?
Loan Amount
Interest Rate
Monthly Principal & Interest
Prepayment Penalty
Projected Payments
Principal & Interest
Estimated Escrow             +                      +
Costs at Closing
Closing Costs                Includes          in Loan Costs +          in Other Costs
Cash to Close                Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
`;

const loanEstimate = `
First State Bank
9 Court Square, Macon, GA 31201
Loan Estimate
Date Issued: 02/11/2026              Loan Term: 15 years
Applicants:  Teresa M. Ivers         Purpose:   Refinance
             771 Larkspur Lane       Product:   5/1 Adjustable Rate
             Akron, OH 44312         Loan ID #: 7712-009
Property:    771 Larkspur Lane
             Akron, OH 44312
Est. Prop. Value: $310,000

Loan Terms                                       Can this amount increase after closing?
Loan Amount                      $190,000        NO
Interest Rate                    5.25%           YES   Adjusts every year starting in year 6
Monthly Principal & Interest     $1,527.37       YES   Adjusts every year starting in year 6
                                                 Does the loan have these features?
Prepayment Penalty                               NO
Balloon Payment                                  YES   You will have to pay $88,210 at the end of year 7
Projected Payments
Payment Calculation              Years 1-5                  Years 6-15
Principal & Interest             $1,527.37                  $1,403 min   $1,880 max
Mortgage Insurance               + 0                        + 0
Estimated Escrow                 + 312                      + 312
Estimated Total Monthly Payment  $1,839                     $1,715-$2,192
Estimated Taxes, Insurance & Assessments   $362 a month
Costs at Closing
Estimated Closing Costs    $4,410    Includes $2,950 in Loan Costs + $1,960 in Other Costs - $500 in Lender Credits. See page 2.
Estimated Cash to Close    $1,120    [x] From  [_] To Borrower
`;

const truthInLending = `
Creditor: Cascade Community Credit Union             Date: 05/05/2026
Borrower(s): Carl Brandt, Edith Brandt               Loan Number: 889120

ANNUAL            FINANCE             AMOUNT              TOTAL OF
PERCENTAGE        CHARGE              FINANCED            PAYMENTS
RATE
The cost of       The dollar          The amount of       The amount you
your credit as    amount the          credit provided     will have paid
a yearly rate.    credit will         to you or on        after making all
                  cost you.           your behalf.        payments.
6.118 %           $ 201,338.40 (e)    $ 166,210.00 (e)    $ 367,548.40 (e)

PAYMENTS: Your payment schedule will be 360 monthly payments of $1,020.97 beginning 07/01/2026.
SECURITY: You are giving a security interest in the property located at 771 Larkspur Lane, Akron, OH 44312.
LATE CHARGES: If your payment is more than 15 days late, you will be charged a late charge of 5% of the overdue payment.
PREPAYMENT: If you pay off your loan early, you [_] may [x] will not have to pay a penalty.
ASSUMPTION: Someone buying your home may assume the remainder of the loan on the original terms.
`;

const blankTruthInLending = `
FEDERAL TRUTH-IN-LENDING DISCLOSURE STATEMENT
Creditor:                         Borrower:
Date:                             Loan Number:
ANNUAL PERCENTAGE     FINANCE CHARGE        Amount Financed       Total of Payments
RATE
           %          $                     $                     $
Your payment schedule will be:
Number of Payments      Amount of Payments      When Payments Are Due

Late Charge: If a payment is late, you will be charged $________ / ______% of the payment.
Prepayment: If you pay off early, you [_] may [_] will not have to pay a penalty.
`;

describe('closing disclosures', () => {
  it('give what holds at closing, not what the estimate had said', () => {
    expect(valuesOn('closing_disclosure', ...closingDisclosure)).toEqual({
      date_issued: ['2026-06-22'],
      closing_date: ['2026-06-25'],
      disbursement_date: ['2026-06-30'],
      settlement_agent: ['Prairie Abstract Company'],
      settlement_file_number: ['26-118'],
      property_address: ['2100 Quarry Road, Omaha, NE 68104'],
      sale_price: ['355000.00'],
      borrower_name: ['Carl Brandt', 'Edith Brandt'],
      borrower_address: ['19 Birch Lane, Akron, OH 44303'],
      lender_name: ['First State Bank'],
      lender_address: ['9 Court Square, Macon, GA 31201'],
      term_months: ['360'],
      loan_purpose: ['Purchase'],
      rate_type: ['fixed'],
      loan_number: ['7712-009'],
      principal_amount: ['284000.00'],
      interest_rate: ['6.25'],
      payment_amount: ['1748.64'],
      prepayment_penalty: ['false'],
      escrow_monthly: ['402.00'],
      total_closing_costs: ['8120.55'],
      total_loan_costs: ['4310.00'],
      total_other_costs: ['4060.55'],
      lender_credits: ['250.00'],
      cash_to_close: ['69120.55'],
      total_of_payments: ['638070.95'],
      finance_charge: ['349760.40'],
      amount_financed: ['279690.00'],
      apr: ['6.481'],
      tip: ['121.66'],
    });
  });

  it('give nothing where the form is blank', () => {
    expect(valuesOn('closing_disclosure', blankDisclosure)).toEqual({});
  });
});

describe('the last page of a closing disclosure', () => {
  it('tells the day of receipt, which stands at the line to sign on', () => {
    const receipt = `
Confirm Receipt
By signing, you are only confirming that you have received this form.

[ink]                                11/8/2026
Gregory L. Whitaker                  Date
`;
    expect(valuesOn('closing_disclosure', receipt).cd_received_date).toEqual(['2026-11-08']);
  });

  it('tells its figures where the heading over them, white on black, was not recognized', () => {
    const calculations = `
Total of Payments        Finance Charge          Amount Financed
$706,392.00              $277,334.25             $429,057.75
`;
    expect(valuesOn('closing_disclosure', calculations)).toMatchObject({
      finance_charge: ['277334.25'],
      amount_financed: ['429057.75'],
    });
  });
});

describe('loan estimates', () => {
  it('give the terms, the costs and the lender of the letterhead', () => {
    expect(valuesOn('loan_estimate', loanEstimate)).toEqual({
      loan_number: ['7712-009'],
      date_issued: ['2026-02-11'],
      property_address: ['771 Larkspur Lane, Akron, OH 44312'],
      appraised_value: ['310000.00'],
      term_months: ['180'],
      loan_purpose: ['Refinance'],
      rate_type: ['variable'],
      principal_amount: ['190000.00'],
      interest_rate: ['5.25'],
      payment_amount: ['1527.37'],
      prepayment_penalty: ['false'],
      balloon_amount: ['88210.00'],
      escrow_monthly: ['312.00'],
      total_loan_costs: ['2950.00'],
      total_other_costs: ['1960.00'],
      lender_credits: ['500.00'],
      borrower_name: ['Teresa M. Ivers'],
      borrower_address: ['771 Larkspur Lane, Akron, OH 44312'],
      lender_name: ['First State Bank'],
      lender_address: ['9 Court Square, Macon, GA 31201'],
      total_closing_costs: ['4410.00'],
      cash_to_close: ['1120.00'],
    });
  });
});

describe('truth-in-lending statements', () => {
  it('give the figures under headings that are broken over lines', () => {
    expect(valuesOn('truth_in_lending', truthInLending)).toEqual({
      loan_number: ['889120'],
      lender_name: ['Cascade Community Credit Union'],
      borrower_name: ['Carl Brandt', 'Edith Brandt'],
      property_address: ['771 Larkspur Lane, Akron, OH 44312'],
      date_issued: ['2026-05-05'],
      apr: ['6.118'],
      finance_charge: ['201338.40'],
      amount_financed: ['166210.00'],
      total_of_payments: ['367548.40'],
      number_of_payments: ['360'],
      payment_amount: ['1020.97'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2026-07-01'],
      grace_days: ['15'],
      late_charge_percent: ['5'],
      prepayment_penalty: ['false'],
    });
  });

  it('give nothing where the form is blank', () => {
    expect(valuesOn('truth_in_lending', blankTruthInLending)).toEqual({});
  });
});

describe('A closing disclosure whose labels were recognized badly', () => {
  it('takes no file number for more of the name above it', () => {
    const read = valuesOn(
      'closing_disclosure',
      `
Closing Disclosure

Date Issued         06/22/2026
Closing Date        06/25/2026
Settlement Agent    Prairie Abstract Co.
                    26-5118
Property            2100 Quarry Road, Omaha, NE 68104
Sale Price          $355,000
`,
    );
    expect(read.settlement_agent).toEqual(['Prairie Abstract Co.']);
  });
});
