import { describe } from 'vitest';
import { itReads, itReadsSentences, type Sentence, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'a spouse who only consents',
    docType: 'guaranty',
    text: `
PERSONAL GUARANTEE OF PAYMENT

To:      Keystone Valley Credit Union, 210 Market Street, Lewisburg, PA 17837
Re:      Business loan to Stahl Brothers Trucking (the "Company"), a Pennsylvania general partnership
Dated:   April 22, 2025

In order to induce you to lend $175,000 to the Company, I, Raymond J. Stahl, of 36 Mill Road, Mifflinburg, PA 17844,
personally guarantee to you the full and prompt payment of everything the Company owes you now or later. My obligation is
limited to $100,000 plus interest and costs of collection.

My spouse, Carol Ann Stahl, joins only to consent to this guarantee and is not personally liable.

Guarantor:   [ink]
             Raymond J. Stahl

Consent of spouse:   [ink]
             Carol Ann Stahl

Witness:     Deborah Yost`,
    expected: {
      guarantor_name: ['Raymond J. Stahl'],
      borrower_name: ['Stahl Brothers Trucking'],
      guaranty_limit: ['100000.00'],
      guaranty_type: ['limited'],
      guaranty_date: ['2025-04-22'],
    },
    blank: [],
  },
  {
    name: 'a principal obligor, and the rate after default',
    docType: 'guaranty',
    text: `
UNCONDITIONAL CORPORATE GUARANTY

FOR VALUE RECEIVED, and to induce MERIDIAN BUSINESS CREDIT, N.A. ("Creditor"), whose address is 10 Exchange Place, Jersey
City, New Jersey 07302, to extend credit to HALCYON FREIGHT SYSTEMS CORP. (the "Principal Obligor"), the undersigned,
HALCYON LOGISTICS HOLDINGS CORP., a New Jersey corporation (the "Guarantor"), hereby absolutely guarantees to Creditor the
payment of all Obligations of Principal Obligor.

1. The Guarantor's aggregate liability shall be limited to the principal sum of One Million Five Hundred Thousand
Dollars ($1,500,000.00), together with interest at the Default Rate of 18% per annum and attorneys' fees.

2. Principal Obligor is indebted under a Revolving Note dated October 1, 2025 in the face amount of $3,000,000.00.

Executed as of October 1, 2025.

HALCYON LOGISTICS HOLDINGS CORP.                     ATTEST:
By: [ink]                                            [ink]
Name: Franklin Osei                                  Name: Beth Corrado
Title: Chief Executive Officer                       Title: Assistant Secretary`,
    expected: {
      borrower_name: ['HALCYON FREIGHT SYSTEMS CORP.'],
      guarantor_name: ['HALCYON LOGISTICS HOLDINGS CORP.'],
      guaranty_limit: ['1500000.00'],
      principal_amount: ['3000000.00'],
    },
    blank: ['interest_rate'],
  },
  {
    name: 'a company whose name holds an and-sign, with its trade name below',
    docType: 'guaranty',
    text: `
                                   LENDER: Heartland Trust & Savings
                                   BRANCH: Ames (003)

CONTINUING GUARANTEE  -  [x] Unlimited   [_] Limited to $__________   [_] Specific transaction only

GUARANTOR'S NAME AND ADDRESS            BORROWER'S NAME AND ADDRESS
Philip Arthur Donnelly                  Donnelly Seed & Feed Co.
Jean Marie Donnelly                     d/b/a Ames Agronomy
702 Duff Avenue                         4100 Lincoln Way
Ames, IA 50010                          Ames, IA 50014

In consideration of financial accommodations to the Borrower named above, the undersigned Guarantor(s) jointly and
severally guarantee payment of all present and future debts.

Dated at Ames, Iowa, this 17th day of January, 2025.

[ink]                                   [ink]
Philip Arthur Donnelly                  Jean Marie Donnelly`,
    expected: {
      borrower_name: ['Donnelly Seed & Feed Co. d/b/a Ames Agronomy'],
      guarantor_name: ['Philip Arthur Donnelly', 'Jean Marie Donnelly'],
      branch_code: ['003'],
      guaranty_type: ['unlimited'],
    },
    blank: [],
    inAnyOrder: true,
  },
  {
    name: 'a trust with its own date, two borrowers and the number of the branch',
    docType: 'guaranty',
    text: `
COMMERCIAL GUARANTY

Principal       Loan Date     Maturity      Loan No       Call / Coll    Account     Officer   Initials
$1,050,000.00   02-18-2025    02-18-2035    300188412     4A / 11                    RDB

Borrower:   Ridgeline Storage LLC; and               Lender:   Cascade Peoples Bank
            Ridgeline Holdings Inc.                            Bend Branch #06
            2200 NE 3rd St                                     55 NW Wall St
            Bend, OR 97701                                     Bend, OR 97703

Guarantor:  The Marjorie L. Tate Revocable Trust
            dated May 1, 2009, Marjorie L. Tate, Trustee
            19 Juniper Ct
            Bend, OR 97702

GUARANTEE OF PAYMENT AND PERFORMANCE. For good and valuable consideration, Guarantor absolutely and unconditionally
guarantees full and punctual payment and satisfaction of Guarantor's Share of the Indebtedness of Borrower to Lender.
MAXIMUM LIABILITY. The maximum liability of Guarantor under this Guaranty shall not exceed at any one time 50.000% of the
sum of the principal amount of $1,050,000.00 that is outstanding from time to time and at any one or more times, and all
accrued unpaid interest.`,
    expected: {
      borrower_name: ['Ridgeline Storage LLC', 'Ridgeline Holdings Inc.'],
      branch_code: ['06'],
      note_date: ['2025-02-18'],
    },
    blank: ['guaranty_date', 'interest_rate'],
    inAnyOrder: true,
  },
  {
    name: 'recitals under a title in capitals, and witnesses',
    docType: 'guaranty',
    text: `
CONTINUING UNLIMITED GUARANTY

WHEREAS, BRIGHT HARBOR MARINE SERVICES, INC. (hereinafter called the "Debtor"), has applied to SEACOAST COMMERCE BANK, 40 Pier Road,
Portsmouth, NH 03801 (hereinafter called the "Bank"), for a loan of $515,000.00; and

WHEREAS, the Bank requires the guaranty of the officers of the Debtor;

NOW, THEREFORE, we, Trevor N. Haskell, President, and Gail B. Haskell, Treasurer, individually and not as officers, of 9 Rye Beach Road,
Rye, NH 03870 (hereinafter called the "Guarantors"), do hereby jointly and severally guarantee payment of said loan.

This guaranty is unlimited.

Signed and sealed on the 19th day of June, 2025.

Witness:                                   Guarantors:
[ink]                                      [ink]
Lori Fenn                                  Trevor N. Haskell
[ink]                                      [ink]
Sam Doyle                                  Gail B. Haskell`,
    expected: {
      borrower_name: ['BRIGHT HARBOR MARINE SERVICES, INC.'],
      guarantor_name: ['Trevor N. Haskell', 'Gail B. Haskell'],
      guaranty_date: ['2025-06-19'],
      guaranty_type: ['unlimited'],
    },
    blank: [],
    inAnyOrder: true,
  },
  {
    name: 'what the guarantor is and where it was organized',
    docType: 'guaranty',
    text: `
GUARANTEE OF INDEBTEDNESS
Guarantor Information
   Full legal name:     Trident Tool & Die Corporation
   Organized in:        Michigan
   Address:             7100 Mound Road, Warren, MI 48091
   Signing for it:      Harold Nowak, President
Borrower Information
   Full legal name:     Trident Stamping LLC
   Address:             7110 Mound Road, Warren, MI 48091
Lender Information
   Name:                Great Lakes Industrial Bank
   Branch:              Warren - 22
Guarantee Information
   Date:                12/12/2025
   [_] Unlimited    [x] Limited      Maximum: $400,000.00
   Loan guaranteed:     Equipment term loan no. 4402918, $800,000.00`,
    expected: {
      guarantor_name: ['Trident Tool & Die Corporation'],
      borrower_name: ['Trident Stamping LLC'],
      branch_code: ['22'],
      guaranty_limit: ['400000.00'],
    },
    blank: ['borrower_state_of_org'],
  },
  {
    name: 'reads a guaranty of a note by its number, with a line for the bank',
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
    name: 'reads a guaranty whose parties stand under captions beside each other',
    docType: 'guaranty',
    text: `
LIMITED GUARANTEE

Debtor whose debts are guaranteed          In favor of
Juniper Fab Works, LLC                     Sawtooth State Bank

The Guarantor guarantees the debts of the Debtor to the Creditor.`,
    expected: { borrower_name: ['Juniper Fab Works, LLC'], lender_name: ['Sawtooth State Bank'] },
  },
  {
    name: 'a short guaranty',
    docType: 'guaranty',
    text: `
LIMITED GUARANTY
For valuable consideration, Dale Rourke guarantees to Harbor National Bank prompt payment of all that Ironwood Builders, LLC owes it. Recovery from the guarantor is capped at $225,000.00. Dated May 9, 2025.`,
    expected: {
      guarantor_name: ['Dale Rourke'],
      borrower_name: ['Ironwood Builders, LLC'],
      lender_name: ['Harbor National Bank'],
      guaranty_limit: ['225000.00'],
      guaranty_date: ['2025-05-09'],
    },
  },
];

const sentences: readonly Sentence[] = [
  ['guaranty', 'NO ACCEPTANCE BY LENDER IS REQUIRED TO BIND EACH GUARANTOR.', 'guarantor_name', null],
];

describe('parties of guaranties', () => {
  itReads(papers);

  itReadsSentences(sentences);
});
