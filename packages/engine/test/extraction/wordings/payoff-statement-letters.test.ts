import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a memorandum with the borrower in its subject, and nothing else',
    docType: 'payoff_statement',
    text: `
                         MEMORANDUM

TO:        Lisa Grant, Closing Dept.
FROM:      Note Department, Granite State Bank
DATE:      06/11/2025
SUBJECT:   Payoff figures - Northfork Milling Co., Loan 5500871

Please use the following to pay off the referenced note at closing.

Principal balance            $612,450.00
Accrued interest               $4,118.20
Late charges                      $75.00
Release fee                       $45.00
                             -----------
Total to pay off             $616,688.20

Daily interest: $127.59
Figures are good until June 20, 2025.`,
    expected: {
      payoff_amount: ['616688.20'],
      payoff_per_diem: ['127.59'],
      payoff_good_through: ['2025-06-20'],
      borrower_name: ['Northfork Milling Co.'],
    },
    whole: true,
  },
  {
    name: 'reads a servicer’s letter with dollar signs apart from their figures, and nothing else',
    docType: 'payoff_statement',
    text: `
MERIDIAN HOME LOAN SERVICING
P.O. Box 77100, Dallas, TX 75265
                                                             Date: 08/04/2025
Borrower(s):       ELENA R. VASQUEZ
Co-Borrower:       MIGUEL VASQUEZ
Account Number:    0098812347
Collateral:        5512 Juniper Lane, Plano, TX 75024

Dear Borrower:

You asked us what it would take to pay your mortgage in full. As of August 29, 2025 you will owe:

   Unpaid Principal Balance         $   231,004.55
   Interest from 07/01/2025         $     1,093.17
   Escrow overdraft                 $       212.40
   County recording cost            $        36.00
   Fax fee                          $        10.00
   Amount needed to satisfy loan    $   232,356.12

Interest accrues at $37.97 a day after August 29, 2025. This quote expires on August 29, 2025.
The next payment of $1,844.09 is due September 1, 2025. Do not stop payment on your account.

Wire to: First Commerce Bank, ABA 111000025, Account 4400981, Meridian Home Loan Servicing Payoff Clearing`,
    expected: {
      payoff_per_diem: ['37.97'],
      payoff_good_through: ['2025-08-29'],
      borrower_name: ['ELENA R. VASQUEZ', 'MIGUEL VASQUEZ'],
      property_address: ['5512 Juniper Lane, Plano, TX 75024'],
      payoff_amount: ['232356.12'],
    },
    whole: true,
  },
  {
    name: 'reads a lawyers’ letter with the wire’s account beside the loan’s, and nothing else',
    docType: 'payoff_statement',
    text: `
LAKESHORE BANK & TRUST COMPANY

October 7, 2025

VIA FACSIMILE (920) 555-0188

Badger Closing Services, LLC
Green Bay, Wisconsin

Re:   Borrower: Fox Valley Tooling, Inc.
      Loan Number: 1004418
      Collateral: 3300 Industrial Parkway, Appleton, WI 54913

Ladies and Gentlemen:

Lakeshore Bank & Trust Company (the "Bank") understands that Fox Valley Tooling, Inc. (the "Company") intends to repay
all of its indebtedness to the Bank under the Loan Agreement dated as of May 2, 2019. The Bank hereby advises you that
the total amount of such indebtedness as of October 17, 2025 (the "Payoff Date") will be $1,284,907.33
(the "Payoff Amount"), consisting of principal of $1,270,000.00, interest of $14,407.33 and legal fees of $500.00.
If the Payoff Amount is not received by 2:00 p.m. on the Payoff Date, it shall increase by $238.13 per day.

The Payoff Amount should be sent by wire transfer as follows:
      Bank:  Lakeshore Bank & Trust Company
      ABA No.:  075900575
      Account No.:  990-11-204
      Account Name: Loan Operations Suspense
      Reference:  Fox Valley Tooling payoff

Upon receipt of the Payoff Amount, the Bank will deliver a satisfaction of mortgage and UCC-3 terminations.

Very truly yours,
LAKESHORE BANK & TRUST COMPANY
By: [ink]
Name: Gordon Pratt
Title: Senior Vice President`,
    expected: {
      wire_beneficiary_aba: ['075900575'],
      wire_beneficiary_account: ['990-11-204'],
      wire_beneficiary_name: ['Loan Operations Suspense'],
      payoff_per_diem: ['238.13'],
      borrower_name: ['Fox Valley Tooling, Inc.'],
      property_address: ['3300 Industrial Parkway, Appleton, WI 54913'],
      payoff_amount: ['1284907.33'],
      payoff_good_through: ['2025-10-17'],
    },
    whole: true,
  },
  {
    name: 'reads a letter of farm credit under its own letterhead, and nothing else',
    docType: 'payoff_statement',
    text: `
Tri-County Farm Credit, ACA
2015 Grain Belt Avenue
Salina, KS 67401

July 22, 2025

To Whom It May Concern:

Re: Dale and Sharon Hostetler, Note 44019-101

This letter confirms that the outstanding balance of the note described above, with interest to
August 5, 2025, totals $322,841.50. Interest continues to accrue at the daily rate of $58.22.
Provided that we receive $322,841.50 on or before August 5, 2025, we agree to release our
lien on the Southeast Quarter of Section 12, Township 14 South, Range 3 West, Saline County, Kansas.

Respectfully,
[ink]
Paul Dietz, Branch Manager`,
    expected: {
      payoff_amount: ['322841.50'],
      payoff_per_diem: ['58.22'],
      payoff_good_through: ['2025-08-05'],
      borrower_name: ['Dale and Sharon Hostetler'],
    },
    whole: true,
  },
  {
    name: 'reads a payoff letter to the title company that asked',
    docType: 'payoff_statement',
    text: `
CARDINAL MORTGAGE SERVICING
P.O. Box 8812, Omaha, NE 68103

March 4, 2026

Lakeshore Title & Escrow, LLC
Attn: Payoff Desk
400 Harbor Boulevard
Erie, PA 16501

Re: Harold and June Pickett, our loan 7718820

Dear Sir or Madam:

Thank you for your inquiry. To pay this loan in full we must have $118,204.55 in our office by March 20, 2026. Interest of $21.84 accrues daily after that.`,
    expected: {
      settlement_agent: ['Lakeshore Title & Escrow, LLC'],
      payoff_amount: ['118204.55'],
      payoff_per_diem: ['21.84'],
      payoff_good_through: ['2026-03-20'],
    },
    blank: ['lender_name'],
  },
  {
    name: 'reads a payoff letter to the new lender',
    docType: 'payoff_statement',
    text: `
PAYOFF LETTER

BLUE VALLEY STATE BANK
100 Main Street
Topeka, KS 66603

June 2, 2026

Prairie Community Credit Union
77 Grain Street
Salina, KS 67401

RE: Payoff, Milo Grain LLC

Gentlemen:

As you have requested, the payoff through June 30, 2026 is $88,120.00, with interest of $14.20 per day thereafter.

Very truly yours,`,
    expected: {
      lender_name: ['Prairie Community Credit Union'],
      lender_address: ['77 Grain Street, Salina, KS 67401'],
      borrower_name: ['Milo Grain LLC'],
      payoff_amount: ['88120.00'],
    },
  },
  {
    name: 'reads a payoff letter to who borrowed, with the old lender over it',
    docType: 'payoff_statement',
    text: `



Statement of Payoff


CORNERSTONE BANK
100 Main Street
Topeka, KS 66603

June 2, 2026

Alma Reyes
9 Birch Court
Topeka, KS 66604

Dear Ms. Reyes:

As you have requested, the amount needed to pay your loan in full on June 30, 2026 is $88,120.00. Add $14.20 for each day after that.

Sincerely,`,
    expected: { borrower_name: ['Alma Reyes'], payoff_good_through: ['2026-06-30'] },
    blank: ['lender_name', 'lender_address'],
  },
  {
    name: 'reads a payoff quote in one sentence',
    docType: 'payoff_statement',
    text: `
PAYOFF QUOTE

Lender/Servicer: Sandhills Bank              Quote date: 1/5/2026
Customer: Boyd Ranch, Inc.                   Note: 44-1102
Quote good to: 1/31/2026
Principal 310,000.00; interest 2,110.45; lien release 30.00. Grand total 312,140.45.
Interest runs at 60.30 daily after 1/31/2026.
Send funds with reference to Note 44-1102 in Cherry County, Nebraska.`,
    expected: { payoff_amount: ['312140.45'], payoff_per_diem: ['60.30'] },
    blank: ['lender_name'],
  },
  {
    name: 'reads a payoff letter to a law firm, with the land under its subject',
    docType: 'payoff_statement',
    text: `
Delta Savings Bank
March 3, 2025

Hartwell & Moss, P.C.
10 Court Square
Bend, OR 97701

Re: Granite Peak Storage, LLC - Loan 44712
    12 Elm Street, Bend, OR 97701

Gentlemen:

The payoff is $903,211.08.
`,
    expected: {
      borrower_name: ['Granite Peak Storage, LLC'],
      property_address: ['12 Elm Street, Bend, OR 97701'],
      payoff_amount: ['903211.08'],
    },
  },
  {
    name: 'does not give the borrower the address of the title company that is written to',
    docType: 'payoff_statement',
    text: `
Cornerstone Savings Bank

March 3, 2026
Prairie Settlement Services, LLC
2200 University Drive
Fargo, ND 58102

Borrower: Dennis Kolb
The payoff on the above loan as of March 31, 2026 is $142,330.18.`,
    expected: { borrower_name: ['Dennis Kolb'], payoff_good_through: ['2026-03-31'], payoff_amount: ['142330.18'] },
    blank: ['borrower_address'],
  },
];

describe('payoff statements in letters and memoranda', () => {
  itReads(papers);
});
