import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank: readonly string[];
}

const cases: readonly Case[] = [
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
  },
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
  },
  {
    name: 'conditions under a heading with a stop, and what default adds',
    docType: 'loan_agreement',
    text: `
BUSINESS LOAN AGREEMENT

Borrower: Copper Basin Hauling, Inc.                      Lender: Ruby Valley Bank
          15 Smelter Rd                                           200 Main St
          Anaconda, MT 59711                                      Twin Bridges, MT 59754

TERM. This Agreement shall be effective as of April 10, 2025, and shall continue until all loans are paid in full.

LOAN. Lender will make a term loan to Borrower in the amount of $560,000.00, bearing interest at the Wall Street Journal Prime Rate
(currently 7.500%) plus 1.250 percentage points, resulting in an initial rate of 8.750% per annum, with a floor of 6.000%.

COLLATERAL. Borrower grants to Lender a security interest in three (3) 2023 Peterbilt 389 tractors and two (2) 2022 Trail King lowboy
trailers, as listed on Exhibit A, together with all proceeds.

SPECIAL CONDITIONS. (1) Borrower shall provide titles to all vehicles within 30 days of closing. (2) Borrower shall maintain its
primary deposit accounts with Lender. (3) Dale Rask shall remain president of Borrower.

FINANCIAL COVENANTS. Cash flow coverage of at least 1.200 to 1.000. Distributions limited to 40% of net income.

DEFAULT RATE. Upon default the interest rate shall increase by adding 3.000 percentage points.
LATE CHARGE. 5.000% of the unpaid portion.`,
    expected: {
      interest_rate: ['8.75'],
      rate_floor: ['6'],
    },
    blank: ['rate_margin', 'default_rate'],
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
    name: 'goods with a number behind its sign',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT

FOR VALUE RECEIVED the undersigned, Delta Queen Catering Co., of 40 Levee Street, Greenville, Mississippi ("Debtor"), hereby grants to
Magnolia State Bank ("Secured Party") a security interest in the following described property, and all additions thereto and
proceeds thereof, hereinafter called the Collateral, to-wit:

     All restaurant and catering equipment, furniture and fixtures located at 40 Levee Street
     2021 Ford Transit 250, VIN 1FTBR1C80MKA10034
     Deposit account no. ****2290 at Secured Party

to secure payment of a promissory note dated August 25, 2025 for $64,300.00, payable in 60 installments.

Debtor warrants that the Collateral is free of liens except as follows: none.`,
    expected: {
      collateral_description: [
        'All restaurant and catering equipment, furniture and fixtures located at 40 Levee Street 2021 Ford Transit 250, VIN 1FTBR1C80MKA10034 Deposit account no. ****2290 at Secured Party',
      ],
      principal_amount: ['64300.00'],
    },
    blank: [],
  },
  {
    name: 'goods that begin with a year, below words that every form prints',
    docType: 'security_agreement',
    text: `
COMMERCIAL SECURITY AGREEMENT

Grantor: Sawtooth Aviation, LLC                          Lender: Boise Front Bank
         3800 Airport Way                                        101 Capitol Blvd
         Boise, ID 83705                                         Boise, ID 83702

GRANT OF SECURITY INTEREST. Grantor grants to Lender a security interest in the Collateral.
COLLATERAL DESCRIPTION. The word "Collateral" means all of the property described below, whether now owned or hereafter acquired,
whether now existing or hereafter arising, and wherever located:
1978 Cessna 185F Skywagon, Registration N1185F, Serial No. 18503512, together with its engine, propeller and avionics.
In addition, the word "Collateral" includes all accessions, replacements and proceeds.
CROSS-COLLATERALIZATION. In addition to the Note, this Agreement secures all obligations, debts and liabilities of Grantor.
Note dated 06/06/2025 in the principal amount of $148,000.00.`,
    expected: {
      collateral_description: [
        '1978 Cessna 185F Skywagon, Registration N1185F, Serial No. 18503512, together with its engine, propeller and avionics',
      ],
    },
    blank: [],
  },
  {
    name: 'a herd, and the land where it is kept',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT                             Loan #: 20-11873
Date: 9/15/2025        Debtor: Hank Purdy and Lila Purdy        Secured Party: Farmers & Drovers Bank
Description of Collateral: 62 head of mixed-breed beef cows, brand "HP" left hip, and their increase
Location of Collateral: NE 1/4 Sec. 12, T14S, R6E, Morris County, Kansas
Amount: $77,500.00     Maturity: 9/15/2026
Debtor agrees to keep the Collateral insured. The Collateral also secures all other debts of Debtor (cross-collateral clause).`,
    expected: {
      collateral_description: ['62 head of mixed-breed beef cows, brand "HP" left hip, and their increase'],
      borrower_name: ['Hank Purdy', 'Lila Purdy'],
    },
    blank: [],
  },
  {
    name: 'a table of old and new terms, which are no day of the note',
    docType: 'change_in_terms',
    text: `
NOTE MODIFICATION / EXTENSION

Borrower:           Fern Hollow Nursery LLC
Lender:             Shenandoah Bank & Trust
Note No.:           000441-02
                          EXISTING                   MODIFIED
Principal Balance         $94,210.66                 $94,210.66
Interest Rate             5.25%                      7.00%
Maturity                  06/15/2025                 06/15/2027
Payment                   $1,210.00                  $1,288.43
Collateral                UCC on equipment           UCC on equipment; 2nd DOT on 88 Fern Hollow Rd
Date of modification: June 15, 2025`,
    expected: {
      maturity_date: ['2027-06-15'],
      interest_rate: ['7'],
    },
    blank: ['note_date'],
  },
  {
    name: 'a rate that moves, with what it is today',
    docType: 'change_in_terms',
    text: `
RENEWAL AND EXTENSION AGREEMENT

Account Name: Larkin & Sons Plumbing Inc.
Account Number: 771003345
Bank: Citizens Trust of Macon

The Bank agrees to renew the line of credit in the amount of $150,000.00 dated 04/01/2024 on these terms:
New maturity:  April 1, 2026
New rate:  Prime + 1.00% (8.50% today), floor 5.00%
Collateral:  No change. Accounts receivable and inventory as described in the Security Agreement dated 04/01/2022
Guarantor consent:  Joseph M. Larkin
Renewal fee: $750.00
Dated: March 28, 2025`,
    expected: {
      interest_rate: ['8.5'],
      rate_margin: ['1'],
      maturity_date: ['2026-04-01'],
    },
    blank: ['note_date', 'collateral_description'],
  },
];

describe('guaranties and agreements as other houses type them', () => {
  it.each(cases)('$docType: $name', ({ docType, text, expected, blank }) => {
    const values = valuesOn(docType, text);
    for (const [field, wanted] of Object.entries(expected))
      expect([...(values[field] ?? [])].sort(), field).toEqual([...wanted].sort());
    for (const field of blank) expect(values[field], field).toBeUndefined();
  });
});
