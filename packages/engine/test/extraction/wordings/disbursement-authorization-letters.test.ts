import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'does not read the subject of a letter as the borrower',
    docType: 'disbursement_authorization',
    text: 'FIRST PRAIRIE BANK\nRe: Disbursement Authorization - Loan No. 20260441\nPlease disburse the proceeds as follows.',
    expected: {},
    blank: ['borrower_name'],
  },
  {
    name: 'reads a borrower’s letter of direction, and nothing else',
    docType: 'disbursement_authorization',
    text: `
September 9, 2025

Valley Oak Bank
1 Civic Center Plaza
Visalia, CA 93291

Re: Loan No. 77120045; $485,000.00 Promissory Note dated September 8, 2025

Ladies and Gentlemen:

The undersigned, Sequoia Packing Company, LLC ("Borrower"), hereby authorizes and directs Valley Oak Bank to disburse the proceeds
of the above loan on September 12, 2025 in the following manner:

    (a)  $290,110.44 to Central Sierra Bank in payment of its loan no. 3381;
    (b)  $171,389.56 to Borrower by deposit to checking account 5001182;
    (c)  $18,500.00 to Kaweah Title Company for closing costs;
    (d)  $5,000.00 to Lender for loan fees;

for a total of $485,000.00.

SEQUOIA PACKING COMPANY, LLC
By: [ink]
    Ramona Ibarra, Manager`,
    expected: {
      settlement_agent: ['Kaweah Title Company'],
      loan_number: ['77120045'],
      borrower_name: ['Sequoia Packing Company, LLC'],
      lender_name: ['Valley Oak Bank'],
      lender_address: ['1 Civic Center Plaza, Visalia, CA 93291'],
      note_date: ['2025-09-08'],
      principal_amount: ['485000.00'],
      amount_to_borrower: ['171389.56'],
      loan_proceeds_total: ['485000.00'],
      disbursement_date: ['2025-09-12'],
    },
    whole: true,
  },
  {
    name: 'reads a message that releases the funds, and nothing else',
    docType: 'disbursement_authorization',
    text: `
Subject: Please release funds - Marsh Hollow Farm
From: Janet Osgood (Closing)
To: Wire Desk; Loan Servicing
Date: Thu, Dec 4, 2025

All -

Docs signed 12/02/2025 and the package is complete. OK to release loan 118-70032 for Marsh Hollow Farm, LLC tomorrow 12/05/2025.

Total to be disbursed $228,000.00:
- $140,000.00 payoff to Cabot Farm Credit
- $83,250.00 to borrower's DDA 40012
- $4,750.00 to Green Mountain Title, closing costs

Janet
Stowe Valley Bank`,
    expected: {
      loan_proceeds_total: ['228000.00'],
      borrower_name: ['Marsh Hollow Farm, LLC'],
      loan_number: ['118-70032'],
      closing_date: ['2025-12-02'],
      disbursement_date: ['2025-12-05'],
      amount_to_borrower: ['83250.00'],
    },
    whole: true,
  },
  {
    name: 'reads a letter of direction with who closes and what the payments make',
    docType: 'disbursement_authorization',
    text: `
LETTER OF DIRECTION

August 3, 2026

Summit Valley Bank
88 Court Street
Reno, NV 89501

Re: Loan No. 70-44121

Ladies and Gentlemen:

The undersigned, Basin Freight, Inc., a Nevada corporation, received from you on August 3, 2026 a loan of $640,000.00, secured by a deed of trust on 4100 Depot Way, Sparks, NV 89431. You are instructed to apply the loan proceeds as follows:

1. $212,000.00 by wire to Great Basin Title Company as closing agent for the purchase of the land;
2. $398,500.00 to Cornerstone Bank in payoff of its loan;
3. $29,500.00 to our operating account no. 4471 with you.

The sum of these payments is $640,000.00. Please release the funds on August 5, 2026.

Very truly yours,
Basin Freight, Inc.
By: ______________ Carla Nunez, President`,
    expected: {
      borrower_name: ['Basin Freight, Inc.'],
      settlement_agent: ['Great Basin Title Company'],
      amount_to_borrower: ['29500.00'],
      loan_proceeds_total: ['640000.00'],
      disbursement_date: ['2026-08-05'],
    },
  },
  {
    name: 'reads instructions of two members with no form',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT INSTRUCTIONS

To: First Harvest Credit Union        Date: 11/02/2026
Member: Tomas Alder and Rita Alder
Loan: 550-99812                        Amount: $84,000.00

We signed our loan papers on 11/02/2026. Please pay out our loan this way:

   Old mortgage at Delta Savings        $61,330.20
   Pioneer Abstract & Title (closing)   $1,944.80
   Deposit to our share account         $20,725.00
                                        ----------
   All together                         $84,000.00

Do not pay anything out before 11/06/2026, when our right to cancel ends.`,
    expected: {
      closing_date: ['2026-11-02'],
      principal_amount: ['84000.00'],
      amount_to_borrower: ['20725.00'],
      loan_proceeds_total: ['84000.00'],
      settlement_agent: ['Pioneer Abstract & Title'],
      disbursement_date: ['2026-11-06'],
    },
  },
  {
    name: 'reads a memorandum that names whom the closer is paid for',
    docType: 'disbursement_authorization',
    text: `
FUNDING AUTHORIZATION MEMO

TO: Loan Operations
FROM: Dana Whitlock, Commercial Loan Officer
DATE: 4/14/2026
RE: Kettle Creek Orchards LLC, Loan 88-10233

Note signed 4/14/2026 in the amount of $1,250,000.00. Please fund today as shown:

Paid to Keystone Settlement Services for the seller          $1,100,000.00
Paid to borrower's operating account                           $137,500.00
Origination fee retained by bank                                $12,500.00

Total funded                                                 $1,250,000.00

Purpose: purchase of orchard land. Title through Keystone Settlement Services, file KS-26-118.`,
    expected: {
      settlement_agent: ['Keystone Settlement Services'],
      closing_date: ['2026-04-14'],
      loan_officer: ['Dana Whitlock'],
    },
    blank: ['note_date'],
  },
  {
    name: 'reads a direction to pay of a loan that closed before',
    docType: 'disbursement_authorization',
    text: `
Direction to Pay

I/we, Marcus Feld and Ilse Feld, direct Harbor Trust Bank to pay from the proceeds of Loan Number 33104455 (the loan, for $310,000.00, closed June 9, 2026 at the offices of Seaboard Title Agency, LLC):

(i) to ourselves, the sum of $40,000.00;
(ii) to others on our behalf, the sum of $270,000.00.

Aggregate of all payments: $310,000.00. The loan is for personal, family or household purposes.

Funds are not to go out earlier than June 13, 2026.`,
    expected: {
      borrower_name: ['Marcus Feld', 'Ilse Feld'],
      closing_date: ['2026-06-09'],
      settlement_agent: ['Seaboard Title Agency, LLC'],
      loan_proceeds_total: ['310000.00'],
      disbursement_date: ['2026-06-13'],
    },
    blank: ['note_date'],
  },
  {
    name: 'an order that names loan, borrower and sum',
    docType: 'disbursement_authorization',
    text: `
AUTHORITY TO PAY PROCEEDS
Loan 7712-00934, Ironwood Builders, LLC, $450,000.00
Harbor National Bank is authorized to release the proceeds on 05/12/2025 in these amounts:
$330,000.00    to Cornerstone Bank for payoff
$120,000.00    to our account at the Bank`,
    expected: {
      lender_name: ['Harbor National Bank'],
      borrower_name: ['Ironwood Builders, LLC'],
      principal_amount: ['450000.00'],
      amount_to_borrower: ['120000.00'],
      amount_paid_to_others: ['330000.00'],
      disbursement_date: ['2025-05-12'],
      loan_number: ['7712-00934'],
    },
  },
  {
    name: 'a direction in the first person',
    docType: 'disbursement_authorization',
    text: `
DIRECTION TO PAY
I, Megan T. Kowalski, have borrowed $240,000.00 from Harbor National Bank. I direct the Bank to pay $200,000.00 to Prairie Title Company and the remaining $40,000.00 to me.`,
    expected: {
      borrower_name: ['Megan T. Kowalski'],
      lender_name: ['Harbor National Bank'],
      principal_amount: ['240000.00'],
      amount_to_borrower: ['40000.00'],
      amount_paid_to_others: ['200000.00'],
    },
  },
  {
    name: 'a letter of a bank to who closes the loan',
    docType: 'disbursement_authorization',
    text: `
HARBOR NATIONAL BANK
210 Front Street
Dayton, OH 45402

May 12, 2025

Pioneer Title Agency, Inc.
55 Court Street, Dayton, OH 45402

Re: Loan No. 4410-2231 to Ironwood Builders, LLC
    Property: 18 Quarry Road, Dayton, OH 45404 (Montgomery County)

Dear Ms. Hall:

You are acting as settlement agent for the loan named above, which is scheduled to close on
May 14, 2025. The loan is made for business purposes. We authorize you to disburse the
proceeds of $438,200.00 on May 15, 2025.

Sincerely,
Robert Ames
Vice President and Loan Officer`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['HARBOR NATIONAL BANK'],
      closing_date: ['2025-05-14'],
      disbursement_date: ['2025-05-15'],
      loan_class: ['business'],
      loan_officer: ['Robert Ames'],
      loan_proceeds_total: ['438200.00'],
      property_county: ['Montgomery'],
      settlement_agent: ['Pioneer Title Agency, Inc.'],
    },
    blank: ['borrower_address'],
  },
  {
    name: 'a letter of the borrowers to their bank',
    docType: 'disbursement_authorization',
    text: `
INSTRUCTION TO PAY OUT LOAN PROCEEDS

To: Harbor National Bank, 210 Front Street, Dayton, OH 45402
From: Ann Lee and Ben Ortiz
Loan: 4410-2231

We have borrowed $212,500.00 from you. The loan is for personal, family or household purposes. Please pay:

    To Pioneer Title Agency, Inc., settlement agent, by wire          $205,000.00
    To us, by deposit to our checking account                           $7,500.00
    In all                                                            $212,500.00

Our loan officer is Robert Ames.`,
    expected: {
      borrower_name: ['Ann Lee', 'Ben Ortiz'],
      loan_class: ['consumer'],
      loan_officer: ['Robert Ames'],
      loan_proceeds_total: ['212500.00'],
      settlement_agent: ['Pioneer Title Agency, Inc.'],
    },
  },
  {
    name: 'reads a letter that disburses the entire proceeds',
    docType: 'disbursement_authorization',
    text: `
September 30, 2025
Old Harbor Savings Bank
55 Wharf Street, Gloucester, MA 01930
Re: Disbursement of loan proceeds, Marlin Street Partners LP, $3,200,000.00
Gentlemen:
In connection with the closing of the above loan to be held on September 30, 2025, we direct you to disburse the entire proceeds of the loan, being $3,200,000.00, by wire on October 1, 2025 as follows: $2,910,447.12 to Eastern Bank in satisfaction of its mortgage; $61,900.00 to Baxter & Lowe, P.A. for closing costs; and the remaining $227,652.88 to our account no. 55-0172 with you.
Very truly yours,
MARLIN STREET PARTNERS LP
[ink]
Theodora Vance, General Partner`,
    expected: {
      loan_proceeds_total: ['3200000.00'],
      closing_date: ['2025-09-30'],
      disbursement_date: ['2025-10-01'],
    },
  },
];

describe('disbursement authorizations in letters and messages', () => {
  itReads(papers);
});
