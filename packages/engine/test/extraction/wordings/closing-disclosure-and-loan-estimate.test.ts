import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a disclosure whose first payment goes to a card',
    docType: 'closing_disclosure',
    text: `
Closing Disclosure

Payoffs and Payments                                             AMOUNT
TO
01 Visa card services                                            $12,100.00
02 Cornerstone Bank, payoff of existing mortgage                 $203,755.64
K. TOTAL PAYOFFS AND PAYMENTS                                    $215,855.64`,
    expected: { payoff_amount: ['203755.64'] },
    blank: ['property_county', 'loan_officer'],
  },
  {
    name: 'reads payoffs that are not numbered',
    docType: 'closing_disclosure',
    text: `
Closing Disclosure

K. Payoffs and Payments
   Rocket Mortgage, existing first mortgage     $203,755.64
   Toyota Financial                             $12,100.00
Total Payoffs and Payments                      $215,855.64`,
    expected: { payoff_amount: ['203755.64'] },
  },
  {
    name: 'reads an estimate with the lender at the right of its head',
    docType: 'loan_estimate',
    text: `
                                                       Granite Peak Federal Credit Union
                                                       9044 Harbor View Drive
Loan Estimate                                          Fort Collins, CO 80521

DATE ISSUED  2/14/2026            LOAN TYPE   Conventional 30-year fixed
APPLICANTS   Ida Moss             LOAN ID #   77-10092
             8 Pine Road, Loveland, CO 80537
PROPERTY     8 Pine Road, Loveland, CO 80537
EST. PROP. VALUE $410,000`,
    expected: { lender_address: ['9044 Harbor View Drive, Fort Collins, CO 80521'], rate_type: ['fixed'] },
  },
  {
    name: 'reads boxes for a penalty, and interest for so many days',
    docType: 'closing_disclosure',
    text: `
CLOSING DISCLOSURE
Starting interest rate   6.250%
Does the loan have a prepayment penalty?   [_] Yes  [x] No
Per diem interest: 16 days at $42.81 = $684.96`,
    expected: { interest_rate: ['6.25'], prepayment_penalty: ['false'], prepaid_interest_amount: ['684.96'] },
  },
  {
    name: 'the insurer and the escrow of a Closing Disclosure',
    docType: 'closing_disclosure',
    text: `
Projected Payments
Principal & Interest                                                 $2,137.00
Estimated Escrow (amount can increase over time)        +               412.50
Costs at Closing
F. Prepaids
01 Homeowner's Insurance Premium (12 mo.) to Ridgeline Casualty Company    $1,244.00`,
    expected: { escrow_monthly: ['412.50'], insurer_name: ['Ridgeline Casualty Company'] },
  },
  {
    name: 'an insurer whose name goes on behind its premium',
    docType: 'closing_disclosure',
    text: `
F. Prepaids
01 Homeowner's Insurance Premium (12 mo.) to Cedar Mutual                  $1,244.00
   Insurance Company`,
    expected: {},
    blank: ['insurer_name'],
  },
  {
    name: 'reads what a refinance pays to the borrower',
    docType: 'closing_disclosure',
    text: `
Closing Disclosure
Payoffs and Payments
01 Payoff to Hawkeye Mortgage Company                     $120,000.00
02 Cash out to Borrower                                   $12,345.67
K. TOTAL PAYOFFS AND PAYMENTS                             $132,345.67`,
    expected: { amount_to_borrower: ['12345.67'] },
  },
  {
    name: 'does not take what is financed for what the borrower gets',
    docType: 'closing_disclosure',
    text: `
Closing Disclosure
Loan Terms
Loan Amount                    $200,000.00
A. Origination Charges         $1,500.00
Loan Calculations
Amount Financed. The loan amount available to you after your upfront finance charge.    $198,500.00`,
    expected: { principal_amount: ['200000.00'] },
    blank: ['amount_to_borrower', 'amount_paid_to_others'],
  },
  {
    name: 'reads figures that are printed tight against their labels',
    docType: 'closing_disclosure',
    text: `
Closing Disclosure
Disbursement Date6/12/2026
Appraised Prop. Value$415,000.00`,
    expected: { disbursement_date: ['2026-06-12'], appraised_value: ['415000.00'] },
  },
];

describe('closing disclosures and loan estimates', () => {
  itReads(papers);
});
