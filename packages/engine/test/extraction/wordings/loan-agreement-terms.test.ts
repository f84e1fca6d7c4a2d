import { describe } from 'vitest';
import { itReads, itReadsSentences, type Sentence, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads terms defined in articles',
    docType: 'loan_agreement',
    text: `
REVOLVING CREDIT AGREEMENT
dated as of September 2, 2025
between
GREAT LAKES PLASTICS, LLC
as Borrower
and
MARINE & MERCHANTS BANK, N.A.
as Bank

ARTICLE I  DEFINITIONS
"Applicable Margin" means 0.75% per annum.
"Commitment" means $3,500,000.00.
"Default Rate" means a rate per annum equal to the Interest Rate plus 4.00%.
"Index" means the Prime Rate as published in The Wall Street Journal.
"Interest Rate" means the Index plus the Applicable Margin, but in no event less than 5.50% per annum. As of the date hereof the Interest Rate is 8.25% per annum.
"Termination Date" means September 2, 2027.
"Unused Fee" means 0.25% per annum on the unused portion of the Commitment.

ARTICLE II  THE CREDIT
2.1 Bank agrees to make advances to Borrower from time to time in an aggregate amount not to exceed the Commitment.
2.2 Interest shall be calculated on the basis of the actual number of days elapsed over a year of 360 days and shall be payable monthly on the first day of each month, commencing October 1, 2025.

ARTICLE III  CONDITIONS OF LENDING
3.1 Prior to the first advance Bank shall have received:
(i) certified resolutions of Borrower authorizing this Agreement;
(ii) a UCC search showing no prior liens; and
(iii) a borrowing base certificate as of August 31, 2025.

ARTICLE IV  SECURITY
4.1 As security for the Obligations, Borrower grants Bank a security interest in all accounts receivable and inventory, now owned or hereafter acquired.`,
    expected: {
      borrower_name: ['GREAT LAKES PLASTICS, LLC'],
      note_date: ['2025-09-02'],
      interest_rate: ['8.25'],
      first_payment_date: ['2025-10-01'],
      day_count: ['act/360'],
      rate_index: ['Prime Rate as published in The Wall Street Journal'],
      rate_floor: ['5.5'],
      collateral_description: ['all accounts receivable and inventory, now owned or hereafter acquired'],
      conditions: [
        'certified resolutions of Borrower authorizing this Agreement',
        'a UCC search showing no prior liens',
        'a borrowing base certificate as of August 31, 2025',
      ],
      principal_amount: ['3500000.00'],
      rate_margin: ['0.75'],
      maturity_date: ['2027-09-02'],
      lender_name: ['MARINE & MERCHANTS BANK, N.A.'],
      payment_frequency: ['monthly'],
    },
  },
  {
    name: 'extents behind the names of guarantors, and a 1st mortgage',
    docType: 'loan_agreement',
    text: `
LOAN AGREEMENT SUMMARY SHEET
Loan Type:  Commercial Real Estate Term Loan
Borrower:  Elm Grove Professional Center, LP
Guarantor(s):  Dr. Ravi Menon, unlimited; Dr. Ellen Cho, limited to 50%
Lender:  Fox River Savings Bank
Loan Amount:  $2,750,000.00
Interest Rate:  5-year Treasury + 2.75%; start rate 6.95%; adjusts every 5 years; min. 5.25%; max. 11.95%
Origination Fee:  0.75%
Prepayment:  5-4-3-2-1%
Collateral:  1st mortgage on Elm Grove Professional Center, 13500 Watertown Plank Rd, Elm Grove, WI 53122; assignment of leases and rents
LTV:  72%
DSCR covenant:  1.25x
Conditions Precedent:  (a) Appraisal of at least $3,820,000; (b) Estoppel certificates from tenants; (c) Zoning letter
Closing date:  07/15/2025
Maturity date:  07/15/2035`,
    expected: {
      guarantor_name: ['Dr. Ravi Menon', 'Dr. Ellen Cho'],
      interest_rate: ['6.95'],
      collateral_description: [
        '1st mortgage on Elm Grove Professional Center, 13500 Watertown Plank Rd, Elm Grove, WI 53122; assignment of leases and rents',
      ],
    },
    blank: [],
    inAnyOrder: true,
  },
  {
    name: 'does not read what a covenant lets the money be used for as the class of a loan',
    docType: 'loan_agreement',
    text: 'LOAN AGREEMENT\nUse of Proceeds. Borrower shall use the proceeds of the Loan solely for business purposes permitted by this Agreement.',
    expected: {},
    blank: ['loan_class'],
  },
  {
    name: 'reads an agreement with its terms in a table without stops',
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
    name: 'guarantors, collectively',
    docType: 'loan_agreement',
    text: `
CREDIT AGREEMENT
dated as of May 9, 2025
between
IRONWOOD BUILDERS, LLC, as Borrower
and
HARBOR NATIONAL BANK, as Lender
"Guarantors" means, collectively, Dale Rourke and Ann Lee.`,
    expected: {
      note_date: ['2025-05-09'],
      borrower_name: ['IRONWOOD BUILDERS, LLC'],
      lender_name: ['HARBOR NATIONAL BANK'],
      guarantor_name: ['Dale Rourke', 'Ann Lee'],
    },
  },
  {
    name: 'an agreement by sections, with terms that it defines',
    docType: 'loan_agreement',
    text: `
LOAN AGREEMENT
This Loan Agreement is made as of May 4, 2025 (the "Closing Date") between Ironwood Builders, LLC ("Borrower")
and Harbor National Bank ("Lender"). Borrower asked for a loan for the following purpose: Purchase of cranes.
The Lender's credit committee approved the loan on April 11, 2025. "Collateral" means All cranes and hoists of
Borrower, together with the Land. "Land" means the real property at 12 Quarry Road, Bend, OR 97701, tax parcel
no. 18-204-33-017. Interest is floating, with a floor of 5% and a cap of 11.5%. Installments of $8,120.44 amortize
the Loan over 15 years; the balance then due at maturity is estimated at $512,000.00. The Loan may be prepaid subject to the
prepayment fee stated in the Note. Borrower is duly organized, validly existing and in good standing under the laws
of the State of Oregon. Its principal place of business is located at 81 Timber Way, Salem, OR 97301. Lender shall
hold a first priority lien on the Land. Each guarantor gives an unlimited personal guaranty.
Notices shall be given in writing to Lender at 900 Bay Street, Duluth, MN 55802, Attention: Dana Whitcomb.`,
    expected: {
      closing_date: ['2025-05-04'],
      approval_date: ['2025-04-11'],
      loan_purpose: ['Purchase of cranes'],
      collateral_description: ['All cranes and hoists of Borrower'],
      parcel_number: ['18-204-33-017'],
      rate_floor: ['5'],
      rate_ceiling: ['11.5'],
      amortization_months: ['180'],
      balloon_amount: ['512000.00'],
      prepayment_penalty: ['true'],
      borrower_state_of_org: ['Oregon'],
      borrower_address: ['81 Timber Way, Salem, OR 97301'],
      lien_position: ['1'],
      guaranty_type: ['unlimited'],
      lender_address: ['900 Bay Street, Duluth, MN 55802'],
      loan_officer: ['Dana Whitcomb'],
    },
  },
];

const sentences: readonly Sentence[] = [
  ['loan_agreement', 'The guaranty of each guarantor is limited to $75,000.00.', 'guaranty_limit', '75000.00'],
  [
    'loan_agreement',
    'This Agreement shall remain in full force and effect until August 9, 2031.',
    'maturity_date',
    '2031-08-09',
  ],
];

describe('terms and guarantors of loan agreements', () => {
  itReads(papers);

  itReadsSentences(sentences);
});
