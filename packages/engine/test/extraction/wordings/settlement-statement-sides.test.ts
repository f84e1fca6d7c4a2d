import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a buyer’s statement that tells the loan in one line',
    docType: 'settlement_statement',
    text: `
Closing Statement of Buyer

File: TX-26-0091
Buyer: Reed Calloway and Mara Calloway
Seller: Estate of Jon Pruitt
Premises: 18 Live Oak Drive, Austin, TX 78704
Closing agent: Lone Star Title Company
Date of closing: July 8, 2026
Disbursement: July 8, 2026

Purchase price                               $455,000.00
Mortgage loan, First Colony Bank, no. 88-2001 ($364,000.00 at 6.375% fixed)
Interest on mortgage loan at 6.375%, July 8 to August 1, 2026, 24 days   $1,525.81
Lender's origination fee                     $2,730.00
Hazard premium (Texas Farm Mutual Insurance Company)   $1,880.00
Fees to Travis County for recording          $98.00
The buyer's closing costs amount in all to $8,911.45.
Balance due from buyer                       $99,911.45`,
    expected: {
      lender_name: ['First Colony Bank'],
      principal_amount: ['364000.00'],
      interest_rate: ['6.375'],
      property_county: ['Travis'],
      insurer_name: ['Texas Farm Mutual Insurance Company'],
      total_closing_costs: ['8911.45'],
    },
    blank: ['payoff_amount'],
  },
  {
    name: 'reads the sides of a purchaser and a seller and nothing else',
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
    whole: true,
  },
  {
    name: 'reads receipts and disbursements after a paragraph and nothing else',
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
    whole: true,
  },
  {
    name: 'reads amounts coming in and paid out and nothing else',
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
    whole: true,
  },
];

describe('sides of settlement statements', () => {
  itReads(papers);

  it('takes no heading of a box for a lender, nor a title for an agent', () => {
    expect(valuesOn('truth_in_lending', 'FEDERAL DISCLOSURES\nANNUAL         FINANCE       Amount')).not.toHaveProperty(
      'lender_name',
    );
    expect(valuesOn('settlement_statement', 'MEMORANDUM OF SETTLEMENT\nBorrower: Ann Lee')).not.toHaveProperty(
      'settlement_agent',
    );
  });
});
