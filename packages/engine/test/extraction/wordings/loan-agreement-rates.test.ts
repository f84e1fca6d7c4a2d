import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads the rate beside the most that the law allows, and another loan',
    docType: 'loan_agreement',
    text: `
                          CREDIT AGREEMENT

THIS CREDIT AGREEMENT ("Agreement") is entered into this 11th day of August, 2025, among:
BORROWER:     Delta Rotor Works, Ltd., a Texas limited partnership
LENDER:       Brazos Valley National Bank
GUARANTOR:    Delta Rotor GP, LLC

RECITALS
A. Borrower has requested a loan in the principal amount of $2,275,000.00 to refinance existing debt with Lone Star Bank, which accrues interest at 9.25%.
B. Lender is willing to make the loan.

AGREEMENT
1.01 Loan. Subject to the terms hereof, Lender will make a loan to Borrower in the amount of $2,275,000.00, evidenced by a promissory note of even date.
1.02 Interest Rate. The unpaid principal shall bear interest at the lesser of (a) the Maximum Lawful Rate or (b) six and three-quarters percent (6.75%) per annum.
1.03 Past Due Rate. All past due amounts shall bear interest at the lesser of eighteen percent (18%) per annum or the Maximum Lawful Rate.
1.04 Computation. Interest is computed on a 30/360 basis.
1.05 Maturity. The loan matures on August 11, 2030.
2.01 Collateral. The obligations are secured by the following: all machinery and equipment located at 5200 Industrial Blvd., Bryan, Texas 77803, including the 2019 Haas VF-6 machining center.
3.01 Conditions. The obligation of Lender to close is conditioned upon:
   (a) Delivery of a payoff letter from Lone Star Bank.
   (b) Delivery of certificates of insurance.
4.01 Reporting. Borrower shall deliver:
   (a) annual audited statements;
   (b) quarterly compliance certificates.`,
    expected: {
      borrower_name: ['Delta Rotor Works, Ltd.'],
      borrower_entity_type: ['a Texas limited partnership'],
      lender_name: ['Brazos Valley National Bank'],
      note_date: ['2025-08-11'],
      principal_amount: ['2275000.00'],
      interest_rate: ['6.75'],
      maturity_date: ['2030-08-11'],
      day_count: ['30/360'],
      default_rate: ['18'],
      guarantor_name: ['Delta Rotor GP, LLC'],
      conditions: ['Delivery of a payoff letter from Lone Star Bank.', 'Delivery of certificates of insurance'],
      collateral_description: [
        'all machinery and equipment located at 5200 Industrial Blvd., Bryan, Texas 77803, including the 2019 Haas VF-6 machining center',
      ],
    },
  },
  {
    name: 'a rate of overadvances only',
    docType: 'loan_agreement',
    text: `
BUSINESS LOAN AGREEMENT (ASSET BASED)

Principal        Loan Date     Maturity      Loan No      Call / Coll   Account   Officer  Initials
$2,000,000.00    06-30-2025    06-30-2026    88120041     04 / 22                 MSG
References in the boxes above are for Lender's use only.

Borrower:  Tidewater Packaging Corporation          Lender:  Chesapeake Heritage Bank
           601 Shipyard Lane                                  Main Office
           Norfolk, VA 23510                                  200 Granby Street
                                                              Norfolk, VA 23510

THIS BUSINESS LOAN AGREEMENT (ASSET BASED) dated June 30, 2025, is made and executed between Tidewater Packaging Corporation
("Borrower") and Chesapeake Heritage Bank ("Lender") on the following terms and conditions.

LINE OF CREDIT. Lender agrees to make Advances to Borrower from time to time, provided the aggregate amount of such Advances
outstanding at any time does not exceed the Borrowing Base.

COLLATERAL. To secure payment of the Primary Credit Facility and performance of all other Loans, obligations and duties owed by
Borrower to Lender, Borrower (and others, if required) shall grant to Lender Security Interests in such property and assets as
Lender may require. Lender's Security Interests in the Collateral shall be continuing liens and shall include the proceeds and
products of the Collateral.

CONDITIONS PRECEDENT TO EACH ADVANCE. Lender's obligation to make the initial Advance and each subsequent Advance under this
Agreement shall be subject to the fulfillment to Lender's satisfaction of all of the conditions set forth in this Agreement
and in the Related Documents.
   Loan Documents. Borrower shall provide to Lender the following documents for the Loan: (1) the Note; (2) Security Agreements;
   (3) financing statements.
   Borrower's Authorization. Borrower shall have provided properly certified resolutions.

INTEREST. Overadvances shall bear interest at 12.000% per annum.

FINANCIAL COVENANTS AND RATIOS. Working Capital not less than $400,000. Debt / Worth Ratio not over 3.000 to 1.000.`,
    expected: {
      borrower_name: ['Tidewater Packaging Corporation'],
      principal_amount: ['2000000.00'],
    },
    blank: ['interest_rate', 'conditions', 'collateral_description'],
  },
  {
    name: 'a letter in plain words, with the rate after default',
    docType: 'loan_agreement',
    text: `
Harbor Light Federal Credit Union
MEMBER BUSINESS LOAN AGREEMENT

Member Business: Atlantic Sail Loft, Inc.           Member No.: 118220
Loan ID: MBL-2025-0093                              Closing Date: 03/28/2025

This letter agreement sets out the terms on which Harbor Light Federal Credit Union ("we", "us") will lend to Atlantic Sail
Loft, Inc. ("you") the principal sum of $310,000.00.

Rate of interest:   You will pay 7.40% per year, fixed for 60 months, then our index (5-Year Treasury) plus 3.25%, never
                    below 7.40% nor above 13.40%.
Repayment:          119 monthly payments of $2,311.87 beginning May 1, 2025, and a final payment on April 1, 2035.
What secures it:    A first mortgage on 12 Wharf Street, Newport, RI 02840, and an assignment of rents.
Who guarantees it:  Gordon H. Pell and Anne W. Pell
Before we fund:     You must give us a flood determination, a title insurance policy for $310,000, and proof of insurance.
Late fee:           5.00% after 15 days
Default:            We may raise the rate to 18.00%.`,
    expected: {
      interest_rate: ['7.4'],
      default_rate: ['18'],
      guarantor_name: ['Gordon H. Pell', 'Anne W. Pell'],
    },
    blank: [],
    inAnyOrder: true,
  },
  {
    name: 'a rate that moves with its least, and a person and a trust who guarantee',
    docType: 'loan_agreement',
    text: `
LOAN AGREEMENT

1. PARTIES
   1.1 Lender:     Sunbelt National Bank
   1.2 Borrower:   Cactus Wren Hospitality, L.L.C., an Arizona limited liability company
   1.3 Guarantors: Jorge L. Medrano; Medrano Family Trust u/a/d 6/1/1998
2. LOAN TERMS
   2.1 Amount:          Four Million Two Hundred Thousand and 00/100 Dollars ($4,200,000.00)
   2.2 Note Date:       September 2, 2025
   2.3 Interest Rate:   Variable. Prime Rate plus one-half percent (0.50%). Rate on the date hereof: 8.00%
   2.4 Minimum Rate:    6.25%
   2.5 Default Rate:    five percent (5%) above the Interest Rate
   2.6 Maturity Date:   September 2, 2035
   2.7 Loan Fee:        $42,000.00 (1.00%)
   2.8 Prepayment Fee:  3%, 2%, 1%
3. SECURITY
   3.1 Deed of Trust encumbering the Saguaro Inn, 5400 E Speedway Blvd, Tucson, AZ 85712
   3.2 Security interest in furniture, fixtures and equipment
   3.3 Assignment of hotel revenues
4. CONDITIONS TO CLOSING
   4.1 Franchise comfort letter in form acceptable to Lender
   4.2 ALTA loan policy of title insurance
   4.3 Borrower's equity injection of $1,400,000
5. COVENANTS
   5.1 Debt service coverage of at least 1.35 to 1.`,
    expected: {
      interest_rate: ['8'],
      rate_floor: ['6.25'],
      guarantor_name: ['Jorge L. Medrano', 'Medrano Family Trust u/a/d 6/1/1998'],
    },
    blank: ['default_rate'],
    inAnyOrder: true,
  },
  {
    name: 'the rate of the index beside that of the loan',
    docType: 'loan_agreement',
    text: `
REVOLVING LOAN AGREEMENT

THIS AGREEMENT made the 3rd day of March, 2025, by and between Oak Barrel Cooperage, Inc., a Missouri corporation with its principal
office at 18 Stave Mill Road, Lebanon, MO 65536 ("Company"), and Ozark Mountain Bank, 900 Jefferson Ave, Lebanon, MO 65536 ("Bank").

1. Commitment. Bank will lend Company up to $1,250,000.00 outstanding at any time until March 3, 2027.
2. Interest. Company shall pay interest monthly on the average daily balance at one percent (1.00%) over the Prime Rate. As of this date
the Prime Rate is 7.50% and the rate hereunder is 8.50%. After maturity the rate will be 12.50%.
3. Non-use fee. One quarter of one percent (.25%) per annum.
4. Borrowing base. 80% of Eligible Receivables plus 50% of Eligible Inventory.
5. Security. As security for all advances, Company has granted Bank a first lien on all of its accounts, inventory, barrels, staves,
equipment and general intangibles under a security agreement dated March 3, 2025.
6. Conditions of each advance. No advance will be made unless: (a) Company has delivered a borrowing base certificate; (b) no default
exists; and (c) all representations remain true.`,
    expected: {
      interest_rate: ['8.5'],
      default_rate: ['12.5'],
      rate_margin: ['1'],
    },
    blank: [],
  },
  {
    name: 'reads a rate that is made of an index, a margin and a floor',
    docType: 'loan_agreement',
    text: `
LOAN AGREEMENT SUMMARY OF TERMS
Interest rate       Prime + 1.00%, floor 5.00%
Maturity            May 12, 2030`,
    expected: { rate_margin: ['1'], rate_floor: ['5'], maturity_date: ['2030-05-12'] },
  },
  {
    name: 'does not read a margin as the rate',
    docType: 'loan_agreement',
    text: 'Interest rate       Prime + 1.00%, floor 5.00%',
    expected: {},
    blank: ['interest_rate'],
  },
];

describe('rates of loan agreements', () => {
  itReads(papers);

  it('takes no rate, sum or name of something else', () => {
    const agreement = valuesOn(
      'loan_agreement',
      `
LOAN AGREEMENT
The loan bears interest at the lesser of (a) the Maximum Lawful Rate or (b) 6.75% per annum.
Borrower refinances existing debt with Lone Star Bank, which accrues interest at 9.25%.
Default rate       Note rate plus 3.00%`,
    );
    expect(agreement).toMatchObject({ interest_rate: ['6.75'] });
    const changed = valuesOn(
      'change_in_terms',
      `
LOAN MODIFICATION
Your new monthly payment of principal and interest will be $1,412.66.
The Default Rate shall be four percent (4.00%) per annum in excess of the rate otherwise payable.`,
    );
    expect(changed).not.toHaveProperty('principal_amount');
    expect(changed).not.toHaveProperty('default_rate');
  });
});
