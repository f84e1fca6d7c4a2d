import { describe } from 'vitest';
import { itReads, itReadsSentences, type Sentence, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads charges of a note by their labels',
    docType: 'promissory_note',
    text: `
TERM NOTE
Late payment fee:  $75.00
Basis:  Actual days / 360
Balloon due at maturity:  $401,223.45`,
    expected: { late_charge_amount: ['75.00'], day_count: ['act/360'], balloon_amount: ['401223.45'] },
  },
  {
    name: 'reads charges of a note in short sentences',
    docType: 'promissory_note',
    text: `
LATE FEE. A payment over 10 days late costs Borrower $75.00.
The final payment of the entire unpaid balance of principal and interest, estimated at $401,223.45, will be due May 12, 2030.`,
    expected: { late_charge_amount: ['75.00'], balloon_amount: ['401223.45'] },
  },
  {
    name: 'does not read a balloon as the principal',
    docType: 'promissory_note',
    text: 'Balloon amount          $401,223.45',
    expected: {},
    blank: ['principal_amount'],
  },
  {
    name: 'does not read the day of a balloon',
    docType: 'promissory_note',
    text: 'BALLOON. On May 12, 2030 Borrower will owe the rest.',
    expected: {},
    blank: ['note_date'],
  },
  {
    name: 'does not read the day interest runs from',
    docType: 'promissory_note',
    text: 'I agree to pay interest on the principal from May 12, 2025 at the rate of 7.250% per year.',
    expected: {},
    blank: ['first_payment_date'],
  },
  {
    name: 'reads charges and the balance of a note at its end',
    docType: 'promissory_note',
    text: `
NOTE
Interest on this note is computed using a 30-day month and 360-day year.
If any payment is not received within 15 days, Maker shall pay a late charge equal to $75.00.
All unpaid principal, estimated to be $301,223.18, together with interest, shall be due on May 4, 2031.`,
    expected: { day_count: ['30/360'], late_charge_amount: ['75.00'], balloon_amount: ['301223.18'] },
  },
  {
    name: "reads a member's note in plain words",
    docType: 'promissory_note',
    text: `
MEMBER BUSINESS LOAN NOTE

Account 44120-L7          Note ID 990-22817          Date 02/10/2026
Member                                     Address
Summit Auto Repair, LLC                    915 Pine Street, Helena, MT 59601
Amount borrowed  $310,000.00               Last payment due  02/10/2036

You promise to pay Big Sky Federal Credit Union, 40 Last Chance Gulch, Helena, MT 59601, three hundred ten thousand and 00/100 dollars ($310,000.00) with interest.

Your rate moves with the Prime Rate published in The Wall Street Journal. Your rate today is 7.750%, which is the Prime Rate plus 0.250%. The rate can change once every year starting 03/01/2027. It won't go below 4.250% or above 15.000%.

Payments: 119 payments of $3,720.32 each, due monthly beginning 03/10/2026, and one final payment of about $3,722.90.

We count the actual days and divide by 365.

If you are 12 days late we add 5% of the payment. If you default, your rate then becomes 12.750%.

If you pay this loan off in the first three years we may charge a prepayment penalty of 1%.

This loan is backed by all shop equipment and a deed of trust on 915 Pine Street, Helena, MT 59601.

This note takes the place of and renews, but does not satisfy, note number 990-10043.

You certify that this is an agricultural or business purpose loan. The money will be used to Refinance equipment debt.

The loan will be funded on 02/13/2026.`,
    expected: {
      borrower_name: ['Summit Auto Repair, LLC'],
      borrower_address: ['915 Pine Street, Helena, MT 59601'],
      interest_rate: ['7.75'],
      rate_type: ['variable'],
      first_rate_change_date: ['2027-03-01'],
      day_count: ['act/365'],
      default_rate: ['12.75'],
      prepayment_penalty: ['true'],
      collateral_description: ['all shop equipment'],
      renewal_of: ['990-10043'],
      loan_number: ['990-22817'],
      loan_purpose: ['Refinance equipment debt'],
      disbursement_date: ['2026-02-13'],
    },
  },
  {
    name: 'reads a note with place and day over it, given for an older one',
    docType: 'promissory_note',
    text: `
PROMISSORY NOTE

$485,000.00                                         Baton Rouge, Louisiana
                                                    October 14, 2025

FOR VALUE RECEIVED, Delta Printing Company, L.L.C., a Louisiana limited liability company ("Maker"), promises to pay to the order of Pelican Trust Bank ("Holder") at 600 Third Street, Baton Rouge, LA 70801, the sum of Four Hundred Eighty-Five Thousand Dollars ($485,000.00).

Interest. This Note bears interest at a rate that varies with the One-Month Term SOFR plus 2.75%. As of the date of this Note the interest rate is 7.05%. The initial adjustment of the rate shall occur on November 1, 2025, and the rate shall be adjusted monthly thereafter.

Payments. Maker shall make level monthly payments of $5,660.10 from November 14, 2025, with a balloon payment of $301,222.07 due October 14, 2030.

Default. During any default interest shall accrue at 18%. Late payments (10 days) bear a charge of 5%.

Maker may not prepay without the consent of Holder; a prepayment premium applies in the first two years.

Security. Secured by one Heidelberg Speedmaster press, serial no. HS-44018, and a mortgage on land at 77 River Road, Baton Rouge, LA 70802.

This Note is given in substitution for, and not in payment of, Loan No. 33810-77.

Relationship Manager: Paul Thibodeaux, Branch 009`,
    expected: {
      borrower_name: ['Delta Printing Company, L.L.C.'],
      interest_rate: ['7.05'],
      rate_margin: ['2.75'],
      rate_type: ['variable'],
      first_rate_change_date: ['2025-11-01'],
      first_payment_date: ['2025-11-14'],
      prepayment_penalty: ['true'],
      renewal_of: ['33810-77'],
      collateral_description: ['one Heidelberg Speedmaster press, serial no. HS-44018'],
      loan_officer: ['Paul Thibodeaux'],
      branch_code: ['009'],
    },
    blank: ['loan_number'],
  },
  {
    name: 'reads a note with its parties under headings and a guaranty that was signed',
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
    name: 'reads nothing of a lender, a default or the class of a loan',
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
    name: 'a consumer note, and what it may cost to pay it early',
    docType: 'promissory_note',
    text: `
NOTE
This loan is primarily for personal, family or household purposes. I may prepay at any time, subject to a
prepayment fee of 2% of the amount prepaid. This note is subordinate to a first mortgage held by another lender.`,
    expected: { loan_class: ['consumer'], prepayment_penalty: ['true'] },
    blank: ['lien_position'],
  },
  {
    name: 'codes of the bank in a box and at the foot',
    docType: 'promissory_note',
    text: `
COMMERCIAL NOTE
Loan Officer: Dana Whitcomb        Branch: 0117        Product Code: TERM        NAICS: 236220
Principal Office: 4410 Harbor Street, Duluth, MN 55802`,
    expected: {
      loan_officer: ['Dana Whitcomb'],
      branch_code: ['0117'],
      product_code: ['TERM'],
      naics_code: ['236220'],
    },
  },
  {
    name: 'reads how many payments are made, and the officer but no purpose where the bank notes its codes',
    docType: 'promissory_note',
    text: `
COMMERCIAL NOTE

Borrower: Alder & Finch, Inc.
Lender: Green Mountain Bank
Payment schedule: 59 monthly payments of principal and interest of $1,502.11, and one final payment at maturity
For bank use: Officer Gwen T. Tully | Purpose code 14 | Collateral code 220`,
    expected: { number_of_payments: ['59'], payment_amount: ['1502.11'], loan_officer: ['Gwen T. Tully'] },
    blank: ['loan_purpose'],
  },
];

const sentences: readonly Sentence[] = [
  [
    'promissory_note',
    'You will have to pay a prepayment charge if you refinance elsewhere.',
    'prepayment_penalty',
    'true',
  ],
  ['promissory_note', 'You will not be charged a prepayment penalty.', 'prepayment_penalty', 'false'],
  ['promissory_note', 'You certify that this is a commercial loan.', 'loan_class', 'business'],
  ['promissory_note', 'Maker will use the proceeds for business purposes only.', 'loan_purpose', null],
  ['promissory_note', 'This note supersedes and does not discharge Note No. 4471902.', 'renewal_of', '4471902'],
];

describe('parties, charges and codes of promissory notes', () => {
  itReads(papers);

  itReadsSentences(sentences);
});
