import type { WrittenCase } from '../paper.ts';

export const writtenProductPapers: readonly WrittenCase[] = [
  {
    name: 'a home equity line of a credit union',
    docType: 'heloc_agreement',
    text: `
             HOME EQUITY LINE OF CREDIT AGREEMENT

Borrower: Maria T. Stone
Lender: Cascade Community Credit Union
Loan Number: 40-118822                    Agreement Date: May 4, 2026
Credit Limit: $85,000.00
Initial interest rate: 8.250%
Index: Wall Street Journal Prime Rate
Margin: 0.750%
Lifetime rate cap: 6.000%

The draw period begins on the date of this agreement and ends on May 4, 2036. No advance after that day is made.

Maturity Date: May 4, 2046`,
    expected: {
      borrower_name: ['Maria T. Stone'],
      lender_name: 'Cascade Community Credit Union',
      loan_number: '40-118822',
      note_date: '2026-05-04',
      credit_limit: '85000.00',
      interest_rate: '8.25',
      rate_index: 'Wall Street Journal Prime Rate',
      rate_margin: '0.75',
      rate_cap_lifetime: '6',
      draw_period_end: '2036-05-04',
      maturity_date: '2046-05-04',
    },
  },
  {
    name: 'a certification of owners with their shares and the day of the search',
    docType: 'beneficial_ownership_certification',
    text: `
     CERTIFICATION REGARDING BENEFICIAL OWNERS OF LEGAL ENTITY CUSTOMERS

Name of legal entity customer: Harvest Moon Orchards, LLC

Name                         Ownership          State
Ann Lee                      60%                OR
Robert Castillo              40%                OR

OFAC check date: April 30, 2026`,
    expected: {
      borrower_name: ['Harvest Moon Orchards, LLC'],
      ownership_percent: ['60', '40'],
      ofac_date: '2026-04-30',
    },
  },
];
