import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads an authorization that tells how its rate moves and who guarantees',
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
    name: 'reads what is added to the index, which is not the rate',
    docType: 'sba_authorization',
    text: `
AUTHORIZATION FOR DEBENTURE GUARANTEE
Lender Name and Address          Date of Approval       Authorization Expires On
Harbor National Bank             03/01/2025             09/01/2025
100 Main Street
Springfield, IL 62701
Rate: WSJ Prime + 2.75% variable, adjusted quarterly`,
    expected: {
      lender_name: ['Harbor National Bank'],
      lender_address: ['100 Main Street, Springfield, IL 62701'],
      approval_date: ['2025-03-01'],
      approval_expiration_date: ['2025-09-01'],
      rate_margin: ['2.75'],
    },
    blank: ['interest_rate', 'guarantor_name'],
  },
  {
    name: 'reads a margin over the index',
    docType: 'sba_authorization',
    text: `
Rate: 2.75% over WSJ Prime
First perfected security interest, subject to no other liens, in the following personal property: all equipment, inventory and accounts.`,
    expected: { rate_margin: ['2.75'], collateral_description: ['all equipment, inventory and accounts'] },
    blank: ['interest_rate'],
  },
  {
    name: 'guarantors of an authorization, a line for each',
    docType: 'sba_authorization',
    text: `
AUTHORIZATION (SBA 7(A) GUARANTEED LOAN)
Borrower: Ironwood Builders, LLC, a Colorado limited liability company
44 Mill Road, Bend, OR 97701
USE OF PROCEEDS
$150,000.00 payable to Borrower, working capital
$400,000.00 Total
Documents: SBA Form 148, Guarantee, or SBA Form 148L, Limited Guarantee.
Guarantees on SBA Form 148 from:
Ann Lee, resident in OR, full and unlimited guarantee.
Paul Kerr, resident in ID, full and unlimited guarantee.`,
    expected: {
      borrower_address: ['44 Mill Road, Bend, OR 97701'],
      amount_to_borrower: ['150000.00'],
      loan_proceeds_total: ['400000.00'],
      guarantor_name: ['Ann Lee', 'Paul Kerr'],
      guaranty_type: ['unlimited'],
    },
  },
];

describe('authorizations of the SBA', () => {
  itReads(papers);
});
