import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const papers: readonly Case[] = [
  {
    name: 'a note whose rate is a sum that is counted off',
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
    name: 'a note with its parties under headings and a guaranty that was signed',
    docType: 'promissory_note',
    text: `
BUSINESS LOAN NOTE

LOAN NUMBER     NOTE DATE      AMOUNT          PURPOSE
77-40121        06/02/2025     $95,000.00      Business

MAKER INFORMATION
Sunny Brook Nursery, Inc.                      Organized as: corporation
88 Farm Lane
Medford, OR 97501

In support of this loan a guaranty dated the date of this Note was signed and delivered to Lender by Carla Jensen and Mark T. Jensen.

Interest is charged on the index increased by a margin of 2.00%. The index is the Prime Rate.`,
    expected: {
      borrower_name: ['Sunny Brook Nursery, Inc.'],
      borrower_address: ['88 Farm Lane, Medford, OR 97501'],
      borrower_entity_type: ['corporation'],
      guarantor_name: ['Carla Jensen', 'Mark T. Jensen'],
      rate_margin: ['2'],
    },
    blank: ['loan_purpose'],
  },
  {
    name: 'an agreement with its terms in a table without stops',
    docType: 'loan_agreement',
    text: `
COMMERCIAL LOAN AGREEMENT

This Agreement is made as of May 5, 2025 between Tamarack Outfitters, Inc., a Montana corporation ("Borrower"), and Flathead Community Bank ("Bank").

Amount          $325,000.00
Interest        Variable: Prime Rate plus 0.75%, presently 8.25%; floor 5.00%, ceiling 14.00%
                computed on twelve 30-day months in a 360-day year
Maturity        May 5, 2032 (84 months)
Collateral      Second priority security interest in: All inventory, accounts
                and equipment of Borrower
Guarantors      Nora Finch; Dale R. Finch
Guaranty limit  $100,000.00 each

Notices go to the Bank for the attention of Gina Alvarez, Senior Loan Officer. This Agreement is governed by the law of Montana.`,
    expected: {
      borrower_state_of_org: ['Montana'],
      rate_floor: ['5'],
      rate_ceiling: ['14'],
      day_count: ['30/360'],
      term_months: ['84'],
      lien_position: ['2'],
      collateral_description: ['All inventory, accounts and equipment of Borrower'],
      guarantor_name: ['Nora Finch', 'Dale R. Finch'],
      guaranty_limit: ['100000.00'],
      loan_officer: ['Gina Alvarez'],
    },
  },
  {
    name: 'a change that brings the rate down, with guarantors who sign in two columns',
    docType: 'change_in_terms',
    text: `
LOAN MODIFICATION AGREEMENT

Borrower: Ferncliff Bakery, LLC                 Lender: Harbor State Bank

(a) Interest. The interest rate of 9.250% per annum is hereby lowered to a fixed rate of 7.125% per annum.

BORROWER:                                        LENDER:
Ferncliff Bakery, LLC                            Harbor State Bank

By: [ink]                                        By: [ink]
    Ivy Chen, Manager                                Tom Reed, Vice President

GUARANTORS:


    [ink]                                            [ink]
    Ivy Chen, individually                           Samuel Okafor, individually`,
    expected: {
      borrower_name: ['Ferncliff Bakery, LLC'],
      interest_rate: ['7.125'],
      rate_type: ['fixed'],
      guarantor_name: ['Ivy Chen', 'Samuel Okafor'],
    },
  },
  {
    name: 'an authorization that tells how its rate moves and who guarantees',
    docType: 'sba_authorization',
    text: `
AUTHORIZATION (SBA 7(A) GUARANTEED LOAN)

Lender: Prairie Business Bank
Borrower: Kettle Point Brewing, LLC

D. NOTE TERMS
2. The interest rate on the Note will fluctuate. The initial rate is 10.25% per year. The rate will be adjusted every quarter, with the first change on October 1, 2025. The Base Rate is the Prime Rate; the rate will be 2.25% above it. The rate will not go below 6.00% or above 15.00%.

Borrower must pay all interest and a late fee of 5% of the payment.
E. USE OF PROCEEDS
1. $400,000.00 by check payable jointly to Borrower and Midwest Tank Company, and $100,000.00 for working capital, of a Loan in the amount of $500,000.00.
F. COLLATERAL
3. Guarantee on SBA Form 148, by each of the following: Lena Voss (NE); Aaron P. Voss (NE).

G. ADDITIONAL CONDITIONS
1. Before first disbursement Lender must obtain: A survey of the land.
2. Before first disbursement Lender must obtain: A liquor license in the name of Borrower.`,
    expected: {
      rate_type: ['variable'],
      interest_rate: ['10.25'],
      rate_change_frequency: ['quarter'],
      first_rate_change_date: ['2025-10-01'],
      rate_margin: ['2.25'],
      rate_floor: ['6'],
      rate_ceiling: ['15'],
      guarantor_name: ['Lena Voss', 'Aaron P. Voss'],
      conditions: ['A survey of the land.', 'A liquor license in the name of Borrower.'],
    },
    blank: ['amount_to_borrower'],
  },
  {
    name: 'a guaranty of a note by its number, with a line for the bank',
    docType: 'guaranty',
    text: `
UNLIMITED PERSONAL GUARANTY

Guarantor: Hugh Bellamy
Borrower: Bellamy Stone, Inc.
Debt guaranteed: Promissory note number 30-5512 dated August 4, 2025 in the original principal amount of $150,000.00.

Bank use: officer T. Moreno, scanned ____, file ____`,
    expected: { note_date: ['2025-08-04'], loan_officer: ['T. Moreno'] },
  },
  {
    name: 'a security agreement of a partnership whose name holds stops',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT

DEBTOR NAME AND ADDRESS
Stillwater Farms, L.P.
19 County Road 8, Alva, OK 73717
Type: limited partnership

This agreement secures the promissory note made by Stillwater Farms, L.P. to you dated July 7, 2025 in the amount of $612,400.00, maturing July 7, 2030.`,
    expected: {
      borrower_entity_type: ['limited partnership'],
      principal_amount: ['612400.00'],
      note_date: ['2025-07-07'],
    },
  },
  {
    name: 'nothing of a lender, a default or the class of a loan',
    docType: 'promissory_note',
    text: `
PROMISSORY NOTE

Karl Dietz promises to pay to the order of Farmers Savings Bank, an Iowa corporation, $30,000.00 with interest at the rate of 7.00% per annum.
Upon default the rate becomes the Prime Rate, plus (b) six percent (6%).
No premium shall accompany any prepayment.

Loan Purpose: Agricultural`,
    expected: { interest_rate: ['7'] },
    blank: [
      'borrower_entity_type',
      'borrower_state_of_org',
      'rate_margin',
      'loan_purpose',
      'guarantor_name',
      'amortization_months',
    ],
  },
  {
    name: 'a guaranty whose parties stand under captions beside each other',
    docType: 'guaranty',
    text: `
LIMITED GUARANTEE

Debtor whose debts are guaranteed          In favor of
Juniper Fab Works, LLC                     Sawtooth State Bank

The Guarantor guarantees the debts of the Debtor to the Creditor.`,
    expected: { borrower_name: ['Juniper Fab Works, LLC'], lender_name: ['Sawtooth State Bank'] },
  },
  {
    name: 'who approved, with the office and the number behind it',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL SUMMARY

Loan requested: $210,000.00
The application described above was approved on March 5, 2026 by Dana R. Whitfield, Chief Credit Officer, number CA-1180, subject to: flood determination.`,
    expected: { approved_by: ['Dana R. Whitfield, Chief Credit Officer'] },
  },
];

describe('notes, agreements and authorizations of other houses', () => {
  it.each(papers)('reads $name', ({ docType, text, expected, blank = [] }) => {
    const read = valuesOn(docType, text);
    expect(read).toMatchObject(expected);
    for (const field of blank) expect(read).not.toHaveProperty(field);
  });
});
