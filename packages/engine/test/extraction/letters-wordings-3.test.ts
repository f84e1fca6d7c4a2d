import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

const papers: readonly WordingCase[] = [
  {
    name: 'a memorandum with the borrower in its subject',
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
  },
  {
    name: 'a servicer’s letter with dollar signs apart from their figures',
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
  },
  {
    name: 'a lawyers’ letter with the wire’s account beside the loan’s',
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
      payoff_per_diem: ['238.13'],
      borrower_name: ['Fox Valley Tooling, Inc.'],
      property_address: ['3300 Industrial Parkway, Appleton, WI 54913'],
      payoff_amount: ['1284907.33'],
      payoff_good_through: ['2025-10-17'],
    },
  },
  {
    name: 'a letter of farm credit under its own letterhead',
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
  },
  {
    name: 'a closer’s letter to the lender',
    docType: 'wire_instructions',
    text: `
SENTINEL TITLE AGENCY, LLC
1400 Euclid Avenue, Suite 300, Cleveland, OH 44115

February 18, 2025

Third Lake Bank
Attn: Commercial Closing

Re:  Our File No.: 25-10447
     Buyer/Borrower: Cuyahoga Cold Storage, LLC
     Property: 6100 Harvard Avenue, Cleveland, OH 44105
     Closing Date: February 24, 2025

Please send the loan proceeds in the amount of $2,150,000.00 by Fed wire to our escrow account:

     Huntington Valley Bank
     Cleveland, Ohio
     ABA # 041000124
     For credit to: Sentinel Title Agency, LLC Escrow Trust Account
     Account # 01892-44071
     Please reference File No. 25-10447 / Cuyahoga Cold Storage

We never change our wire instructions by e-mail. Call 216-555-0140 to verify.

[ink]
Angela Rourke
Escrow Officer`,
    expected: {
      wire_beneficiary_aba: ['041000124'],
      wire_beneficiary_name: ['Sentinel Title Agency, LLC Escrow Trust Account'],
      wire_beneficiary_account: ['01892-44071'],
      wire_reference: ['File No. 25-10447 / Cuyahoga Cold Storage'],
      wire_beneficiary_bank: ['Huntington Valley Bank'],
      borrower_name: ['Cuyahoga Cold Storage, LLC'],
      property_address: ['6100 Harvard Avenue, Cleveland, OH 44105'],
      settlement_agent: ['SENTINEL TITLE AGENCY, LLC'],
      settlement_file_number: ['25-10447'],
      closing_date: ['2025-02-24'],
      wire_amount: ['2150000.00'],
      lender_name: ['Third Lake Bank'],
    },
  },
  {
    name: 'a memorandum in sentences',
    docType: 'wire_instructions',
    text: `
MEMO TO WIRE ROOM

Requested by: Stephanie Ruiz, Loan Closer          Date: 09/15/2025
Please wire today, 09/15/2025, the sum of $317,450.00 from GL 1450-22 to the credit of Hanover Abstract Corp., IOLA account
number 33018827 at Empire Commercial Bank, Albany, New York (routing number 021300077).
Charge: our customer Bridget O'Malley, loan 6610094. The closing takes place September 16, 2025.
Reference on the wire: O'Malley / 41 Delaware Ave.

Approved: [ink]
          Warren Teague, VP`,
    expected: {
      wire_reference: ["O'Malley / 41 Delaware Ave."],
      wire_beneficiary_aba: ['021300077'],
      wire_beneficiary_name: ['Hanover Abstract Corp.'],
      wire_beneficiary_account: ['33018827'],
      loan_number: ['6610094'],
      closing_date: ['2025-09-16'],
      wire_amount: ['317450.00'],
      disbursement_date: ['2025-09-15'],
      borrower_name: ["Bridget O'Malley"],
      wire_beneficiary_bank: ['Empire Commercial Bank'],
    },
  },
  {
    name: 'a letter with its closing in a sentence',
    docType: 'wire_instructions',
    text: `
Dear Lender:

Thank you for choosing Tidewater Settlement Group. When you are ready to fund the loan for Marcus and Lena Whitby
(your loan no. 55-20098, our case TS-7714), kindly wire net proceeds to the account shown here.

Beneficiary's Bank          Old Dominion National Bank, Norfolk, VA
Bank Routing Transit        051400549
Beneficiary                 Tidewater Settlement Group
Beneficiary's Acct          8830012457
OBI                         TS-7714 Whitby 310 Bayview

Settlement is scheduled for Friday, August 15, 2025 at 1:00 p.m. for the property at 310 Bayview Boulevard, Norfolk, VA 23503.

Correspondent bank, if any:  none
[ink]
Joyce Tillman`,
    expected: {
      wire_beneficiary_bank: ['Old Dominion National Bank'],
      wire_beneficiary_aba: ['051400549'],
      wire_beneficiary_name: ['Tidewater Settlement Group'],
      wire_beneficiary_account: ['8830012457'],
      wire_reference: ['TS-7714 Whitby 310 Bayview'],
      property_address: ['310 Bayview Boulevard, Norfolk, VA 23503'],
      loan_number: ['55-20098'],
      closing_date: ['2025-08-15'],
      borrower_name: ['Marcus and Lena Whitby'],
      settlement_file_number: ['TS-7714'],
      settlement_agent: ['Tidewater Settlement Group'],
    },
  },
  {
    name: 'a borrower’s letter of direction',
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
  },
  {
    name: 'a message that releases the funds',
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
  },
  {
    name: 'a message in sentences',
    docType: 'liability_insurance',
    text: `
From: Tessa Morgan <tmorgan@harborins.example>
To: loandocs@firstbay.example
Date: 10/20/2025
Subject: Liability coverage for Osprey Charters LLC

Hello,

Osprey Charters LLC is insured for general liability under policy number MGL0091877 written by Chesapeake Marine Underwriters.
The policy is in force from 9/1/2025 through 9/1/2026. Limit is $1,000,000 each occurrence / $3,000,000 aggregate.
First Bay Bank is listed as additional insured, loan number 20-33817.

Tessa Morgan, CIC
Harbor Insurance Group`,
    expected: {
      loan_number: ['20-33817'],
      insurer_name: ['Chesapeake Marine Underwriters'],
      mortgagee_name: ['First Bay Bank'],
      hazard_policy_number: ['MGL0091877'],
      hazard_effective_date: ['2025-09-01'],
      hazard_expiration_date: ['2026-09-01'],
      borrower_name: ['Osprey Charters LLC'],
      lender_name: ['First Bay Bank'],
    },
  },
  {
    name: 'a form of an agency’s own',
    docType: 'liability_insurance',
    text: `
VERIFICATION OF INSURANCE

Date Prepared:          11/03/2025
Prepared for:           Sandia Peak Credit Union, 700 Lomas Blvd, Albuquerque, NM 87102
Our Insured:            Turquoise Trail Brewing, LLC
Insured Location:       15 Gold Avenue, Albuquerque, NM 87102
Carrier:                Mesa Verde Insurance Exchange
Type of Coverage:       Business liability, including liquor liability
Policy Identification:  BOP-7718-02
Inception:              10/15/2025
Renewal Date:           10/15/2026
Liability Limit:        $1,000,000 per occurrence
Aggregate:              $2,000,000
Status of lender:       Additional insured - Sandia Peak Credit Union
Loan reference:         SP-991002`,
    expected: {
      loan_number: ['SP-991002'],
      borrower_name: ['Turquoise Trail Brewing, LLC'],
      lender_name: ['Sandia Peak Credit Union'],
      lender_address: ['700 Lomas Blvd, Albuquerque, NM 87102'],
      insurer_name: ['Mesa Verde Insurance Exchange'],
      hazard_effective_date: ['2025-10-15'],
      hazard_policy_number: ['BOP-7718-02'],
      property_address: ['15 Gold Avenue, Albuquerque, NM 87102'],
      hazard_expiration_date: ['2026-10-15'],
      mortgagee_name: ['Sandia Peak Credit Union'],
    },
  },
];

describe('letters, memoranda and messages of other houses', () => {
  it.each(papers)('reads $name, and nothing else', ({ docType, text, expected }) => {
    expect(valuesOn(docType, text)).toEqual(expected);
  });
});
