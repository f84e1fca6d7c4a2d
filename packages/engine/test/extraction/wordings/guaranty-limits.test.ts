import { describe } from 'vitest';
import { itReads, itReadsSentences, type Sentence, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a limit in a clause of its own',
    docType: 'guaranty',
    text: `
LIMITED GUARANTY

Guarantor:   Samuel K. Brandt                Debtor:   Brandt & Wu Architects, P.C.
             615 Linden Court                          200 Market Street, Suite 400
             Columbus, OH 43215                        Columbus, OH 43215
Creditor:    Buckeye Commerce Bank
             1 Capitol Square, Columbus, OH 43215
Date:        February 10, 2026               Loan No.:  3300981

1. Guaranty. Guarantor guarantees payment to Creditor of the Indebtedness of Debtor, subject to Section 2.
2. Limitation. Notwithstanding anything to the contrary, the liability of Guarantor hereunder shall not exceed the sum of $300,000.00 plus costs of collection.
3. Indebtedness means a term loan of $1,000,000.00 dated February 10, 2026 and maturing February 10, 2033.
4. Co-guarantor. Jennifer Wu has signed a separate guaranty.

GUARANTOR:
[ink]
_______________________
Samuel K. Brandt`,
    expected: {
      loan_number: ['3300981'],
      borrower_name: ['Brandt & Wu Architects, P.C.'],
      borrower_address: ['200 Market Street, Suite 400, Columbus, OH 43215'],
      lender_name: ['Buckeye Commerce Bank'],
      lender_address: ['1 Capitol Square, Columbus, OH 43215'],
      guarantor_name: ['Samuel K. Brandt'],
      guarantor_address: ['615 Linden Court, Columbus, OH 43215'],
      guaranty_limit: ['300000.00'],
      guaranty_date: ['2026-02-10'],
      maturity_date: ['2033-02-10'],
      principal_amount: ['1000000.00'],
      guaranty_signed: ['true'],
    },
  },
  {
    name: 'reads a guarantee that is limited in a box',
    docType: 'guaranty',
    text: `
U.S. Small Business Administration
UNCONDITIONAL LIMITED GUARANTEE

SBA Loan #          PLP 442-981-70-05
SBA Loan Name       Blue Heron Brewing
Guarantor           Heron Holdings, LLC
Borrower            Blue Heron Brewing Company, Inc.
Lender              Evergreen Business Bank
Date                December 3, 2025
Note Amount         $1,450,000.00
Guarantee limited to: $725,000.00

1. GUARANTEE: Guarantor unconditionally guarantees payment to Lender of all amounts owing under the Note, subject to the limitation. This Guarantee remains in effect until the Note is paid in full.
2. NOTE: The "Note" is the promissory note dated December 3, 2025 in the principal amount of One Million Four Hundred Fifty Thousand Dollars.

GUARANTOR:
Heron Holdings, LLC
By: [ink]
Alicia Monroe, Managing Member`,
    expected: {
      borrower_name: ['Blue Heron Brewing Company, Inc.'],
      lender_name: ['Evergreen Business Bank'],
      guarantor_name: ['Heron Holdings, LLC'],
      guaranty_date: ['2025-12-03'],
      note_date: ['2025-12-03'],
      principal_amount: ['1450000.00'],
      guaranty_type: ['limited'],
      guaranty_limit: ['725000.00'],
    },
  },
  {
    name: 'reads a company that guarantees without limit, and its agent',
    docType: 'guaranty',
    text: `
CORPORATE GUARANTY

Loan Center: 204                          Credit Officer: D. Haverford
Obligor: Pinnacle Paving, LLC
Surety/Guarantor: Pinnacle Holdings Group, Inc.
Registered Agent of Guarantor: CT Corporation System
Lender: Cumberland Federal Bank

Guarantor, a Tennessee corporation and sole member of Obligor, hereby guarantees, without limitation as to amount, the payment and performance of all Obligations owed to Lender under that certain Equipment Loan dated August 25, 2025 in the amount of $1,125,000.00.

Executed at Nashville, Tennessee on August 25, 2025.

PINNACLE HOLDINGS GROUP, INC.
By: [ink]
Name: Robert E. Stack
Title: Chief Financial Officer`,
    expected: {
      borrower_name: ['Pinnacle Paving, LLC'],
      lender_name: ['Cumberland Federal Bank'],
      guarantor_name: ['Pinnacle Holdings Group, Inc.'],
      guaranty_type: ['unlimited'],
      guaranty_date: ['2025-08-25'],
      note_date: ['2025-08-25'],
      guaranty_signed: ['true'],
      principal_amount: ['1125000.00'],
      branch_code: ['204'],
      loan_officer: ['D. Haverford'],
    },
  },
  {
    name: 'guarantors that a definition numbers, and the amount of the loan for no limit',
    docType: 'guaranty',
    text: `
GUARANTY OF COMPLETION AND PAYMENT

Parties:
     "Guarantor" means, jointly and severally, (i) Louis F. Escamilla, an individual, (ii) Bexar Land Ventures, Ltd., a Texas
     limited partnership, and (iii) Escamilla Development Co., a Texas corporation.
     "Borrower" means Stone Oak Villas JV, LLC, a Texas limited liability company.
     "Lender" means Alamo Heights National Bank, a national banking association.
     "Loan" means the construction loan in the maximum amount of $6,300,000.00 from Lender to Borrower.
     "Note" means the Promissory Note dated as of July 31, 2025.
     "Effective Date" means July 31, 2025.

1. Guarantor irrevocably and unconditionally guarantees to Lender the full payment of the Note and completion of the
   improvements.

GUARANTOR:
_____________________________
LOUIS F. ESCAMILLA, individually

BEXAR LAND VENTURES, LTD.
By: BLV Management, LLC, general partner
By: _________________________
    Louis F. Escamilla, President

ESCAMILLA DEVELOPMENT CO.
By: _________________________
    Rosa Escamilla, Secretary`,
    expected: {
      guarantor_name: ['Louis F. Escamilla', 'Bexar Land Ventures, Ltd.', 'Escamilla Development Co.'],
      borrower_name: ['Stone Oak Villas JV, LLC'],
      lender_name: ['Alamo Heights National Bank'],
      principal_amount: ['6300000.00'],
      guaranty_date: ['2025-07-31'],
    },
    blank: ['guaranty_limit'],
    inAnyOrder: true,
  },
  {
    name: 'two borrowers called by one name, half of whose debt is guaranteed',
    docType: 'guaranty',
    text: `
GUARANTY

This Guaranty is executed by JONAS R. WEBB, a married man dealing in his sole and separate property ("Guarantor") for the benefit of
PALO VERDE BANK ("Lender") as of January 8, 2025.

Webb Orchards, LLC, an Arizona limited liability company, and Webb Packing, Inc., an Arizona corporation (collectively, "Borrower"), have
executed a promissory note payable to Lender in the amount of $1,400,000.00 dated January 8, 2025 ("Note").

Guarantor guarantees payment of fifty percent (50%) of the principal, not to exceed $700,000.00.

Guarantor:
________________________
Jonas R. Webb

SPOUSAL CONSENT
The undersigned, spouse of Guarantor, consents to the foregoing Guaranty.
________________________
Melinda Webb`,
    expected: {
      borrower_name: ['Webb Orchards, LLC', 'Webb Packing, Inc.'],
      guarantor_name: ['JONAS R. WEBB'],
      guaranty_limit: ['700000.00'],
    },
    blank: ['interest_rate'],
    inAnyOrder: true,
  },
  {
    name: 'reads a guaranty in a table',
    docType: 'guaranty',
    text: `
Guarantor                Coverage          Maximum
Marcus T. Reyes          Limited           $225,000.00`,
    expected: { guarantor_name: ['Marcus T. Reyes'], guaranty_type: ['limited'], guaranty_limit: ['225000.00'] },
  },
  {
    name: 'reads a guaranty without limit',
    docType: 'guaranty',
    text: `
GUARANTY OF PAYMENT
Marcus T. Reyes unconditionally guarantees the full payment of every obligation of Ironwood Builders, LLC without limit as to amount.`,
    expected: { guarantor_name: ['Marcus T. Reyes'], guaranty_type: ['unlimited'] },
  },
  {
    name: 'reads what kind of guaranty a title names',
    docType: 'guaranty',
    text: `
CONTINUING UNLIMITED GUARANTY
Guarantor: Dale Whitman     Borrower: Harlan Feed & Seed, LLC`,
    expected: { guaranty_type: ['unlimited'] },
  },
  {
    name: 'reads a guaranty that says what holds of blanks',
    docType: 'guaranty',
    text: `
UNCONDITIONAL GUARANTY AGREEMENT

For Bank Use: Officer Mark Ellison  Branch 022  Loan 8831902
                                                                          
Date of Guaranty: 05/01/2025          Date of Borrower's Note: 04/30/2025
Amount of Borrower's Note: $900,000.00

Guarantor: Teresa Odom, 18 Lakeview Court, Macon, GA 31201
Borrower: Odom Logistics, LLC, 400 Freight Way, Macon, GA 31206
Lender: Heart of Georgia Bank, 1 Mulberry Street, Macon, GA 31201

1. Extent. Where no amount is filled in, this guaranty is unlimited. Amount: $450,000.00
The obligation of Guarantor is limited and will in no event exceed Four Hundred Fifty Thousand Dollars ($450,000.00).

NO ACCEPTANCE BY LENDER IS REQUIRED FOR THIS GUARANTY TO BE EFFECTIVE. EACH OF THE UNDERSIGNED ACKNOWLEDGES RECEIPT.

[ink]
Teresa Odom, individually`,
    expected: {
      guarantor_name: ['Teresa Odom'],
      guaranty_type: ['limited'],
      guaranty_limit: ['450000.00'],
      guaranty_date: ['2025-05-01'],
      note_date: ['2025-04-30'],
      loan_officer: ['Mark Ellison'],
      branch_code: ['022'],
    },
  },
  {
    name: 'a guaranty that is limited in a clause of its own',
    docType: 'guaranty',
    text: `
GUARANTY OF PAYMENT
Ann Lee ("Guarantor") guarantees to Harbor National Bank ("Bank") all sums owing under the note of Ironwood
Builders, LLC. The loan is secured by a lien on All cranes of the borrower; and by this guaranty.
The obligations of the Guarantor hereunder shall be limited to Two Hundred Thousand Dollars ($200,000.00).
Branch 0117.
Notices shall be mailed to the Bank at 900 Bay Street, Duluth, MN 55802.`,
    expected: {
      guaranty_type: ['limited'],
      guaranty_limit: ['200000.00'],
      collateral_description: ['All cranes of the borrower'],
      lender_address: ['900 Bay Street, Duluth, MN 55802'],
      branch_code: ['0117'],
    },
  },
  {
    name: 'all that is owed under the note, limited nowhere',
    docType: 'guaranty',
    text: `
UNCONDITIONAL GUARANTEE
Guarantor unconditionally guarantees payment to Lender of all amounts owing under the Note. This Guarantee remains in
effect until the Note is paid in full.`,
    expected: { guaranty_type: ['unlimited'] },
  },
  {
    name: 'the same words, limited further on',
    docType: 'guaranty',
    text: `
GUARANTEE
Guarantor guarantees payment to Lender of all amounts owing under the Note. Guarantor is not bound for more than the sums
agreed below. Liability under this Guarantee will not exceed the collateral pledged.`,
    expected: {},
    blank: ['guaranty_type'],
  },
  {
    name: 'takes no limit from what a guarantor is sued for, owns or gives away',
    docType: 'guaranty',
    text: `
COMMERCIAL GUARANTY

"Borrower" means Alder & Finch, Inc., a Vermont corporation. "Guarantor" means Finch Holdings, LLC, a New York limited liability company. "Lender" means Green Mountain Bank.
The Note was dated May 1, 2026, in the principal amount of $90,000.00, bearing interest at a variable rate of 8.125% per annum and maturing May 1, 2031. After default the Note bears interest at 13.125% per annum.
Guarantor warrants that it is not party to any suit in which the claim exceeds $50,000.00, that no judgments against Guarantor are in excess of $10,000.00, and that Guarantor will make no gifts of more than $20,000.00 a year.
The liability of Guarantor is unlimited.`,
    expected: {
      guaranty_type: ['unlimited'],
      borrower_state_of_org: ['Vermont'],
      interest_rate: ['8.125'],
      rate_type: ['variable'],
      note_date: ['2026-05-01'],
    },
    blank: ['guaranty_limit'],
  },
];

const sentences: readonly Sentence[] = [
  ['guaranty', 'If no box is checked, the liability of Guarantor is not limited.', 'guaranty_type', null],
  ['guaranty', 'The liability of Guarantor is not limited as to amount.', 'guaranty_type', 'unlimited'],
];

describe('limits of guaranties', () => {
  itReads(papers);

  itReadsSentences(sentences);
});
